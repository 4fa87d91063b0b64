// What an operator does to an account: pause, suspend, and the end of both. Each answers whether it changed anything.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Sessions } from './sessions/sessions.ts'

const change = async (
  trx: Trx,
  memberId: string,
  is: 'suspended_at' | 'paused_at',
  from: 'set' | 'unset',
  row: Record<string, Date | null>,
) =>
  (
    await trx
      .updateTable('member')
      .set(row)
      .where('id', '=', memberId)
      .where('deleted_at', 'is', null)
      .where(is, from === 'set' ? 'is not' : 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

/** Sessions and tokens end with it, and the live lines that hang on them. `until` null: until somebody lifts it. */
export async function suspend(trx: Trx, sessions: Sessions, memberId: string, now: Date, until: Date | null): Promise<boolean> {
  await sessions.end(trx, memberId, {})
  return change(trx, memberId, 'suspended_at', 'unset', { suspended_at: now, suspended_until: until })
}
export const lift = (trx: Trx, memberId: string): Promise<boolean> =>
  change(trx, memberId, 'suspended_at', 'set', { suspended_at: null, suspended_until: null })
export const pause = (trx: Trx, memberId: string, now: Date, until: Date | null): Promise<boolean> =>
  change(trx, memberId, 'paused_at', 'unset', { paused_at: now, paused_until: until })
export const unpause = (trx: Trx, memberId: string): Promise<boolean> =>
  change(trx, memberId, 'paused_at', 'set', { paused_at: null, paused_until: null })

/** Those whose time is over. */
export const listLapsed = async (db: Db, now: Date): Promise<{ id: string; is: 'suspended' | 'paused' }[]> =>
  (
    await sql<{ id: string; is: 'suspended' | 'paused' }>`
      SELECT id, 'suspended' AS is FROM member WHERE suspended_until <= ${now} AND deleted_at IS NULL
      UNION ALL SELECT id, 'paused' FROM member WHERE paused_at IS NOT NULL AND paused_until <= ${now} AND deleted_at IS NULL LIMIT 100`.execute(
      db,
    )
  ).rows
