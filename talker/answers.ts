// What is told outside of the path, what a beat takes of it, and the manners of a talk.
import { fold } from './fold.ts'
import { clausesOf, unquoted } from './match.ts'
import { declined, heardAtHub } from './decline.ts'
import { mayAnswer } from './may-answer.ts'
import { actOf, isQuestion, wordsOf } from './line-acts.ts'
import { anyOf, threadNamed } from './path.ts'
import { takeTurn } from './state.ts'
import type { Talk, TalkReply } from './talk.ts'

const NEAR_MIN = 0.3
const OWN_WORDS_MIN = 3
const MANNER_WORDS_MAX = 8
const OWN_ACT_WORDS_MAX = 6
const TOLD_IN_A_ROW = 3
const QUOTE_WORDS_MAX = 24

/** The acts that are questions or requests themselves; any other beside a question leaves the question to be answered. */
const ASKING = new Set('how here really confused unanswered joke advice same short story bored flirt insult wait'.split(' '))
/** Who asks for these waits for what the story comes to. */
const SHORTLY = new Set('confused short'.split(' '))
/** Told where something was asked, and never said of the desk. */
const LEADS_ON = new Set('yes no dunno more why ok skip choose change back low'.split(' '))

/** Whoever says goodbye, wherever in the line, is let go at once. */
export function farewell(talk: Talk): TalkReply | null {
  const { language, turn } = talk
  const says = (text: string): boolean => language.isAct('bye', language.plain(text))
  const said = unquoted(turn.text)
  if (!says(turn.text) && !clausesOf(said).some(says) && (actOf(talk) !== 'bye' || said !== turn.text)) return null
  return talk.reply([talk.desk('bye')], 'act:bye', { silent: true })
}

/** A short line that is a manner of talk as a whole. */
export function polite(talk: Talk): TalkReply | null {
  const { language, turn } = talk
  const isManner = wordsOf(talk) <= MANNER_WORDS_MAX && language.actOf(language.plain(turn.text)) !== null
  return isManner ? manners(talk) : null
}

/** Hello, thanks, sorry, bye and the like, in the character's voice. */
export function manners(talk: Talk): TalkReply | null {
  const { turn, language, state } = talk
  const act = actOf(talk)
  if (act === null || (isQuestion(talk) && !ASKING.has(act))) return null
  // What is asked for is told: 'best thing that ever came late' is no good news beside it.
  if (talk.beat?.own === true && language.words(turn.text).length > OWN_ACT_WORDS_MAX && !ASKING.has(act)) return null
  if (act === 'same') return talk.reply([talk.desk('again_same'), turn.recent.at(-1) ?? ''], 'act:same', { free: true })
  const isFirst = !talk.beat && Object.keys(state.used).length === 0
  if (act === 'hello' && !isFirst) return talk.beside(talk.desk('again'), 'act:hello')
  if (act === 'story') talk.leave()
  if (act === 'story' || (act === 'fine' && !talk.beat)) return talk.reply([talk.desk('sure')], `act:${act}`)
  if (act === 'bored') state.loose = 2
  if (act === 'hello' || act === 'wait' || act === 'bored') return talk.reply([talk.desk(act)], `act:${act}`)
  if (!LEADS_ON.has(act)) return talk.beside(talk.desk(act), `act:${act}`, { leads: SHORTLY.has(act) })
  const any = anyOf(talk)
  if (act === 'dunno') return any ? talk.step(any, 'act:dunno') : talk.beside(talk.desk('dunno'), 'act:dunno', { leads: true })
  const isBare = (act === 'yes' || act === 'no') && language.words(turn.text).length <= 2
  if (!isBare || !talk.beat) return null
  return any && !talk.beat.own ? talk.step(any, `act:${act}>any`) : talk.beside(talk.desk('which'), 'which', { leads: true })
}

/** 'And then?' after a story of the card. */
export function continued(talk: Talk): TalkReply | null {
  const { state, persona, language } = talk
  const { lore } = state
  if (!lore) return null
  state.lore = null
  const act = actOf(talk)
  const next = persona.knowledge[language.code]?.lore.find(({ id }) => id === lore.id)?.more?.[lore.told]
  if (next === undefined || (act !== 'more' && act !== 'why')) return null
  state.lore = { id: lore.id, told: lore.told + 1 }
  state.missed = 0
  return talk.beside(next, `lore:${lore.id}+${lore.told + 1}`)
}

/** The member tells something of their own where nothing was asked: the story waits. */
export function toldOwn(talk: Talk): TalkReply | null {
  const { turn, language, state, beat, book } = talk
  const plain = language.without('filler', language.plain(unquoted(turn.text)))
  const tells = language.words(plain).length >= OWN_WORDS_MIN && language.is('own', plain) && !language.is('supposed', plain)
  if (!tells || beat?.own === true || state.told >= TOLD_IN_A_ROW || mayAnswer(talk)) return null
  if (!beat) {
    state.near = threadNamed(talk, NEAR_MIN)?.id ?? state.near
    return talk.reply([heardAtHub(talk)], 'own:hub', { free: true })
  }
  state.told++
  state.missed = 0
  const words = turn.text.replace(/[.!…\s]+$/u, '').split(/\s+/).slice(0, QUOTE_WORDS_MAX).join(' ') // prettier-ignore
  const isShort = words.split(' ').length < 6 || language.is('sore', plain)
  if (isShort) return talk.beside(declined(talk, 'told'), 'own:short')
  return talk.reply([book.desk('told', state, { quote: isQuotable(talk, words) ? asQuoted(words) : '' })], 'own:told')
}

/** The beat takes the words, or whatever was said; only where it can be an answer. */
export function taken(talk: Talk): TalkReply | null {
  const { turn, language, choices } = talk
  const plain = language.plain(turn.text)
  if (language.is('noanswer', plain) || plain === '' || !mayAnswer(talk)) return null
  const open = choices.find(({ slot }) => slot !== null)
  if (open && !language.is('sore', plain)) {
    const words = bare(talk, turn.text.replace(/[.!…\s]+$/u, ''))
    const isThing = words !== '' && !language.is('self', language.plain(words))
    if (isThing && words.split(/\s+/).length <= open.slot!.wordsMax && isQuotable(talk, words))
      return talk.step(open, `slot:${open.slot!.name}`, asQuoted(words))
  }
  const any = anyOf(talk)
  if (!any) return null
  const echo = echoed(talk)
  const reply = talk.step(any, 'any')
  return { ...reply, text: [echo, reply.text].filter(Boolean).join(' ') }
}

/** What was named in brief is said back before what comes. */
function echoed(talk: Talk): string {
  const { language, turn } = talk
  const words = bare(talk, turn.text.replace(/[.!…\s]+$/u, ''))
  const count = language.words(words).length
  const plain = language.plain(words)
  if (count === 0 || count > ECHO_WORDS_MAX || language.is('sore', plain) || language.is('self', plain) || !isQuotable(talk, words))
    return ''
  return takeTurn(talk, 'echo', language.smallTalk.decline.echo)?.replace('{word}', asQuoted(words)) ?? ''
}
const ECHO_WORDS_MAX = 5

/** Short enough to be said back, and nothing that is said to the character. */
function isQuotable({ language }: Talk, words: string): boolean {
  const plain = language.plain(words)
  const isTold = language.words(words).length > TOLD_WORDS_MAX && language.is('own', plain)
  return !/[?؟\n]|[.!…]\s/.test(words) && !isTold && !language.is('toYou', plain)
}
/** What was named, without 'probably', 'I'd have' and the like before it. */
function bare({ language }: Talk, words: string): string {
  const rest = language.pack.shape.strip.reduce((left, rule) => {
    const { text, original } = fold(left)
    return original(rule.exec(text)?.[0].length ?? 0, text.length)
  }, words)
  return rest || words
}
/** A sentence about oneself is longer than a thing that is named. */
const TOLD_WORDS_MAX = 9

/** Within quotation marks no others of the same kind, and nothing that a template would read. */
const asQuoted = (words: string): string =>
  words
    .replaceAll("'", '’')
    .replace(/[{}|«»„“”"]|\p{Extended_Pictographic}\uFE0F?/gu, '')
    .trim()
    .slice(0, 120)
