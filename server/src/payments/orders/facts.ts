// Functions of the books in SQL, by their names: each is one step, safe to repeat. They began in migrations/0011-payments.sql; what a later one replaced
// stands in the last migration that names it.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

type Source = Db | Trx
const one = async <Row>(query: RawBuilder<Row>, db: Source): Promise<Row> => (await query.execute(db)).rows[0]!

export type Applied = 'ok' | 'credited' | 'amount_differs' | 'mode_differs' | 'second_payment' | 'account_closed'
export type Payment = { minor: bigint; currency: string; livemode: boolean; card: object | null }
export const applyFact = async (trx: Trx, orderId: string, fact: string, ref: string, payment?: Payment): Promise<Applied> =>
  (
    await one(
      sql<{
        told: Applied
      }>`SELECT payments.apply_fact(${orderId}, ${fact}, ${ref}, ${payment?.minor ?? null}, ${payment?.currency ?? null},
        ${payment?.livemode ?? null}, ${payment?.card ? JSON.stringify(payment.card) : null}::jsonb) AS told`,
      trx,
    )
  ).told
export const takeBack = async (trx: Trx, orderId: string, kind: 'refund' | 'chargeback', ref: string, minor: bigint): Promise<string> =>
  (await one(sql<{ told: string }>`SELECT payments.take_back(${orderId}, ${kind}, ${ref}, ${minor}) AS told`, trx)).told
type Part = { ref: string; minor: string; state: string }
/** A dispute stands in one row for each time that something was there for it to take. */
export const partsOf = async (trx: Trx, orderId: string, ref: string): Promise<Part[]> =>
  (
    await sql<Part>`SELECT ref, minor, state FROM payments.refund WHERE order_id = ${orderId} AND kind = 'chargeback'
      AND (ref = ${ref} OR starts_with(ref, ${`${ref}+`})) ORDER BY id`.execute(trx)
  ).rows
/** What the card was charged, less all that went back. */
export const leftOf = async (trx: Trx, orderId: string): Promise<bigint> =>
  BigInt(
    (
      await one(
        sql<{ left: string }>`SELECT o.charge_minor - coalesce((SELECT sum(f.minor) FROM payments.refund f WHERE f.order_id = o.id
          AND f.state <> 'undone'), 0) AS left FROM payments.orders o WHERE o.id = ${orderId}`,
        trx,
      )
    ).left,
  )
export const settle = async (trx: Trx, orderId: string, ref: string): Promise<string> =>
  (await one(sql<{ told: string }>`SELECT payments.settle(${orderId}, ${ref}) AS told`, trx)).told
export const giveBack = async (trx: Trx, orderId: string, ref: string): Promise<string> =>
  (await one(sql<{ told: string }>`SELECT payments.give_back(${orderId}, ${ref}) AS told`, trx)).told
export type Share = { units: string; cents: string; minor: string }
export const withdraw = (trx: Trx, orderId: string, ref: string): Promise<Share> =>
  one(sql<Share>`SELECT units, cents, minor FROM payments.withdraw(${orderId}, ${ref})`, trx)
export const withdrawable = (db: Source, orderId: string): Promise<Share & { disputed: boolean }> =>
  one(sql<Share & { disputed: boolean }>`SELECT * FROM payments.withdrawable(${orderId})`, db)
/** Units of each paid order of a member that are still unused. */
export const unusedUnits = async (db: Source, memberId: string): Promise<Map<string, bigint>> =>
  new Map(
    (
      await sql<{ ref_id: string; unused: string }>`SELECT ref_id, unused FROM ledger.lots(${memberId}) WHERE kind = 'topup'`.execute(db)
    ).rows.map((row) => [row.ref_id, BigInt(row.unused)]),
  )
/** What would go back of an order if this sum did; without one, if all that is unspent did. */
export const returnable = (db: Source, orderId: string, cents: bigint | null): Promise<Share & { disputed: boolean }> =>
  one(sql<Share & { disputed: boolean }>`SELECT * FROM payments.withdrawable(${orderId}, ${cents})`, db)
export const refundByUs = (trx: Trx, orderId: string, ref: string, cents: bigint | null, operatorId: string): Promise<Share> =>
  one(sql<Share>`SELECT units, cents, minor FROM payments.refund_by_us(${orderId}, ${ref}, ${cents}, ${operatorId})`, trx)
