import { useEffect, useEffectEvent } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { showToast } from '#web/platform/toasts.ts'

/** Says once that something could not be had which the page does without. */
export function useFailureToast(isFailed: boolean, text: TextKey): void {
  const t = useT()
  const tell = useEffectEvent(() => showToast({ tone: 'warn', text: t(text), id: text }))
  useEffect(() => {
    if (isFailed) tell()
  }, [isFailed])
}
