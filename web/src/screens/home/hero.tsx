import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { useWorth } from '#web/content/use-worth.ts'
import { messagesFor, usualPrice } from '#web/content/usual-message.ts'
import { useI18n, useT } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/kept/use-session.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { fitWords } from '#web/ui/fit-words.ts'
import '../texts.ts'
import './taste.css'
import { TasteBook } from './taste-book.tsx'
import { useGreeting } from './use-greeting.ts'
import { useTaste } from './taste-query.ts'

/** What this is, in a sentence; and beside it a taste, where a character gives one in the reader's language. */
export function Hero({ start }: { start: string }) {
  const t = useT()
  const greeting = useGreeting()
  const taste = useTaste()
  const { isAuthenticated } = useSession()
  return (
    <section className="taste-hero grid grid-cols-1 items-center gap-8 pt-14 sm:pt-16">
      <div className="@container">
        <p className="text-lg font-semibold text-action-ink">{t(greeting)}</p>
        <h1
          className="fit-words mt-3 font-extrabold [--size:clamp(2.5rem,14vw,3.25rem)] sm:[--size:4.75rem]"
          style={fitWords(t('home.tagline'))}
        >
          {t('home.tagline')}
        </h1>
        <p className="taste-lead">
          <Lead />
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-[22.5rem]:[&>*]:flex-auto">
          <Link to={start} className="btn btn-primary min-h-13 px-7 text-[1.0625rem]">
            {t('home.start')}
          </Link>
          <Link to="/rooms" className="btn btn-line min-h-13 px-6 text-[1.0625rem]">
            {t('home.see-rooms')}
          </Link>
        </div>
        {!isAuthenticated && <p className="mt-4 text-[0.9375rem] text-ink-2">{t('home.start-note')}</p>}
      </div>
      {taste && <TasteBook key={taste.language} taste={taste} />}
    </section>
  )
}

/** What it is and what it costs, in money: nobody who comes here first knows yet what a point is. */
function Lead() {
  const { t, rich } = useI18n()
  const { points } = useNumbers()
  const worth = useWorth()
  const { welcome_points: welcome, message_symbol_cost: cost } = useSettings()
  const count = messagesFor(welcome, cost)
  if (count === null) return t('home.lead-free')
  const sum = <bdi>{worth(usualPrice(cost))}</bdi>
  return rich('home.lead', { sum, points: points(welcome), count, welcome: count > 0 ? 'yes' : 'no' })
}
