// Safe to repeat: the same key and body give the same answer and one effect (docs/product/wire.md).
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../database/database.ts'
import { transact } from '../transact.ts'
import { problem, ProblemError } from '../problem.ts'

export type Key = { actor: string; route: string; key: string; hash: Buffer }

/** A digest of what was asked, the same for the same meaning: names sorted, texts in NFC. */
export function digest(...parts: unknown[]): Buffer {
  const canonical = JSON.stringify(parts, (_name, value: unknown) => {
    if (typeof value === 'string') return value.normalize('NFC')
    if (value && typeof value === 'object' && !Array.isArray(value))
      return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    return value
  })
  return createHash('sha256').update(canonical).digest()
}

/** The digest of what was asked is kept for days: a password has no place in it. */
export const without = (key: Key | null, ...asked: unknown[]): Key | null => key && { ...key, hash: digest(...asked) }

/**
 * Runs `act` in one transaction. With a key, its answer is kept beside its effect; a repetition gets that answer, a twin waits for it.
 * Refusals that a repetition could turn into success (402, 422, 429, 5xx) are not kept, others are.
 */
export async function once<Answer extends object>(db: Db, key: Key | null, act: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  if (!key) return transact(db, act)
  try {
    return await transact(db, async (trx) => {
      const mine = await sql`INSERT INTO idempotency (actor, route, key, hash) VALUES (${key.actor}, ${key.route}, ${key.key}, ${key.hash})
              ON CONFLICT DO NOTHING`.execute(trx)
      if (mine.numAffectedRows === 0n) return await kept<Answer>(trx, key)
      const answer = await act(trx)
      await trx
        .updateTable('idempotency')
        .set({ answer: JSON.stringify(answer) })
        .where('actor', '=', key.actor)
        .where('route', '=', key.route)
        .where('key', '=', key.key)
        .execute()
      return answer
    })
  } catch (error) {
    if (error instanceof ProblemError && error.code !== 'idempotency.key-reused' && [400, 403, 404, 409].includes(error.status))
      await keepRefusal(db, key, error)
    throw error
  }
}

async function kept<Answer>(trx: Trx, key: Key): Promise<Answer> {
  const row = await trx
    .selectFrom('idempotency')
    .select(['hash', 'status', 'answer'])
    .where('actor', '=', key.actor)
    .where('route', '=', key.route)
    .where('key', '=', key.key)
    .executeTakeFirst()
  if (!row) throw problem('idempotency.in-progress')
  if (!row.hash.equals(key.hash)) throw problem('idempotency.key-reused')
  if (row.status !== 200) {
    const { code, detail } = row.answer as { code: ProblemError['code']; detail: ProblemError['detail'] }
    throw problem(code, detail)
  }
  return row.answer as Answer
}

async function keepRefusal(db: Db, key: Key, refusal: ProblemError): Promise<void> {
  const answer = JSON.stringify({ code: refusal.code, detail: refusal.detail })
  await sql`INSERT INTO idempotency (actor, route, key, hash, status, answer)
        VALUES (${key.actor}, ${key.route}, ${key.key}, ${key.hash}, ${refusal.status}, ${answer}::jsonb) ON CONFLICT DO NOTHING`.execute(
    db,
  )
}
