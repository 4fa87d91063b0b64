// A reply while the member is away, told by their browser (Web Push, RFC 8030).
import * as z from 'zod/mini'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { required } from './wire/fields.ts'

const BASE64URL = /^[\w-]+$/
const key = (max: number) => required(max, 'form.invalid-value').check(z.regex(BASE64URL, { error: 'form.invalid-value' }))

export const Push = z.object({
  /** The server's public key: browsers ask for it when they subscribe. */
  public_key: z.string(),
  /** This session's browser is told. */
  is_on: z.boolean(),
})
export type Push = z.infer<typeof Push>

export const readPush = endpoint('readPush', {
  summary: 'Whether this browser is told of replies while the member is away',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(Push),
  problems: [],
})
export const subscribePush = endpoint('subscribePush', {
  summary: 'Has this browser told of replies, until it is called off or the session ends',
  access: 'signed-in',
  token: 'none',
  /** As the browser's own PushSubscription has them; the address must be one of a known push service. */
  input: z.object({ endpoint: required(1000, 'form.invalid-value'), p256dh: key(120), auth: key(40) }),
  returns: answer(NOTHING),
  problems: [],
})
export const unsubscribePush = endpoint('unsubscribePush', {
  summary: 'Calls it off for this browser',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(NOTHING),
  problems: [],
})
/** What a browser is sent: who has answered and where, nothing of what was said. */
/** `icon` is the portrait of who has answered; none: the lounge's own. */
export type PushNotice = { title: string; path: string; tag: string; lang: string; dir: 'ltr' | 'rtl'; icon: string | null }
