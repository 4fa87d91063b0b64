import * as z from 'zod/mini'
import { answer, endpoint } from '../endpoint.ts'
import { Id, Points, Time } from '../wire/fields.ts'

export const Receipt = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['receipt', 'credit-note']),
  issued_at: Time,
  order_number: z.string(),
  /** Of a credit note: the receipt that it corrects. */
  receipt_number: z.nullable(z.string()),
  product: z.string(),
  seller: z.string(),
  /** Null once the account was deleted. */
  buyer: z.nullable(
    z.object({
      name: z.string(),
      email: z.string(),
      address: z.string(),
      post_code: z.string(),
      city: z.string(),
      country: z.string(),
    }),
  ),
  item: z.string(),
  points: Points,
  net: z.number(),
  vat: z.number(),
  vat_percent: z.number(),
  gross: z.number(),
  currency: z.string(),
  /** What the card was charged or got back, where that was another currency. */
  charged: z.nullable(z.object({ amount: z.number(), currency: z.string(), minor_digits: z.number(), rate: z.number() })),
  card: z.nullable(z.string()),
  /** No money moved: the order was made through a test gateway. */
  is_test: z.boolean(),
})
export type Receipt = z.infer<typeof Receipt>

export const readReceipt = endpoint('readReceipt', {
  summary: 'A receipt or credit note, for its page',
  access: 'owner',
  token: 'none',
  input: z.object({ receipt_id: Id }),
  returns: answer(Receipt),
  problems: ['receipt.not-found'],
})
export const downloadReceipt = endpoint('downloadReceipt', {
  summary: 'A receipt or credit note as PDF',
  access: 'owner',
  token: 'none',
  input: z.object({ receipt_id: Id }),
  returns: z.string(),
  media: 'application/pdf',
  problems: ['receipt.not-found'],
})
