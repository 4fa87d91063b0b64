import type { Card, Language } from '@green-room/contract/characters'
import type { Finding } from './finding.ts'
import { heavyInAStory } from './heavy-in-a-story.ts'
import { walkOwnWords } from './own-words.ts'
import { walkChips } from './walks.ts'

const WALKS = { walks: 1_000, steps: 30, seed: 11 }
const OWN_WALKS = { walks: 400, steps: 24, seed: 5 }
export const REPEATS_SHARE_MAX = 0.005

/** What only a character that leads is held to. */
export function talkerFindings(cards: Card[], languages: readonly Language[]): Finding[] {
  const walked = walkChips(cards, WALKS)
  const own = walkOwnWords(cards, OWN_WALKS)
  const none = (property: string, misses: string[]): Finding => ({
    property,
    goal: '0',
    measured: String(misses.length),
    isMet: misses.length === 0,
    misses,
  })
  const { heard, missed } = heavyInAStory(cards, languages)
  const most = (property: string, measured: number, limit: number, unit: string): Finding => ({
    property,
    goal: `≤ ${limit} ${unit}`,
    measured: `${measured.toFixed(1)} ${unit}`,
    isMet: measured <= limit,
    misses: [],
  })
  return [
    none(`dead ends in ${WALKS.walks} walks of ${WALKS.steps} turns by chips`, walked.deadEnds),
    none('repeats that were not asked for', walked.repeats),
    none('turns without two to four suggestions', walked.suggestions),
    {
      property: 'heavy lines in the middle of a story that stop it',
      goal: 'all',
      measured: `${heard} of ${heard + missed.length}`,
      isMet: missed.length === 0,
      misses: missed,
    },
    {
      ...most(
        'replies to own words with a sentence of the last six',
        (own.repeats.length / own.replies) * 100,
        REPEATS_SHARE_MAX * 100,
        '%',
      ),
      misses: own.repeats,
    },
    most('worst turn', walked.worstMs, 20, 'ms'),
    most('largest state', walked.stateBytes, 2_000, 'bytes'),
  ]
}
