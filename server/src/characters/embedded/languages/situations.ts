// What has happened to the reader, and what visitors ask at first, known by rule: it goes before likeness, and the lines after it go on with it.
import { any, fresh, inCare, type Line, type Move, type Talk } from './talk.ts'

/** So long short lines belong to what was told last; what was misheard is over by then, too. */
const GOES_ON_TURNS = 2
/** As far before the matter a 'not' still belongs to it. */
const NOT_BEFORE = 14
/** 'No, he is back' denies nothing that follows. */
const NO_FIRST =
  /^(?:(?:(?:nein|nee|ne|nan)[ ,.!]+)+|(?:(?:no|non|nie|لا)[ ,.!،]+){2,}|(?:no|non|nie|لا)(?:[,.!،]+ *| (?=c'est|tranquill|juz|خلص)))/u
/** 'It's that I am shy' asks nothing. */
const FILLER = /^(?:e che |es que |c'est que |اي (?=و))/u
const PREFIX = 'v:'

type Situation = Talk['pack']['situations']['told'][number]
/** Looked for once a line: a turn asks several times. */
const heard = new WeakMap<Talk['hearing'], Situation | null>()

export function answerSituation(talk: Talk): Move | null {
  const found = situationIn(talk)
  if (!found) return null
  const { name, say, ask } = found
  const remark = fresh(talk, `v:${name}`, say)
  const question = fresh(talk, `w:${name}`, ask)
  return remark && question && { parts: [remark], ask: question, theme: PREFIX + name }
}

export function situationIn(talk: Talk): Situation | null {
  if (inCare(talk)) return null
  if (!heard.has(talk.hearing)) heard.set(talk.hearing, find(talk))
  return heard.get(talk.hearing)!
}

function find(talk: Talk): Situation | null {
  const text = talk.hearing.whole.folded.replace(FILLER, '').replace(NO_FIRST, '')
  return talk.pack.situations.told.find((one) => fits(talk, one, text)) ?? null
}

function fits(talk: Talk, { when, asked, denies }: Situation, text: string): boolean {
  const { pack, hearing } = talk
  const found = when.exec(text) ?? (denies ? when.exec(hearing.whole.folded) : null)
  if (!found || (!asked && isAsked(talk, found.index, text))) return false
  const around = text.slice(Math.max(0, found.index - NOT_BEFORE), found.index + found[0].length)
  return asked || denies || !pack.speech.negation.test(around)
}

/** 'They asked me where I live' tells, though it holds a question. */
const isAsked = ({ hearing, pack }: Talk, at: number, text: string): boolean =>
  hearing.whole.isQuestion && (/[?؟]/.test(hearing.text) || (pack.speech.asking.exec(text)?.index ?? Infinity) <= at)

/** Whether the last lines had a matter that has a question left. */
export const isGoingOn = (talk: Talk): boolean => nextQuestion(talk) !== null

/** A further question of the matter that the reader is telling, after a remark or alone. */
export function goOnWith(talk: Talk, remark: Line | null): Move | null {
  const ask = nextQuestion(talk)
  return ask && (remark ? { parts: [remark], ask } : { parts: [ask] })
}

/** What stands before that question after a 'yes' or a 'hm'. */
export const smallRemark = (talk: Talk, act: string): Line | null => {
  const lines = talk.pack.situations.small[act as 'ok']
  return lines ? any(talk, `x:${act}`, lines) : null
}

function nextQuestion(talk: Talk): Line | null {
  const { pack, state } = talk
  const { lastTheme } = state
  if (inCare(talk) || !lastTheme?.name.startsWith(PREFIX) || state.turn - lastTheme.turn > GOES_ON_TURNS) return null
  const name = lastTheme.name.slice(PREFIX.length)
  return fresh(talk, `w:${name}`, pack.situations.told.find((one) => one.name === name)?.ask)
}
