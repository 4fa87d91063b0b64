import { setTimeout as sleep } from 'node:timers/promises'
import { type Launch, LaunchFailure, launchPostmaster, type Postmaster } from './postmaster.ts'

const PATIENCE_MS = 60_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 10_000
const STEADY_AFTER_MS = 60_000

/** The remains of a server that was killed (its last processes, their memory) hold up the next one for a moment. */
async function launchPatiently(launch: Launch): Promise<Postmaster> {
  const deadline = Date.now() + PATIENCE_MS
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    try {
      return await launchPostmaster(launch)
    } catch (error) {
      const isHopeless = launch.stopping.aborted || Date.now() > deadline
      if (!(error instanceof LaunchFailure) || !error.mayPass || isHopeless) throw error
      if (pauseMs === FIRST_PAUSE_MS) launch.log('Waiting for the remains of the last PostgreSQL to go away')
    }
    await sleep(pauseMs)
  }
}

/** Starts a server and keeps one running: one that dies is followed by another, with growing pauses if that keeps happening. */
export async function keepRunning(options: Omit<Launch, 'stopping'>): Promise<{ readonly pid: number; stop: () => Promise<void> }> {
  const stopping = new AbortController()
  const launch: Launch = { ...options, stopping: stopping.signal }
  let current = await launchPatiently(launch)

  async function restart(pauseMs: number): Promise<boolean> {
    // A stop cuts the pause short.
    await sleep(pauseMs, undefined, { signal: launch.stopping }).catch(() => undefined)
    if (launch.stopping.aborted) return false
    try {
      current = await launchPatiently(launch)
      launch.log('PostgreSQL is back')
      return true
    } catch (error) {
      launch.log(error instanceof Error ? error.message : String(error))
      return false
    }
  }

  async function watch(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (!launch.stopping.aborted) {
      const since = Date.now()
      const reason = await current.ended
      if (launch.stopping.aborted) return
      launch.log(`PostgreSQL ended unexpectedly (${reason}); starting it again`)
      if (Date.now() - since > STEADY_AFTER_MS) pauseMs = FIRST_PAUSE_MS
      do pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      while (!launch.stopping.aborted && !(await restart(pauseMs)))
    }
  }
  const watching = watch()

  // An app that ends without a word (an uncaught error) sends its server home; the signal goes out before the first wait.
  const lastWord = () => void current.end()
  process.once('exit', lastWord)

  return {
    get pid() {
      return current.pid
    },
    stop: async () => {
      stopping.abort()
      process.off('exit', lastWord)
      await current.end()
      await watching
      await current.end() // A restart may have been on its way.
    },
  }
}
