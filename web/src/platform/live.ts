// The live line: news by server-sent events; where they can't be had, the specification's polling every 5 s (§4, §9). News only tells what is
// in the database already, so whoever missed some reads again: that is what `resync` is for.
import type { News, NewsName } from '@green-room/contract/events'

const FAILURES_MAX = 2
const RETRY_MS = [1_000, 3_000, 10_000, 30_000] as const
export const POLL_MS = 5_000

/** off: nobody is signed in · connecting · open · polling: the stream failed twice · offline: the browser has no network */
export type LiveState = 'off' | 'connecting' | 'open' | 'polling' | 'offline'
export type DataOf<Name extends NewsName> = Extract<News, { name: Name }>['data']
type Listener = (data: never) => void

// A record, so that the compiler misses none.
const HEARD: Record<NewsName, true> = {
  'live.opened': true,
  'message.posted': true,
  'message.removed': true,
  'message.charged': true,
  'reply.changed': true,
  'reply.written': true,
  'topic.changed': true,
  'topic.closed': true,
  'balance.changed': true,
  'order.changed': true,
  'memory.changed': true,
  'profile.changed': true,
  'topics.changed': true,
  'session.ended': true,
  'session.renewed': true,
}
const NAMES = Object.keys(HEARD) as NewsName[]

let state: LiveState = 'off'
let source: EventSource | null = null
let failures = 0
let isResting = false
let retry: ReturnType<typeof setTimeout> | undefined
const listeners = new Map<NewsName, Set<Listener>>()
const watchers = new Set<() => void>()

export const liveState = (): LiveState => state
export function watchLive(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Hears one kind of news until the returned function is called. `live.opened` means: read again what you show. */
export function onNews<Name extends NewsName>(name: Name, listener: (data: DataOf<Name>) => void): () => void {
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(listener))
  return () => void all.delete(listener)
}

export function startLive(): void {
  if (state !== 'off') return
  addEventListener('online', returnToNet)
  addEventListener('offline', lose)
  document.addEventListener('visibilitychange', look)
  document.addEventListener('resume', look)
  document.addEventListener('freeze', rest)
  if (isPutAway()) rest()
  else reopen()
}

export function stopLive(): void {
  removeEventListener('online', returnToNet)
  removeEventListener('offline', lose)
  document.removeEventListener('visibilitychange', look)
  document.removeEventListener('resume', look)
  document.removeEventListener('freeze', rest)
  close()
  become('off')
}

function open(meanwhile: LiveState): void {
  close()
  become(meanwhile)
  const stream = new EventSource('/api/events')
  source = stream
  for (const name of NAMES) stream.addEventListener(name, (event) => hear(name, event as MessageEvent<string>))
  stream.addEventListener('error', () => source === stream && fail())
}

function close(): void {
  clearTimeout(retry)
  source?.close()
  source = null
}

function hear(name: NewsName, event: MessageEvent<string>): void {
  if (name === 'live.opened') {
    failures = 0
    become('open')
  }
  const data = JSON.parse(event.data) as never
  for (const listener of listeners.get(name) ?? []) listener(data)
}

/** The browser would try again by itself, but not after a refusal and not ever slower: both are done here. */
function fail(): void {
  close()
  failures++
  const waitMs = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]!
  become(navigator.onLine ? (failures >= FAILURES_MAX ? 'polling' : 'connecting') : 'offline')
  retry = setTimeout(() => open(state), waitMs)
}

/** A phone stops a page that it hides without a word, and its open line would say for long that somebody is here: no push would come. */
const isPutAway = (): boolean => document.visibilityState === 'hidden' && matchMedia('(pointer: coarse)').matches

function look(): void {
  if (isPutAway()) rest()
  else if (isResting) reopen()
}

function rest(): void {
  close()
  isResting = true
  become('connecting')
}

function returnToNet(): void {
  if (!isResting) reopen()
}

function reopen(): void {
  isResting = false
  failures = 0
  open('connecting')
}

function lose(): void {
  close()
  become('offline')
}

function become(next: LiveState): void {
  if (next === state) return
  state = next
  for (const watcher of watchers) watcher()
}
