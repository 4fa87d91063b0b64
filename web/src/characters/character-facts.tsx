import type { CharacterPage } from '@green-room/contract/talk/cast'
import { Link } from 'react-router'
import { LanguageTitles } from '#web/content/language-titles.tsx'
import { useI18n } from '#web/platform/i18n.tsx'
import { Art } from '#web/ui/pictures/art.tsx'
import { inks, paletteOf } from '#web/ui/pictures/palettes.ts'
import './cast-texts.ts'

/** What it is, where it is found, and what it does not do. */
export function CharacterFacts({ character }: { character: CharacterPage }) {
  const { t } = useI18n()
  const { name, rooms, languages, wont } = character
  return (
    <aside className="grid content-start gap-6">
      <section className="rounded-lg border border-line bg-surface p-5">
        <h2 className="flex items-center gap-2.5 text-[1.25rem]">
          <abbr title={t('characters.ai-title')} className="tag min-h-5! bg-brass-wash px-1.5! text-[0.75rem]! text-brass-ink no-underline">
            {t('characters.ai')}
          </abbr>
          {t('characters.what')}
        </h2>
        <p className="mt-2.5 text-[0.9375rem] text-ink-2">{t('characters.what-text', { name })}</p>
        <Link to="/how-points-work" className="link mt-1 inline-flex min-h-11 items-center text-[0.9375rem]">
          {t('characters.how')}
        </Link>
      </section>
      {rooms.length > 0 && (
        <section>
          <h2 className="text-[1.25rem]">{t('characters.find', { name })}</h2>
          <ul className="mt-3 grid grid-cols-2 gap-3">
            {rooms.map((room) => (
              <li key={room.id}>
                <Link
                  to={`/rooms/${room.id}/topics`}
                  className="room-card block h-full overflow-hidden rounded-md shadow-1"
                  style={inks(paletteOf(room))}
                >
                  <Art of={room} className="aspect-[4/3.4]" />
                  <div className="striker" />
                  <span className="block px-3 py-2.5 font-display text-[1.0625rem] leading-tight font-bold" dir="auto">
                    {room.title}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-[0.9375rem]">
        <dt className="text-ink-3">{t('characters.speaks')}</dt>
        <dd>
          <LanguageTitles codes={languages} />
        </dd>
        {wont !== '' && (
          <>
            <dt className="text-ink-3">{t('characters.wont')}</dt>
            <dd dir="auto" className="text-as-around">
              {wont}
            </dd>
          </>
        )}
      </dl>
    </aside>
  )
}
