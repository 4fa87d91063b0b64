import { NEWS, type NewsName } from '@green-room/contract/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveState, onNews, startLive, stopLive, watchLive } from './live.ts'
import { lookAt } from './looking.ts'

class PlayedEvents extends EventTarget {
  static all: PlayedEvents[] = []
  isClosed = false
  url: string
  constructor(url: string) {
    super()
    this.url = url
    PlayedEvents.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  tell(name: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
  }
}
const stream = (): PlayedEvents => PlayedEvents.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  PlayedEvents.all = []
  vi.stubGlobal('EventSource', PlayedEvents)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})
afterEach(() => {
  stopLive()
  lookAt(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the line is open when the server says so, and tells its news', () => {
  const heard: unknown[] = []
  const stop = onNews('balance.changed', (data) => heard.push(data))
  startLive()
  expect([stream().url, liveState()]).toEqual(['/api/events', 'connecting'])
  stream().tell('live.opened')
  expect(liveState()).toBe('open')
  stream().tell('balance.changed', { balance: 92.9 })
  stop()
  stream().tell('balance.changed', { balance: 1 })
  expect(heard).toEqual([{ balance: 92.9 }])
})

test('a phone that puts the page away leaves the line, and takes it up when somebody looks again', () => {
  let seen: DocumentVisibilityState = 'visible'
  let isPhone = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  const turn = (to: DocumentVisibilityState) => {
    seen = to
    document.dispatchEvent(new Event('visibilitychange'))
  }
  startLive()
  turn('hidden')
  expect(stream().isClosed).toBe(true)
  dispatchEvent(new Event('online'))
  expect(PlayedEvents.all).toHaveLength(1)
  turn('visible')
  expect([PlayedEvents.all.length, stream().isClosed]).toEqual([2, false])
  // A desk keeps it, for the mark in the tab, until the browser freezes the page.
  isPhone = false
  turn('hidden')
  expect(stream().isClosed).toBe(false)
  document.dispatchEvent(new Event('freeze'))
  expect(stream().isClosed).toBe(true)
  document.dispatchEvent(new Event('resume'))
  expect([PlayedEvents.all.length, stream().isClosed]).toEqual([3, false])
})

test('every kind of news that there is gets heard', () => {
  const names = Object.keys(NEWS) as NewsName[]
  const heard: string[] = []
  const stops = names.map((name) => onNews(name, () => heard.push(name)))
  startLive()
  for (const name of names) stream().tell(name)
  for (const stop of stops) stop()
  expect(heard).toEqual(names)
})

test('two failures in a row mean polling, until the line is back', () => {
  startLive()
  stream().fail()
  expect(liveState()).toBe('connecting')
  vi.advanceTimersByTime(1_000)
  stream().fail()
  expect(liveState()).toBe('polling')
  vi.advanceTimersByTime(3_000)
  expect(liveState()).toBe('polling')
  expect(PlayedEvents.all).toHaveLength(3)
  stream().tell('live.opened')
  expect(liveState()).toBe('open')
  stream().fail()
  expect(liveState()).toBe('connecting')
})

test('the longer it fails, the less often it is tried', () => {
  startLive()
  for (const waitMs of [1_000, 3_000, 10_000, 30_000, 30_000]) {
    const before = PlayedEvents.all.length
    stream().fail()
    vi.advanceTimersByTime(waitMs - 1)
    expect(PlayedEvents.all).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(PlayedEvents.all).toHaveLength(before + 1)
  }
})

test('without a network it waits for it, and opens at once when it is back', () => {
  const states: string[] = []
  const stop = watchLive(() => states.push(liveState()))
  startLive()
  stream().tell('live.opened')
  dispatchEvent(new Event('offline'))
  expect(stream().isClosed).toBe(true)
  dispatchEvent(new Event('online'))
  stream().tell('live.opened')
  stop()
  expect(states).toEqual(['connecting', 'open', 'offline', 'connecting', 'open'])
})

test('signing out closes it, and nothing is tried any more', () => {
  startLive()
  const last = stream()
  stopLive()
  vi.advanceTimersByTime(60_000)
  expect([last.isClosed, liveState(), PlayedEvents.all.length]).toEqual([true, 'off', 1])
})

test('whoever looks at another list gets a line that hears of it, without a gap and without reading everything again', () => {
  const heard: string[] = []
  for (const name of ['live.opened', 'topics.changed', 'balance.changed'] as const) onNews(name, () => heard.push(name))
  lookAt('all')
  startLive()
  const first = stream()
  expect(first.url).toBe('/api/events?looks_at=all')
  first.tell('live.opened')
  lookAt('7')
  vi.advanceTimersByTime(0)
  const second = stream()
  expect([second.url, first.isClosed]).toEqual(['/api/events?looks_at=7', false])
  first.tell('balance.changed', { balance: 1 })
  second.tell('live.opened')
  expect([first.isClosed, liveState(), heard]).toEqual([true, 'open', ['live.opened', 'balance.changed', 'topics.changed']])
  second.tell('topics.changed', { room_id: '7' })
  expect(heard.at(-1)).toBe('topics.changed')

  lookAt(null) // for a moment only
  vi.advanceTimersByTime(5_000)
  lookAt('7')
  vi.advanceTimersByTime(60_000)
  expect(PlayedEvents.all).toHaveLength(2)

  lookAt('8')
  vi.advanceTimersByTime(0)
  stream().fail()
  expect([second.isClosed, liveState()]).toEqual([false, 'open'])
  vi.advanceTimersByTime(10_000)
  expect([PlayedEvents.all.length, stream().url]).toEqual([4, '/api/events?looks_at=8'])
})
