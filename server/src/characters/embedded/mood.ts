// The tone in which a thing was told, for how to listen to it. In doubt it is plain: a wrong pity is worse than none.
import { pattern } from '../pattern.ts'
import { isSaid } from './feeling-words.ts'
import { THEMES } from './packs.ts'
import { polarityOf } from './polarity.ts'
import type { Reading } from './reading.ts'

export type Mood = 'good' | 'hard' | 'odd' | 'plain'

const ODD = pattern('i')`
    \b(?:lol|lmao|haha+|hehe|hilarious|ridiculous|absurd|bizarre|silly|laughed|laughing|swear)\b|[😂🤣😅🙈]
  `
/** Of the bad words those that ask for a lowered voice: a problem is not yet a sorrow. */
const SORE = pattern('i')`
    \b(?:awful|terrible|horrible|worst|sad|sick|rough|tough|crap|shit\w*|hurts?|cry|cried|crying|lonely|tired|exhausted|stressed|failed|fired|rejected|dead|died|nightmare|disaster|depressed|empty|useless|(?:feel|felt) bad(?! for)|bad (?:day|week|night|time|mood|year)
    |not (?:a )?(?:great|good|well)|left (?:us|me|my (?:mother|mum|mom|father|dad))(?! (?:a|an|his|her|their|the|some|with|this|\d+|in charge|alone for)\b)|my late|haven't (?:laughed|smiled|slept|eaten|left the house|felt anything)|(?:just|all|feel) gr[ae]y|he'?s gone|she'?s gone|walked out)\b
  `
/** And of the good ones those that ask for a raised glass: 'my best friend' is none. */
const GLAD = pattern('i')`
    \b(?:happy|happily|happiest|glad|proud|won|passed|yay|promoted|hired|engaged|amazing|wonderful|fantastic|perfect|delighted|relieved|excited
    |lucky|great news|good news|finally|thrilled|awesome|brilliant|so (?:good|nice|lovely|great|much fun)|best (?:day|news|night|week|thing))\b
  `
const OF_SOMEBODY = /\b(?:i|i'm|im|i've|me|my|we|us|our|he|she|him|her|they|today|it's been|day|week|night)\b/i
const GLAD_ACTS = /^(?:good-news|feels-happy|feels-proud)$/
const SORE_ACTS = /^(?:bad-news|feels-(?:sad|lonely|angry|anxious|tired|stressed|sick|lost)|breakup)$/
const ACT_LIKELY = 0.35
const THEME_LIKELY = 0.4

export function moodOf({ whole, text }: Reading): Mood {
  const [act] = whole.acts
  const [theme] = whole.themes
  const isAct = (kind: RegExp) => act !== undefined && act.score >= ACT_LIKELY && kind.test(act.intent) && isSaid(act.intent, text)
  const polarity = polarityOf(text)
  if (ODD.test(text) && !isAct(SORE_ACTS)) return 'odd'
  if (isAct(SORE_ACTS) || (polarity !== 'good' && SORE.test(text) && OF_SOMEBODY.test(text))) return 'hard'
  if (theme && theme.score >= THEME_LIKELY && THEMES[theme.intent]?.heavy) return 'hard'
  return isAct(GLAD_ACTS) ||
    (polarity !== 'bad' && /!\s*$/.test(text) && whole.clause.time === 'past') ||
    (polarity === 'good' && GLAD.test(text))
    ? 'good'
    : 'plain'
}
