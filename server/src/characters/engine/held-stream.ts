// The two halves of an answer: held back until its first visible text, then passed on part by part.
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Candidate } from './candidate.ts'
import { EmptyAnswer, timeoutError } from './failure.ts'
import { race } from './race.ts'

type Reader = ReadableStreamDefaultReader<LanguageModelV4StreamPart>

/** Reads on until the first visible text, holding the parts back. Throws for every way not to get there. */
export async function openUntilText(candidate: Candidate, options: LanguageModelV4CallOptions, call: AbortController, signal: AbortSignal) {
  const timer = setTimeout(() => call.abort(timeoutError(`no first token in ${candidate.firstTokenMs} ms`)), candidate.firstTokenMs)
  try {
    const { stream, ...result } = await race(candidate.model.doStream(options), signal)
    const reader: Reader = stream.getReader()
    const held: LanguageModelV4StreamPart[] = []
    for (;;) {
      const { done, value } = await race(reader.read(), signal)
      if (done) throw new EmptyAnswer('no end')
      if (value.type === 'error') throw value.error
      if (value.type === 'finish') throw new EmptyAnswer(value.finishReason.unified)
      held.push(value)
      if (value.type === 'text-delta' && value.delta.trim() !== '') break
    }
    // Who really answered, for the reply's row. It stands last, because a provider names its own model in a part before.
    held.push({ type: 'response-metadata', modelId: candidate.name })
    return { result, reader, held }
  } finally {
    clearTimeout(timer)
  }
}

interface Relay {
  candidate: Candidate
  held: LanguageModelV4StreamPart[]
  reader: Reader
  call: AbortController
  signal: AbortSignal
  /** Called once: without an error when the provider finished or the reader turned away, with it when the provider broke off. */
  onEnd: (error?: unknown) => void
}

/** Passes the held parts and the rest on. From here on a failure is an error of the reply, never a reason to switch. */
export function relay({ candidate, held, reader, call, signal, onEnd }: Relay): ReadableStream<LanguageModelV4StreamPart> {
  let isEnded = false
  const end = (error?: unknown): void => {
    if (!isEnded) onEnd(error)
    isEnded = true
  }
  return new ReadableStream<LanguageModelV4StreamPart>({
    start: (out) => held.forEach((part) => out.enqueue(part)),
    async pull(out) {
      // Armed only while we wait for the provider, so that a slow reader is never mistaken for a silent provider; after its last part we don't.
      const idle = isEnded ? undefined : setTimeout(() => call.abort(timeoutError(`silent for ${candidate.idleMs} ms`)), candidate.idleMs)
      try {
        const { done, value } = await race(reader.read(), signal)
        if (done || value.type === 'finish') end()
        if (done) out.close()
        else out.enqueue(value)
      } catch (error) {
        end(error)
        call.abort(error)
        out.error(error)
      } finally {
        clearTimeout(idle)
      }
    },
    async cancel(reason) {
      end()
      call.abort(reason)
      await reader.cancel(reason).catch(() => {})
    },
  })
}
