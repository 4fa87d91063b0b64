import { useT } from '#web/platform/i18n.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from './page-frame.tsx'

/** A page that broke. The header still leads away from it. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <PageFrame title={t('ui.page-failed')}>
      <div role="alert" className="grid justify-items-start gap-4 pt-16">
        <h1 className="text-[2.5rem] font-extrabold">{t('ui.page-failed')}</h1>
        <p className="text-lg text-ink-2">{t('ui.page-failed-text')}</p>
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {t('ui.try-again')}
        </button>
      </div>
    </PageFrame>
  )
}
