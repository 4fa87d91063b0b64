import * as z from 'zod/mini'
import { answer, endpoint } from '../endpoint.ts'
import { Time } from '../wire/fields.ts'

/**
 * Legal pages of which a new version waits for the member's word, the newest first. `has_before`: the version before can be read.
 * `asked_at`: of the newest; null: nothing waits.
 */
export const Asked = z.object({
  asked_at: z.nullable(Time),
  pages: z.array(z.object({ slug: z.string(), title: z.string(), asked_at: Time, has_before: z.boolean() })),
})
export type Asked = z.infer<typeof Asked>

export const readAsked = endpoint('readAsked', {
  summary: 'Legal pages whose new version the member has not agreed to yet; until then nothing is written or paid',
  access: 'signed-in',
  token: 'chat',
  input: z.object({}),
  returns: answer(Asked),
  problems: [],
})
export const agreeToAsked = endpoint('agreeToAsked', {
  summary: 'Agrees to the new versions that were shown: `asked_at` as it was read. Answers what waits now',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ asked_at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/, { error: 'form.invalid-value' })) }),
  returns: answer(Asked),
  problems: [],
})
