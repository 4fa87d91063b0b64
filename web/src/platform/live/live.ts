// The live line: news by server-sent events; where they can't be had, by polling every 5 s. News only tells what is
// in the database already, so whoever missed some reads again: that is what `resync` is for.
import type { News, NewsName } from '@green-room/contract/events'
import { looksAt, watchLooking, type Looking } from './looking.ts'

const FAILURES_MAX = 2
const RETRY_MS = [1_000, 3_000, 10_000, 30_000] as const
export const POLL_MS = 5_000
/** Whoever leaves a list may come back to it at once. */
const LOOK_AWAY_MS = 10_000

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
  'topic.read': true,
  'topic.closed': true,
  'balance.changed': true,
  'order.changed': true,
  'memory.changed': true,
  'profile.changed': true,
  'topics.changed': true,
  'maintenance.changed': true,
  'session.ended': true,
  'session.renewed': true,
}
const NAMES = Object.keys(HEARD) as NewsName[]

let state: LiveState = 'off'
let source: EventSource | null = null
let failures = 0
let isResting = false
let retry: ReturnType<typeof setTimeout> | undefined
/** What the open stream was asked for, and the one that takes its place. */
let heardOf: Looking = null
let next: EventSource | null = null
let turning: ReturnType<typeof setTimeout> | undefined
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
  watchLooking(turn)
  if (isPutAway()) rest()
  else reopen()
}

export function stopLive(): void {
  removeEventListener('online', returnToNet)
  removeEventListener('offline', lose)
  document.removeEventListener('visibilitychange', look)
  document.removeEventListener('resume', look)
  document.removeEventListener('freeze', rest)
  watchLooking(null)
  close()
  become('off')
}

function open(meanwhile: LiveState): void {
  close()
  become(meanwhile)
  const stream = connect()
  source = stream
  for (const name of NAMES) stream.addEventListener(name, (event) => hear(name, event as MessageEvent<string>))
  stream.addEventListener('error', () => source === stream && fail())
}

function connect(): EventSource {
  heardOf = looksAt()
  return new EventSource(heardOf === null ? '/api/events' : `/api/events?looks_at=${heardOf}`)
}

/** Another list is looked at: a stream that hears of it takes the place of this one once it is open, so that nothing is missed. */
function turn(): void {
  clearTimeout(turning)
  turning = setTimeout(() => state === 'open' && looksAt() !== heardOf && replace(), looksAt() === null ? LOOK_AWAY_MS : 0)
}
function replace(): void {
  next?.close()
  const stream = (next = connect())
  const isNext = (): boolean => next === stream
  stream.addEventListener('error', () => {
    if (!isNext()) return void (source === stream && fail())
    giveUp()
    turning = setTimeout(replace, LOOK_AWAY_MS)
  })
  for (const name of NAMES)
    stream.addEventListener(name, (event) => {
      if (!isNext()) return hear(name, event as MessageEvent<string>)
      source?.close()
      source = stream
      next = null
      for (const listener of listeners.get('topics.changed') ?? []) listener({ room_id: heardOf } as never) // it may have until now
    })
}
function giveUp(): void {
  next?.close()
  next = null
}

function close(): void {
  clearTimeout(turning)
  giveUp()
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

function become(now: LiveState): void {
  if (now === state) return
  state = now
  for (const watcher of watchers) watcher()
}
