// The page of the payer's bank: 3-D Secure. Three tries, five minutes, and a way out.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bankPage } from './bank-page.ts'
import { lockPayment, type Seen } from '../payments/catch-up.ts'
import { answerChallenge, readChallenge, type Challenge } from '../payments/charge-card.ts'
import { answer, bankUrl, formOf, LOST, wayOut, type Ask, type Step } from './page-answer.ts'
import { newNonce, takeNonce, visitOf } from './visit.ts'
import { transact, type Trx, type World } from '../payments/world.ts'

export function bankRoutes(app: FastifyInstance, world: World): void {
  app.get('/3ds/:token', async (request: Ask, reply) => {
    const visit = visitOf(world, request, reply)
    return onBank(request, reply, async (_trx, payment, challenge) => ({
      payment,
      show: async (tongue) =>
        bankPage({ tongue, payment, merchant: await world.merchantName(), challenge, nonce: newNonce(world, challenge.token, visit) }),
    }))
  })

  app.post('/3ds/:token', async (request: Ask, reply) => onForm(request, reply, (formOf(request)['code'] ?? '').replace(/\s/g, '')))
  app.post('/3ds/:token/cancel', async (request: Ask, reply) => onForm(request, reply, 'cancel'))

  async function onForm(request: Ask, reply: FastifyReply, code: string): Promise<FastifyReply> {
    const visit = visitOf(world, request, reply)
    return onBank(request, reply, async (trx, payment, challenge) => {
      if (!(await takeNonce(world, trx, formOf(request)['nonce'], challenge.token, visit))) return { to: bankUrl(challenge) }
      return decide(trx, payment, challenge, code)
    })
  }

  /** The bank's page while its question stands; afterwards the payment's. */
  async function onBank(
    request: Ask,
    reply: FastifyReply,
    act: (trx: Trx, payment: Seen, challenge: Challenge) => Promise<Step>,
  ): Promise<FastifyReply> {
    const step = await transact<Step>(world.pool, async (trx) => {
      const found = await readChallenge(trx, request.params.token)
      if (!found) return LOST
      const payment = (await lockPayment(trx, 'id', found.payment_id))!
      const challenge = (await readChallenge(trx, found.token))!
      if (challenge.ended !== null || payment.status !== 'open') return { to: wayOut(payment) }
      return challenge.is_late ? decide(trx, payment, challenge, '') : act(trx, payment, challenge)
    })
    return answer(world, reply, step)
  }
}

async function decide(trx: Trx, payment: Seen, challenge: Challenge, code: string): Promise<Step> {
  await answerChallenge(trx, payment, challenge, code)
  const left = (await readChallenge(trx, challenge.token))!
  return { to: left.ended === null ? bankUrl(left) : wayOut((await lockPayment(trx, 'token', payment.token))!) }
}
