// A character's card: Character Card V3, readable by other programs. All that is ours stands in `data.extensions.green_room`.
// The same card feeds the prompt of a model and the embedded engine: one source, two voices that agree.
import * as z from 'zod/mini'
import { COMMON_ACTS, GUARD_ACTS } from './acts.ts'
import { AVATAR_COLORS } from './avatars.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

const line = z.string().check(z.minLength(1), z.maxLength(400))
/** A card of another program may greet at length; what is posted is cut at the end of a sentence. */
const passage = z.string().check(z.maxLength(4000))
const lines = (min: number) => z.array(line).check(z.minLength(min))
const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/))

/** A question of the character's own, with the answers it expects: `like` are wordings of the reader, `say` what the character answers. */
export const Question = z.object({
  id: slug,
  text: line,
  expects: z.record(z.string(), z.object({ like: lines(3), say: lines(2) })),
  otherwise: lines(2),
})
export type Question = z.infer<typeof Question>

/** What one of its trade is asked: `ask` are wordings of readers, questions or not; `say` is said in this order, the later lines to 'why?' too.
 * With `after` it is heard only right after that one: what answers a riddle. */
export const Asked = z.object({ id: slug, after: z.optional(slug), ask: lines(4), say: lines(1) })
export type Asked = z.infer<typeof Asked>

const remarks = z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(3))

/** A question that readers ask of any character, as the reply bank names it: `ask.regrets`. */
const answerId = z.string().check(z.regex(/^ask\.[a-z0-9-]{1,40}$/))

const packLines = {
  greetings: lines(0),
  farewells: lines(0),
  jokes: lines(0),
  /** Short remarks (at most 80 symbols, no question) that show one has listened, and fit whatever was told. */
  listening: z.optional(remarks),
  /** The same for what was told as good, hard or odd; what stands before a piece of advice; and what asks for more. */
  tones: z.optional(z.object({ good: remarks, hard: remarks, odd: remarks, advice: remarks, invite: remarks })),
  acts: z.partialRecord(z.enum([...COMMON_ACTS, ...GUARD_ACTS]), lines(2)),
  questions: z.array(Question),
}
/** The lines authored in English. Lore, facts, first lines and openings stand in the card itself. */
export const Pack = z.object({ ...packLines, asked: z.optional(z.array(Asked)), answers: z.optional(z.record(answerId, lines(1))) })
export type Pack = z.infer<typeof Pack>

/** A fixed point of the persona: `ask` are probes in the reader's words, `say` the answer, `keywords` what any right answer contains. */
export const PersonaFact = z.object({ id: slug, ask: lines(2), say: line, keywords: z.array(z.string()).check(z.minLength(1)) })
export type PersonaFact = z.infer<typeof PersonaFact>

/** A hosted topic: its title (at most 50 symbols) and the character's first line in it. */
export const Opening = z.object({ room: slug, title: z.string().check(z.minLength(3), z.maxLength(50)), line })
export type Opening = z.infer<typeof Opening>

/** The lines authored in another language, with all that a reader of it needs: who plays in German has German stories. */
export const TranslatedPack = z.object({
  ...packLines,
  /** First lines in a topic that a member opened. */
  first: lines(3),
  openings: z.array(Opening).check(z.minLength(3)),
  /** By id. `keys` are beginnings of words that call the story up. */
  lore: z.record(
    slug,
    z.object({ keys: z.array(z.string()).check(z.minLength(2)), say: line, more: lines(1), asks: z.optional(z.array(slug)) }),
  ),
  /** By the id of the card's own fact: `ask` are wordings of readers. */
  facts: z.record(slug, z.object({ ask: lines(2), say: line })),
})
export type TranslatedPack = z.infer<typeof TranslatedPack>

export const GreenRoomExtension = z.object({
  schema: z.literal(1),
  slug,
  age: z.int().check(z.gte(21), z.lte(80)),
  pronouns: z.enum(['she', 'he', 'they']),
  avatar: z.object({ color: z.enum(AVATAR_COLORS), image: z.optional(z.string()) }),
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
  packs: z.object({
    en: Pack,
    de: z.optional(TranslatedPack),
    fr: z.optional(TranslatedPack),
    es: z.optional(TranslatedPack),
    it: z.optional(TranslatedPack),
    pl: z.optional(TranslatedPack),
    ar: z.optional(TranslatedPack),
  }),
})
export type GreenRoomExtension = z.infer<typeof GreenRoomExtension>

/** One lore entry. `more` continues the same story for 'why?' and 'and then?'; `asks` names questions that fit after it. */
export const LoreEntry = z.looseObject({
  keys: z.array(z.string()),
  content: passage,
  enabled: z._default(z.boolean(), true),
  insertion_order: z._default(z.number(), 100),
  use_regex: z._default(z.literal(false), false),
  constant: z.optional(z.boolean()),
  extensions: z.looseObject({ green_room: z.object({ id: slug, more: lines(0), asks: z.optional(z.array(slug)) }) }),
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
