import { isProblem, type Problem } from '../problem.ts'
import type { TextKey } from './text-key.ts'
import type { Translate } from './translate.ts'

/** Where nobody answered at all. An answer without words, a proxy's page for example, is told by the fallback of the call. */
const UNANSWERED: Partial<Record<Problem['code'], TextKey>> = {
  'network.timeout': 'common.timed-out',
  'network.malformed': 'common.malformed-answer',
  'network.failed': 'common.offline',
}

/**
 * What the reader is told about a failure: the text that its code has, else the server's own, else the fallback of the call.
 * `shown` maps codes to those texts.
 */
export function problemText(
  error: unknown,
  t: Translate['t'],
  fallback: TextKey,
  shown: Partial<Record<Problem['code'], TextKey>> = {},
): string {
  if (!isProblem(error)) return t(fallback)
  const key = shown[error.code]
  if (key) return t(key, textValues(error))
  return error.text ?? t((error.isNetwork && UNANSWERED[error.code]) || fallback)
}

const textValues = (problem: Problem): Record<string, string> =>
  Object.fromEntries(Object.entries(problem.payload).map(([name, value]) => [name, String(value)]))
