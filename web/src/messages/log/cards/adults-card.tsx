import { ShieldAlert } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import '../../texts.ts'

/** A note of the lounge to somebody who said that they are under 18. */
export function AdultsCard() {
  const t = useT()
  return (
    <li className="pt-5">
      <section aria-label={t('messages.adults-title')} className="rounded-lg border border-line-strong bg-raised px-5 py-4">
        <h2 className="flex items-center gap-2.5 text-[1.125rem]">
          <ShieldAlert size={20} className="shrink-0 text-action-ink" aria-hidden="true" />
          {t('messages.adults-title')}
        </h2>
        <p className="mt-2 text-[0.9375rem] text-ink-2">{t('messages.adults-text')}</p>
      </section>
    </li>
  )
}
