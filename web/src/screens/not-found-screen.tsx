import { PALETTES } from '@green-room/contract/art/palettes'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import '#web/content/texts.ts'
import { PageFrame } from './shell/page-frame.tsx'

const { deep, mid, light, pop } = PALETTES.midnight

/** 4, a record, 4. */
export default function NotFoundScreen() {
  const t = useT()
  return (
    <PageFrame title={t('common.not-found')} description={t('common.not-found-description')}>
      <div className="grid justify-items-center pt-10 text-center sm:pt-16">
        <p
          aria-hidden="true"
          className="flex items-center font-display text-[7.5rem] leading-none font-extrabold tracking-[-0.03em] sm:text-[16rem]"
        >
          4<Disc />4
        </p>
        <h1 className="mt-8 text-[2.25rem] font-extrabold sm:text-[3.25rem]">{t('common.not-found')}</h1>
        <p className="mt-4 max-w-[28rem] text-lg text-ink-2">{t('common.not-found-text')}</p>
        <Link to="/" className="btn btn-primary mt-8 min-h-13 px-8 text-[1.0625rem]">
          {t('common.go-home')}
        </Link>
      </div>
    </PageFrame>
  )
}

const Disc = () => (
  <svg viewBox="0 0 200 200" className="mx-1 size-[6.75rem] sm:mx-3 sm:size-[14rem]">
    <circle cx="100" cy="100" r="98" fill={deep} />
    {[88, 78, 68, 58, 48].map((radius) => (
      <circle key={radius} cx="100" cy="100" r={radius} fill="none" stroke={mid} strokeOpacity=".6" />
    ))}
    <path d="M100 100L40 24a98 98 0 0 1 40-20zM100 100l60 76a98 98 0 0 1-40 20z" fill={light} opacity=".16" />
    <circle cx="100" cy="100" r="36" fill={pop} />
    <path d="M64 100a36 36 0 0 1 72 0z" fill={light} />
    <circle cx="100" cy="100" r="5" fill={deep} />
  </svg>
)
