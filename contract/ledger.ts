import * as z from 'zod/mini'
import { answer, endpoint } from './endpoint.ts'
import { Meta, pageQuery, Points, Time } from './fields.ts'

export const TRANSACTION_CAUSES = ['topup', 'message', 'topic', 'channel', 'welcome', 'refund', 'adjustment'] as const
export const TRANSACTION_STATES = ['reserved', 'charged', 'not-charged', 'booked'] as const
/** One row per act; the amounts sum to the balance exactly (money.md §11). */
export const Transaction = z.object({
  id: z.string(),
  created_at: Time,
  cause: z.enum(TRANSACTION_CAUSES),
  state: z.enum(TRANSACTION_STATES),
  amount: Points,
  reason: z.string(),
})
export type Transaction = z.infer<typeof Transaction>

export const listTransactions = endpoint('listTransactions', {
  summary: 'The member’s points, act by act, newest first',
  access: 'signed-in',
  token: 'chat',
  input: z.object(pageQuery()),
  returns: answer(z.object({ data: z.array(Transaction), meta: Meta })),
  problems: [],
})
