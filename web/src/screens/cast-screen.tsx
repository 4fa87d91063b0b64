import { CastList } from '#web/characters/cast-list.tsx'
import { useCast } from '#web/characters/use-cast.ts'
import '#web/characters/cast-texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from './shell/page-frame.tsx'

/** Everybody there is to talk to. */
export default function CastScreen() {
  const t = useT()
  const { data: characters, error, refetch } = useCast()
  return (
    <PageFrame ground="lounge" title={t('characters.all-title')} description={t('characters.all-description')}>
      <h1 className="pt-6 text-[2.75rem] font-extrabold sm:pt-10 sm:text-[4rem]">{t('characters.all-title')}</h1>
      {characters && <p className="mt-3 max-w-[40rem] text-lg text-ink-2">{t('characters.all-lead', { count: characters.length })}</p>}
      <div className="mt-7 sm:mt-9">
        {error && (
          <ErrorBanner text={problemText(error, t, 'characters.failed')}>
            <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        )}
        {characters && <CastList characters={characters} />}
        {!characters && !error && <div className="late skel h-[40rem] rounded-xl!" role="status" aria-label={t('ui.loading')} />}
      </div>
    </PageFrame>
  )
}
