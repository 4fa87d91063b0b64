// What Stripe may answer, and what we read from it. Its library accepts any JSON; here every answer is checked against a schema.
import * as z from 'zod/mini'
import { GatewayUnavailable, type PaymentSnapshot } from './gateway.ts'

const Minor = z.int()
const Currency = z.string().check(z.regex(/^[a-z]{3}$/))
const ref = (prefix: string) => z.string().check(z.regex(new RegExp(`^${prefix}_\\w{1,250}$`)))
const idOf = (prefix: string) =>
  z.union([
    ref(prefix),
    z.pipe(
      z.object({ id: ref(prefix) }),
      z.transform(({ id }) => id),
    ),
  ])

const ThreeDSecure = z.object({
  authentication_flow: z.nullable(z.string()),
  result: z.nullable(z.string()),
})
const Card = z.object({
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  country: z.nullable(z.string()),
  three_d_secure: z.optional(z.nullable(ThreeDSecure)),
})
const Charge = z.object({ payment_method_details: z.nullable(z.object({ card: z.optional(Card) })) })
const Intent = z.object({ id: ref('pi'), status: z.string(), latest_charge: z.nullable(Charge) })
export const Session = z.object({
  id: ref('cs'),
  url: z.nullable(z.url()),
  client_reference_id: z.nullable(z.string()),
  amount_total: Minor,
  currency: Currency,
  livemode: z.boolean(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  expires_at: Minor,
  payment_intent: z.nullable(z.union([ref('pi'), Intent])),
})
export const FullSession = z.extend(Session, { payment_intent: z.nullable(Intent) })
export type FullSession = z.output<typeof FullSession>
export const Refund = z.object({
  id: ref('(?:re|pyr)'),
  amount: Minor.check(z.gte(1)),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  payment_intent: z.nullable(idOf('pi')),
  metadata: z.nullable(z.object({ refund_id: z.optional(z.string()) })),
})
export const Dispute = z.object({ id: ref('(?:dp|du)'), amount: Minor.check(z.gte(1)), status: z.string() })
export const Event = z.object({
  id: ref('evt'),
  type: z.string(),
  created: Minor,
  data: z.object({ object: z.object({ object: z.string(), id: z.string(), payment_intent: z.optional(z.nullable(idOf('pi'))) }) }),
})
const Source = z.object({ payment_intent: z.optional(z.nullable(idOf('pi'))) })
export const Movement = z.object({
  id: ref('txn'),
  amount: Minor,
  fee: Minor,
  currency: Currency,
  reporting_category: z.string(),
  source: z.nullable(z.union([z.string(), Source])),
})
export const Page = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: z.array(item), has_more: z.boolean() })

export function read<Shape extends z.ZodMiniType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new GatewayUnavailable(`Stripe answered something else: ${parsed.error.issues[0]!.path.join('.')}`)
}

/** A checkout is 'complete' once the payer has finished it; whether it was paid stands in a field of its own. */
export function stateOf({ status, payment_status: paid, payment_intent: intent }: FullSession): PaymentSnapshot['state'] {
  if (status !== 'complete') return status
  if (paid === 'paid') return 'paid'
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'processing'
}

export function cardOf({ payment_intent: intent }: FullSession): Pick<PaymentSnapshot, 'card' | 'sca'> {
  const card = intent?.latest_charge?.payment_method_details?.card
  if (!card) return {}
  const { brand, last4, country, three_d_secure: secure } = card
  const flow = secure?.authentication_flow
  const sca = secure?.result === 'exempted' ? 'exempt' : flow === 'challenge' || flow === 'frictionless' ? flow : 'none'
  return { sca, card: { brand: brand ?? 'unknown', last4: last4 ?? '', country: country ?? '' } }
}

/** A refund that we asked for is known by our own id: under Stripe's it would be booked a second time. */
export const refOf = ({ id, metadata }: z.output<typeof Refund>): string => metadata?.refund_id ?? id
export function refundState({ status }: z.output<typeof Refund>): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return status
  return status === 'pending' || status === 'requires_action' ? 'pending' : 'failed'
}

const OPEN_DISPUTES = new Set(['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'])
/** Inquiries and what was settled before it became a dispute move no money, and are none. */
export function disputesOf(disputes: z.output<typeof Dispute>[]): PaymentSnapshot['disputes'] {
  return disputes.flatMap(({ id, amount, status }) => {
    const state = status === 'won' || status === 'lost' ? status : OPEN_DISPUTES.has(status) ? 'open' : null
    return state ? [{ ref: id, minor: BigInt(amount), state }] : []
  })
}
