// The tone in which a thing was told, for how to listen to it. In doubt it is plain: a wrong pity is worse than none.
import { pattern } from '../pattern.ts'
import { THEMES } from './packs.ts'
import { polarityOf } from './polarity.ts'
import type { Reading } from './reading.ts'

export type Mood = 'good' | 'hard' | 'odd' | 'plain'

const ODD = pattern('i')`
    \b(?:lol|lmao|haha+|hehe|hilarious|ridiculous|absurd|bizarre|silly|laughed|laughing|swear)\b|[😂🤣😅🙈]
  `
const GLAD_ACTS = /^(?:good-news|feels-happy|feels-proud)$/
const SORE_ACTS = /^(?:bad-news|feels-(?:sad|lonely|angry|anxious|tired|stressed|sick|lost)|breakup|my-mishap)$/
const ACT_LIKELY = 0.35
const THEME_LIKELY = 0.4

export function moodOf({ whole, text }: Reading): Mood {
  const [act] = whole.acts
  const [theme] = whole.themes
  const isAct = (kind: RegExp) => act !== undefined && act.score >= ACT_LIKELY && kind.test(act.intent)
  const polarity = polarityOf(text)
  if (ODD.test(text) && !isAct(SORE_ACTS)) return 'odd'
  if (polarity === 'bad' || isAct(SORE_ACTS)) return 'hard'
  if (theme && theme.score >= THEME_LIKELY && THEMES[theme.intent]?.heavy) return 'hard'
  return polarity === 'good' || isAct(GLAD_ACTS) ? 'good' : 'plain'
}
