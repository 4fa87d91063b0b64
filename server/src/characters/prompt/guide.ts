// What the talker makes of a turn. Without a model that is the reply; with one it is the scene that the model plays.
import { answer } from '@green-room/talker/talker.ts'
import type { Persona, TalkReply } from '@green-room/talker/talk.ts'
import { guardOf, heavyIn } from '#server/safety/guard-rules.ts'
import type { HistoryMessage, Turn } from '../engine/engine.ts'

export type Guide = TalkReply

/** The member follows the story: by a chip, by words that mean one, or to another story. */
export const isOnPath = ({ how }: Guide): boolean =>
  /^(?:chip|choice|ordinal|jump|slot:|act:(?:yes|no|more|why|dunno|ok|choose|back|story))/.test(how)

/** How many of its last messages the talker repeats no sentence of. */
const RECENT = 6

export function guideOf(turn: Omit<Turn, 'signal'>): Guide {
  const last = turn.history.findLastIndex(({ from }) => from === 'character')
  const toAnswer = turn.history.slice(last + 1)
  const text = withoutAddress(toAnswer.map((message) => message.text).join('\n'), turn)
  return answer(turn.persona, {
    language: turn.language,
    text,
    recent: turn.history
      .filter(({ from }) => from === 'character')
      .slice(-RECENT)
      .map((message) => message.text),
    title: turn.topicTitle,
    guard: guardOf(text),
    heavy: turn.care === true ? 'crisis' : heavyIn(text),
    hasUnseenFile: toAnswer.some(hasFile),
    known: Object.fromEntries(turn.memory.facts.map(({ key, value }) => [key, value])),
    state: turn.state,
  })
}

/** The beat at which a talk stands, as it is said; null between two stories. */
export function standsAt({ books }: Persona, state: Guide['state']): { text: string; back: string } | null {
  const book = books[state.language]
  const beat = book?.beat(state.at)
  return book && beat ? { text: book.say(beat.text, state), back: book.say(beat.back, state) } : null
}

const hasFile = ({ attachments }: HistoryMessage): boolean => (attachments?.length ?? 0) > 0

/** 'My basil' is a plant, whoever is spoken to. */
const NO_ADDRESS = 'my|your|our|his|her|their|an?|the|some|any|this|fresh|of|for|with|grow|water'

/** 'hello Bruno' is 'hello': the character's own name says nothing about what was meant. */
function withoutAddress(text: string, { card }: Pick<Turn, 'card'>): string {
  const names = [card.data.name, card.data.nickname, ...card.data.name.split(' ')].filter(
    (name): name is string => !!name && name.length > 2,
  )
  const any = names.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|')
  const pattern = new RegExp(`(?:^|,\\s*|(?<!\\b(?:${NO_ADDRESS}))\\s+)(?:${any})(?=$|[\\s,.!?])`, 'giu')
  const without = text.replace(pattern, '').trim()
  return /[\p{L}\p{N}]/u.test(without) ? without : text
}
