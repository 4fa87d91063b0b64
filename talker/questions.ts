// What is asked: of the story that is told, of the character, of a thing that the question names, and beside an answer.
import { taken } from './answers.ts'
import type { Lore } from './knowledge.ts'
import type { Wording } from './language.ts'
import { heardIn, pick, rank, sentencesOf } from './match.ts'
import { actOf, isQuestion, TAG_WORDS_MAX, topicsOf } from './line-acts.ts'
import { lost } from './decline.ts'
import { mayAnswer } from './may-answer.ts'
import { choiceOf, expected, meant, threadNamed } from './path.ts'
import { countUse, takeTurn, type TalkState } from './state.ts'
import type { Act, Aside } from './story/story.ts'
import { Talk, type TalkReply } from './talk.ts'

const ASIDE_MIN = 0.6
const ANSWER_SURE = 0.9
const LORE_MIN = { named: 0.6, asked: 0.85 }
const NAMED_MIN = 0.5
const JUMP_MIN = 0.9
const SAID_WORDS_MIN = 3

/** What is asked: in this story, of the character, or for another story. */
export function asked(talk: Talk): TalkReply | null {
  const { language, turn, state } = talk
  const wishes = language.is('about', language.plain(turn.text))
  if (!isQuestion(talk) && !wishes) return null
  const lines = linesOf(talk)
  const jump = wishes && !answerOf(talk, lines, ANSWER_SURE) ? threadNamed(talk, NAMED_MIN) : null
  if (jump) return talk.go(jump.id, 'jump')
  const found = known(talk, wishes, lines)
  if (found) return talk.beside(tell(found, state), found.how)
  // In the middle of a story its own words are no wish for another one.
  const near = talk.beat || language.is('toYou', language.plain(turn.text)) ? null : threadNamed(talk, JUMP_MIN)
  return near && !state.done.includes(near.id) ? talk.go(near.id, 'jump') : null
}

/** What nothing here answers, and what is no answer itself: 'I ask it: who are you waiting for?' is one. */
export function unanswerable(talk: Talk): TalkReply | null {
  const { language, turn } = talk
  const isAsked = isQuestion(talk) || language.is('about', language.plain(turn.text))
  return isAsked && !mayAnswer(talk) ? lost(talk, 'unknown') : null
}

interface Found {
  line: string
  how: string
  /** The story of the card that it begins. */
  lore?: string
}
function tell({ line, how, lore }: Found, state: TalkState): string {
  countUse(state, how)
  state.missed = 0
  if (lore !== undefined) state.lore = { id: lore, told: 0 }
  return line
}
/** The line that answers a question: of this story, of the card, of a thing that the question names, a story of the card. */
function known(talk: Talk, wishes = false, lines = linesOf(talk)): Found | null {
  const { language, turn, state, persona } = talk
  const heard = heardIn(turn.text, language)
  const knowledge = persona.knowledge[language.code]
  const storyOf = (): Found | null => {
    const mayTell = ({ id, thread: bound }: Lore): boolean =>
      state.used[`lore:${id}`] === undefined && (bound === undefined || state.done.includes(bound))
    const lore = knowledge?.findLore(heard, wishes ? LORE_MIN.named : LORE_MIN.asked, mayTell)
    return lore ? { line: lore.say, how: `lore:${lore.id}`, lore: lore.id } : null
  }
  return answerOf(talk, lines, ANSWER_SURE) ?? asideOf(talk, heard) ?? answerOf(talk, lines) ?? asideAbout(talk) ?? storyOf()
}
/** The line, its questions alone, and without what leads up to it: a card ranks its answers to these once a turn. */
const linesOf = ({ language, turn }: Talk): Wording[] => {
  const questions = sentencesOf(turn.text).filter((text) => /[?؟]\s*$/.test(text))
  return [turn.text, ...questions, language.without('lead', language.plain(turn.text))].map((text) => heardIn(text, language)[0]!)
}
/** What the card answers, each of its lines once. */
function answerOf({ language, turn, persona, state }: Talk, lines: Wording[], least?: number): Found | null {
  if (language.is('others', language.plain(turn.text))) return null
  const entry = persona.knowledge[language.code]?.find(lines, least)
  const line = entry?.say[state.used[`card:${entry.id}`] ?? 0]
  return line === undefined ? null : { line, how: `card:${entry!.id}` }
}

/** What was said answers the beat and asks something besides: both are met. */
export function inParts(talk: Talk): TalkReply | null {
  const { turn, language, persona, state, choices } = talk
  const asks = (text: string): boolean => /[?؟]\s*$/.test(text) || language.is('about', language.plain(text))
  const clauses = sentencesOf(turn.text)
  const said = clauses.filter((text) => !asks(text)).join(' ')
  const question = clauses.filter(asks).join(' ')
  if (!talk.beat || said === '' || question === '' || topicsOf(talk).some(({ kind }) => kind === 'ask')) return null
  const part = (text: string): Talk => new Talk(persona, { ...turn, text }, state)
  const told = part(said)
  const isMore = language.words(language.without('filler', language.plain(said))).length >= SAID_WORDS_MIN
  // 'I bet she asks about the paint. Is it still wet?': the question says the choice once more.
  const answered = choiceOf(part(question), talk.shown) ? null : known(part(question))
  const isTag = language.words(question).length <= TAG_WORDS_MAX
  // Whoever asks what can't be answered, and beside it says nothing that the beat knows, has asked.
  const mayTake = (answered || isTag) && isMore && !language.is('toYou', language.plain(said))
  const act = actOf(told)
  const isManner = act !== null && !choices.some(({ acts }) => acts.includes(act as Act))
  const step = meant(told) ?? (isManner ? null : (expected(told) ?? (mayTake ? taken(told) : null)))
  if (!step) return null
  // What can't be answered beside a choice is passed over: 'I don't know', and then the story that tells it, is worse than silence.
  const first = answered ? tell(answered, step.state) : ''
  return { ...step, text: [first, step.text].filter(Boolean).join('\n\n'), how: `parts:${answered?.how ?? 'none'}+${step.how}` }
}

const asidesOf = ({ book, state }: Talk): { thread: string; asides: Aside[] } => {
  const thread = book.thread(state.at ?? state.last)
  const asides = thread?.asides.filter(({ name }) => state.used[`aside:${thread.id}.${name}`] === undefined) ?? []
  return { thread: thread?.id ?? '', asides }
}
function asideOf(talk: Talk, heard: Wording[], least = ASIDE_MIN): Found | null {
  const { thread, asides } = asidesOf(talk)
  const rows = asides.map((aside) =>
    rank(aside, aside.like, heard, { weights: talk.book.weights(talk.book.thread(thread)), language: talk.language }),
  )
  const why = least === ASIDE_MIN && actOf(talk) === 'why' ? asides.find(({ acts }) => acts.includes('why')) : undefined
  const found = pick(rows, least)?.offer ?? why
  return found ? { line: talk.book.say(found.say, talk.state), how: `aside:${thread}.${found.name}` } : null
}
/** What is told of a thing or a person, whatever it is that is asked of them; the one named last is the one that is meant. */
function asideAbout(talk: Talk): Found | null {
  const { language, turn, book, state } = talk
  // Where something of theirs was asked for, a thing that they name in telling it is theirs.
  if (talk.beat?.own === true && !/[?؟]/.test(turn.text)) return null
  const { thread, asides } = asidesOf(talk)
  const words = language.tokens(turn.text)
  const placeOf = (thing: string): number => {
    const wanted = language.wording(thing).tokens
    const places = wanted.map(({ stem }) => words.findLastIndex((word) => word.stem === stem))
    return places.includes(-1) ? -1 : Math.max(...places)
  }
  const rows = asides.map((aside) => ({ aside, place: Math.max(-1, ...aside.about.map(placeOf)) }))
  const [best] = rows.filter(({ place }) => place >= 0).toSorted((a, b) => b.place - a.place)
  if (!best) return null
  const word = turn.text.match(/\p{L}+/gu)?.find((each) => language.stem(language.plain(each)) === words[best.place]?.stem) ?? ''
  const frame = takeTurn(talk, 'near', language.smallTalk.decline.near)?.replace('{word}', word) ?? ''
  return { line: `${frame} ${book.say(best.aside.say, state)}`.trim(), how: `aside:${thread}.${best.aside.name}` }
}
