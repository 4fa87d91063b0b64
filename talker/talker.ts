// Company without a language model. The character leads: it tells authored stories, one beat a turn, and whoever follows gets a talk in
// which every line fits. Whoever leaves the path gets an honest aside and the way back. Nothing pretends to understand what it does not.
import { continued, farewell, manners, polite, taken, toldOwn } from './answers.ts'
import { beginCare, stayInCare } from './care.ts'
import { namesOf } from './book.ts'
import { heardIn, rank } from './match.ts'
import { expected, meant, tapped } from './path.ts'
import { asked, inParts, unanswerable } from './questions.ts'
import { tellBack } from './recall.ts'
import { remembered } from './remembered.ts'
import { lost } from './decline.ts'
import { chatted } from './small-talk.ts'
import { freshState, readState, type TalkState } from './state.ts'
import { type Persona, Talk, type TalkReply, type TalkTurn } from './talk.ts'

const NEAR_MIN = 0.4
const DESK_OF_GUARD = { human: 'ai', instructions: 'inject', contact: 'contact', prices: 'prices' } as const

/** The order of thoughts: the first that knows an answer gives it. */
const THOUGHTS: ((talk: Talk) => TalkReply | null)[] = [
  guarded,
  stayInCare,
  tapped,
  unseen,
  continued,
  remembered,
  farewell,
  inParts,
  meant,
  expected,
  low,
  polite,
  asked,
  chatted,
  manners,
  unanswerable,
  toldOwn,
  taken,
]

/** The reply to what a member wrote. The same turn gives the same reply. Throws where the character has no story in any language. */
export function answer(persona: Persona, turn: TalkTurn): TalkReply {
  const state = readState(turn.state) ?? open(persona, turn.language, turn.title).state
  const talk = new Talk(persona, turn, stateIn(persona, state, turn))
  if (talk.language.code !== state.language && !turn.guard && !turn.heavy) return talk.reply([talk.desk('language')], 'language')
  return think(talk)
}

function think(talk: Talk): TalkReply {
  for (const thought of THOUGHTS) {
    const reply = thought(talk)
    if (reply) return reply
  }
  return lost(talk, 'heard')
}

/** The first line of a chat: the topic's thread, or the title met honestly with the thread that comes nearest. */
export function open(persona: Persona, language: string, title: string): TalkReply {
  const code = persona.books[language] ? language : fallback(persona)
  const state = freshState(code)
  const talk = new Talk(
    persona,
    { language: code, text: title, recent: [], title, guard: null, heavy: null, hasUnseenFile: false, known: {}, state },
    state,
  )
  const { book } = talk
  const thread = book.titled(title)
  if (thread) {
    state.last = thread.id
    return talk.reply([book.enter(thread.first, state)], 'open:thread')
  }
  if (talk.language.plain(title) === '') return talk.reply([talk.desk('hello')], 'open:hello')
  const heard = heardIn(title, talk.language)
  const rows = book.threads.map((each) =>
    rank(each, namesOf(each), heard, { weights: book.weights(null), language: talk.language, blind: true, isName: true }),
  )
  const [best] = rows.toSorted((a, b) => b.score - a.score)
  const isNear = best !== undefined && best.score >= NEAR_MIN
  if (isNear) state.near = best.offer.id
  return talk.reply([talk.desk(isNear ? 'near' : 'meet')], isNear ? 'open:near' : 'open:meet')
}

const TOLD_AGAIN_MAX = 2

/**
 * The first line of a chat that goes on from an earlier one: a greeting, what is remembered of the member (the newest last), and the story
 * where it stands. Nothing is said of the member that is not in `known`.
 */
export function resume(persona: Persona, turn: Pick<TalkTurn, 'language' | 'title' | 'known' | 'state'>): TalkReply {
  const whole = { ...turn, text: '', recent: [], guard: null, heavy: null, hasUnseenFile: false }
  const known = readState(turn.state)
  const state = known && stateIn(persona, known, whole)
  const opened = state ? null : open(persona, turn.language, turn.title)
  const talk = new Talk(persona, whole, state ?? opened!.state)
  const { comeback, facts } = talk.language.pack
  const { name, ...told } = turn.known
  const frames = { ...facts.recall.tell, ...facts.recall.tellKin }
  const keys = Object.keys(told).filter((key) => frames[key] !== undefined)
  const sentence = tellBack(keys.slice(-TOLD_AGAIN_MAX), told, talk.language)
  const said = [
    name ? comeback.named.replace('{member}', name) : comeback.plain,
    ...(sentence ? [comeback.remember.replace('{facts}', sentence)] : []),
  ].join(' ')
  if (opened) return { ...opened, text: `${said}\n\n${opened.text}` }
  if (talk.state.care) return talk.reply([said], 'resume:care')
  return talk.beat ? talk.beside(said, 'resume', { leads: true }) : talk.reply([said, talk.desk('sure')], 'resume:hub')
}

/** In a language that the character has stories in, the talk goes on; in another one a new talk begins, and the old one is left. */
function stateIn(persona: Persona, state: TalkState, { language }: TalkTurn): TalkState {
  const wanted = persona.books[language] ? language : state.language
  const known = persona.books[wanted] ? wanted : fallback(persona)
  if (known === state.language) return state
  return { ...freshState(known), care: state.care, kin: state.kin }
}
const fallback = ({ books }: Persona): string => (books['en'] ? 'en' : Object.keys(books)[0]!)

/** Crisis, grief, and what a character is asked that it may not do. */
function guarded(talk: Talk): TalkReply | null {
  const { guard, heavy, language, text } = talk.turn
  if (guard) return talk.beside(talk.desk(DESK_OF_GUARD[guard]), `guard:${guard}`, { leads: true })
  if (heavy) return beginCare(talk, heavy)
  if (talk.language.is('expert', talk.language.plain(text))) return talk.beside(talk.desk('expert'), 'guard:expert', { leads: true })
  return language === talk.language.code || talk.persona.books[language]
    ? null
    : talk.beside(talk.desk('elsewhere'), 'elsewhere', { free: true })
}

/** A file that its reader can't use costs nothing, and what was written beside it is answered. */
function unseen(talk: Talk): TalkReply | null {
  const { turn } = talk
  if (!turn.hasUnseenFile) return null
  const line = talk.desk('file')
  if (talk.language.plain(turn.text) === '') return talk.beside(line, 'file', { free: true })
  const reply = think(new Talk(talk.persona, { ...turn, hasUnseenFile: false }, talk.state))
  return { ...reply, text: `${line}\n${reply.text}`, free: true }
}

/** Tired, sad, alone: lighter than a loss, and no moment for a joke either. */
function low(talk: Talk): TalkReply | null {
  const plain = talk.language.plain(talk.turn.text)
  return talk.language.actOf(plain) === 'low' ? beginCare(talk, 'low') : null
}
