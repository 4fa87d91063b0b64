// One model over many. It tries the models of the chain in order and goes on to the next one only while the reader has
// seen nothing: two voices in one reply are worse than a failed reply.
import type { LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamResult } from '@ai-sdk/provider'
import type { Candidate } from './candidate.ts'
import type { Attempt } from './engine.ts'
import { AllModelsFailed, CeilingReached, CircuitOpen, describeFailure, isTheModelsFault, timeoutError } from './failure.ts'
import { openUntilText, relay } from './held-stream.ts'

/** A prompt of its own for a model: made for its window, and with pictures only where it sees. */
export type PromptFor = (candidate: Candidate) => LanguageModelV4Prompt | undefined

export class FallbackModel {
  /** Every model asked for this reply, in order; a model that breaks off after its first text is turned to `ok: false`. */
  readonly attempts: Attempt[] = []
  readonly #candidates: Candidate[]
  readonly #promptFor: PromptFor | undefined

  /** Make one per reply; candidates and their breakers are shared by all replies of the process. */
  constructor(candidates: Candidate[], promptFor?: PromptFor) {
    this.#candidates = candidates
    this.#promptFor = promptFor
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    let lastFailure: unknown
    for (const candidate of this.#candidates) {
      const isLast = candidate === this.#candidates.at(-1) // the last resort is tried even when its breaker is open
      if (!isLast && !candidate.breaker.allows()) {
        this.#note(candidate, 0, new CircuitOpen('skipped after three failures in a row'))
        continue
      }
      const started = performance.now()
      try {
        return await this.#ask(candidate, options, started)
      } catch (error) {
        if (options.abortSignal?.aborted) throw options.abortSignal.reason // the reader stopped it: nobody failed
        if (error instanceof CeilingReached) throw error // nor did this one, and none takes its place
        if (isTheModelsFault(error)) candidate.breaker.failed()
        this.#note(candidate, performance.now() - started, error)
        lastFailure = error
      }
    }
    throw new AllModelsFailed(this.attempts, lastFailure)
  }

  async #ask(candidate: Candidate, options: LanguageModelV4CallOptions, started: number): Promise<LanguageModelV4StreamResult> {
    const call = new AbortController() // ends the upstream request: the provider stops generating
    const signal = options.abortSignal ? AbortSignal.any([call.signal, options.abortSignal]) : call.signal
    const total = setTimeout(() => call.abort(timeoutError(`took longer than ${candidate.totalMs} ms`)), candidate.totalMs)
    try {
      const temperature = options.temperature ?? candidate.temperature
      const prompt = this.#promptFor?.(candidate) ?? options.prompt
      const { result, held, reader } = await openUntilText(
        candidate,
        { ...options, prompt, temperature, abortSignal: signal },
        call,
        signal,
      )
      const attempt = this.#note(candidate, performance.now() - started)
      const onEnd = (error?: unknown) => {
        clearTimeout(total)
        if (error === undefined) candidate.breaker.succeeded()
        else if (!options.abortSignal?.aborted) {
          Object.assign(attempt, { ok: false, error: describeFailure(error) })
          candidate.breaker.failed()
        }
      }
      return { ...result, stream: relay({ candidate, held, reader, call, signal, onEnd }) }
    } catch (error) {
      clearTimeout(total)
      call.abort(error)
      throw error
    }
  }

  #note(candidate: Candidate, ms: number, error?: unknown): Attempt {
    const attempt: Attempt = {
      name: candidate.name,
      ok: error === undefined,
      ms: Math.round(ms),
      error: error === undefined ? null : describeFailure(error),
    }
    this.attempts.push(attempt)
    return attempt
  }
}
