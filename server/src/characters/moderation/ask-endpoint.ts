import * as z from 'zod/mini'
import { exchange } from '#server/platform/outbound.ts'
import { costOf, FREE } from '../engine/price.ts'
import { estimateTokens } from '../engine/tokens.ts'
import type { Asking } from './asking.ts'
import type { ModerationConfig } from '../models/moderation-config.ts'

const ANSWER_BYTES_MAX = 64 * 1_024
/** OpenAI's shape, which Mistral and servers of one's own speak, too. */
const Answer = z.object({ results: z.array(z.object({ categories: z.record(z.string(), z.nullable(z.boolean())) })).check(z.minLength(1)) })

/** The categories that a moderation endpoint finds in a text. */
export async function askEndpoint(
  { name, url, model, apiKey, timeoutMs, price = FREE }: Extract<ModerationConfig, { by: 'endpoint' }>,
  text: string,
  { signal, meter }: Asking,
): Promise<string[]> {
  const tokens = { input: estimateTokens(text), output: 0 } // it does not say what it counted
  const cost = costOf(price, tokens)
  if (cost > 0) await meter?.open(cost, true)
  const { status, text: body } = await exchange(`${url}/moderations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({ model, input: text }),
    timeoutMs,
    bytesMax: ANSWER_BYTES_MAX,
    ...(signal ? { signal } : {}),
  })
  await meter?.note({ purpose: 'moderation', door: name, model, price, tokens, isFailed: status !== 200 })
  if (status !== 200) throw new Error(`HTTP ${status}`)
  const answer = Answer.safeParse(parsed(body))
  if (!answer.success) throw new Error('an answer that is none') // its own words may quote the text
  return answer.data.results.flatMap(({ categories }) => Object.keys(categories).filter((category) => categories[category]))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
