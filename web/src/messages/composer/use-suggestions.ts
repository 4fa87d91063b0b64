import { useProfile } from '#web/accounts/use-profile.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import type { Outgoing } from '../talk/outbox.ts'
import { priceState } from './price-state.ts'
import { spokenLanguage } from '../log/spoken-language.ts'
import { useHiddenSuggestions } from './suggestions-choice.ts'
import { isRunning, lastNumber, type Talk } from '../talk/talk.ts'

/** A text that may be answered with, and its language where that is not the page's. */
export type Suggestion = { text: string; lang: string | undefined }

/** What may be answered now. Nothing while a message is on its way or a reply is written, where not one of them can be paid, and where they are hidden. */
export function useSuggestions(
  talk: Talk | undefined,
  outgoing: readonly Outgoing[],
  topicLanguage: string | undefined,
): readonly Suggestion[] {
  const { locale } = useI18n()
  const prices = useSettings()
  const balance = useProfile().data?.balance ?? null
  const isHidden = useHiddenSuggestions()
  if (isHidden || !talk || !isAnswerable(talk, outgoing)) return []
  const texts = talk.suggestions ?? []
  if (texts.every((text) => priceState(text, prices, balance, null).isTooDear)) return []
  const number = lastNumber(talk)
  return texts.map((text) => ({ text, lang: spokenLanguage({ content: text, number, is_mine: false }, topicLanguage, locale) }))
}

/** True where a whole message of the character is the last that was said, and nothing comes after it. */
export function isAnswerable(talk: Talk, outgoing: readonly Outgoing[]): boolean {
  const last = talk.messages.at(-1)
  if (!last || last.generated_by !== 'ai' || last.is_streaming || last.is_broken_off || isRunning(talk)) return false
  return !outgoing.some(({ state, number }) => state === 'sending' || state === 'waiting' || (state === 'sent' && number! > last.number))
}
