// What keeps a draft from being played, and what to look at, by the field in which it stands.
import { Card } from '@green-room/contract/characters'
import type * as z from 'zod/mini'
import type { Loose } from './card-fields.ts'
import { flagCard } from './flag-card.ts'
import { fieldAt, lintCard, type Beside } from './lint-card.ts'

/** `is_flagged`: a member could not write it, so a second person looks before it plays. */
export type Fault = { field: string; text: string; is_grave: boolean; is_flagged?: boolean }
/** `rooms`: those that there are. */
export type Around = Omit<Beside, 'hasPicture'> & { rooms: ReadonlySet<string>; hasPicture?: boolean }
type Issue = z.core.$ZodIssue

/** `card` is null where it can't be read as one that may play. */
export function judgeCard(draft: Loose, { rooms, hasStories, hasPicture = false }: Around): { card: Card | null; faults: Fault[] } {
  const { data: card, error } = Card.safeParse(draft)
  if (!card) return { card: null, faults: (error?.issues ?? []).map(faultOf) }
  const unknown = card.data.extensions.green_room.rooms.filter((room) => !rooms.has(room))
  return {
    card,
    faults: [
      ...unknown.map((room) => ({ field: 'rooms', text: `there is no room ‘${room}’`, is_grave: true })),
      ...flagCard(card).map((flag) => ({ ...flag, is_grave: false, is_flagged: true })),
      ...lintCard(card, { hasStories, hasPicture }).map(({ field, text, isError }) => ({ field, text, is_grave: isError })),
    ],
  }
}

const OUTER = new Set(['data', 'extensions', 'green_room', 'entries'])
/** `data.extensions.green_room.facts.3.say` is the fourth of `facts`. */
export function faultOf(issue: Issue): Fault {
  const [field = 'card', ...rest] = issue.path.filter((step) => !OUTER.has(String(step))).map(String)
  const place = rest.map((step) => (/^\d+$/.test(step) ? `no. ${Number(step) + 1}` : step)).join(', ')
  return { field: fieldAt(field), text: `${place && `${place}: `}${wordsOf(issue)}`, is_grave: true }
}

/** What is asked of a value that is out of its bounds. */
function wordsOf(issue: Issue): string {
  const unit = 'origin' in issue && issue.origin === 'string' ? ' symbols' : 'origin' in issue && issue.origin === 'array' ? ' of them' : ''
  if (issue.code === 'too_small') return issue.minimum === 1 && unit ? 'something has to stand here' : `at least ${issue.minimum}${unit}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${unit}`
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'this is missing' : `this is to be a ${issue.expected}`
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_format') return 'small letters, digits and hyphens alone'
  return issue.code === 'custom' ? 'at most 45 words' : 'this can’t be read'
}
