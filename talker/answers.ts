// What is asked, remembered or told outside of the path, and the manners of a talk.
import type { Lore } from './knowledge.ts'
import type { Wording } from './language.ts'
import { clausesOf, heardIn, pick, rank, sentencesOf } from './match.ts'
import { actOf, anyOf, expected, isQuestion, meant, threadNamed } from './path.ts'
import { countUse } from './state.ts'
import type { Act, Aside } from './story.ts'
import { Talk, type TalkReply } from './talk.ts'

const ASIDE_MIN = 0.6
const ANSWER_MIN = 0.66
const LAST_CLAUSE_MIN = 0.72
const LORE_MIN = { named: 0.66, asked: 0.88 }
const NAMED_MIN = 0.5
const JUMP_MIN = 0.62
const OWN_WORDS_MIN = 3
/** 'right?', 'is that bad?': asks for no answer. */
const TAG_WORDS_MAX = 3
const TOLD_IN_A_ROW = 3
const QUOTE_WORDS_MAX = 24

/** The acts that are questions or requests themselves; any other beside a question leaves the question to be answered. */
const ASKING = new Set(['how', 'here', 'really', 'confused', 'unanswered', 'joke', 'advice', 'same', 'short', 'story', 'bored', 'flirt', 'insult', 'wait']) // prettier-ignore
/** The names of the manners that the desk answers beside the story. */
const BESIDE = new Set(['hello', 'how', 'thanks', 'sorry', 'laugh', 'like', 'really', 'here', 'confused', 'unanswered', 'short', 'joke', 'advice', 'good', 'insult', 'flirt']) // prettier-ignore

/** Hello, thanks, sorry, bye and the like, in the character's voice. */
export function manners(talk: Talk): TalkReply | null {
  const { turn, language, state } = talk
  const act = actOf(talk)
  if (act === null || (isQuestion(talk) && !ASKING.has(act))) return null
  if (act === 'bye') return talk.reply([talk.desk('bye')], 'act:bye', { silent: true })
  if (act === 'wait') return talk.reply([talk.desk('wait')], 'act:wait')
  if (act === 'same') return talk.reply([talk.desk('again_same'), turn.before], 'act:same', { free: true })
  if (act === 'bored') {
    state.loose = 2
    return talk.reply([talk.desk('bored')], 'act:bored')
  }
  if (act === 'hello') {
    const isFirst = !talk.beat && Object.keys(state.used).length === 0
    return isFirst ? talk.reply([talk.desk('hello')], 'act:hello') : talk.beside(talk.desk('again'), 'act:hello')
  }
  if (act === 'story') {
    talk.leave()
    return talk.reply([talk.desk('sure')], 'act:story')
  }
  if (act === 'fine') return talk.beat ? talk.reply([talk.back()], 'act:fine') : talk.reply([talk.desk('sure')], 'act:fine')
  if (BESIDE.has(act)) return talk.beside(talk.desk(act), `act:${act}`)
  const any = anyOf(talk)
  if (act === 'dunno') return any ? talk.step(any, 'act:dunno') : talk.beside(talk.desk('dunno'), 'act:dunno')
  if ((act === 'yes' || act === 'no') && talk.beat && language.words(turn.text).length <= 2)
    return any && !talk.beat.own ? talk.step(any, `act:${act}>any`) : talk.beside(talk.desk('which'), 'which')
  return null
}

/** What is asked: in this story, of the character, or for another story. */
export function asked(talk: Talk): TalkReply | null {
  const { language, turn, state } = talk
  const wishes = language.is('about', language.plain(turn.text))
  if (!isQuestion(talk) && !wishes) return null
  const jump = wishes ? threadNamed(talk, NAMED_MIN) : null
  if (jump) return talk.go(jump.id, 'jump')
  const found = known(talk, wishes)
  if (found) {
    state.missed = 0
    return talk.beside(found.line, found.how)
  }
  // In the middle of a story its own words are no wish for another one.
  const near = talk.beat ? null : threadNamed(talk, JUMP_MIN)
  if (near && !state.done.includes(near.id)) return talk.go(near.id, 'jump')
  // Without a question mark it may as well be an answer: then the beat takes it.
  return talk.beat && !/[?؟]/.test(turn.text) ? null : talk.lost('unknown')
}

interface Found {
  line: string
  how: string
}
/** The line that answers a question: of this story, of the card, of a thing that the question names, a story of the card. */
function known(talk: Talk, wishes = false): Found | null {
  const { language, turn, state, persona } = talk
  const heard = heardIn(turn.text, language)
  const knowledge = persona.knowledge[language.code]
  const tokens = language.tokens(turn.text)
  const answerOf = (): Found | null => {
    if (language.is('others', language.plain(turn.text))) return null
    const last = language.tokens(clausesOf(turn.text).at(-1)!)
    const entry = knowledge?.find(tokens, ANSWER_MIN) ?? knowledge?.find(last, LAST_CLAUSE_MIN)
    const line = entry?.say[state.used[`card:${entry.id}`] ?? 0]
    return line === undefined ? null : { line, how: `card:${entry!.id}` }
  }
  const storyOf = (): Found | null => {
    const mayTell = ({ id, thread: bound }: Lore): boolean =>
      state.used[`lore:${id}`] === undefined && (bound === undefined || state.done.includes(bound))
    const lore = knowledge?.findLore(tokens, wishes ? LORE_MIN.named : LORE_MIN.asked, mayTell)
    if (lore) state.lore = { id: lore.id, told: 0 }
    return lore ? { line: lore.say, how: `lore:${lore.id}` } : null
  }
  const found = asideOf(talk, heard) ?? answerOf() ?? asideAbout(talk) ?? storyOf()
  if (found) countUse(state, found.how)
  return found
}

/** What was said answers the beat and asks something besides: both are met. */
export function inParts(talk: Talk): TalkReply | null {
  const { turn, language, persona, state, choices } = talk
  const asks = (text: string): boolean => /[?؟]\s*$/.test(text)
  const clauses = sentencesOf(turn.text)
  const said = clauses.filter((text) => !asks(text)).join(' ')
  const question = clauses.filter(asks).join(' ')
  if (!talk.beat || said === '' || question === '') return null
  const part = (text: string): Talk => new Talk(persona, { ...turn, text }, state)
  const told = part(said)
  const isMore = language.words(language.without('filler', language.plain(said))).length >= OWN_WORDS_MIN
  if (actOf(told) !== null && !choices.some(({ acts }) => acts.includes(actOf(told) as Act))) return null
  const answered = known(part(question))
  const step = meant(told) ?? expected(told) ?? (isMore && !language.is('toYou', language.plain(said)) ? taken(told) : null)
  if (!step) return null
  const isTag = language.words(question).length <= TAG_WORDS_MAX
  const first = answered?.line ?? (isTag ? '' : talk.desk('unknown'))
  return { ...step, text: [first, step.text].filter(Boolean).join('\n\n'), how: `parts:${answered?.how ?? 'unknown'}+${step.how}` }
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
  return told(talk, next, `lore:${lore.id}+${lore.told + 1}`)
}

function told(talk: Talk, line: string, how: string): TalkReply {
  talk.state.missed = 0
  return talk.beside(line, how)
}

const asidesOf = ({ book, state }: Talk): { thread: string; asides: Aside[] } => {
  const thread = book.thread(state.at ?? state.last)
  const asides = thread?.asides.filter(({ name }) => state.used[`aside:${thread.id}.${name}`] === undefined) ?? []
  return { thread: thread?.id ?? '', asides }
}
function asideOf(talk: Talk, heard: Wording[]): Found | null {
  const { thread, asides } = asidesOf(talk)
  const rows = asides.map((aside) => rank(aside, aside.like, heard, talk.language))
  const found = pick(rows, ASIDE_MIN)?.offer ?? (actOf(talk) === 'why' ? asides.find(({ acts }) => acts.includes('why')) : undefined)
  return found ? { line: talk.book.say(found.say, talk.state), how: `aside:${thread}.${found.name}` } : null
}
/** What is told of a thing or a person, whatever it is that is asked of them; the one named last is the one that is meant. */
function asideAbout(talk: Talk): Found | null {
  const { language, turn, book, state } = talk
  const { thread, asides } = asidesOf(talk)
  const words = language.tokens(turn.text)
  const placeOf = (thing: string): number => {
    const wanted = language.wording(thing).tokens
    const places = wanted.map(({ stem }) => words.findLastIndex((word) => word.stem === stem))
    return places.includes(-1) ? -1 : Math.max(...places)
  }
  const rows = asides.map((aside) => ({ aside, place: Math.max(-1, ...aside.about.map(placeOf)) }))
  const [best] = rows.filter(({ place }) => place >= 0).toSorted((a, b) => b.place - a.place)
  return best ? { line: book.say(best.aside.say, state), how: `aside:${thread}.${best.aside.name}` } : null
}

/** The member tells something of their own where nothing was asked: the story waits. */
export function toldOwn(talk: Talk): TalkReply | null {
  const { turn, language, state, beat, book } = talk
  const plain = language.without('filler', language.plain(turn.text))
  const tells = language.words(plain).length >= OWN_WORDS_MIN && language.is('own', plain) && !language.is('supposed', plain)
  if (!tells || beat?.own === true || state.told >= TOLD_IN_A_ROW) return null
  if (!beat) return talk.reply([talk.desk('heardhub')], 'own:hub', { free: true })
  state.told++
  state.missed = 0
  const words = turn.text.replace(/[.!…\s]+$/u, '').split(/\s+/).slice(0, QUOTE_WORDS_MAX).join(' ') // prettier-ignore
  const isShort = words.split(' ').length < 6 || language.is('sore', plain)
  if (isShort) return talk.beside(talk.desk('heard'), 'own:short')
  return talk.reply([book.desk('told', state, { quote: isQuotable(talk, words) ? asQuoted(words) : '' })], 'own:told')
}

/** The beat takes the words, or whatever was said; only where it can be an answer. */
export function taken(talk: Talk): TalkReply | null {
  const { turn, language, choices } = talk
  const plain = language.plain(turn.text)
  if (language.is('noanswer', plain) || plain === '') return null
  const open = choices.find(({ slot }) => slot !== null)
  if (open && !language.is('sore', plain)) {
    const words = language.without('strip', turn.text.replace(/[.!…\s]+$/u, ''))
    if (words && words.split(/\s+/).length <= open.slot!.wordsMax && isQuotable(talk, words))
      return talk.step(open, `slot:${open.slot!.name}`, asQuoted(words))
  }
  const any = anyOf(talk)
  return any ? talk.step(any, 'any') : null
}

/** Short enough to be said back, and nothing that is said to the character. */
function isQuotable({ language }: Talk, words: string): boolean {
  const plain = language.plain(words)
  const isTold = language.words(words).length > TOLD_WORDS_MAX && language.is('own', plain)
  return !/[?؟\n]/.test(words) && !isTold && !language.is('toYou', plain)
}
/** A sentence about oneself is longer than a thing that is named. */
const TOLD_WORDS_MAX = 9

/** Within quotation marks no others of the same kind, and nothing that a template would read. */
const asQuoted = (words: string): string =>
  words
    .replaceAll("'", '’')
    .replace(/[{}|«»„“”"]/g, '')
    .slice(0, 120)
