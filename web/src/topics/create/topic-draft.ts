import { isBlank } from '@green-room/contract/money/price'
import type { TEXT_LOOKS } from '@green-room/contract/topics'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { TITLE_SYMBOLS_MAX, type TopicColor } from '../hues.ts'

export type TextLook = (typeof TEXT_LOOKS)[number]
export const LOOKS: readonly TextLook[] = ['bold', 'normal', 'italic', 'underline']
export const LOOK_NAMES: Readonly<Record<TextLook, TextKey>> = {
  bold: 'new-topic.style-bold',
  normal: 'new-topic.style-normal',
  italic: 'new-topic.style-italic',
  underline: 'new-topic.style-underline',
}

export type TopicDraft = { title: string; roomId: string; look: TextLook; color: TopicColor }
export type DraftErrors = Readonly<Partial<Record<'title' | 'room_id' | 'points', TextKey>>>

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first fifty symbols of what was typed: more is not taken. */
export const shortTitle = (typed: string): string =>
  [...segmenter.segment(typed)]
    .slice(0, TITLE_SYMBOLS_MAX)
    .map(({ segment }) => segment)
    .join('')

export const titleSymbols = (title: string): number => Math.min(TITLE_SYMBOLS_MAX, [...segmenter.segment(title)].length)

/** What stands in the way of creating the topic. */
export function draftErrors(draft: TopicDraft, lounge: { hasRooms: boolean; balance: number; cost: number }): DraftErrors {
  return {
    ...(isBlank(draft.title) ? { title: 'form.topic-name-required' } : {}),
    ...(draft.roomId ? {} : { room_id: lounge.hasRooms ? 'form.room-required' : 'new-topic.rooms-none-field' }),
    ...(lounge.balance < lounge.cost ? { points: 'new-topic.points-missing' } : {}),
  }
}
