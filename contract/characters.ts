// A character's card: Character Card V3, readable by other programs. All that is ours stands in `data.extensions.green_room`.
// The same card feeds the prompt of a model and the talker: one source, two voices that agree. What a character tells stands in its stories.
import * as z from 'zod/mini'
import { AVATAR_COLORS } from './art/avatars.ts'
import { Look } from './art/look.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

const line = z.string().check(z.minLength(1), z.maxLength(400))
/** A card of another program may greet at length; what is posted is cut at the end of a sentence. */
const passage = z.string().check(z.maxLength(4000))
const lines = (min: number) => z.array(line).check(z.minLength(min))
const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/))

/** What one of its trade is asked: `ask` are wordings of members, `say` is said in this order when it is asked again. */
export const Asked = z.object({ id: slug, ask: lines(2), say: lines(1) })
export type Asked = z.infer<typeof Asked>

/** A question that members ask of any character, by the id of its wordings: `ask.regrets`. */
const answerId = z.string().check(z.regex(/^ask\.[a-z0-9-]{1,40}$/))

/** Answers in one language. English facts and lore stand in the card itself; in another language here, by the same ids. */
export const Pack = z.object({
  asked: z.optional(z.array(Asked)),
  answers: z.optional(z.record(answerId, lines(1))),
  facts: z.optional(z.record(slug, z.object({ ask: lines(2), say: line }))),
  /** `keys` are beginnings of words that call the story up. */
  lore: z.optional(z.record(slug, z.object({ keys: z.array(z.string()).check(z.minLength(2)), say: line, more: lines(0) }))),
})
export type Pack = z.infer<typeof Pack>

/** A fixed point of the persona: `ask` are probes in the reader's words, `say` the answer, `keywords` what any right answer contains. */
export const PersonaFact = z.object({ id: slug, ask: lines(2), say: line, keywords: z.array(z.string()).check(z.minLength(1)) })
export type PersonaFact = z.infer<typeof PersonaFact>

/** A hosted topic of a character that has no stories: its title (at most 50 symbols) and the first line in it. */
export const Opening = z.object({ room: slug, title: z.string().check(z.minLength(3), z.maxLength(50)), line })
export type Opening = z.infer<typeof Opening>

/** What the character's own page says of it: who it is in at most 45 words, and what it never does, as the end of a list. */
export const About = z.object({
  blurb: line.check(z.refine((text: string) => text.trim().split(/\s+/).length <= 45)),
  wont: z.string().check(z.minLength(1), z.maxLength(80)),
})

export const GreenRoomExtension = z.object({
  schema: z.literal(1),
  slug,
  age: z.int().check(z.gte(21), z.lte(80)),
  pronouns: z.enum(['she', 'he', 'they']),
  avatar: z.object({ color: z.enum(AVATAR_COLORS) }),
  /** Without one it has a monogram: nobody gets a face by chance. */
  look: z.optional(Look),
  /** Who it is, in a few words, under its name in lists. */
  lines: z.optional(z.partialRecord(z.enum(LANGUAGES), z.string().check(z.minLength(1), z.maxLength(60)))),
  about: z.optional(z.partialRecord(z.enum(LANGUAGES), About)),
  rooms: z.array(slug).check(z.minLength(1), z.maxLength(4)),
  languages: z.array(z.enum(LANGUAGES)).check(z.minLength(1)),
  capacity: z._default(z.int().check(z.gte(1)), 100),
  style: z.object({
    minSymbols: z.int().check(z.gte(20)),
    maxSymbols: z.int().check(z.lte(400)),
    register: z.string(),
    emoji: z.enum(['never', 'rare']),
    asksShare: z.number().check(z.gte(0), z.lte(1)),
  }),
  facts: z.array(PersonaFact),
  openings: z.array(Opening),
  forbidden: z.array(z.string()),
  packs: z.partialRecord(z.enum(LANGUAGES), Pack),
})
export type GreenRoomExtension = z.infer<typeof GreenRoomExtension>

/** One lore entry. `more` continues the same story for 'why?' and 'and then?'. */
export const LoreEntry = z.looseObject({
  keys: z.array(z.string()),
  content: passage,
  enabled: z._default(z.boolean(), true),
  insertion_order: z._default(z.number(), 100),
  use_regex: z._default(z.literal(false), false),
  constant: z.optional(z.boolean()),
  extensions: z.looseObject({ green_room: z.object({ id: slug, more: lines(0) }) }),
})
export type LoreEntry = z.infer<typeof LoreEntry>

export const Card = z.looseObject({
  spec: z.literal('chara_card_v3'),
  spec_version: z.literal('3.0'),
  data: z.looseObject({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    nickname: z.optional(z.string()),
    description: z.string(),
    personality: z.string(),
    scenario: z.string(),
    first_mes: passage.check(z.minLength(1)),
    alternate_greetings: z.array(passage),
    mes_example: z.string(),
    system_prompt: z._default(z.string(), ''),
    post_history_instructions: z._default(z.string(), ''),
    tags: z.array(z.string()),
    creator: z._default(z.string(), ''),
    creator_notes: z._default(z.string(), ''),
    character_version: z._default(z.string(), '1.0'),
    group_only_greetings: z._default(z.array(z.string()), []),
    character_book: z.looseObject({ entries: z.array(LoreEntry) }),
    extensions: z.looseObject({ green_room: GreenRoomExtension }),
  }),
})
export type Card = z.infer<typeof Card>
