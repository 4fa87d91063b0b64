import { useT } from '#web/platform/i18n.tsx'
import '#web/ui/notices/installed-texts.ts'
import { Lamp } from '#web/ui/pictures/lamp.tsx'
import '#web/ui/texts.ts'
import { PageTitle } from './shell/page-frame.tsx'

/** An empty address asks once more for the page in whose place this one stands. */
const SAME_PAGE = ''

/** Kept by the service worker and shown while the line is down, in place of any page. It works without scripts. */
export default function OfflineScreen() {
  const t = useT()
  return (
    <main id="main" className="ground ground-page grid min-h-dvh place-content-center justify-items-center px-6 pb-20 text-center">
      <PageTitle title={t('installed.offline-title')} />
      <div className="opacity-70 [filter:grayscale(1)]">
        <Lamp size={120} />
      </div>
      <h1 className="mt-10 text-[2.25rem] font-extrabold sm:text-[3.25rem]">{t('installed.offline')}</h1>
      <p className="mt-4 max-w-[28rem] text-lg text-ink-2">{t('installed.offline-text')}</p>
      <a href={SAME_PAGE} className="btn btn-primary mt-8 min-h-13 px-8 text-[1.0625rem]">
        {t('ui.try-again')}
      </a>
    </main>
  )
}
