// What went wrong, in the few kinds that the lounge tells apart.
import { AISDKError, APICallError } from '@ai-sdk/provider'
import type { Attempt, FailureKind } from './engine.ts'

/** The model spoke, and said nothing: no text, or white space alone. `filtered` when its provider says that it held the text back. */
export class EmptyAnswer extends Error {
  override readonly name = 'EmptyAnswer'
  readonly filtered: boolean
  constructor(finishReason: string) {
    super(`empty answer (${finishReason})`)
    this.filtered = finishReason === 'content-filter'
  }
}

export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

/** Nothing is left of a daily ceiling of cost: no model is asked, and no other one instead of it. */
export class CeilingReached extends Error {
  override readonly name = 'CeilingReached'
  /** Until the next day begins. */
  readonly waitS: number
  constructor(waitS: number) {
    super('the daily ceiling of cost is reached')
    this.waitS = waitS
  }
}

/** Nobody in the chain answered. `cause` is the last real failure; a door that stayed closed explains nothing. */
export class AllModelsFailed extends Error {
  override readonly name = 'AllModelsFailed'
  constructor(attempts: Attempt[], cause: unknown) {
    super('no model answered: ' + attempts.map((attempt) => `${attempt.name}: ${attempt.error}`).join(' | '), { cause })
  }
}

/** A request that this model cannot take (too long, refused content) says nothing about its health. */
export const isTheModelsFault = (error: unknown): boolean =>
  !(APICallError.isInstance(error) && [400, 413, 422].includes(error.statusCode ?? 0)) && !(error instanceof EmptyAnswer && error.filtered)

export const timeoutError = (message: string): DOMException => new DOMException(message, 'TimeoutError')

/**
 * An error in a few words, for a log and a reply's row. What a provider says may quote the talk, and a part that can't be read is a piece of it:
 * their words stay out, statuses and codes stay in.
 */
export function describeFailure(error: unknown): string {
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return `HTTP ${error.statusCode} ${codeOf(error.data)}`.trim()
  if (AISDKError.isInstance(error)) return APICallError.isInstance(error) ? `no connection: ${oneLine(error.message)}` : error.name
  return error instanceof Error ? `${error.name}: ${oneLine(error.message)}` : 'the provider broke off'
}

/** The stable word for an error in a provider's answer, such as `invalid_api_key`. */
function codeOf(data: unknown): string {
  const { code, type } = (data as { error?: { code?: unknown; type?: unknown } } | undefined)?.error ?? {}
  return [code, type].find((word): word is string => typeof word === 'string' && /^[\w.-]{1,40}$/.test(word)) ?? ''
}

export function failureKind(error: unknown): FailureKind {
  if (error instanceof AllModelsFailed) return failureKind(error.cause)
  if (error instanceof CeilingReached) return 'resting'
  if (error instanceof EmptyAnswer) return error.filtered ? 'filtered' : 'empty'
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout'
  if (!APICallError.isInstance(error)) return 'provider'
  const status = error.statusCode ?? 0
  if (status === 401 || status === 403) return 'auth'
  if (status === 429) return 'rate'
  if (status === 413 || (status === 400 && /context|too long|maximum.*(?:length|tokens)/i.test(error.message))) return 'context'
  return 'provider'
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200)
