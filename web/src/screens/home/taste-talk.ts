import type { Taste, TasteTurn } from '@green-room/contract/members/tastes'

/** So many things are said to the character before an account is asked for. */
export const TASTE_TURNS = 3
/** The question that leads nowhere but to its honest answer. */
const REAL = 'r'
/** After it comes up, beside so many others. */
const BESIDE_REAL = 2

export type TasteLine = { isMine: boolean; text: string }
export type TasteChip = { key: string; text: string }
export type TasteTalk = { lines: TasteLine[]; chips: TasteChip[]; turn: number; isOver: boolean }

/** What has been said when these choices were made, and what may be said next. Null where there is no such choice. */
export function talkOf({ first, turns, real }: Taste, keys: string): TasteTalk | null {
  let at: string | null = first
  let [turn, isAsked] = [1, false]
  const lines: TasteLine[] = [{ isMine: false, text: turns[first]?.say ?? '' }]
  const say = (mine: string, theirs: string): void => void lines.push({ isMine: true, text: mine }, { isMine: false, text: theirs })
  for (const key of keys) {
    const now: TasteTurn | undefined = at === null ? undefined : turns[at]
    if (!now) return null
    if (key === REAL) {
      say(real.text, `${real.answer}\n\n${now.back}`)
      isAsked = true
      continue
    }
    const choice: TasteTurn['choices'][number] | undefined = now.choices[Number(key)]
    if (!choice) return null
    const next: TasteTurn | undefined = choice.to === null ? undefined : turns[choice.to]
    say(choice.text, next ? `${choice.reaction}\n\n${next.say}` : choice.reaction)
    at = next ? choice.to : null
    if (next) turn++
  }
  const choices = at === null ? [] : turns[at]!.choices.map(({ text }, place) => ({ key: String(place), text })).slice(0, 3)
  const isMoment = turn === 2 && !isAsked
  const chips = isMoment ? [...choices.slice(0, BESIDE_REAL), { key: REAL, text: real.text }] : choices
  return { lines, chips, turn, isOver: at === null }
}
