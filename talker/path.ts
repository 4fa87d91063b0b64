// The path: what the present beat offers, or the list between two stories, met by a tap, by its wordings or by an act.
import { actOf, isQuestion, ordinalOf, wordsOf } from './line-acts.ts'
import { clausesOf, heardIn, pick, rank, type Ranked } from './match.ts'
import { namesOf } from './book.ts'
import { speaksBeside } from './may-answer.ts'
import type { Act, Choice, Thread } from './story/story.ts'
import type { Talk, TalkReply } from './talk.ts'

const CHOICE_MIN = 0.38
/** Where the line may as well be something else than an answer. */
const CHOICE_MIN_OTHER = 0.62
const CHOICE_MIN_ASKED = 0.75
const THREAD_MIN = 0.78
/** Who tells of an onion of their own does not wish for the story of one. */
const THREAD_MIN_OWN = 0.86
const NAMED_MIN = 0.5
const SHORT_WORDS = 2
const BRIEF_WORDS_MAX = 4
const CHOOSE_WORDS_MAX = 6
/** What an act means here, in the order in which a choice is looked for. */
const MEANS: Record<string, Act[]> = {
  yes: ['yes', 'more'],
  no: ['no'],
  why: ['why', 'more'],
  more: ['more', 'yes'],
  skip: ['more', 'yes'],
  dunno: ['dunno'],
  ok: ['more', 'yes'],
}
/** A suggestion that was tapped or typed. */
export function tapped(talk: Talk): TalkReply | null {
  const { language, state, turn } = talk
  const { chips } = language.pack
  const plain = language.plain(turn.text)
  const is = (text: string): boolean => language.plain(text) === plain
  const choice = talk.shown.find(({ label }) => is(label))
  if (choice) return talk.step(choice, 'chip')
  const worded = talk.shown.find(({ like }) => like.some(is)) // word by word what its author said that it means
  if (worded) return talk.step(worded, 'choice')
  const offer = talk.beat ? undefined : talk.offers().find(({ text }) => is(text))
  if (offer) return talk.go(offer.to, 'chip')
  if (is(chips.change) || language.isAct('change', plain)) {
    talk.leave()
    return talk.reply([talk.desk('sure')], 'act:change')
  }
  const returns = is(chips.back)
  if (!returns && !language.isAct('back', plain)) return null
  if (talk.beat && !returns) return talk.ask('act:back')
  return state.park === null ? null : talk.go(state.park, 'act:back')
}

/** One of the choices by what it means; unsure is not taken. */
export function meant(talk: Talk): TalkReply | null {
  const { language, turn, beat, state } = talk
  const asks = isQuestion(talk)
  const plain = language.plain(turn.text)
  const proposes = language.is('proposal', plain)
  if (beat) {
    const open = talk.shown.filter(({ label }) => !asks || proposes || /[?؟]$/.test(label))
    const mayMean = !speaksBeside(talk) && language.actOf(plain) === null
    const chosen = choiceOf(talk, open, mayMean ? CHOICE_MIN : asks ? CHOICE_MIN_ASKED : CHOICE_MIN_OTHER)
    if (chosen) return talk.step(chosen, 'choice')
  }
  const nth = ordinalOf(talk)
  if (beat && talk.shown[nth]) return talk.step(talk.shown[nth], 'ordinal')
  if (!beat && talk.offers()[nth]) return talk.go(talk.offers()[nth]!.to, 'ordinal')
  if (beat || (asks && !proposes)) return null
  const tellsOwn = language.is('own', language.without('filler', plain))
  const jump = threadNamed(talk, tellsOwn ? THREAD_MIN_OWN : THREAD_MIN) ?? threadInBrief(talk)
  // A story that was told is told again to whoever asks for it, not to whoever speaks of it.
  return jump && !state.done.includes(jump.id) ? talk.go(jump.id, 'jump') : null
}

/** Which of these choices the line means, if that is clear. */
export function choiceOf({ book, beat, language, turn }: Talk, open: Choice[], least = CHOICE_MIN): Choice | null {
  const thread = book.thread(beat!.at)!
  const [blind, weights, heard] = [thread.isGame, book.weights(thread), heardIn(turn.text, language)]
  const rows = open.map((choice) => rank(choice, [choice.label, ...choice.like], heard, { weights, language, blind }))
  return pick(rows, least)?.offer ?? null
}

/** Between two stories a word of one is enough, said in brief: 'the train, please'. */
function threadInBrief({ book, language, turn }: Talk): Thread | null {
  const stemsOf = (text: string): string[] => language.tokens(text).flatMap(({ stem, small }) => (small ? [] : [stem])) // prettier-ignore
  const brief = clausesOf(turn.text).filter((clause) => {
    const plain = language.plain(clause)
    return plain.split(' ').length <= BRIEF_WORDS_MAX && !language.is('own', plain)
  })
  const said = new Set(brief.flatMap(stemsOf))
  const named = book.threads.filter((thread) =>
    namesOf(thread)
      .flatMap(stemsOf)
      .some((stem) => said.has(stem)),
  )
  return named.length === 1 ? named[0]! : null
}

/** Yes, no, why, go on, I don't know: as the beat expects them. */
export function expected(talk: Talk): TalkReply | null {
  const act = actOf(talk)
  const { beat } = talk
  if (!act) return null
  const means = MEANS[act]
  const fits = means && (!isQuestion(talk) || act === 'why' || wordsOf(talk) <= SHORT_WORDS)
  const choice = fits ? talk.choices.find(({ acts }) => means.some((each) => acts.includes(each))) : undefined
  if (choice) return talk.step(choice, `act:${act}`)
  if (act === 'choose' && beat && wordsOf(talk) <= CHOOSE_WORDS_MAX) {
    const reply = talk.step(talk.shown[0]!, 'act:choose')
    return { ...reply, text: `${talk.desk('mychoice')} ${reply.text}` }
  }
  if (!beat && ['yes', 'more', 'skip', 'ok', 'dunno', 'choose', 'story'].includes(act)) {
    const [first] = talk.offers()
    return first ? talk.go(talk.state.park && act !== 'story' ? talk.state.park : first.to, `act:${act}`) : null
  }
  const any = anyOf(talk)
  return any && ['more', 'skip', 'ok'].includes(act) ? talk.step(any, `act:${act}>any`) : null
}

/** The thread that the line names, by title, chip and keys. */
export function threadNamed(talk: Talk, least = NAMED_MIN): Thread | null {
  const { book, language, turn, state } = talk
  const heard = heardIn(turn.text, language)
  const rows: Ranked<Thread>[] = book.threads.map((thread) =>
    rank(thread, namesOf(thread), heard, { weights: book.weights(null), language, blind: true, isName: true }),
  )
  const found = pick(rows, least)?.offer
  return found && found.id !== book.thread(state.at)?.id ? found : null
}

export const anyOf = ({ choices }: Talk): Choice | undefined => choices.find(({ isAny, slot }) => isAny && !slot)
