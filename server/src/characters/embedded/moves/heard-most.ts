// What a message is mostly about, over itself as a whole and its clauses.
import type { Match } from '../matcher.ts'
import type { Heard } from '../reading.ts'
import type { Scene } from '../scene.ts'

/** What the reader feels, and what of their life they speak of. */
export const FEELING = /^(?:feels-|good-news$|bad-news$|breakup$)/
export const LIFE = /^my-/
/** Shares of likelihood: from here on a theme may be spoken of, is taken for granted, is beyond doubt. */
export const THEME_MIN = 0.3
export const THEME_SURE = 0.5
export const THEME_EXACT = 0.75
/** To be told that one has money worries is worse than not to be asked about them. */
export const HEAVY_SURE = 0.62
const WHOLE_SHARE = 0.6
const PASSING = /^(?:feels-fine|greeting|thanks|yes|no|ok|laugh|maybe|my-name)/
const PASSING_WORDS = 4

/** The best act of a kind over the message and its clauses; what is said in passing ('fine thanks') does not hide the rest. */
export function bestAct({ reading }: Scene, kind: RegExp) {
  const inPassing = ({ clause, acts }: Heard) =>
    reading.clauses.length > 1 &&
    PASSING.test(acts[0]?.intent ?? '') &&
    (clause.words <= PASSING_WORDS || (acts[0]?.intent === 'feels-fine' && clause !== reading.clauses.at(-1)!.clause))
  const rest = reading.clauses.filter((heard) => !inPassing(heard))
  const found = [...(rest.length === reading.clauses.length ? [reading.whole] : []), ...(rest.length > 0 ? rest : reading.clauses)].flatMap(
    (heard) => heard.acts.filter(({ intent }) => kind.test(intent)).slice(0, 1),
  )
  return found.toSorted((a, b) => b.score - a.score)[0]
}
/** What the message is about: mostly as a whole, a little by its strongest clause, so that a cake that fell does not hide the wedding. */
export function topTheme({ reading }: Scene): Match | undefined {
  const best = new Map<string, number>()
  for (const { themes } of reading.clauses)
    for (const { intent, score } of themes.slice(0, 3)) best.set(intent, Math.max(score, best.get(intent) ?? 0))
  const whole = new Map(reading.whole.themes.map(({ intent, score }) => [intent, score]))
  const all = [...new Set([...best.keys(), ...reading.whole.themes.slice(0, 3).map(({ intent }) => intent)])]
  return all
    .map((intent) => ({ intent, score: WHOLE_SHARE * (whole.get(intent) ?? 0) + (1 - WHOLE_SHARE) * (best.get(intent) ?? 0) }))
    .toSorted((x, y) => y.score - x.score)[0]
}
export const themeAbove = (scene: Scene, min: number): string | null => {
  const top = topTheme(scene)
  return top && top.score >= min ? top.intent : null
}
/** Siblings by their first word: trouble in a relationship does not turn into joy with the next clause. */
export const family = (theme: string) => theme.split('-')[0]
