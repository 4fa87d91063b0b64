// One model of the chain, with the patience we have for it.
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Breaker } from './breaker.ts'

/** What of a model of the AI SDK is asked here: answers as they come. */
export type Speaker = Pick<LanguageModelV4, 'provider' | 'modelId' | 'doStream'>

export interface Candidate {
  /** As in LLM_CHAIN; comes out as the reply's `served_by`. */
  name: string
  model: Speaker
  breaker: Breaker
  temperature: number | undefined
  /** From the call to the first visible character; covers a server that accepts and never answers. */
  firstTokenMs: number
  /** Longest silence between two parts once text flows. */
  idleMs: number
  /** From the call to the end of the answer. */
  totalMs: number
}
