// Calls of the back office. A session that has ended, and a code that is asked for again, are seen to here.
import type * as audit from '@green-room/contract/backoffice/audit'
import type * as cases from '@green-room/contract/backoffice/cases'
import { DESK_DOORS } from '@green-room/contract/wire/backoffice-doors'
import type { DeskDoor } from '@green-room/contract/backoffice/endpoint'
import type * as figures from '@green-room/contract/backoffice/figures'
import type * as model from '@green-room/contract/backoffice/model'
import type * as members from '@green-room/contract/backoffice/members'
import type * as running from '@green-room/contract/backoffice/running'
import type * as books from '@green-room/contract/backoffice/books'
import type * as orders from '@green-room/contract/backoffice/orders'
import type * as tax from '@green-room/contract/backoffice/tax'
import type * as team from '@green-room/contract/backoffice/team'
import type * as cards from '@green-room/contract/backoffice/card-files'
import type * as characters from '@green-room/contract/backoffice/characters'
import type * as stories from '@green-room/contract/backoffice/stories'
import type * as content from '@green-room/contract/backoffice/content'
import type * as prices from '@green-room/contract/backoffice/prices'
import type * as entry from '@green-room/contract/backoffice/backoffice'
import type * as z from 'zod/mini'
import { Problem } from '#web/platform/problem.ts'

type Described = typeof entry &
  typeof audit &
  typeof figures &
  typeof model &
  typeof members &
  typeof team &
  typeof cases &
  typeof running &
  typeof orders &
  typeof books &
  typeof tax &
  typeof prices &
  typeof content &
  typeof characters &
  typeof cards &
  typeof stories
export type DeskName = { [Name in keyof Described]: Described[Name] extends DeskDoor ? Name : never }[keyof Described]
export type InputOf<Name extends DeskName> = z.input<Described[Name]['input']>
export type PayloadOf<Name extends DeskName> = z.output<Described[Name]['returns']> extends { payload: infer Payload } ? Payload : string

/** Set by the frame: asks for a code, and answers whether one was shown. */
let askFactor: () => Promise<boolean> = async () => false
export const onFactorAsked = (ask: () => Promise<boolean>): void => void (askFactor = ask)
let gone: () => void = () => undefined
/** Told when a door is no longer there: the session may have ended. */
export const onGone = (tell: () => void): void => void (gone = tell)

/** `seen`: what a preview answered; the act is refused if it is no longer so. */
type Sending = { key?: string | undefined; seen?: string | undefined; signal?: AbortSignal | undefined; file?: File | undefined }
/** Throws a Problem, and nothing else. With a file the call goes as a form. */
export async function deskCall<Name extends DeskName>(door: Name, input: InputOf<Name>, sending: Sending = {}): Promise<PayloadOf<Name>> {
  try {
    return await send(door, input as object, sending)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'route.not-found' && door !== 'readOperator') gone()
    if (error.code === 'operator.factor-again' && (await askFactor())) return send(door, input as object, sending)
    throw error
  }
}

export function addressOf(door: DeskName, input: object): { method: string; path: string; rest: Record<string, unknown> } {
  const [method = 'GET', path = ''] = DESK_DOORS[door].split(' ')
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    if (name !== 'door') delete rest[name]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )
  return { method, path: `/api${filled}${method === 'GET' && query.size > 0 ? `?${query}` : ''}`, rest }
}

/** Fields come first: by them a call is judged before its file is taken. */
function formOf(rest: Record<string, unknown>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  form.append('file', file)
  return form
}

async function send<Name extends DeskName>(door: Name, input: object, { key, seen, signal, file }: Sending): Promise<PayloadOf<Name>> {
  const { method, path, rest } = addressOf(door, input)
  const headers = new Headers({ accept: 'application/json' })
  if (key !== undefined) headers.set('idempotency-key', key)
  if (seen !== undefined) headers.set('if-match', seen)
  if (method !== 'GET' && !file) headers.set('content-type', 'application/json')
  const request: RequestInit = {
    method,
    headers,
    credentials: 'same-origin',
    ...(method === 'GET' ? {} : { body: file ? formOf(rest, file) : JSON.stringify(rest) }),
    ...(signal && { signal }),
  }
  const response = await fetch(path, request).catch(() => {
    throw new Problem(0, 'network.failed', { message: null })
  })
  const answer = (await response.json().catch(() => {
    throw new Problem(response.status, 'network.malformed', { message: null })
  })) as { payload: PayloadOf<Name>; code: Problem['code']; message: string | null; errors?: Record<string, string[]> }
  if (response.ok) return answer.payload
  throw new Problem(response.status, answer.code, {
    message: answer.message,
    payload: answer.payload as Record<string, unknown> | null,
    ...(answer.errors && { errors: answer.errors }),
    retryAfterS: Number(response.headers.get('retry-after')) || null,
  })
}
