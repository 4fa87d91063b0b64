// Settings that change, at once or when their time has come. Every change is kept, with what it was before.
import { sql } from 'kysely'
import type { SettingKey } from '@green-room/contract/backoffice/setting-kinds'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { digest } from '#server/platform/http/once.ts'
import { problem } from '#server/platform/problem.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { Changes } from './judge-settings.ts'
import { forgetPlanned } from './planned.ts'
import { forgetSettings, readSettingsNow, type LoungeSettings } from '../settings.ts'

export const shortDigest = (...parts: unknown[]): string =>
  digest(...parts)
    .toString('hex')
    .slice(0, 16)

/** The settings now, and a mark of them and of all that waits. Two that change them wait for each other here. */
export async function lookAtSettings(at: Db | Trx): Promise<{ now: LoungeSettings; version: string }> {
  await sql`SELECT pg_advisory_xact_lock(7105, 1)`.execute(at)
  const now = await readSettingsNow(at)
  const waiting = await at
    .selectFrom('setting_change')
    .select('id')
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute()
  return { now, version: shortDigest(now, waiting) }
}
const only = (settings: LoungeSettings, keys: readonly string[]): Changes =>
  Object.fromEntries(keys.map((key) => [key, settings[key as SettingKey]]))

async function write(trx: Trx, changes: Changes): Promise<Changes> {
  const before = only(await readSettingsNow(trx), Object.keys(changes))
  for (const [key, value] of Object.entries(changes))
    await sql`INSERT INTO setting (key, value) VALUES (${key}, ${JSON.stringify(value)}::jsonb)
      ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = clock_timestamp()`.execute(trx)
  afterCommit(trx, forgetSettings)
  return before
}

/** Changes them now, or notes when they are to change. */
export async function changeSettings(
  trx: Trx,
  changes: Changes,
  { dueAt, now, operatorId }: { dueAt: Date | null; now: Date; operatorId: string },
): Promise<{ id: string; before: Changes }> {
  const isNow = dueAt === null || dueAt <= now
  const before = isNow ? await write(trx, changes) : only(await readSettingsNow(trx), Object.keys(changes))
  const { id } = await trx
    .insertInto('setting_change')
    .values({
      changes: JSON.stringify(changes),
      before: JSON.stringify(before),
      due_at: dueAt ?? now,
      applied_at: isNow ? now : null,
      operator_id: operatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  afterCommit(trx, forgetPlanned)
  return { id, before }
}

export const listDueChanges = async (db: Db, now: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('setting_change')
      .select('id')
      .where('applied_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

const lockWaiting = async (trx: Trx, id: string) => {
  await sql`SELECT pg_advisory_xact_lock(7105, 1)`.execute(trx)
  return trx
    .selectFrom('setting_change')
    .select(['id', 'changes', 'due_at'])
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** Its time has come. Null where somebody else did it, or took it back. */
export async function applyDueChange(trx: Trx, id: string, now: Date): Promise<{ before: Changes; after: Changes } | null> {
  const waiting = await lockWaiting(trx, id)
  if (!waiting) return null
  const after = waiting.changes as Changes
  const before = await write(trx, after)
  afterCommit(trx, forgetPlanned)
  await trx
    .updateTable('setting_change')
    .set({ applied_at: now, before: JSON.stringify(before) })
    .where('id', '=', id)
    .execute()
  return { before, after }
}

/** Throws `change.not-found`. */
export async function findWaitingChange(at: Db | Trx, id: string): Promise<{ changes: Changes; dueAt: Date }> {
  const row = await lockWaiting(at as Trx, id)
  if (!row) throw problem('change.not-found')
  return { changes: row.changes as Changes, dueAt: row.due_at }
}
export async function withdrawChange(trx: Trx, id: string, now: Date): Promise<void> {
  afterCommit(trx, forgetPlanned)
  await trx.updateTable('setting_change').set({ withdrawn_at: now }).where('id', '=', id).execute()
}

export const listChanges = (db: Db) =>
  db
    .selectFrom('setting_change as c')
    .leftJoin('member as m', 'm.id', 'c.operator_id')
    .selectAll('c')
    .select('m.name as operator')
    .orderBy('c.id', 'desc')
    .limit(50)
    .execute()
