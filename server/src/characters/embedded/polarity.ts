// Good or bad? Sentence vectors put 'a lovely day' next to 'a bad day'; a short list of words does not.
import { pattern } from '../pattern.ts'
const GOOD = pattern('i')`
    \b(?:good|great|happy|lovely|wonderful|nice|amazing|fantastic|perfect|beautiful|best|love|loved|fun|excited|glad|proud|won
    |passed|yay|awesome|brilliant|delighted|relieved|finally|promoted|hired|engaged|better)\b
  `
const BAD = pattern('i')`
    \b(?:bad|awful|terrible|horrible|worst|sad|sick|ill|hate|hated|angry|furious|lonely|alone|tired|exhausted|stressed|scared
    |afraid|worried|anxious|failed|fired|lost|rejected|hurt|hurts|cry|cried|crying|pain|broke|broken|died|dead|ugly|stupid|wrong
    |worse|rough|hard|miss|problem|unfair|ruined|disaster|depressed|empty|small|useless|nightmare|crap|shit|shitty|sucks|annoying
    |annoyed)\b
  `
const TURNED = /\b(?:not|no|never|isn'?t|wasn'?t|don'?t|didn'?t|hardly|nothing|can'?t|couldn'?t|without)\b/i

export type Polarity = 'good' | 'bad' | 'none'

/** The plain reading of a line; 'none' where it holds both, neither, or turns one round ('not bad'). */
export function polarityOf(text: string): Polarity {
  const good = GOOD.test(text)
  const bad = BAD.test(text)
  if (good === bad) return 'none'
  if (TURNED.test(text)) return good ? 'bad' : 'none'
  return good ? 'good' : 'bad'
}

const GLAD_ACTS = /^(?:feels-(?:fine|happy|proud)|good-news)$/
const SORE_ACTS = /^(?:feels-(?:sad|sick|lonely|angry|tired|anxious|stressed)|bad-news|breakup)$/

const GLAD_THEMES = /^(?:small-joys|weather-good|relationship-good|gratitude|love-new)$/

/** False for a theme of good things where the words are bad. */
export const suitsMood = (theme: string, polarity: Polarity): boolean => polarity !== 'bad' || !GLAD_THEMES.test(theme)

/** False for an act whose mood the words contradict. */
export const fitsMood = (act: string, polarity: Polarity): boolean =>
  polarity === 'none' || !(polarity === 'bad' ? GLAD_ACTS : SORE_ACTS).test(act)
