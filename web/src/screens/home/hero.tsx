import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { Art } from '#web/ui/art.tsx'
import { fitWords } from '#web/ui/fit-words.ts'
import '../texts.ts'
import { WALL } from './wall.ts'

const POSTERS = [WALL.bar, WALL.terrace, WALL.boathouse, WALL.garden, WALL.rooftop, WALL.stage]

export function Hero({ start }: { start: string }) {
  const t = useT()
  return (
    <section className="grid grid-cols-1 items-center gap-12 pt-20 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-14 lg:pt-28">
      <div className="@container">
        <p className="text-lg font-semibold text-action-ink">{t('home.greeting')}</p>
        <h1
          className="fit-words mt-3 font-extrabold [--size:clamp(2.5rem,14vw,3.25rem)] sm:[--size:4.75rem] lg:[--size:5.5rem]"
          style={fitWords(t('home.tagline'))}
        >
          {t('home.tagline')}
        </h1>
        <p className="mt-6 max-w-[32rem] text-lg text-ink-2">{t('home.lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-[22.5rem]:[&>*]:flex-auto">
          <Link to={start} className="btn btn-primary min-h-13 px-7 text-[1.0625rem]">
            {t('home.start')}
          </Link>
          <Link to="/rooms" className="btn btn-line min-h-13 px-6 text-[1.0625rem]">
            {t('home.see-rooms')}
          </Link>
        </div>
      </div>
      <div className="grid grid-cols-3 gap-3 pb-8 sm:gap-4" aria-hidden="true">
        {POSTERS.map((poster, place) => (
          <div key={poster.slug} className={`overflow-hidden rounded-md shadow-2 ${place % 3 === 1 ? 'translate-y-8' : ''}`}>
            <Art of={poster} scope="hero" className="aspect-[4/5] overflow-hidden" />
          </div>
        ))}
      </div>
    </section>
  )
}
