import { useT } from '#web/platform/i18n.tsx'
import '../texts.ts'
import { RULES } from '#web/rooms/house-rules.ts'

export function HouseRules() {
  const t = useT()
  return (
    <section aria-labelledby="house-rules" className="mt-24 rounded-xl bg-surface p-6 sm:p-10 lg:mt-36">
      <h2 id="house-rules" className="text-section sm:text-[2.25rem]">
        {t('home.house-rules')}
      </h2>
      <ol className="mt-7 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
        {RULES.map(([rule, Icon]) => (
          <li key={rule} className="flex gap-4 lg:block">
            <Icon size={26} strokeWidth={1.8} className="mt-0.5 shrink-0 text-action-ink" aria-hidden="true" />
            <div>
              <h3 className="text-[1.25rem] lg:mt-4">{t(`home.rule-${rule}`)}</h3>
              <p className="mt-1.5 text-ink-2">{t(`home.rule-${rule}-text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
