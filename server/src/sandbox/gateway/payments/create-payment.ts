import * as z from 'zod/mini'
import { onceForKey, type Kept } from './once-for-key.ts'
import { presentPayments, type Payment } from './payment.ts'
import { newId, newToken, Refused, rows, type World } from './world.ts'

const address = z.string().check(
  z.maxLength(2_000),
  z.refine((value) => /^https?:/i.test(value) && URL.canParse(value)),
)
export const minor = z.int().check(z.gte(1), z.lte(99_999_999_999))
export const NewPayment = z.strictObject({
  amount: minor,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  description: z.string().check(z.minLength(1), z.maxLength(200)),
  success_url: address,
  cancel_url: address,
  expires_at: z.iso.datetime(),
  locale: z.optional(z.string().check(z.regex(/^[\w-]{2,35}$/))),
})

export async function createPayment(world: World, key: unknown, asked: z.output<typeof NewPayment>): Promise<Kept> {
  return onceForKey(world, key, { asked }, async (trx) => {
    const [payment] = await rows<Payment>(
      trx,
      `INSERT INTO sandbox_gateway.payment (id, token, reference, description, amount, currency, success_url, cancel_url, expires_at, locale)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 WHERE $9::timestamptz > sandbox_gateway.now() RETURNING *`,
      [
        newId('pay'),
        newToken(),
        asked.reference,
        asked.description,
        asked.amount,
        asked.currency,
        asked.success_url,
        asked.cancel_url,
        asked.expires_at,
        asked.locale ?? 'en',
      ],
    )
    if (!payment) throw new Refused(422, 'expires_at_past', 'expires_at has to be in the future.')
    await trx.query(`INSERT INTO sandbox_gateway.plan (payment_id, action, due_at) VALUES ($1, 'expire', $2)`, [
      payment.id,
      asked.expires_at,
    ])
    return (await presentPayments(world, trx, [payment]))[0]!
  })
}
