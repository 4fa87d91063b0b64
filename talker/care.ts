// When something heavy is said, the story stops before anything else is read. Nothing here jokes, asks for entertainment or goes on by
// itself: the lounge's lines of care listen, and the way back stands open for the member to take.
import type { Heavy } from './pack.ts'
import { clausesOf } from './match.ts'
import { countUse } from './state.ts'
import type { Talk, TalkReply } from './talk.ts'

/** Turns after which it asks, once, whether somebody near knows. */
const PEOPLE_AT = 2
/** What a member says who wants to be taken off it. */
const LEAVING = new Set(['change', 'story', 'joke', 'choose', 'bored'])

export function beginCare(talk: Talk, kind: Heavy): TalkReply {
  const { state } = talk
  if (state.care && (kind === 'low' || state.care.kind !== 'low')) return listen(talk)
  // What it was said to is answered by it: whoever comes back is not asked again.
  const next = talk.beat?.own === true ? talk.choices.find(({ isAny, slot }) => isAny && !slot)?.to : undefined
  talk.leave()
  if (next && talk.book.beat(next)) state.park = next
  state.missed = 0
  state.care = { kind, turns: 0 }
  const isHeavy = kind !== 'low' && kind !== 'crisis' // to a crisis the lounge itself has said the first words
  return talk.reply([isHeavy ? talk.desk('heavy') : '', line(talk, 'first')], `care:${kind}`)
}

/** A turn of care; null where the member has left it. */
export function stayInCare(talk: Talk): TalkReply | null {
  const { state, language, turn } = talk
  if (!state.care) return null
  const { chips } = language.pack
  const plain = language.plain(turn.text)
  const is = (chip: string): boolean => language.plain(chip) === plain
  const act = language.actOf(plain)
  if (turn.heavy === 'crisis') return listen(talk)
  if (is(chips.leave) || (act !== null && LEAVING.has(act))) {
    state.care = null
    return talk.reply([line(talk, 'leave')], 'care:leave')
  }
  const isOver = language.is('carryOn', plain) || clausesOf(turn.text).some((clause) => language.isAct('fine', language.plain(clause)))
  if (act === 'fine' || (isOver && !turn.heavy)) return putAway(talk)
  // A hard day is no loss: whoever goes on with something else is met there.
  const taps = [chips.tell, chips.more, chips.sit].some(is)
  if (state.care.kind === 'low' && !taps && act !== 'low') return putAway(talk)
  if (act === 'bye') return talk.reply([talk.desk('bye')], 'care:bye', { silent: true })
  if (is(chips.sit)) return talk.reply([line(talk, 'sit')], 'care:sit')
  return listen(talk)
}

/** The care is over at once, the story stands where it stood, and what was said is answered as talk. */
function putAway({ state }: Talk): null {
  state.care = null
  state.at ??= state.park
  if (state.at === state.park) state.park = null
  return null
}

function listen(talk: Talk): TalkReply {
  const care = talk.state.care!
  care.turns++
  return talk.reply([line(talk, care.turns === PEOPLE_AT ? 'people' : 'listen')], 'care:listen')
}

function line({ language, state }: Talk, part: 'first' | 'listen' | 'people' | 'sit' | 'leave'): string {
  const { care } = language.pack
  const lines = part === 'first' ? (care.first[state.care!.kind] ?? care.listen) : care[part]
  return lines[countUse(state, `care-${part}`) % lines.length]!
}
