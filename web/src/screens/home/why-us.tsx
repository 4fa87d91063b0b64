import { useT } from '#web/platform/i18n.tsx'
import { Art } from '#web/ui/pictures/art.tsx'
import '../texts.ts'
import { WALL } from './wall.ts'

const REASONS = [
  ['memory', WALL.terrace],
  ['price', WALL.records],
  ['honesty', WALL.tea],
] as const

export function WhyUs() {
  const t = useT()
  return (
    <section className="mt-24 grid grid-cols-1 gap-8 lg:mt-36 lg:grid-cols-[min(20rem,30%)_minmax(0,1fr)] lg:gap-16">
      <h2 className="text-[2.5rem] lg:text-[3.25rem]">{t('home.why-us')}</h2>
      <ul className="rows">
        {REASONS.map(([reason, poster], place) => (
          <li
            key={reason}
            className={
              'grid grid-cols-[min(6.5rem,35%)_minmax(0,1fr)] items-center gap-5 ' +
              `sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-9 ${place > 0 ? 'pt-6 sm:pt-8' : ''} ` +
              (place < REASONS.length - 1 ? 'pb-6 sm:pb-8' : '')
            }
          >
            <Art of={poster} scope="why" className="aspect-square overflow-hidden rounded-lg" />
            <div>
              <h3 className="text-[1.5rem] sm:text-[2rem]">{t(`home.why-${reason}`)}</h3>
              <p className="mt-2 max-w-[34rem] text-ink-2 sm:mt-3 sm:text-lg">{t(`home.why-${reason}-text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
