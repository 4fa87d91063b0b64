// The live line inside one process: who listens to which audience, and news for them. Other processes hear through a fan-out.
import type { News } from '@green-room/contract/events'

/** `member:<id>` for a member's own news, `session:<id>` for the end of a session, `lounge` for hints that concern everybody. */
export type Audience = `member:${string}` | `session:${string}` | 'lounge'
export type Listener = (news: News, serialised: string) => void
export type FanOut = { publish(audience: Audience, news: News): void; close(): Promise<void> }

export type Live = {
  /** Tells this process's listeners at once, and other processes by the fan-out. Call it after the commit of what it tells. */
  publish(audience: Audience, news: News): void
  /** Tells this process's listeners alone: how a fan-out hands on what it heard. */
  deliver(audience: Audience, news: News): void
  subscribe(audiences: readonly Audience[], listener: Listener): () => void
  useFanOut(fanOut: FanOut): void
  listeners(audience: Audience): number
  close(): Promise<void>
}

export function createLive(): Live {
  const audiences = new Map<Audience, Set<Listener>>()
  let fanOut: FanOut | undefined

  function deliver(audience: Audience, news: News): void {
    const listening = audiences.get(audience)
    if (!listening) return
    const serialised = `event: ${news.name}\ndata: ${JSON.stringify(news.data)}\n\n`
    for (const listener of listening) listener(news, serialised)
  }

  return {
    deliver,
    publish(audience, news) {
      deliver(audience, news)
      fanOut?.publish(audience, news)
    },
    subscribe(names, listener) {
      for (const name of names) {
        const listening = audiences.get(name)
        if (listening) listening.add(listener)
        else audiences.set(name, new Set([listener]))
      }
      return () => {
        for (const name of names) {
          const listening = audiences.get(name)
          listening?.delete(listener)
          if (listening?.size === 0) audiences.delete(name)
        }
      }
    },
    useFanOut: (next) => void (fanOut = next),
    listeners: (audience) => audiences.get(audience)?.size ?? 0,
    close: async () => fanOut?.close(),
  }
}
