// How late this process comes to what is due: a busy processor makes all wait alike, and nobody else says so.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 50
const NS_PER_MS = 1e6

export type Lateness = {
  /** The median since it was asked last, in milliseconds. A pause of the garbage collector is no lateness. */
  takeMs(): number
  stop(): void
}

export function watchLateness(): Lateness {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return {
    takeMs() {
      const ms = (delay.percentile(50) || 0) / NS_PER_MS
      delay.reset()
      return Math.max(0, ms - RESOLUTION_MS)
    },
    stop: () => void delay.disable(),
  }
}
