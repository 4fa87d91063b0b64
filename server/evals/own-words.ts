// Random walks in words of their own: who tells of their day, asks and remarks, and taps only now and then. A newcomer who reads the same
// sentence under each reply sees a machine.
import { readFileSync } from 'node:fs'
import type { Card, Language } from '@green-room/contract/characters'
import { answer, open } from '@green-room/talker/talker.ts'
import { sentencesOf } from '@green-room/talker/match.ts'
import { foldedWords } from '@green-room/talker/fold.ts'
import { guardOf, heavyIn } from '#server/safety/guard-rules.ts'
import { dice, placesOf } from './walks.ts'

const LINES = JSON.parse(readFileSync(new URL('own-lines.json', import.meta.url), 'utf8')) as Record<Language, string[]>
/** One turn in so many taps a suggestion. */
const TAPS = 6
const BACK = 6
const WORDS_MIN = 3
/** Said again because the member asked for it. */
const ASKED = new Set(['act:same', 'act:back'])

export interface OwnWords {
  replies: number
  /** Replies with a whole sentence of one of the last six, and the sentence. */
  repeats: string[]
}

export const wholeSentences = (text: string): string[] =>
  sentencesOf(text)
    .map((each) => foldedWords(each))
    .filter((words) => words.length >= WORDS_MIN)
    .map((words) => words.join(' '))

export function walkOwnWords(cards: Card[], { walks, steps, seed }: { walks: number; steps: number; seed: number }): OwnWords {
  const found: OwnWords = { replies: 0, repeats: [] }
  const roll = dice(seed)
  const places = placesOf(cards)
  for (let walk = 0; walk < walks; walk++) {
    const { persona, language, slug } = places[walk % places.length]!
    const { threads } = persona.books[language]!
    const title = walk % 3 === 0 ? 'Songs for long night shifts' : threads[roll(threads.length)]!.title
    const left = [...LINES[language]]
    let reply = open(persona, language, title)
    const said = [reply.text]
    for (let step = 0; step < steps; step++) {
      const { suggestions } = reply
      const isTap = suggestions.length > 0 && roll(TAPS) === 0
      const [own = ''] = isTap ? [] : left.splice(roll(left.length), 1)
      const text = isTap ? suggestions[roll(suggestions.length)]! : own
      const isBack = isTap && text === persona.books[language]!.language.pack.chips.back
      const recent = said.slice(-BACK)
      const heard = { guard: guardOf(text), heavy: heavyIn(text), hasUnseenFile: false, known: {} }
      reply = answer(persona, { ...heard, language, text, recent, title, state: reply.state })
      found.replies++
      const known = new Set(recent.flatMap(wholeSentences))
      const again = isBack || ASKED.has(reply.how) ? undefined : wholeSentences(reply.text).find((sentence) => known.has(sentence))
      if (again) found.repeats.push(`${slug} ${language}, turn ${step} (${reply.how}): '${text}' → ${again}`)
      said.push(reply.text)
    }
  }
  return found
}
