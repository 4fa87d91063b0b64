// The file of a language, packs/<language>.json: words, rules of a talk's acts, chips, lines of care.
import * as z from 'zod/mini'
import { foldedRule } from './fold.ts'

const rule = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((source) => foldedRule(source)),
)
const rules = z.array(rule)
const lines = z.array(z.string()).check(z.minLength(1))
/** What ends where a word ends: 'kto' asks, 'ktoś' does not. */
const wholeWords = (sources: (string | string[])[]): RegExp[] =>
  sources.map((source) => foldedRule(`(?:${[source].flat().join('')})(?:(?<=['’ ])|(?!\\p{L}))`))

export const SMALL_TALK_KINDS = ['ask', 'you', 'tell', 'greet'] as const

export const SmallTalk = z.object({
  id: z.string(),
  /** What is asked of the character goes before what is said of it without a question, then what is told, which alone may be an answer. */
  kind: z.enum(SMALL_TALK_KINDS),
  /** Words that tell it; a star stands for any letters. Of one kind, what is said most and first decides. */
  cues: z.array(z.string()),
  /** Good news: none, where the line says that something is not so. */
  glad: z._default(z.boolean(), false),
  /** Facts and answers of the card, by id: the first that it has is said too, where it was asked for. */
  card: z._default(z.array(z.string()), []),
  say: z.array(z.string()).check(z.minLength(3)),
})
export type SmallTalk = z.infer<typeof SmallTalk>

/** The file small-talk/<language>.json. */
export const SmallTalkFile = z.object({
  talk: z.array(SmallTalk),
  /** Of the day on which it is said: what is told with them is seldom an answer. */
  now: z.array(z.string()),
  /** Said with the member's `{word}`: where nothing fits, before what is known of it, and before what is taken; to 'this or that?' (`or`). */
  decline: z.object({ asked: lines, told: lines, near: lines, either: lines, echo: lines, or: z.string() }),
})

export const HEAVY = ['loss', 'illness', 'parting', 'fear', 'low', 'crisis'] as const
export type Heavy = (typeof HEAVY)[number]

export const Pack = z.object({
  quotes: z.tuple([z.string(), z.string()]), // what stands before and after a quotation
  chips: z.object({
    change: z.string(),
    back: z.string(),
    tell: z.string(),
    sit: z.string(),
    leave: z.string(),
    more: z.string(),
  }),
  /** The way back after something beside the story: where anything is open, where something of theirs is asked, with two of the chips. */
  lead: z.object({ open: lines, own: lines, either: lines }),
  comeback: z.object({ plain: z.string(), named: z.string(), remember: z.string() }), // said to who comes back
  /** Words without a matter of their own, endings and beginnings that change no meaning, apart by spaces; forms that rules don't find. */
  small: z.string(),
  suffixes: z.string(),
  prefixes: z._default(z.string(), ''),
  irregular: z._default(z.record(z.string(), z.string()), {}),
  /** Apostrophes part words ('l'histoire'); elsewhere they fall away ('don't'). */
  elides: z._default(z.boolean(), false),
  /** By act: wordings, and rules for what wordings can't list. */
  acts: z.record(z.string(), z.object({ like: z.array(z.string()), rule: z._default(rules, []) })),
  shape: z.object({
    question: z.pipe(z.array(z.union([z.string(), z.array(z.string())])), z.transform(wholeWords)),
    denial: rules,
    /** A question that proposes: 'could we …'. */
    proposal: rules,
    /** Tells of oneself; and words that make it a guess about the story instead. */
    own: rules,
    supposed: rules,
    /** Asked of people in the story, not of the character. */
    others: rules,
    /** Little words before what is meant. */
    filler: rules,
    lead: rules,
    /** What is cut from the beginning of words that are kept: 'probably', 'I'd say'. */
    strip: rules,
    toYou: rules, // said to the character, or of it
    beside: rules, // of the talk, of this moment, or a wish: no answer to anything
    /** Said in care: it is long ago, go on. */
    carryOn: rules,
    sore: rules, // never quoted back
    self: rules, // begins with the member: no thing, and no words for anybody else
    /** Wishes for something by name: 'tell me about …'. */
    about: rules,
    /** 'the first one', in order. */
    ordinal: rules,
    /** No words at all. */
    noanswer: rules,
    /** Asks for doses, law, investments. */
    expert: rules,
  }),
  facts: z.object({
    slots: z.array(z.object({ key: z.string(), pattern: rule, cased: z.optional(z.boolean()) })),
    notNames: z.string(),
    kin: z.record(z.string(), z.array(z.string())),
    kinNames: z.array(z.union([z.string(), z.array(z.string())])),
    recall: z.object({
      asks: rule,
      aspects: z.record(z.string(), rule),
      tell: z.record(z.string(), z.string()),
      tellKin: z.record(z.string(), z.string()),
      and: z.string(),
    }),
  }),
  care: z.object({ first: z.record(z.enum(HEAVY), lines), listen: lines, people: lines, sit: lines, leave: lines }),
})
export type Pack = z.infer<typeof Pack>
