// What a message is mostly about, over itself as a whole and its clauses.
import type { Scene } from '../scene.ts'

/** What the reader feels, and what of their life they speak of. */
export const FEELING = /^(?:feels-|good-news$|bad-news$|breakup$)/
export const LIFE = /^my-/
/** Shares of likelihood: from here on a theme may be spoken of, is taken for granted, is beyond doubt. */
export const THEME_MIN = 0.3
export const THEME_SURE = 0.5
export const THEME_EXACT = 0.75

/** The best act of a kind over the message and its clauses. */
export function bestAct({ reading }: Scene, kind: RegExp) {
  const found = [reading.whole, ...reading.clauses].flatMap((heard) => heard.acts.filter(({ intent }) => kind.test(intent)).slice(0, 1))
  return found.toSorted((a, b) => b.score - a.score)[0]
}
export const topTheme = ({ reading }: Scene) =>
  [reading.whole, ...reading.clauses].flatMap(({ themes }) => themes.slice(0, 1)).toSorted((a, b) => b.score - a.score)[0]
export const themeAbove = (scene: Scene, min: number): string | null => {
  const top = topTheme(scene)
  return top && top.score >= min ? top.intent : null
}
/** Siblings by their first word: trouble in a relationship does not turn into joy with the next clause. */
export const family = (theme: string) => theme.split('-')[0]
