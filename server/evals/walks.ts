// Random walks by chips: whoever only taps what is offered gets a talk without an end in a wall, without a line said twice unasked.
import type { Card, Language } from '@green-room/contract/characters'
import { answer, open } from '@green-room/talker/talker.ts'
import type { Persona, TalkReply } from '@green-room/talker/talk.ts'
import { personaOf } from '#server/characters/stories/personas.ts'
import { shippedStories } from '#server/characters/stories/stories.ts'

export interface Walked {
  walks: number
  turns: number
  /** What went wrong, with the place. */
  deadEnds: string[]
  repeats: string[]
  suggestions: string[]
  worstMs: number
  stateBytes: number
}

/** Small and repeatable. */
export function dice(seed: number): (sides: number) => number {
  let value = seed
  return (sides) => {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((value / 2_147_483_648) * sides)
  }
}

export interface Place {
  slug: string
  persona: Persona
  language: Language
}
/** Each character in each of its languages. */
export const placesOf = (cards: Card[]): Place[] =>
  cards.flatMap((card) => {
    const { slug } = card.data.extensions.green_room
    const persona = personaOf(card, shippedStories(slug))
    return Object.keys(persona.books).map((language) => ({ slug, persona, language: language as Language }))
  })

/** So many walks of so many turns over all characters and languages, from their threads and from topics of a member's own. */
export function walkChips(cards: Card[], { walks, steps, seed }: { walks: number; steps: number; seed: number }): Walked {
  const told: Walked = { walks, turns: 0, deadEnds: [], repeats: [], suggestions: [], worstMs: 0, stateBytes: 0 }
  const roll = dice(seed)
  const places = placesOf(cards)
  for (let walk = 0; walk < walks; walk++) {
    const place = places[walk % places.length]!
    const { threads } = place.persona.books[place.language]!
    const title = walk % 3 === 0 ? 'Songs for long night shifts' : threads[roll(threads.length)]!.title
    const where = `${place.slug} ${place.language}, ${title}`
    one(place.persona, place.language, title, steps, roll, told, where)
  }
  return told
}

function one(
  persona: Persona,
  language: Language,
  title: string,
  steps: number,
  roll: (sides: number) => number,
  told: Walked,
  where: string,
): void {
  let reply: TalkReply = open(persona, language, title)
  const said = new Set([reply.text])
  const spoken = [reply.text]
  for (let step = 0; step < steps; step++) {
    const { suggestions } = reply
    if (suggestions.length < 2 || suggestions.length > 4) told.suggestions.push(`${where}, turn ${step}: ${suggestions.length}`)
    if (suggestions.length === 0) return void told.deadEnds.push(`${where}, turn ${step}: ${reply.text}`)
    const text = suggestions[roll(suggestions.length)]!
    if (isToldAgain(persona, reply, text)) said.clear()
    const before = {
      language,
      text,
      recent: spoken.slice(-6),
      title,
      guard: null,
      heavy: null,
      hasUnseenFile: false,
      known: {},
      state: reply.state,
    }
    const began = performance.now()
    reply = answer(persona, before)
    told.worstMs = Math.max(told.worstMs, performance.now() - began)
    told.stateBytes = Math.max(told.stateBytes, Buffer.byteLength(JSON.stringify(reply.state)))
    told.turns++
    if (reply.text === '' || /^(?:lost|any)/.test(reply.how)) told.deadEnds.push(`${where}, turn ${step}: '${text}' → ${reply.how}`)
    if (said.has(reply.text)) told.repeats.push(`${where}, turn ${step}: '${text}' → ${reply.text}`)
    said.add(reply.text)
    spoken.push(reply.text)
  }
}

/** Whoever taps a story that was told wants to hear it again. */
const isToldAgain = ({ books }: Persona, { state }: TalkReply, text: string): boolean =>
  books[state.language]!.threads.some(({ id, chip }) => chip === text && state.done.includes(id))
