// A card is put to a payment: paid, refused, slow, or first the bank's own question.
import { brandOf, cardByName, countryOf, type Decline, type Outcome, type TestCard } from './cards.ts'
import type { Payment } from './payment.ts'
import * as settle from './settle.ts'
import { newToken, rows, type Trx } from './world.ts'

export const CODE = '123456'
export const TRIES_MAX = 3
const CHALLENGE_S = 300
export type Challenge = {
  token: string
  payment_id: string
  card: string
  tries: number
  expires_at: Date
  ended: string | null
  is_late: boolean
}

/** Puts the card to an open payment. Answers the token of the bank's page where the bank asks first. */
export async function chargeCard(trx: Trx, payment: Payment, card: TestCard): Promise<string | null> {
  if (!card.challenge) {
    await carryOut(trx, payment, card, 'frictionless')
    return null
  }
  const token = newToken()
  await trx.query(
    `INSERT INTO sandbox_gateway.challenge (token, payment_id, card, expires_at) VALUES ($1, $2, $3, sandbox_gateway.now() + make_interval(secs => $4))`,
    [token, payment.id, card.name, CHALLENGE_S],
  )
  return token
}

export async function readChallenge(trx: Trx, token: string): Promise<Challenge | null> {
  const [challenge] = await rows<Challenge>(
    trx,
    'SELECT *, expires_at <= sandbox_gateway.now() AS is_late FROM sandbox_gateway.challenge WHERE token = $1',
    [token],
  )
  return challenge ?? null
}

/** The payer's answer to the bank: a code, or `cancel`. Wants the payment locked and open, and the challenge not ended. */
export async function answerChallenge(trx: Trx, payment: Payment, challenge: Challenge, code: string): Promise<void> {
  if (challenge.is_late) return end(trx, payment, challenge, 'failed', 'authentication-late')
  if (code === 'cancel') return end(trx, payment, challenge, 'canceled', 'authentication-canceled')
  if (code === CODE) {
    await end(trx, payment, challenge, 'passed', null)
    return carryOut(trx, payment, cardByName(challenge.card)!, 'challenge')
  }
  if (challenge.tries + 1 >= TRIES_MAX) return end(trx, payment, challenge, 'failed', 'authentication-failed')
  await trx.query('UPDATE sandbox_gateway.challenge SET tries = tries + 1 WHERE token = $1', [challenge.token])
}

async function end(trx: Trx, payment: Payment, { token }: Challenge, ended: string, declined: Decline | null): Promise<void> {
  await trx.query('UPDATE sandbox_gateway.challenge SET ended = $2 WHERE token = $1', [token, ended])
  if (declined) await settle.decline(trx, payment, declined)
}

async function carryOut(trx: Trx, payment: Payment, { number, outcome }: TestCard, threeDs: 'challenge' | 'frictionless'): Promise<void> {
  if (outcome.kind === 'declined') return settle.decline(trx, payment, outcome.reason)
  const [charged] = await rows<Payment>(
    trx,
    `UPDATE sandbox_gateway.payment SET brand = $2, last4 = $3, country = $4, three_ds = $5, telling = $6 WHERE id = $1 RETURNING *`,
    [payment.id, brandOf(number), number.slice(-4), countryOf(number), threeDs, tellingOf(outcome)],
  )
  if (outcome.kind === 'slow') {
    await settle.process(trx, charged!, outcome.told)
    return settle.schedule(trx, charged!, outcome.ends === 'paid' ? 'pay' : 'fail', outcome.afterS)
  }
  return outcome.disputed ? settle.payAndDispute(trx, charged!) : settle.pay(trx, charged!)
}

const tellingOf = (outcome: Outcome): Payment['telling'] => (outcome.kind === 'paid' ? (outcome.telling ?? 'usual') : 'usual')
