// A model whose calls are counted: what one may cost at most before it is made, then what the provider says it counted. Where it says nothing,
// because the call was broken off or it never does, tokens are estimated.
import { APICallError, type LanguageModelV4CallOptions, type LanguageModelV4StreamPart, type LanguageModelV4Usage } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import { IMAGE_TOKENS } from '../budget.ts'
import type { ChainLink } from '../models.ts'
import type { TokenCount } from '../tokens.ts'
import type { Meter } from './meter.ts'
import { costOf, isFree } from './price.ts'

/** How far a prompt may be beyond its estimate. */
const MARGIN = 1.25
const OUTPUT_TOKENS_MAX = 4_096

export function metered(link: ChainLink, meter: Meter | undefined, isOwed = false): ChainLink {
  const { price } = link
  if (!meter || !price || isFree(price)) return link
  const model = wrapLanguageModel({
    model: link.model,
    middleware: {
      specificationVersion: 'v4',
      async wrapStream({ doStream, params }) {
        const { count } = link.tokens
        const input = tokensOf(params.prompt, count)
        const most = costOf(price, { input: input * MARGIN, output: params.maxOutputTokens ?? OUTPUT_TOKENS_MAX })
        const settle = await meter.open(most, isOwed)
        let isAsked = false
        try {
          params.abortSignal?.throwIfAborted()
          isAsked = true
          const result = await doStream()
          const tell = (spoken: string, usage: LanguageModelV4Usage | null) =>
            settle(costOf(price, tokensUsed(usage, input, count(spoken))))
          return { ...result, stream: counted(result.stream, tell) }
        } catch (error) {
          // A provider that refuses charges nothing; one that was left waiting has read the prompt.
          await settle(isAsked && !APICallError.isInstance(error) ? costOf(price, { input, output: 0 }) : 0)
          throw error
        }
      },
    },
  })
  return { ...link, model }
}

const tokensUsed = (usage: LanguageModelV4Usage | null, input: number, output: number) => ({
  input: usage?.inputTokens.total ?? input,
  cached: usage?.inputTokens.cacheRead,
  written: usage?.inputTokens.cacheWrite,
  output: usage?.outputTokens.total ?? output,
})

function tokensOf(prompt: LanguageModelV4CallOptions['prompt'], count: TokenCount): number {
  let sum = 0
  for (const { content } of prompt) {
    if (typeof content === 'string') sum += count(content)
    else for (const part of content) sum += part.type === 'text' ? count(part.text) : IMAGE_TOKENS
  }
  return sum
}

/** Tells how far it came wherever the stream ends: whole, broken off by the provider, or by the reader. */
function counted(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  tell: (spoken: string, usage: LanguageModelV4Usage | null) => Promise<void>,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader()
  let spoken = ''
  let usage: LanguageModelV4Usage | null = null
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(out) {
      try {
        const { done, value } = await reader.read()
        if (value?.type === 'text-delta' || value?.type === 'reasoning-delta') spoken += value.delta
        if (value?.type === 'finish') ({ usage } = value)
        if (done || value.type === 'finish' || value.type === 'error') await tell(spoken, usage)
        if (done) out.close()
        else out.enqueue(value)
      } catch (error) {
        await tell(spoken, usage)
        out.error(error)
      }
    },
    async cancel(reason) {
      await tell(spoken, usage)
      await reader.cancel(reason).catch(() => {})
    },
  })
}
