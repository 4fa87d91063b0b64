// The house rules of members on what a card says where members read it: titles that it hosts, first words, its page, lore, answers.
import type { Card } from '@green-room/contract/characters'
import { flagWords } from '#server/safety/flag-words.ts'

export type CardFlag = { field: string; text: string }

export function flagCard({ data }: Card): CardFlag[] {
  const own = data.extensions.green_room
  const said: [field: string, text: string][] = [
    ['first_mes', data.first_mes],
    ...data.alternate_greetings.map((text): [string, string] => ['alternate_greetings', text]),
    ...Object.values(own.lines ?? {}).map((text): [string, string] => ['lines', text]),
    ...Object.values(own.about ?? {}).map(({ blurb, wont }): [string, string] => ['about', `${blurb}\n${wont}`]),
    ...own.openings.map(({ line }): [string, string] => ['openings', line ?? '']),
    ...own.facts.map(({ say }): [string, string] => ['facts', say]),
    ...data.character_book.entries.map(({ content, extensions }): [string, string] => [
      'lore',
      [content, ...extensions.green_room.more].join('\n'),
    ]),
    ...Object.values(own.packs).flatMap(({ facts = {}, lore = {} }) => [
      ...Object.values(facts).map(({ say }): [string, string] => ['packs', say]),
      ...Object.values(lore).map(({ say, more }): [string, string] => ['packs', [say, ...more].join('\n')]),
    ]),
  ]
  return [
    ...own.openings.flatMap(({ title }) => told('openings', title, 'title')),
    ...said.flatMap(([field, text]) => told(field, text, 'message')),
  ]
}

const told = (field: string, text: string, kind: 'title' | 'message'): CardFlag[] =>
  flagWords(text, kind).map(({ rule, words }) => ({ field, text: `no member could write this here (${rule}): ‘${words}’` }))
