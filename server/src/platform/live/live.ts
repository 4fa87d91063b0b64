// The live line inside one process: who listens to which audience, and news for them. Other processes hear through a fan-out.
import type { News } from '@green-room/contract/events'

/**
 * `member:<id>` for a member's own news, `session:<id>` for the end of a session, `room:<id>` and `rooms` for those who look at lists,
 * `lounge` for everybody.
 */
export type Audience = `member:${string}` | `session:${string}` | `room:${string}` | 'rooms' | 'lounge'
export type Listener = (news: News, serialised: string) => void
export type FanOut = {
  publish(audience: Audience, news: News): void
  /** News in quick succession crosses over as well: no letter costs a commit. */
  isQuick: boolean
  /** This process has listeners in that audience, or no more. Settles when they hear what other processes say, or the line is down. */
  listen?(audience: Audience): Promise<void>
  leave?(audience: Audience): void
  close(): Promise<void>
}

export type Live = {
  /** Tells this process's listeners at once, and other processes by the fan-out. Call it after the commit of what it tells. */
  publish(audience: Audience, news: News): void
  /** A piece of a text that grows. Where letters to other processes cost commits, those hear the whole of it once a second instead. */
  publishText(audience: Audience, news: News): void
  /** News that only says 'look again': once a second at most for an audience, at once where there was none for a while. */
  hint(audience: Audience, news: News): void
  /** Tells this process's listeners alone: how a fan-out hands on what it heard. */
  deliver(audience: Audience, news: News): void
  subscribe(audiences: readonly Audience[], listener: Listener): () => void
  /** Settles when news of other processes for these audiences come through as well. */
  heard(audiences: readonly Audience[]): Promise<unknown>
  useFanOut(fanOut: FanOut): void
  listeners(audience: Audience): number
  close(): Promise<void>
}

const HINT_EVERY_MS = 1_000

export function createLive(): Live {
  const audiences = new Map<Audience, Set<Listener>>()
  let fanOut: FanOut | undefined

  function deliver(audience: Audience, news: News): void {
    const listening = audiences.get(audience)
    if (!listening) return
    const serialised = `event: ${news.name}\ndata: ${JSON.stringify(news.data)}\n\n`
    for (const listener of listening) listener(news, serialised)
  }

  function publish(audience: Audience, news: News): void {
    deliver(audience, news)
    fanOut?.publish(audience, news)
  }
  /** What waits to be said in each audience that was told within the last second. */
  const hinted = new Map<Audience, News | null>()
  function hint(audience: Audience, news: News): void {
    if (hinted.has(audience)) return void hinted.set(audience, news)
    hinted.set(audience, null)
    publish(audience, news)
    setTimeout(() => {
      const waiting = hinted.get(audience)
      hinted.delete(audience)
      if (waiting) hint(audience, waiting)
    }, HINT_EVERY_MS).unref()
  }

  return {
    deliver,
    publish,
    hint,
    publishText(audience, news) {
      deliver(audience, news)
      if (fanOut?.isQuick === true) fanOut.publish(audience, news)
    },
    subscribe(names, listener) {
      for (const name of names) {
        const listening = audiences.get(name)
        if (listening) listening.add(listener)
        else {
          audiences.set(name, new Set([listener]))
          void fanOut?.listen?.(name)
        }
      }
      return () => {
        for (const name of names) {
          const listening = audiences.get(name)
          listening?.delete(listener)
          if (listening?.size !== 0) continue
          audiences.delete(name)
          fanOut?.leave?.(name)
        }
      }
    },
    heard: (names) => Promise.all(names.map(async (name) => fanOut?.listen?.(name))),
    useFanOut: (next) => void (fanOut = next),
    listeners: (audience) => audiences.get(audience)?.size ?? 0,
    close: async () => fanOut?.close(),
  }
}
