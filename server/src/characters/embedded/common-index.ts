// Acts and themes of the common pack, ready to be searched, and what grammar has to say about an act before its score counts.
import type { Clause } from './clauses.ts'
import { formal } from './informal.ts'
import { type Exemplar, Matcher, type Match, type Query } from './matcher.ts'
import { ACTS, ALL_FRAMES, BACKGROUND_LINES, THEME_WORDS, type Theme, THEMES } from './packs.ts'
import { spokenOf } from './kin.ts'
import { fitsMood, polarityOf, suitsMood } from './polarity.ts'
import { contentWord, plainWords } from './spelling.ts'
import type { VectorStore } from './vector-store.ts'
import { pattern } from '../pattern.ts'

const BACKGROUND = '_background'
const WORD_WORTH = 0.15
const NEXT_WORD_WORTH = 0.05
/** 'My son cried in the car' is about the son. */
const KIN_THEMES = /^(?:mother-father|grandparents|siblings|children|friends)$/
const KIN_WORD_WORTH = 0.2
const NARROW_MIN = 0.78
const GUESS_SHARE = 0.75

export class CommonIndex {
  readonly #acts: Matcher
  readonly #themes: Matcher

  private constructor(acts: Matcher, themes: Matcher) {
    this.#acts = acts
    this.#themes = themes
  }

  static async build(store: VectorStore): Promise<CommonIndex> {
    await store.authored(commonLines())
    return new CommonIndex(await Matcher.build(actExemplars(), store), await Matcher.build(themeExemplars(), store))
  }

  /** Acts that this clause can be by its grammar, best first; none where it is nearest to what nobody is authored for. */
  rankActs(clause: Clause, query: Query): Match[] {
    const ranked = this.#acts.rank(query)
    const polarity = polarityOf(clause.text)
    return withoutBackground(ranked).filter(({ intent }) => fitsGrammar(intent, clause) && fitsMood(intent, polarity))
  }

  /** Themes, best first. A word that belongs to a theme weighs as much as a good likeness. */
  rankThemes(query: Query, care: string | null): Match[] {
    const words = new Set(plainWords(query.text).map((word) => contentWord(word)))
    const ranked = this.#themes.rank(query).map(({ intent, score }) => {
      const shared = [...(THEME_WORDS.get(intent) ?? [])].filter((word) => words.has(word)).length
      const isGuess = THEMES[intent]?.narrow === true && shared === 0 && score < NARROW_MIN
      return {
        intent,
        score: isGuess
          ? score * GUESS_SHARE
          : Math.min(
              1,
              score +
                (shared > 0 ? (KIN_THEMES.test(intent) ? KIN_WORD_WORTH : WORD_WORTH) + Math.min(2, shared - 1) * NEXT_WORD_WORTH : 0),
            ),
      }
    })
    const polarity = polarityOf(query.text)
    return withoutBackground(ranked.toSorted((a, b) => b.score - a.score)).filter(
      ({ intent }) => suitsMood(intent, polarity) && fitsSpeaker(THEMES[intent]!, query.text) && (THEMES[intent]!.only ?? care) === care,
    )
  }
}

const withoutBackground = (ranked: Match[]): Match[] =>
  ranked[0]?.intent === BACKGROUND ? [] : ranked.filter(({ intent }) => intent !== BACKGROUND)

const exemplars = (all: Record<string, { like: string[] }>): Exemplar[] => [
  ...Object.entries(all).flatMap(([intent, { like }]) => like.map((text) => ({ intent, text }))),
  ...BACKGROUND_LINES.map((text) => ({ intent: BACKGROUND, text })),
]
const actExemplars = () => exemplars(ACTS)
const themeExemplars = () => exemplars(THEMES)

/** Every line of the common pack whose vector is used: exemplars as they are matched, and lines that are chosen by nearness. */
export const commonLines = (): string[] => [
  ...[...actExemplars(), ...themeExemplars()].map(({ text }) => formal(text)),
  ...Object.values(ACTS).flatMap(({ say }) => say),
  ...Object.values(THEMES).flatMap(({ listen, ask }) => [...listen, ...ask]),
  ...ALL_FRAMES,
]

const QUESTIONS =
  /^(?:ask-|tell-more$|why$|what$|politics$|religion$|philosophy$|how-are-you$|remember-me$|prices$|contact$|instructions$|human$)/
const STATEMENTS = /^(?:feels-|my-|good-news$|bad-news$|breakup$|grief$|crisis$|minor$)/
const TO_THE_CHARACTER = /^(?:compliment|insult|flirt|love|boring|doubt)$/
const SMALL = pattern('')`
    ^(?:greeting|greeting-morning|greeting-evening|farewell|farewell-sleep|thanks|sorry|laugh|wow|yes|no|maybe|ok|what|silence
    |gibberish|test|why|tell-more)$
  `
const SMALL_WORDS_MAX = 7
/** Said without a question mark as often as with one: 'ask me something', 'can I tell you something'. */
const EITHER = /^(?:ask-question|may-i-ask|ask-topic|ask-story|ask-joke|change-subject)$/
/** Words without which a sentence is not about that corner of life, however like one it sounds: 'he never says who for' is no partner. */
const CUES: Record<string, RegExp> = {
  'my-partner': pattern('i')`
      \b(?:boyfriend|girlfriend|husband|wife|partner|fianc[ée]e?|spouse|date|dating|crush|married|marriage|wedding|anniversary
      |together|loves? me|relationship|met someone|kiss\w*|romantic)\b
    `,
  'my-family': pattern('i')`
      \b(?:mother|father|mum|mom|dad|parents?|brothers?|sisters?|sons?|daughters?|kids?|child|children|family|grand\w+|aunt|uncle
      |cousins?|nephews?|nieces?|baby|twins?)\b
    `,
  'my-pet': pattern('i')`
      \b(?:cats?|dogs?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|parrots?|birds?|fish|horse|pony|snake|python|turtle|tortoise
      |pets?|animal|guinea pig|orange|fur|paws?|barks?|meows?|purrs?)\b
    `,
  'my-mishap': pattern('i')`
      \b(?:broke\w*|lost|miss\w*|burn\w*|spill\w*|fell|forg\w+|lock\w*|wrong|late|dropp\w*|slipp\w*|crash\w*|ruin\w*|brick
      |oversle\w+|stuck|tripp\w*|stung|bit|bitten|instead of|disaster|mistake|accident\w*|ripped|torn|collapsed|exploded|flooded
      |leak\w*|stole\w*|embarrass\w*|mess)\b
    `,
  'my-weather':
    /\b(?:rain\w*|snow\w*|sun\w*|cold|hot|freez\w*|storm\w*|wind\w*|fog\w*|weather|warm|cloud\w*|grey|humid|heat\w*|ice|icy|thunder\w*)\b/i,
  'my-travel': pattern('i')`
      \b(?:trip|travel\w*|trains?|planes?|flights?|fly\w*|flew|holidays?|vacation|airport|station|abroad|coast|journey|tour|hotel
      |camping|backpack\w*|island|japan|spain|italy|france|greece|city|drove|road|passport|luggage|boarding)\b
    `,
}
/** 'My kid has a fever' is somebody else's fever. */
const OF_ONESELF = /\b(?:i|i'm|im|i've|i'd|me|myself|my (?:back|head|tooth|teeth|stomach|throat|knees?|heart|eyes|feet|life|own))\b/i
const INTRODUCTION = /\b(?:name|call me|i'?m|i am|this is)\b/i

function fitsGrammar(act: string, clause: Clause): boolean {
  if (SMALL.test(act) && clause.words > SMALL_WORDS_MAX) return false
  if (act === 'my-birthday')
    return !clause.isQuestion && /\b(?:my|i|i'm|im)\b/i.test(clause.text) && !/\b(?:his|her|their) birthday\b/i.test(clause.text)
  if (act === 'my-name') return INTRODUCTION.test(clause.text) && clause.words <= 6
  if (CUES[act] && !CUES[act].test(clause.text)) return false
  if (EITHER.test(act)) return true
  if (QUESTIONS.test(act))
    return (
      clause.isQuestion &&
      (clause.toYou ||
        !/^(?:ask-(?:age|name|origin|home|work|family|likes|like-this|fear|dream|secret|regret|day|hobby)|how-are-you)$/.test(act))
    )
  if (act.startsWith('feels-') && !OF_ONESELF.test(clause.text) && spokenOf(clause.text) !== null) return false
  if (STATEMENTS.test(act)) return !clause.isQuestion && clause.ofMe
  if (act === 'boring')
    return /\b(?:you|your|this|conversation|chat|topic|yawn|answer)\b/i.test(clause.text) && !/^i know\b/i.test(clause.text)
  if (TO_THE_CHARACTER.test(act)) return !clause.isQuestion || clause.toYou
  return true
}

/** A theme about others needs somebody in the line, one about the reader needs the reader. */
const fitsSpeaker = ({ ofOthers, ofMe }: Theme, text: string): boolean =>
  (!ofOthers || spokenOf(text) !== null) && (!ofMe || /\b(?:i|i'm|i've|my|me|we|our)\b/i.test(text))
