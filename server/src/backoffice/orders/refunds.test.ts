// Money that operators send back: through the gateway, once, with the points that are unspent, on record, and never more than what came.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkout, refOf, topUp } from '../../../test/people/buyer.ts'
import { bring } from '../../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { leaveUnits, violations } from '../../../test/postgres/tables.ts'
import { balanceOf } from '../../ledger/balance.ts'
import { spend } from '../../ledger/books.test-kit.ts'
import { lookForMissed } from '../../payments/reconciliation/reconcile.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
let lounge: TestLounge
let owner: Desk
let support: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false, settings: { welcome_points: 0.01 } })
  owner = await operator(lounge, 'owner')
  support = await operator(lounge, 'support')
}, 60_000)
afterEach(() => {
  lounge.gateway.fail('refund', null)
  lounge.gateway.answerRefunds('succeeded')
})
afterAll(async () => {
  const wrong = await violations(lounge.database.owner)
  await lounge.close()
  expect(wrong).toEqual([])
})
const db = () => lounge.database.owner
/** Finance of one test: what they send alone is counted by the day. */
const finance = () => operator(lounge, 'finance')
async function buyer(): Promise<Member> {
  const member = await lounge.member()
  await leaveUnits(db(), member.id, 0)
  return member
}
/** Somebody who bought 2500 points for € 25, and spent some. */
async function bought(spent = 0, amount = 25): Promise<{ ada: Member; order: string }> {
  const ada = await buyer()
  const order = await topUp(lounge, ada, { amount })
  if (spent > 0) await spend(db(), ada.id, spent * 100)
  return { ada, order }
}
const points = async ({ id }: Member): Promise<Record<string, number>> => {
  const { available, owed } = await balanceOf(db(), id)
  return { available: Number(available) / 100, owed: Number(owed) / 100 }
}
const page = async (order: string) => (await owner.call('openOrder', { order_id: order })).body.payload
const settled = (order: string) =>
  waitFor(async () => (await page(order)).refunds.every(({ state }: { state: string }) => state !== 'taken'))
const atGateway = (order: string) => lounge.gateway.payments.get(refOf(lounge, order))!.refunds
const BECAUSE = { reason: 'bought by mistake, mail 12' }
const lastAct = () => db().selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const rest = async (order: string) =>
  (await sql`SELECT state, units FROM payments.refund WHERE order_id = ${order} ORDER BY id`.execute(db())).rows

describe('a refund', () => {
  test('of what is unspent takes these points, pays the card, has a credit note, and the member reads of it in their language', async () => {
    const { ada, order } = await bought(1_000)
    await ada.call('chooseLanguage', { lang_id: 'de' })
    const desk = await finance()
    const preview = await desk.call('previewAct', { door: 'refundOrder', input: { order_id: order, part: 'unspent' } })
    expect(preview.body.payload).toMatchObject({
      needs_second: false,
      preview: {
        cents: 1_500,
        amount: 15,
        points: 1_500,
        points_now: 1_500,
        points_then: 0,
        borne_cents: 0,
        vat_cents: 260,
        alone_left: 10,
      },
    })
    const { body } = await desk.call('refundOrder', { order_id: order, part: 'unspent', ...BECAUSE })
    expect(body.payload).toEqual({ approval: null, result: { cents: 1_500, points: 1_500 } })
    expect(await lastAct()).toMatchObject({
      act: 'order.refunded',
      target_type: 'order',
      target_id: order,
      after: { cents: 1_500 },
      ...BECAUSE,
    })
    await settled(order)
    expect(atGateway(order)).toEqual([{ ref: expect.stringMatching(/^refund-/), minor: 1_500n, state: 'succeeded' }])
    expect(await points(ada)).toEqual({ available: 0, owed: 0 })
    const { refunds, lot, order: shown } = await page(order)
    expect(refunds).toMatchObject([
      { by: 'operator', state: 'settled', cents: 1_500, vat_cents: 260, credit_note: expect.stringMatching(/^TEST-/) },
    ])
    expect(lot).toEqual({ points: 2_500, spent: 1_000, returned: 1_500, unspent: 0 })
    expect(shown.mark).toBe('partly-refunded')
    const mails = await waitFor(async () => {
      const all = (await lounge.mailTo(ada.email)).map(({ text }) => text)
      return all.some((text) => text.includes(refunds[0].credit_note)) && all
    })
    expect(mails.some((text) => text.includes('wir erstatten dir € 15,00') && text.includes('1 500 nicht verbrauchte Punkte'))).toBe(true)
    // The gateway's own news of it carries our name, and debits nothing a second time.
    await bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, order)]))
    await owner.call('lookAtOrder', { order_id: order })
    expect((await page(order)).refunds).toHaveLength(1)
  })

  test('of the whole order bears what was spent: nobody owes it', async () => {
    const { ada, order } = await bought(1_000)
    const desk = await finance()
    const { body } = await desk.call('previewAct', { door: 'refundOrder', input: { order_id: order, part: 'whole' } })
    expect(body.payload.preview).toMatchObject({ cents: 2_500, points: 1_500, borne_cents: 1_000 })
    await desk.call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE })
    await settled(order)
    expect(await points(ada)).toEqual({ available: 0, owed: 0 })
    expect((await page(order)).order).toMatchObject({ mark: 'refunded', refunded_cents: 2_500 })
    expect((await desk.call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE })).body.code).toBe('refund.nothing-left')
  })

  test('of points that were all spent takes none, and what the bank takes later asks for its own share alone', async () => {
    const { ada, order } = await bought(2_500)
    const desk = await finance()
    expect((await desk.call('refundOrder', { order_id: order, part: 'unspent', ...BECAUSE })).body.code).toBe('refund.nothing-left')
    await desk.call('refundOrder', { order_id: order, part: 'sum', cents: 1_000, ...BECAUSE })
    await settled(order)
    expect(await rest(order)).toEqual([{ state: 'settled', units: '0' }])
    expect(await points(ada)).toEqual({ available: 0, owed: 0 })
    const texts = await waitFor(async () => {
      const all = (await lounge.mailTo(ada.email)).map(({ text }) => text)
      return all.filter((text) => text.includes('€ 10.00')).length === 2 && all.join('\n')
    })
    expect(texts).toContain('Your points stay with you.')
    expect(texts).not.toContain('for 0 points')
    lounge.gateway.dispute(refOf(lounge, order), 1_500n, 'open')
    await bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, order)]))
    await waitFor(async () => (await points(ada))['owed'] === 1_500)
    expect((await desk.call('refundOrder', { order_id: order, part: 'sum', cents: 100, ...BECAUSE })).body.code).toBe('refund.disputed')
  })

  test('of a sum takes its share of the points; the parts are the whole, and more is refused', async () => {
    const { ada, order } = await bought(500)
    const desk = await finance()
    const send = (cents: number) => desk.call('refundOrder', { order_id: order, part: 'sum', cents, ...BECAUSE })
    expect((await send(1_000)).body.payload.result).toEqual({ cents: 1_000, points: 1_000 })
    expect((await send(2_501)).body.code).toBe('refund.too-much')
    expect((await send(1_501)).body.code).toBe('refund.too-much')
    expect((await send(1_500)).body.payload.result).toEqual({ cents: 1_500, points: 1_000 })
    await settled(order)
    expect(await points(ada)).toEqual({ available: 0, owed: 0 })
    expect(atGateway(order).reduce((sum, { minor }) => sum + minor, 0n)).toBe(2_500n)
  })

  test('in another currency sends the same share of what the card was charged', async () => {
    const ada = await buyer()
    const order = await topUp(lounge, ada, { amount: 29, currency: 'USD' })
    await (await finance()).call('refundOrder', { order_id: order, part: 'sum', cents: 500, ...BECAUSE })
    await settled(order)
    expect(atGateway(order)).toMatchObject([{ minor: 580n }])
  })

  test('of what was never paid, or of no order, is refused', async () => {
    const desk = await finance()
    const { body } = await checkout(await buyer(), { amount: 25 })
    expect((await desk.call('refundOrder', { order_id: body.order_id, part: 'whole', ...BECAUSE })).body.code).toBe('refund.not-paid')
    expect((await desk.call('refundOrder', { order_id: '999999', part: 'whole', ...BECAUSE })).body.code).toBe('order.not-found')
    expect((await desk.call('refundOrder', { order_id: body.order_id, part: 'whole', reason: ' ' })).code).toBe(422)
  })

  test('is no door for the program alone: it names an operator who may, and a name of ours', async () => {
    const { ada, order } = await bought(0)
    const send = (ref: string, by: string) => sql`SELECT payments.refund_by_us(${order}, ${ref}, 100, ${by})`.execute(lounge.database.db)
    const moderator = await operator(lounge, 'moderator')
    for (const by of [ada.id, moderator.id]) await expect(send('refund-1', by)).rejects.toThrow('nobody who may send money back')
    await expect(send('withdrawal-1', owner.id)).rejects.toThrow('nobody who may send money back')
    expect(await rest(order)).toEqual([])
  })

  test('that the gateway refuses puts the points back, and stands among the matters for a person', async () => {
    const { ada, order } = await bought(0)
    lounge.gateway.fail('refund', 'refuse')
    await (await finance()).call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE })
    await waitFor(async () => (await points(ada))['available'] === 2_500)
    expect((await page(order)).refunds).toMatchObject([{ state: 'undone', ended_at: expect.any(String), credit_note: null }])
    const { body } = await owner.call('listReviews')
    expect(body.payload.rows).toContainEqual(
      expect.objectContaining({ reason: 'refund_failed', order: expect.objectContaining({ id: order }) }),
    )
  })

  test('whose answer is lost comes to its end with the gateway’s own news', async () => {
    const { ada, order } = await bought(0)
    lounge.gateway.fail('refund', 'lost')
    await (await finance()).call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE })
    await waitFor(async () => atGateway(order).length === 1)
    lounge.gateway.fail('refund', null)
    await owner.call('lookAtOrder', { order_id: order })
    await settled(order)
    expect(atGateway(order)).toHaveLength(1)
    expect(await points(ada)).toEqual({ available: 0, owed: 0 })
  })
  test('whose job died before it asked is asked for by the next look for what was missed', async () => {
    const { order } = await bought(0)
    await lounge.lounge.jobs.stop()
    await (await finance()).call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE })
    expect(await rest(order)).toEqual([{ state: 'taken', units: '250000' }])
    await sql`DELETE FROM job WHERE kind = 'payments.ask-refund'`.execute(db())
    lounge.lounge.jobs.start()
    await lookForMissed(lounge.lounge, lounge.open.till!)
    await settled(order)
    expect(atGateway(order)).toHaveLength(1)
  })
})

describe('at once', () => {
  test('the same call again, and with another key, sends the money once', async () => {
    const { order } = await bought(0)
    const desk = await finance()
    const send = (key: string) => desk.call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE }, { key })
    const answers = await Promise.all([send('one'), send('one'), send('two'), send('three')])
    const told = answers.map(({ body }) => String(body.code ?? body.payload.result.cents))
    expect(told).toContain('2500')
    expect(told.every((one) => ['2500', 'refund.nothing-left', 'refund.too-much'].includes(one))).toBe(true)
    await settled(order)
    expect(atGateway(order)).toHaveLength(1)
  })
  test('and the member’s own withdrawal never send back more than came', async () => {
    for (let round = 0; round < 4; round++) {
      const { ada, order } = await bought(round * 300)
      const desk = await finance()
      await Promise.all([
        ada.call('withdrawDeposit', { order_id: order }),
        desk.call('refundOrder', { order_id: order, part: round % 2 ? 'unspent' : 'whole', ...BECAUSE }),
      ])
      await settled(order)
      const sent = Number(atGateway(order).reduce((sum, { minor }) => sum + minor, 0n))
      // Whoever came second finds what is left: of the whole, as the operator saw it, nothing any more.
      expect(round % 2 ? [2_500 - round * 300] : [2_500 - round * 300, 2_500]).toContain(sent)
      expect(await points(ada)).toEqual({ available: 0, owed: 0 })
    }
  })
})

describe('a second person', () => {
  test('says yes above the sum that one sends alone, and only if it is still the same', async () => {
    const { ada, order } = await bought(0, 60)
    const desk = await finance()
    const { body } = await desk.call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE })
    expect(body.payload.result).toBe(null)
    expect(await rest(order)).toEqual([])
    expect((await desk.call('approve', { approval_id: body.payload.approval })).body.code).toBe('approval.same-person')
    await spend(db(), ada.id, 10_000)
    expect((await owner.call('approve', { approval_id: body.payload.approval })).body.code).toBe('approval.changed')
    await owner.call('decline', { approval_id: body.payload.approval, reason: 'ask anew' })
    const again = await desk.call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE })
    expect((await owner.call('approve', { approval_id: again.body.payload.approval })).code).toBe(200)
    await settled(order)
    expect(await lastAct()).toMatchObject({ act: 'order.refunded', operator_id: desk.id, second_id: owner.id })
  })
  test('answers what support may only ask for', async () => {
    const { order } = await bought(0, 5)
    const { body } = await support.call('refundOrder', { order_id: order, part: 'whole', ...BECAUSE })
    expect((await owner.call('approve', { approval_id: body.payload.approval })).body.payload.result).toMatchObject({ cents: 500 })
  })
  test('is wanted for the eleventh of a day', async () => {
    const { order } = await bought(0)
    const desk = await finance()
    const send = () => desk.call('refundOrder', { order_id: order, part: 'sum', cents: 10, ...BECAUSE })
    for (let round = 0; round < 10; round++) expect((await send()).body.payload.approval).toBe(null)
    expect((await send()).body.payload.approval).toMatch(/^\d+$/)
  })
})

test('whatever operators, members and banks do to orders, the books stay right', async () => {
  const desks = await Promise.all(Array.from({ length: 3 }, finance))
  const orders = await Promise.all([bought(300), bought(0), bought(2_500), bought(1_234)])
  let seed = 7
  const random = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below
  const acts = Array.from({ length: 60 }, () => async () => {
    const { ada, order } = orders[random(orders.length)]!
    const desk = desks[random(desks.length)]!
    const what = random(8)
    if (what < 4) await desk.call('refundOrder', { order_id: order, part: 'sum', cents: 1 + random(700), ...BECAUSE })
    else if (what === 4) await desk.call('refundOrder', { order_id: order, part: 'unspent', ...BECAUSE })
    else if (what === 5) await desk.call('givePoints', { member_id: ada.id, points: 1 + random(50), ...BECAUSE })
    else if (what === 6) await spend(db(), ada.id, 1 + random(30_000)).catch(() => undefined)
    else lounge.gateway.answerRefunds((['succeeded', 'pending', 'failed'] as const)[random(3)]!)
  })
  for (let at = 0; at < acts.length; at += 4) await Promise.all(acts.slice(at, at + 4).map((act) => act()))
  expect(await violations(db())).toEqual([])
  for (const { ada, order } of orders) {
    const { order: shown } = await page(order)
    expect(shown.refunded_cents).toBeLessThanOrEqual(shown.cents)
    expect((await points(ada))['owed']).toBe(0)
  }
}, 60_000)

test('an order stands before its buyer where its number is searched, so that Enter finds it', async () => {
  const { ada, order } = await bought()
  const { number } = (await page(order)).order
  const hits = (await (await finance()).call('searchDesks', { q: number })).body.payload as { kind: string; id: string }[]
  expect(hits.map(({ kind, id }) => [kind, id])).toEqual([
    ['order', order],
    ['member', ada.id],
  ])
})
