// Whether the audit log of an operators' desk is what they were told, and what has happened.
import { sql } from 'kysely'
import { wrongEnds } from '../../server/src/payments/ends.test-kit.ts'
import { connect } from '../../server/src/platform/database/database.ts'
import { until } from '../../server/test/lounge-process.ts'
import { violations } from '../../server/test/postgres/tables.ts'

/** As the audit log names what these doors do. */
const NAMES = {
  refundOrder: 'order.refunded',
  givePoints: 'points.given',
  banMember: 'member.banned',
  liftMember: 'member.lifted',
  pauseMember: 'member.paused',
  unpauseMember: 'member.unpaused',
} as const
export type Door = keyof typeof NAMES
/** Acts that were said to be done, and wishes that were said to be kept, by the reason that each was given. */
export type Said = ReadonlyMap<string, { door: Door; isWish: boolean }>

/** What was said, what is in the log and what has happened are the same. */
export async function judgeDesk(url: string, said: Said): Promise<string[]> {
  const wrong: string[] = []
  const { db, close } = connect(url, { max: 2, onError: () => {} })
  try {
    await until(async () => (await sql`SELECT 1 FROM payments.refund WHERE state = 'taken'`.execute(db)).rows.length === 0, 120_000)
    const { rows: log } = await sql<{ reason: string; act: string; operator_id: string | null }>`SELECT reason, act, operator_id FROM audit
      WHERE reason LIKE 'act %' ORDER BY id`.execute(db)
    for (const [reason, { door, isWish }] of said) {
      const acts = log.filter((row) => row.reason === reason && row.act === NAMES[door]).length
      const others = log.filter((row) => row.reason === reason && row.act !== NAMES[door] && row.act !== 'approval.wished').length
      if (acts !== (isWish ? 0 : 1) || others > 0)
        wrong.push(`${reason}, ${door}: ${acts} times in the log, ${others} rows of something else`)
    }
    for (const { reason, act: name } of log) if (!said.has(reason)) wrong.push(`${reason}: ${name} stands in the log, and nobody was told`)
    const many = (name: string): number => log.filter((row) => row.act === name).length
    const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await query.execute(db)).rows[0]!.n
    const refunds = await count(sql`SELECT count(*)::int AS n FROM payments.refund WHERE ref LIKE 'refund-%'`)
    const gifts = await count(sql`SELECT count(*)::int AS n FROM ledger.journal WHERE kind = 'adjust'`)
    if (refunds !== many('order.refunded')) wrong.push(`${refunds} refunds, and ${many('order.refunded')} in the log`)
    if (gifts !== many('points.given')) wrong.push(`${gifts} gifts, and ${many('points.given')} in the log`)
    for (const [on, off, column] of [
      ['member.banned', ['member.lifted'], 'suspended_at'],
      // Who is let in again is let write again.
      ['member.paused', ['member.unpaused', 'member.lifted'], 'paused_at'],
    ] as const) {
      const { rows } = await sql<{ id: string; is: boolean; last: string | null }>`SELECT m.id, ${sql.ref(column)} IS NOT NULL AS is,
          (SELECT a.act FROM audit a WHERE a.target_type = 'member' AND a.target_id = m.id::text AND a.act = ANY (${[on, ...off]}::text[])
            ORDER BY a.id DESC LIMIT 1) AS last FROM member m WHERE m.role = 'member' AND m.kind = 'person'`.execute(db)
      for (const { id, is, last } of rows)
        if (is !== (last === on)) wrong.push(`member ${id}: ${column} is ${is}, and the log ends with ${last}`)
    }
    for (const found of await violations(db)) wrong.push(`verifier: ${JSON.stringify(found)}`)
    for (const [name, rows] of Object.entries(await wrongEnds(db))) wrong.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
  } finally {
    await close()
  }
  return wrong
}
