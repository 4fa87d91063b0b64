import type { Lounge } from '#server/platform/lounge.ts'
import { findWaiting } from './store.ts'

/** Handed in from the characters, a floor above: opens one more hosted topic that waits. Undefined: no character is free. */
export type OpenWaiting = (language: string, memberId: string) => Promise<string | undefined>

/** Whoever is shown a topic has so long to sit down before others are shown it too. */
const THEIRS_MS = 10_000

/** A waiting topic at random that nobody else was just shown; where all were, one more is opened. */
export function topicPicker({ db }: Lounge, openWaiting: OpenWaiting): (language: string, memberId: string) => Promise<string | undefined> {
  const shown = new Map<string, number>()
  return async (language, memberId) => {
    const now = performance.now()
    for (const [id, until] of shown) if (until <= now) shown.delete(id)
    const found =
      (await findWaiting(db, language, [...shown.keys()])) ??
      (await openWaiting(language, memberId)) ??
      (await findWaiting(db, language, []))
    if (found !== undefined) shown.set(found, now + THEIRS_MS)
    return found
  }
}
