// A taste before the door: the first turns of one thread, told by taps alone, as data that a page can carry without a call to the server.
import { type Book, isShown } from './book.ts'
import { freshState, type TalkState } from './state.ts'
import type { Persona, TalkReply } from './talk.ts'
import { answer, open } from './talker.ts'

/** One turn: what the character says, and what may be answered. Choices of the last turn lead nowhere: there the account begins. */
export interface TasteTurn {
  say: string
  /** The question once more, after something was asked beside it. */
  back: string
  choices: { text: string; reaction: string; to: string | null }[]
}
export interface Taste {
  thread: string
  title: string
  first: string
  /** Turns by name: paths that come to the same words share them. */
  turns: Record<string, TasteTurn>
}

/** The thread's first `depth` turns, whatever is chosen. */
export function tasteOf(book: Book, threadId: string, depth = 3): Taste {
  const thread = book.story.threads.get(threadId)!
  const turns: Record<string, TasteTurn> = {}
  const tell = (at: string, state: TalkState, left: number): string => {
    const say = book.enter(at, state)
    const back = book.say(book.beat(at)!.back, state)
    const choices = book
      .beat(at)!
      .choices.filter(isShown)
      .map((choice) => {
        const after = structuredClone(state)
        const [reaction = ''] = book.take(choice, after)
        const goesOn = left > 1 && after.at !== null
        return {
          text: choice.label,
          reaction,
          to: goesOn ? tell(after.at!, structuredClone({ ...after, seen: state.seen }), left - 1) : null,
        }
      })
    const turn = { say, back, choices }
    const beat = at.split('.')[1]!
    const same = Object.entries(turns).find(([, known]) => JSON.stringify(known) === JSON.stringify(turn))
    if (same) return same[0]
    const name = beat in turns ? `${beat}-${Object.keys(turns).length}` : beat
    turns[name] = turn
    return name
  }
  const first = tell(thread.first, freshState(book.language.code), depth)
  return { thread: threadId, title: thread.title, first, turns }
}

/** The question whether somebody real writes, among what may be tapped. */
export const ASKS_REAL = 'r'

export interface Retold {
  lines: { isReader: boolean; text: string }[]
  /** What the character goes on with: nobody has read it yet. Empty where the last line ends with it. */
  next: string
  reply: TalkReply
}

/**
 * A taste told once more, as the talk itself tells it, and how it stands then. `keys` are the places of the choices. After `depth` choices
 * the taste has ended with the answer to the last one, and what follows is new. Null where there is no such choice.
 */
export function retell(persona: Persona, language: string, title: string, keys: string, real: string, depth = 3): Retold | null {
  let reply = open(persona, language, title)
  const lines = [{ isReader: false, text: reply.text }]
  for (const key of keys) {
    const choices = persona.books[language]?.beat(reply.state.at)?.choices.filter(isShown)
    const text = key === ASKS_REAL ? real : choices?.[Number(key)]?.label
    if (text === undefined) return null
    const guard = key === ASKS_REAL ? 'human' : null
    const turn = {
      language,
      text,
      recent: lines.flatMap((line) => (line.isReader ? [] : [line.text])),
      title,
      guard,
      heavy: null,
      hasUnseenFile: false,
      known: {},
      state: reply.state,
    } as const
    reply = answer(persona, turn)
    lines.push({ isReader: true, text }, { isReader: false, text: reply.text })
  }
  const isWhole = keys.replaceAll(ASKS_REAL, '').length === depth && !keys.endsWith(ASKS_REAL)
  const [told = '', ...rest] = isWhole ? reply.text.split('\n\n') : [reply.text]
  lines.at(-1)!.text = told
  return { lines, next: rest.join('\n\n'), reply }
}
