// Points set aside for an act with an uncertain end, taken or given back once (docs/product/money.md). The SQL doors do the work; here the member hears of it.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '#server/platform/database/database.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { pointsOf } from './balance.ts'
import { refusalOf } from './offer.ts'
import { pointsFrom } from './units.ts'

export type Act = {
  memberId: string
  cause: 'message' | 'topic'
  /** Id of the message or topic that costs. */
  ref: string
  /** Idempotency key in the member's books; `<cause>:<ref>` where the act is paid for once. */
  key?: string
  /** Hundredths of a point, more than 0. */
  units: number | bigint
  ttlS: number
}

/**
 * Opens a hold and answers its id; the same key and units again answer the same id. Every failure ends the transaction. Throws
 * `ledger.not-enough-points` with price, balance and what is missing (in points), `ledger.spending-limit`, `ledger.on-break`,
 * `ledger.account-closed`, `idempotency.key-reused`.
 */
export async function hold(lounge: LoungeInside, trx: Trx, act: Act): Promise<string> {
  const key = act.key ?? `${act.cause}:${act.ref}`
  const hash = createHash('sha256').update(`${key}:${act.units}`).digest()
  try {
    const { rows } = await sql<{ hold_id: string }>`
      SELECT hold_id FROM ledger.hold_open(${act.memberId}, ${act.cause}, ${key}, ${hash}, ${act.units}, ${act.cause}, ${act.ref},
            make_interval(secs => ${act.ttlS}))`.execute(trx)
    tellBalance(lounge, trx, act.memberId)
    return rows[0]!.hold_id
  } catch (error) {
    throw refusalOf(error, act.memberId)
  }
}

/** Charges the holds, all or none. A repetition changes nothing; after a release it throws (isAlreadyResolved). */
export async function capture(_lounge: LoungeInside, trx: Trx, _memberId: string, holds: string[]): Promise<void> {
  await resolve(trx, holds, 'capture') // what is available stays as it is: no news
}

/** Charges a part of a hold and returns the rest; with 0 it is a release. */
export async function capturePart(lounge: LoungeInside, trx: Trx, memberId: string, holdId: string, units: number): Promise<void> {
  await sql`SELECT journal_id FROM ledger.hold_resolve(${holdId}, ${units})`.execute(trx)
  tellBalance(lounge, trx, memberId)
}

/** Returns the held points, all or none. A repetition changes nothing; after a capture it throws (isAlreadyResolved). */
export async function release(lounge: LoungeInside, trx: Trx, memberId: string, holds: string[]): Promise<void> {
  await resolve(trx, holds, 'release')
  tellBalance(lounge, trx, memberId)
}

/** Like release, for the sweep: refused while a hold has time left. */
export async function expire(lounge: LoungeInside, trx: Trx, memberId: string, holds: string[]): Promise<void> {
  await resolve(trx, holds, 'expire')
  tellBalance(lounge, trx, memberId)
}

/** What a hold sets aside, in points. */
export async function pointsOnHold(trx: Trx, holdId: string): Promise<number> {
  const { rows } = await sql<{ amount: string }>`SELECT amount FROM ledger.hold WHERE id = ${holdId}`.execute(trx)
  return pointsFrom(rows[0]?.amount ?? '0')
}

async function resolve(trx: Trx, holds: string[], end: 'capture' | 'release' | 'expire'): Promise<void> {
  await sql`SELECT hold_id FROM ledger.holds_resolve(${holds}::bigint[], ${end === 'capture'}, ${end === 'expire'})`.execute(trx)
}

/** The balance is read after the commit: were news of two acts to arrive in the wrong order, the figures would still be current. */
export function tellBalance(lounge: LoungeInside, trx: Trx, memberId: string): void {
  afterCommit(trx, (db) => {
    pointsOf(db, memberId)
      .then(({ balance }) => lounge.live.publish(`member:${memberId}`, { name: 'balance.changed', data: { balance } }))
      .catch((error: unknown) => lounge.log.warn({ err: error }, 'balance not told'))
  })
}
