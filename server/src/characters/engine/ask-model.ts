// One question to one model, beside any talk: its whole answer, under the same timers and breaker as a reply.
import { FallbackModel } from './fallback-model.ts'
import type { Candidate } from './candidate.ts'

export type Question = { instructions: string; prompt: string; tokensMax: number; signal?: AbortSignal | undefined }

export async function askModel(candidate: Candidate, { instructions, prompt, tokensMax, signal }: Question): Promise<string> {
  const { stream } = await new FallbackModel([candidate]).doStream({
    prompt: [
      { role: 'system', content: instructions },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    maxOutputTokens: tokensMax,
    abortSignal: signal,
  })
  let text = ''
  for await (const part of stream) {
    if (part.type === 'text-delta') text += part.delta
    if (part.type === 'error') throw part.error
    if (part.type === 'finish') return text
  }
  throw new Error('the answer ended without a finish part')
}
