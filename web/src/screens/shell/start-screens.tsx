import { useT } from '#web/platform/i18n.tsx'
import '#web/content/texts.ts'

/** While the app starts. Most visitors never see it: the server sends the page drawn. */
export function StartSpinner() {
  const t = useT()
  return (
    <div role="status" className="late grid min-h-dvh place-items-center">
      <span className="turn size-12 rounded-full border-4 border-line border-t-action-ink" />
      <span className="sr-only">{t('common.starting')}</span>
    </div>
  )
}

export function StartFailure({ message }: { message: string }) {
  const t = useT()
  return (
    <main id="main" className="grid min-h-dvh place-content-center gap-3 px-6 text-center">
      <h1 className="text-[1.75rem]">{t('common.start-failed')}</h1>
      <p className="text-lg text-ink-2">{message}</p>
    </main>
  )
}
