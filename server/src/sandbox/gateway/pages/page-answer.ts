// How a step of the payer's way is answered: a page under its own policy, or on by 303.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Seen } from '../payments/catch-up.ts'
import { type Markup, toText } from './html.ts'
import { messagePage } from './frame.ts'
import { tongueOf, type Tongue } from '../payments/tongue.ts'
import type { World } from '../payments/world.ts'

export type Ask = FastifyRequest<{ Params: { token: string }; Querystring: Record<string, unknown> }>
/** `show` is called after the transaction in which the step was decided. */
export type Step = { to: string } | { show(tongue: Tongue): Markup | Promise<Markup>; code?: number; payment?: Seen }

export const BASE = '/sandbox/gateway'
export const LOST: Step = {
  code: 404,
  show: (tongue) => messagePage(tongue, tongue.say('lost-title'), tongue.say('lost-text'), null),
}
export const payUrl = (payment: { token: string }, more = ''): string => `${BASE}/pay/${payment.token}${more}`
export const bankUrl = ({ token }: { token: string }): string => `${BASE}/3ds/${token}`
/** Where a payer belongs: on to the merchant when the money is on its way, else to the payment's page. */
export const wayOut = (payment: Seen): string => (['paid', 'processing'].includes(payment.status) ? payment.success_url : payUrl(payment))
export const formOf = (request: FastifyRequest): Record<string, string> => (request.body ?? {}) as Record<string, string>

export async function answer({ say }: World, reply: FastifyReply, step: Step): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
  if ('to' in step) return reply.redirect(step.to, 303)
  // A browser holds the redirect after a form against form-action too: the merchant's own addresses are part of it.
  const ways = step.payment ? [step.payment.success_url, step.payment.cancel_url].map((url) => new URL(url).origin) : []
  const back = [...new Set(ways)].map((origin) => ` ${origin}`).join('')
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`,
  )
  const page = toText(await step.show(tongueOf(say, step.payment?.locale ?? reply.request.headers['accept-language'])))
  return reply
    .code(step.code ?? 200)
    .type('text/html; charset=utf-8')
    .send(page)
}
