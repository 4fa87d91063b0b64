import { useSyncExternalStore } from 'react'
import type { TextKey } from '#web/platform/texts/text-key.ts'

/** From which hour of the reader's day each holds. */
const HOURS: readonly (readonly [number, TextKey])[] = [
  [22, 'home.greeting-night'],
  [18, 'home.greeting-evening'],
  [12, 'home.greeting-afternoon'],
  [5, 'home.greeting-morning'],
  [0, 'home.greeting-night'],
]
const greetingAt = (hour: number): TextKey => HOURS.find(([from]) => hour >= from)![1]

const MINUTE_MS = 60_000
function watchClock(watcher: () => void): () => void {
  const timer = setInterval(watcher, MINUTE_MS)
  return () => clearInterval(timer)
}

/** By the reader's clock; the server knows none and greets at any hour. */
export const useGreeting = (): TextKey =>
  useSyncExternalStore(
    watchClock,
    () => greetingAt(new Date().getHours()),
    () => 'home.greeting',
  )
