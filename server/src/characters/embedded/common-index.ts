// Acts and themes of the common pack, ready to be searched.
import type { Clause } from './clauses.ts'
import { logitOf, softmax } from './discriminant.ts'
import { fitsGrammar, fitsSpeaker } from './grammar.ts'
import { formal } from './informal.ts'
import { type Exemplar, type Match, Matcher, type Query } from './matcher.ts'
import { type Classifier, readPackedClassifier } from './packed-classifier.ts'
import { ACTS, ALL_FRAMES, BACKGROUND_LINES, THEME_WORDS, THEMES } from './packs.ts'
import { fitsMood, polarityOf, suitsMood } from './polarity.ts'
import { contentWord, plainWords } from './spelling.ts'
import { themesByRule } from './theme-rules.ts'
import type { VectorStore } from './vector-store.ts'

const BACKGROUND = '_background'
/** What a word that belongs to a theme adds to its logit, and each of the next two. */
const WORD_WORTH = 2
/** What weighs is not guessed from one word. */
const HEAVY_WORD_WORTH = 0.8
const RULE_WORTH = 5
const NEXT_WORD_WORTH = 0.7
/** A theme of one plain thing of which no word is there. */
const UNSAID_COST = 0.7
/** An act that grammar rules out still takes its share: what it would have been is no reason to be sure of another. */
const UNFIT_COST = 2
/** Spelling knows no shares: a likeness below this is none, and the rest is stretched. */
const SPELLED_MIN = 0.28
const SPELLED_WORD_WORTH = 0.15

/** 'No recipe', 'nothing about pigeons', 'fine for money': the word stands there, the matter does not. */
const DENIED =
  /\b(?:no|without(?: any| a)?|(?:nothing|not(?: anything)?|n'?t (?:have|know|need|got) (?:any(?:thing)?|an?|much)) ?(?:about|to do with|of)?|fine for|not about|isn'?t about|instead of) \p{L}+/giu

export class CommonIndex {
  readonly #classifier: Classifier
  #spelled: { acts: Matcher; themes: Matcher } | null = null

  private constructor(classifier: Classifier) {
    this.#classifier = classifier
  }

  static async build(store: VectorStore): Promise<CommonIndex> {
    await store.authored(commonLines())
    return new CommonIndex(await readPackedClassifier())
  }

  /** Acts that this clause can be by its grammar, with the chance that it is, best first. */
  rankActs(clause: Clause, query: Query): Match[] {
    const polarity = polarityOf(clause.text)
    const fits = (intent: string) => fitsGrammar(intent, clause) && fitsMood(intent, polarity)
    if (query.vector === null)
      return withoutBackground(this.#bySpelling().acts.rank(query))
        .map(asShare)
        .filter(({ intent }) => fits(intent))
    const vector = query.vector
    const known = knownAct(query.text)
    if (known !== undefined && fits(known)) return [{ intent: known, score: 1 }]
    return shares(this.#classifier.acts, (intent, row) => logitOf(row, vector) - (fits(intent) ? 0 : UNFIT_COST)).filter(
      ({ intent }) => intent !== BACKGROUND && fits(intent),
    )
  }

  /** Themes with the chance that the line is about them, best first. */
  rankThemes(query: Query, care: string | null): Match[] {
    const words = [...new Set(plainWords(query.text.replace(DENIED, ' ')).flatMap((word) => contentWord(word) ?? []))]
    const sharedWith = (theme: string) => words.filter((word) => THEME_WORDS.get(theme)?.has(word)).length
    const ruled = themesByRule(query.text)
    const polarity = polarityOf(query.text)
    const fits = (theme: string) =>
      theme === BACKGROUND ||
      (suitsMood(theme, polarity) && fitsSpeaker(THEMES[theme]!, query.text) && (THEMES[theme]!.only ?? care) === care)
    if (query.vector === null)
      return withoutBackground(this.#bySpelling().themes.rank(query))
        .map(({ intent, score }) => asShare({ intent, score: Math.min(1, score + Math.min(1, sharedWith(intent)) * SPELLED_WORD_WORTH) }))
        .filter(({ intent }) => fits(intent))
        .toSorted((a, b) => b.score - a.score)
    const vector = query.vector
    const known = knownTheme(query.text)
    if (known !== undefined && fits(known)) return [{ intent: known, score: 1 }]
    return shares(this.#classifier.themes, (theme, row) => {
      const shared = sharedWith(theme)
      const unsaid = THEMES[theme]?.narrow && shared === 0 ? UNSAID_COST : 0
      const worth = shared > 0 ? (THEMES[theme]?.heavy ? HEAVY_WORD_WORTH : WORD_WORTH) + Math.min(2, shared - 1) * NEXT_WORD_WORTH : 0
      return logitOf(row, vector) + (ruled.has(theme) ? RULE_WORTH : 0) + worth - unsaid - (fits(theme) ? 0 : UNFIT_COST)
    }).filter(({ intent }) => intent !== BACKGROUND && fits(intent))
  }

  /** Without the encoder: made when it is first missing. */
  #bySpelling() {
    this.#spelled ??= { acts: new Matcher(actExemplars(), null), themes: new Matcher(themeExemplars(), null) }
    return this.#spelled
  }
}

function shares(rows: Map<string, Float32Array>, logit: (intent: string, row: Float32Array) => number): Match[] {
  const intents = [...rows.keys()]
  return softmax([...rows].map(([intent, row]) => logit(intent, row)))
    .map((score, i) => ({ intent: intents[i]!, score }))
    .toSorted((a, b) => b.score - a.score)
}

const asShare = ({ intent, score }: Match): Match => ({ intent, score: Math.max(0, (score - SPELLED_MIN) / (1 - SPELLED_MIN)) })

const withoutBackground = (ranked: Match[]): Match[] =>
  ranked[0]?.intent === BACKGROUND ? [] : ranked.filter(({ intent }) => intent !== BACKGROUND)

const exemplars = (all: Record<string, { like: string[] }>): Exemplar[] => [
  ...Object.entries(all).flatMap(([intent, { like }]) => like.map((text) => ({ intent, text }))),
  ...BACKGROUND_LINES.map((text) => ({ intent: BACKGROUND, text })),
]
const formalized = (all: Exemplar[]): Exemplar[] => all.map(({ intent, text }) => ({ intent, text: formal(text) }))
/** What acts and themes sound like, in the form in which lines are compared. */
export const actExemplars = () => formalized(exemplars(ACTS))
export const themeExemplars = () => formalized(exemplars(THEMES))

/** What a line means that is an exemplar word by word. */
function lookUp(all: Exemplar[]): (text: string) => string | undefined {
  const plain = (text: string) => plainWords(text).join(' ')
  const known = new Map(all.filter(({ intent }) => intent !== BACKGROUND).map(({ intent, text }) => [plain(text), intent]))
  return (text) => known.get(plain(text))
}
const knownAct = lookUp(actExemplars())
const knownTheme = lookUp(themeExemplars())

/** Every line of the common pack whose vector is used by the engine: those that are chosen by nearness. */
export const commonLines = (): string[] => [
  ...Object.values(ACTS).flatMap(({ say }) => say),
  ...Object.values(THEMES).flatMap(({ listen, ask, advice = [], view = [] }) => [...listen, ...ask, ...advice, ...view]),
  ...ALL_FRAMES,
]
