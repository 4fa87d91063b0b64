// What a talk remembers: names, places and what was told, heard by rule and told back when it is asked for.
import { isQuestion } from './line-acts.ts'
import { askedKeys, factsIn, tellBack } from './recall.ts'
import type { Talk, TalkReply } from './talk.ts'

const NAME_LINE_WORDS_MAX = 7
const QUOTES_MAX = 4

/** Hears what the member says of themselves; answers a name, and 'what do you remember?'. */
export function remembered(talk: Talk): TalkReply | null {
  const { turn, language, state } = talk
  const found = factsIn(turn.text, language, state.kin)
  talk.facts = found.facts
  state.kin = found.kin
  const known = { ...turn.known, ...found.facts }
  const keys = askedKeys(turn.text, language)
  if (keys) return recalled(talk, keys, known)
  const own = ownKey(talk, known)
  if (own) return talk.beside(`${own}: ${quoted(talk, known[own]!)}.`, 'recall:own')
  const isNew = found.facts['name'] !== undefined && found.facts['name'] !== turn.known['name']
  if (!isNew || language.words(turn.text).length > NAME_LINE_WORDS_MAX) return null
  return talk.beside(talk.desk('named'), 'name')
}

/** What a member has written into memory under a name of their own: asked for with just these words. */
function ownKey(talk: Talk, known: Record<string, string>): string | undefined {
  if (!isQuestion(talk)) return undefined
  const { language, turn } = talk
  const words = new Set(language.words(turn.text))
  const isAsked = (key: string): boolean => language.words(key).every((word) => words.has(word))
  return Object.keys(known).find((key) => key.includes(' ') && isAsked(key))
}
const quoted = ({ language }: Talk, words: string): string => language.pack.quotes.join(words)

function recalled(talk: Talk, keys: string[], known: Record<string, string>): TalkReply {
  const { language, state, book } = talk
  if (keys.length === 1 && keys[0] === 'name')
    return known['name'] ? talk.beside(talk.desk('nameask'), 'recall:name') : talk.reply([talk.desk('noname')], 'recall:noname')
  const facts = tellBack(keys, known, language)
  const isAll = keys.length > 3
  const kept = Object.entries(state.vars).filter(([name, value]) => book.story.vars[name] === '' && typeof value === 'string' && value)
  const quotes = isAll ? kept.slice(-QUOTES_MAX).map(([, value]) => quoted(talk, String(value))) : []
  if (!facts && quotes.length === 0) return talk.beside(talk.desk('keptnothing'), 'recall:nothing')
  const list = quotes.length > 0 ? `${talk.desk('kept')} ${quotes.join(', ')}.` : ''
  return talk.beside([facts, list].filter(Boolean).join(' '), 'recall')
}
