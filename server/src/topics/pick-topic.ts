import type { Lounge } from '#server/platform/lounge.ts'
import { listWaiting } from './store.ts'

/** Handed in from the characters, a floor above: opens one more hosted topic that waits. Undefined: no character is free. */
export type OpenWaiting = (language: string, memberId: string) => Promise<string | undefined>

/** Whoever is shown a topic has so long to sit down before others are shown it too. */
const THEIRS_MS = 30_000

/** A waiting topic at random that nobody else was just shown; where all were, one more is opened. */
export function topicPicker({ db }: Lounge, openWaiting: OpenWaiting): (language: string, memberId: string) => Promise<string | undefined> {
  const shown = new Map<string, number>()
  return async (language, memberId) => {
    const now = performance.now()
    for (const [id, until] of shown) if (until <= now) shown.delete(id)
    const waiting = await listWaiting(db, language, [...shown.keys()])
    const found =
      waiting.find((id) => !shown.has(id)) ?? // others were shown some of them meanwhile
      (await openWaiting(language, memberId)) ??
      (await listWaiting(db, language, []))[0]
    if (found !== undefined) shown.set(found, now + THEIRS_MS)
    return found
  }
}
