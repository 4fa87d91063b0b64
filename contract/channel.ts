import * as z from 'zod/mini'
import { answer, endpoint } from './endpoint.ts'
import { Points, Time } from './wire/fields.ts'

export const Channel = z.object({ is_channel: z.boolean(), channel_expire_at: Time, balance: Points })
export type Channel = z.infer<typeof Channel>

export const becomeChannel = endpoint('becomeChannel', {
  summary: 'Buys channel status, or more of it: time is added to what is there',
  access: 'signed-in',
  token: 'none',
  pays: 'points',
  /** `cost`: the price that was shown. Where it is no longer the price, nothing is bought. */
  input: z.object({ cost: z.optional(z.number()) }),
  returns: answer(Channel),
  problems: [
    'channel.price-changed',
    'channel.too-long',
    'ledger.not-enough-points',
    'ledger.spending-limit',
    'ledger.on-break',
    'ledger.account-closed',
    'rate.limited',
  ],
})
