// Characters as persons: who there is to talk to, and a page for each of them.
import * as z from 'zod/mini'
import { answer, endpoint } from '../endpoint.ts'
import { Companion } from '../rooms.ts'
import { RoomOfTopic, Topic } from '../topics.ts'

export const CharacterPage = z.extend(Companion, {
  /** False once it has gone home: open talks go on, new ones do not begin. */
  is_live: z.boolean(),
  /** Who it is, in the reader's language if it speaks that, else in English; empty where its card says nothing. */
  blurb: z.string(),
  /** What it never does. */
  wont: z.string(),
  /** What somebody said, and what it answered, as its card has it. */
  sample: z.nullable(z.object({ ask: z.string(), say: z.string(), language: z.string() })),
  rooms: z.array(RoomOfTopic),
  /** Its topics that wait for somebody, those in the reader's language first. */
  topics: z.array(Topic),
})
export type CharacterPage = z.infer<typeof CharacterPage>

export const listCharacters = endpoint('listCharacters', {
  summary: 'The characters who take new topics',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.object({ characters: z.array(Companion) })),
  problems: [],
})
export const readCharacter = endpoint('readCharacter', {
  summary: 'A character’s page: who it is, how it sounds, which topics it hosts',
  access: 'all',
  token: 'chat',
  input: z.object({ slug: z.string().check(z.maxLength(31), z.regex(/^[a-z][a-z0-9-]*$/)) }),
  returns: answer(z.object({ character: CharacterPage })),
  problems: ['character.not-found'],
})
