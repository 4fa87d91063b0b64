// The hosted payment page. It works without script: every form goes by POST with a nonce, and on by 303.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { EMPTY, readCardForm, type Shown } from './card-form.ts'
import { cardByName, spaced } from '../payments/cards.ts'
import { lockPayment, type Seen } from '../payments/catch-up.ts'
import { chargeCard } from '../payments/charge-card.ts'
import type { Deliveries } from '../payments/deliver.ts'
import { answer, bankUrl, formOf, LOST, payUrl, wayOut, type Ask, type Step } from './page-answer.ts'
import { closedPage } from './closed-page.ts'
import { payPage } from './pay-page.ts'
import * as settle from '../payments/settle.ts'
import { newNonce, takeNonce, visitOf } from './visit.ts'
import { transact, type Trx, type World } from '../payments/world.ts'

export function payRoutes(app: FastifyInstance, world: World, deliveries: Deliveries): void {
  function showPay(request: Ask, reply: FastifyReply, payment: Seen, shown: Shown, isStale = false): Step {
    const visit = visitOf(world, request, reply)
    return {
      payment,
      code: Object.keys(shown.errors).length > 0 ? 422 : 200,
      async show(tongue) {
        const merchant = await world.merchantName()
        if (payment.status !== 'open') return closedPage(tongue, payment, merchant)
        return payPage({ tongue, payment, merchant, shown, isStale, nonce: newNonce(world, payment.token, visit) })
      },
    }
  }

  app.get('/pay/:token', async (request: Ask, reply) => {
    const payment = await transact(world.pool, (trx) => lockPayment(trx, 'token', request.params.token))
    if (!payment) return answer(world, reply, LOST)
    const { card, stale } = request.query
    return answer(world, reply, showPay(request, reply, payment, filledIn(card, payment.seen_at), stale === '1'))
  })

  app.post('/pay/:token', async (request: Ask, reply) =>
    onPay(request, reply, async (trx, payment) => {
      const read = readCardForm(formOf(request), payment.seen_at)
      if (!read.ok) return showPay(request, reply, payment, read.shown)
      const challenge = await chargeCard(trx, payment, read.card)
      return { to: challenge === null ? payUrl(payment) : bankUrl({ token: challenge }) }
    }),
  )

  app.post('/pay/:token/cancel', async (request: Ask, reply) =>
    onPay(request, reply, async (trx, payment) => {
      await settle.end(trx, payment, 'canceled')
      return { to: payment.cancel_url }
    }),
  )

  /** A form of the page, under the payment's lock; then on to where the payment stands now. */
  async function onPay(request: Ask, reply: FastifyReply, act: (trx: Trx, payment: Seen) => Promise<Step>): Promise<FastifyReply> {
    const { token } = request.params
    const visit = visitOf(world, request, reply)
    const [step, early] = await transact<[Step, string?]>(world.pool, async (trx) => {
      const payment = await lockPayment(trx, 'token', token)
      if (!payment) return [LOST]
      if (payment.status !== 'open') return [{ to: wayOut(payment) }]
      if (!(await takeNonce(world, trx, formOf(request)['nonce'], token, visit))) return [{ to: payUrl(payment, '?stale=1') }]
      const done = await act(trx, payment)
      const after = (await lockPayment(trx, 'token', token))!
      const isUnderWay = after.status === 'paid' || after.status === 'processing'
      return [isUnderWay ? { to: wayOut(after) } : done, after.telling === 'early' ? after.id : undefined]
    })
    if (early !== undefined) await deliveries.sendEarly(early)
    return answer(world, reply, step)
  }
}

/** A test card chosen from the list is filled in; `name` is the card's own, never a number. */
function filledIn(name: unknown, now: Date): Shown {
  const card = typeof name === 'string' ? cardByName(name) : undefined
  return card ? { ...EMPTY, number: spaced(card.number), expiry: `12 / ${(now.getUTCFullYear() + 3) % 100}` } : EMPTY
}
