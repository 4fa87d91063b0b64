// Money that leaves one order by several doors in the same moment: the member's, an operator's, the gateway's desk, the payer's bank, and the end
// of the account. Whoever comes first, no euro goes twice, no point stays whose money is gone, and the books are clean.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refOf, topUp } from '../../../test/people/buyer.ts'
import { bring } from '../../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { leaveUnits, violations } from '../../../test/postgres/tables.ts'
import { balanceOf } from '../../ledger/balance.ts'
import { spend } from '../../ledger/books.test-kit.ts'
import { lookForMissed } from '../reconciliation/reconcile.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
const GROSS = 2_500n
let lounge: TestLounge
let desk: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false, settings: { welcome_points: 0.01 } })
}, 60_000)
// What one person sends alone is counted by the day.
beforeEach(async () => void (desk = await operator(lounge, 'finance')))
afterAll(async () => {
  const wrong = await violations(lounge.database.owner)
  await lounge.close()
  expect(wrong).toEqual([])
})
const db = () => lounge.database.owner

async function bought(spent = 0): Promise<{ ada: Member; order: string; ref: string }> {
  const ada = await lounge.member()
  await leaveUnits(db(), ada.id, 0)
  const order = await topUp(lounge, ada, { amount: 25 })
  if (spent > 0) await spend(db(), ada.id, spent)
  return { ada, order, ref: refOf(lounge, order) }
}
const tell = (ref: string) => bring(lounge.origin, lounge.gateway.deliver([ref]))
const refundsOf = async (order: string) =>
  (
    await sql<{ kind: string; state: string; minor: string }>`SELECT kind, state, minor FROM payments.refund WHERE order_id = ${order}
    ORDER BY id`.execute(db())
  ).rows
const points = async ({ id }: Member): Promise<[number, number]> => {
  const { available, owed } = await balanceOf(db(), id)
  return [Number(available), Number(owed)]
}
/** All that was asked of the till is done, and nothing was given up. */
const atRest = () =>
  waitFor(async () => {
    const { rows } = await sql<{ failed: boolean }>`SELECT failed_at IS NOT NULL AS failed FROM job WHERE kind LIKE 'payments.%'`.execute(
      db(),
    )
    expect(rows.filter(({ failed }) => failed)).toEqual([])
    return rows.length === 0
  }, 30_000)

describe('a withdrawal that waits for the gateway', () => {
  test.each([
    ['a bank takes the money', 'dispute', 'chargeback'],
    ['somebody sends it back at the gateway’s own desk', 'giveBack', 'refund'],
  ] as const)('while %s: its points don’t come back to be spent', async (_what, by, kind) => {
    const { ada, order, ref } = await bought()
    await lounge.lounge.jobs.stop()
    expect((await ada.call('withdrawDeposit', { order_id: order })).code).toBe(200)
    if (by === 'dispute') lounge.gateway.dispute(ref, GROSS, 'open')
    else lounge.gateway.giveBack(ref, GROSS)
    await tell(ref)
    lounge.lounge.jobs.start()
    await waitFor(async () => (await refundsOf(order)).length === 2)
    await atRest()
    expect(await refundsOf(order)).toMatchObject([
      { kind: 'refund', state: 'undone' },
      { kind, minor: String(GROSS) },
    ])
    expect(await points(ada)).toEqual([0, 0])
  })
})

type Act = (at: Awaited<ReturnType<typeof bought>>) => Promise<unknown>
const BECAUSE = { reason: 'asked by mail' }
const ACTS: Record<string, Act> = {
  withdraws: ({ ada, order }) => ada.call('withdrawDeposit', { order_id: order }),
  'asks for the whole': ({ order }) => desk.call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE }),
  'asks for a sum': ({ order }) => desk.call('refundOrder', { order_id: order, part: 'sum', cents: 900, ...BECAUSE }),
  disputes: async ({ ref }) => (lounge.gateway.dispute(ref, GROSS, 'open', `dp_${ref}`), tell(ref)),
  'sends back there': async ({ ref }) => (lounge.gateway.giveBack(ref, 700n), tell(ref)),
  tells: ({ ref }) => tell(ref),
  spends: ({ ada }) => spend(db(), ada.id, 40_000).catch(() => null),
  leaves: ({ ada }) => ada.call('deleteAccount', { password: ada.password, points: 1_000_000, accepts_loss: true }),
}
const ROUNDS: (keyof typeof ACTS)[][] = [
  ['withdraws', 'withdraws', 'disputes', 'tells'],
  ['disputes', 'withdraws', 'asks for the whole', 'tells'],
  ['asks for the whole', 'asks for a sum', 'disputes', 'withdraws'],
  ['sends back there', 'withdraws', 'disputes', 'tells', 'tells'],
  ['sends back there', 'asks for a sum', 'asks for a sum', 'spends', 'disputes'],
  ['leaves', 'disputes', 'tells', 'tells'],
  ['withdraws', 'leaves', 'disputes', 'tells'],
  ['asks for the whole', 'leaves', 'sends back there', 'tells'],
  ['leaves', 'withdraws', 'spends', 'disputes', 'asks for a sum'],
]

describe('at the same moment', () => {
  test.each(ROUNDS.flatMap((acts) => (['won', 'lost'] as const).map((end) => [acts.join(', '), end, acts] as const)))(
    '%s, and the bank’s word is that it is %s',
    async (_name, end, acts) => {
      const at = await bought(20_000)
      const answers = await Promise.all(acts.map((act) => ACTS[act]!(at)))
      expect(answers.map((answer) => (answer as { code?: number } | null)?.code ?? 200).filter((code) => code >= 500)).toEqual([])
      await atRest()
      if (acts.includes('disputes')) {
        lounge.gateway.dispute(at.ref, GROSS, end, `dp_${at.ref}`)
        await Promise.all([tell(at.ref), tell(at.ref), lookForMissed(lounge.lounge, lounge.open.till!)])
      }
      await atRest()
      const kept = await refundsOf(at.order)
      const there = lounge.gateway.payments.get(at.ref)!
      // What went back at the gateway is what the books say went back, under the same names, and nothing is left hanging.
      expect(kept.filter(({ state }) => state === 'taken')).toEqual([])
      const sent = there.refunds.filter(({ state }) => state === 'succeeded').reduce((sum, { minor }) => sum + minor, 0n)
      const settled = kept.filter(({ kind, state }) => kind === 'refund' && state === 'settled')
      expect(settled.reduce((sum, { minor }) => sum + BigInt(minor), 0n)).toBe(sent)
      const booked = kept.filter(({ state }) => state === 'settled').reduce((sum, { minor }) => sum + BigInt(minor), 0n)
      expect(booked <= GROSS).toBe(true)
      if (end === 'lost' && acts.includes('disputes')) expect(booked).toBe(GROSS)
      expect(await violations(db())).toEqual([])
    },
  )
})
