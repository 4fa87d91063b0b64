// Characters as operators keep them: cards with drafts and versions, stories, a try free of charge, and who is on the floor.
import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, Reason } from './endpoint.ts'
import type { Role } from '../wire/backoffice-rights.ts'
import { LANGUAGES } from '../characters.ts'
import { answer } from '../endpoint.ts'
import { text, Time, whole } from '../wire/fields.ts'

const WRITES: readonly Role[] = ['owner', 'content']
const SEES: readonly Role[] = ['owner', 'content', 'moderator']
export const CharacterSlug = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, { error: 'form.invalid-value' }))
const Lang = z.enum(LANGUAGES, { error: 'form.invalid-value' })
const Version = text(60)
const list = (max: number, many = 200) => z.array(text(max)).check(z.maxLength(many))
const byLanguage = <Value extends z.ZodMiniType>(value: Value) => z.partialRecord(Lang, value)
export const PRONOUNS = ['she', 'he', 'they'] as const

/** What of a card is written in the browser. What it has beside these stays as it is. */
export const CardFields = z.partial(
  z.object({
    name: text(200),
    nickname: text(200),
    age: whole(0, 200),
    pronouns: z.enum(PRONOUNS),
    capacity: whole(0, 100_000),
    rooms: list(40, 20),
    languages: z.array(Lang),
    description: text(20_000),
    personality: text(20_000),
    scenario: text(20_000),
    first_mes: text(20_000),
    alternate_greetings: list(20_000),
    mes_example: text(20_000),
    system_prompt: text(20_000),
    post_history_instructions: text(20_000),
    tags: list(200),
    forbidden: list(1_000),
    style: z.object({
      minSymbols: whole(0, 10_000),
      maxSymbols: whole(0, 10_000),
      register: text(1_000),
      emoji: z.enum(['never', 'rare']),
      asksShare: z.number(),
    }),
    lines: byLanguage(text(400)),
    about: byLanguage(z.object({ blurb: text(2_000), wont: text(1_000) })),
    openings: z.array(z.object({ room: text(40), title: text(400), line: text(2_000) })).check(z.maxLength(200)),
    facts: z.array(z.object({ id: text(40), ask: list(1_000), say: text(2_000), keywords: list(200) })).check(z.maxLength(200)),
    lore: z
      .array(
        z.object({
          id: text(60),
          keys: list(400),
          content: text(20_000),
          more: list(2_000),
          enabled: z.boolean(),
          constant: z.boolean(),
        }),
      )
      .check(z.maxLength(400)),
  }),
)
export type CardFields = z.infer<typeof CardFields>
/** `is_flagged`: a member could not write it, so a second person looks before it plays. */
const Fault = z.object({ field: z.string(), text: z.string(), is_grave: z.boolean(), is_flagged: z.optional(z.boolean()) })
const Standing = z.enum(['draft', 'live', 'resting', 'retired'])
export type Standing = z.infer<typeof Standing>

const member = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: Standing,
  has_draft: z.boolean(),
  languages: z.array(z.string()),
  rooms: z.array(z.string()),
  /** Talks that are open with somebody, topics that wait for one, and whole replies of the last seven days. */
  talks: z.number(),
  waiting: z.number(),
  replies: z.number(),
  portrait: z.nullable(z.string()),
}
export const CastMember = z.object(member)
export type CastMember = z.infer<typeof CastMember>
/** The rooms that there are to sit in. */
const Homes = z.array(z.object({ slug: z.string(), title: z.string() }))
export const listCast = deskDoor('listCast', {
  summary: 'All characters: languages, rooms, who is on the floor, talks and replies of seven days',
  desks: SEES,
  input: z.object({}),
  returns: answer(z.object({ rows: z.array(CastMember), rooms: Homes })),
})
export const CharacterPage = z.extend(z.object(member), {
  age: z.nullable(z.number()),
  /** Of the draft, where there is one. */
  fields: z.record(z.string(), z.unknown()),
  /** What the draft changes, by field. */
  changed: z.array(z.string()),
  faults: z.array(Fault),
  version: z.string(),
  /** The version that plays; null: none did yet. */
  no: z.nullable(z.number()),
  draft: z.nullable(z.object({ at: Time, by: z.nullable(z.string()) })),
  versions: z.array(z.object({ no: z.number(), at: z.nullable(Time), by: z.nullable(z.string()) })),
  stories: z.array(
    z.object({ language: z.string(), source: z.enum(['shipped', 'own']), threads: z.array(z.string()), version: z.string() }),
  ),
  has_picture: z.boolean(),
  /** As it was seen by who puts another one. */
  portrait_version: z.string(),
  all_rooms: Homes,
  all_languages: z.array(z.string()),
})
export type CharacterPage = z.infer<typeof CharacterPage>
const one = { slug: CharacterSlug }
export const openCharacter = deskDoor('openCharacter', {
  summary: 'One character: its card in fields, what stands against it, versions, stories',
  desks: SEES,
  input: z.object(one),
  returns: answer(CharacterPage),
  problems: ['character.not-found'],
})
export const Drafted = answer(z.object({ slug: z.string(), version: z.string() }))
export const saveCard = deskDoor('saveCard', {
  summary: 'Keeps a draft of a card that nobody but operators reads; only the fields that are given are written',
  desks: WRITES,
  input: z.object({ ...one, fields: CardFields, version: Version }),
  returns: Drafted,
  problems: ['character.not-found', 'version.stale'],
})
export const discardCard = deskDoor('discardCard', {
  summary: 'Throws the draft of a card away',
  desks: WRITES,
  input: z.object({ ...one, version: Version }),
  returns: Drafted,
  problems: ['character.not-found', 'version.stale', 'version.unchanged'],
})
const publishing = [...ACT_PROBLEMS, 'character.not-found', 'content.not-found', 'content.faulty', 'version.unchanged'] as const
/** `no`: an earlier version that is put back; null: the draft. */
export const publishCard = deskDoor('publishCard', {
  summary: 'Lets a character speak by its draft, or by an earlier card, from the next reply on',
  desks: WRITES,
  input: z.object({ ...one, no: z.nullable(whole(1, 1_000_000)), version: Version, reason: Reason }),
  returns: Acted,
  problems: publishing,
})
const standing = { desks: WRITES, input: z.object({ ...one, reason: Reason }), returns: Acted }
const standingProblems = [...ACT_PROBLEMS, 'character.not-found', 'version.unchanged'] as const
export const restCharacter = deskDoor('restCharacter', {
  summary: 'Turns a character off: open talks go on, nobody new gets it',
  ...standing,
  desks: SEES,
  problems: standingProblems,
})
export const wakeCharacter = deskDoor('wakeCharacter', {
  summary: 'Turns a character on again',
  ...standing,
  problems: standingProblems,
})
export const retireCharacter = deskDoor('retireCharacter', {
  summary: 'Sends a character home for good: open talks go on',
  ...standing,
  problems: standingProblems,
})
