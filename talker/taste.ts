// A taste before the door: the first turns of one thread, told by taps alone, as data that a page can carry without a call to the server.
import { type Book, isShown } from './book.ts'
import { freshState, type TalkState } from './state.ts'

/** One turn: what the character says, and what may be answered. Choices of the last turn lead nowhere: there the account begins. */
export interface TasteTurn {
  say: string
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
    const turn = { say, choices }
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
