import { PALETTES } from '@green-room/contract/art/palettes'
import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { Art } from '#web/ui/pictures/art.tsx'
import { inks } from '#web/ui/pictures/palettes.ts'
import '../texts.ts'
import { WALL } from './wall.ts'

const palette = PALETTES.oxblood

/** An open matchbook with one thing to do. */
export function Call({ start }: { start: string }) {
  const t = useT()
  const { points } = useNumbers()
  const { isAuthenticated } = useSession()
  const { welcome_points: welcome } = useSettings()
  const text = isAuthenticated ? t('home.call-member-text') : t('home.call-text', { points: points(welcome) })
  return (
    <section className="mt-24 overflow-hidden rounded-xl shadow-2 lg:mt-36 lg:grid lg:grid-cols-[1fr_8px_26rem]" style={inks(palette)}>
      <div className="flex flex-col items-start justify-end p-7 sm:p-12 lg:min-h-[27rem]">
        <h2 className="text-[2.5rem] font-extrabold sm:text-[3.75rem]">{t('home.call')}</h2>
        <p className="mt-4 max-w-[30rem] text-lg opacity-90">{text}</p>
        <Link to={start} className="btn mt-8 min-h-13 px-7 text-[1.0625rem]" style={{ background: palette.pop, color: palette.deep }}>
          {t('home.start')}
        </Link>
      </div>
      <div className="striker lg:h-auto!" />
      <Art of={WALL.terrace} scope="call" className="h-56 overflow-hidden max-lg:art-band lg:h-auto" />
    </section>
  )
}
