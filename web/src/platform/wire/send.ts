import type { DoorName } from '@green-room/contract/doors'
import type { Problem as ProblemCode } from '@green-room/contract/problems'
import { addressOf, queryOf, wireText, type Values } from '../address.ts'
import { preferences } from '../kept/preferences.ts'
import { Problem } from '../problem.ts'
import { timeoutMs } from './timeouts.ts'
import { xsrfToken } from './xsrf.ts'

export type Sending = {
  /** Makes a repeat safe: the same key and body have one effect. */
  key?: string
  files?: readonly File[]
  signal?: AbortSignal
  /** Another language than the reader's present one: the one that they are about to choose. */
  languageId?: string
}

/** One request and its answer. Throws a Problem for whatever is not a success. */
export async function send(
  door: DoorName,
  input: Values,
  { key, files, signal, languageId }: Sending,
  token: string | null,
): Promise<unknown> {
  const { method, path, rest } = addressOf(door, input)
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (key !== undefined) headers.set('idempotency-key', key)
  const isRead = method === 'GET'
  if (!isRead) headers.set('x-xsrf-token', await online(xsrfToken()))
  const values = { ...rest, ...preferences(), ...(languageId === undefined ? {} : { lang_id: languageId }) }
  const body = isRead ? null : files ? formOf(values, files) : JSON.stringify(values)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const limitMs = timeoutMs(door, files !== undefined)
  const signals = [signal, limitMs === null ? undefined : AbortSignal.timeout(limitMs)].filter((one) => one !== undefined)
  const request = { method, headers, body, credentials: 'same-origin' as const, signal: AbortSignal.any(signals) }
  const response = await online(fetch(isRead ? path + queryOf(values) : path, request))
  return answerOf(response, await online(response.text()))
}

function formOf(values: Values, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, wireText(one))
    else if (value !== undefined && value !== null) form.append(name, wireText(value))
  }
  for (const file of files) form.append('attachments[]', file, file.name)
  return form
}

/** Tells a line that is down from a call that took too long. */
async function online<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise
  } catch (error) {
    const { name } = error as { name?: string }
    const code = name === 'TimeoutError' ? 'network.timeout' : name === 'AbortError' ? 'network.aborted' : 'network.failed'
    throw new Problem(0, code, { message: null })
  }
}

function answerOf(response: Response, text: string): unknown {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new Problem(response.ok ? 0 : response.status, 'network.malformed', { message: null })
  }
  if (response.ok) return answer
  const failure = answer as { code?: ProblemCode; message?: string; payload?: Record<string, unknown>; errors?: Record<string, string[]> }
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  throw new Problem(response.status, failure.code ?? 'server.failed', {
    message: failure.message || null,
    payload: failure.payload ?? null,
    ...(failure.errors ? { errors: failure.errors } : {}),
    retryAfterS: Number.isFinite(retryAfter) ? retryAfter : null,
  })
}
