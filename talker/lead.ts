// The way back to the story after something was said beside it. Its question is put once; after that other words lead there, for whoever
// reads the same sentence under each reply sees a machine.
import type { Language } from './language.ts'
import { takeTurn, type TalkState } from './state.ts'
import type { Beat, Choice } from './story/story.ts'

const LABEL_SYMBOLS_MAX = 28
/** What can stand in quotation marks and in the middle of a sentence. */
const isQuotable = (label: string): boolean => label.length <= LABEL_SYMBOLS_MAX && !/[.!?؟'’"“”„«»]/.test(label)

/** What of a talk it looks at. */
interface Place {
  beat: Beat | null
  shown: Choice[]
  language: Language
  state: TalkState
  turn: { text: string; recent: string[] }
  back(): string
  isFresh(text: string): boolean
}

export function leadBack(talk: Place): string {
  const { beat, language, shown } = talk
  if (!beat) return ''
  const back = talk.back()
  if (talk.isFresh(back)) return back
  const { open, own, either } = language.pack.lead
  if (beat.own) return takeTurn(talk, 'lead-own', own) ?? ''
  const labels = shown.map(({ label }) => label).filter(isQuotable)
  const [first, last] = [labels[0]!, labels.at(-1)!]
  const wereNamed = labels.length < 2 || talk.turn.recent.some((text) => text.includes(first) && text.includes(last))
  const named = wereNamed ? [] : either.map((form) => form.replace('{first}', () => first).replace('{last}', () => last))
  return takeTurn(talk, 'lead', [...open, ...named]) ?? ''
}
