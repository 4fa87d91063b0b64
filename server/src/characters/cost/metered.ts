// A model whose calls are counted: what one may cost at most before it is made, then what the provider says it counted. Where it says nothing,
// because the call was broken off or it never does, tokens are estimated. The talker, which ships with the lounge, is no such model.
import { basename } from 'node:path'
import { APICallError, type LanguageModelV4CallOptions, type LanguageModelV4StreamPart, type LanguageModelV4Usage } from '@ai-sdk/provider'
import { IMAGE_TOKENS } from '../engine/budget.ts'
import type { Speaker } from '../engine/candidate.ts'
import type { ChainLink } from '../models/models.ts'
import type { TokenCount } from '../engine/tokens.ts'
import type { Meter, Purpose, Settle } from '../engine/meter.ts'
import { costOf, isFree, type Tokens } from '../engine/price.ts'

/** How far a prompt may be beyond its estimate. */
const MARGIN = 1.25
const OUTPUT_TOKENS_MAX = 4_096
const EMBEDDED = 'embedded'
const NOTHING: Tokens = { input: 0, output: 0 }
const UNCOUNTED: Settle = async () => {}

export function metered(link: ChainLink, meter: Meter | undefined, purpose: Purpose, isOwed = false): ChainLink {
  const { name: door, price } = link
  if (!meter || door === EMBEDDED) return link
  const isPriced = price !== undefined && !isFree(price)
  const cost = (tokens: Tokens): number => (isPriced ? costOf(price, tokens) : 0)
  /** Who turned away says nothing of the model; one that was too slow has failed. */
  const note = (tokens: Tokens, isBroken: boolean, signal: AbortSignal | undefined) => {
    const isFailed = signal?.aborted ? signal.reason instanceof Error && signal.reason.name === 'TimeoutError' : isBroken
    return meter.note({ purpose, door, model: basename(link.model.modelId), price, tokens, isFailed })
  }
  const model: Speaker = {
    provider: link.model.provider,
    modelId: link.model.modelId,
    async doStream(params) {
      const { count } = link.tokens
      const input = tokensOf(params.prompt, count)
      const most = cost({ input: input * MARGIN, output: params.maxOutputTokens ?? OUTPUT_TOKENS_MAX })
      const settle = isPriced ? await meter.open(most, isOwed) : UNCOUNTED
      let isAsked = false
      try {
        params.abortSignal?.throwIfAborted()
        isAsked = true
        const result = await link.model.doStream(params)
        let isNoted = false
        const tell: Tell = async (spoken, usage, isBroken) => {
          const tokens = tokensUsed(usage, input, count(spoken))
          await settle(cost(tokens))
          if (isNoted) return
          isNoted = true
          await note(tokens, isBroken, params.abortSignal)
        }
        return { ...result, stream: counted(result.stream, tell) }
      } catch (error) {
        // A provider that refuses charges nothing; one that was left waiting has read the prompt.
        const read = isAsked && !APICallError.isInstance(error) ? { input, output: 0 } : NOTHING
        await settle(cost(read))
        if (isAsked) await note(read, true, params.abortSignal)
        throw error
      }
    },
  }
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

type Tell = (spoken: string, usage: LanguageModelV4Usage | null, isBroken: boolean) => Promise<void>
/** Tells how far it came wherever the stream ends: whole, broken off by the provider, or by the reader. */
function counted(stream: ReadableStream<LanguageModelV4StreamPart>, tell: Tell): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader()
  let spoken = ''
  let usage: LanguageModelV4Usage | null = null
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(out) {
      try {
        const { done, value } = await reader.read()
        if (value?.type === 'text-delta' || value?.type === 'reasoning-delta') spoken += value.delta
        if (value?.type === 'finish') ({ usage } = value)
        // What is whole is passed on first: nobody waits for the database here.
        if (value?.type === 'finish') out.enqueue(value)
        if (done || value.type === 'finish' || value.type === 'error') await tell(spoken, usage, value?.type === 'error')
        if (done) out.close()
        else if (value.type !== 'finish') out.enqueue(value)
      } catch (error) {
        await tell(spoken, usage, true)
        out.error(error)
      }
    },
    async cancel(reason) {
      await tell(spoken, usage, false)
      await reader.cancel(reason).catch(() => {})
    },
  })
}
