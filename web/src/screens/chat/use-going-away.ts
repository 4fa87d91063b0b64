import { useT } from '#web/platform/i18n.tsx'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { showToast, type Toast } from '#web/platform/toasts.ts'
import type { TextValues } from '#web/platform/texts/translate.ts'
import '#web/messages/texts.ts'
import type { Leaving } from './use-leaving.ts'

/** Long enough to read why, before the page goes. */
export const GO_AFTER_MS = 1_500

/** Says why the visit ends, and leads to the topics. The texts of refusals come when the first is met. */
export function useGoingAway(topicId: string, leaving: Leaving) {
  const t = useT()
  return (tone: Toast['tone'], afterMs: number, text: TextKey, values: TextValues = {}): void => {
    setTimeout(() => leaving.goTo('/topics'), afterMs)
    void import('#web/platform/texts/problem-texts.ts').then(() => showToast({ text: t(text, values), tone, id: `chat-${topicId}` }))
  }
}
