import { useEffect, useEffectEvent } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { startWorker } from '#web/platform/start-worker.ts'
import { showToast } from '#web/platform/toasts.ts'
import './installed-texts.ts'

/** Starts the service worker, in what was built, and says when a newer version has come. Draws nothing. */
export function UpdateToast() {
  const t = useT()
  const tell = useEffectEvent((takeOver: () => void) =>
    showToast({
      id: 'update',
      text: t('installed.update-ready'),
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: t('installed.reload'), onPress: takeOver },
    }),
  )
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) startWorker((takeOver) => tell(takeOver)).catch(() => undefined)
  }, [])
  return null
}
