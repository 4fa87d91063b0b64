import type { Companion, Room } from '@green-room/contract/rooms'
import { Link } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { useRooms } from '#web/rooms/use-rooms.ts'
import { inks, paletteOf } from '#web/ui/pictures/palettes.ts'
import { Portrait } from '#web/ui/pictures/portrait.tsx'
import '../texts.ts'
import './taste.css'

const SHOWN = 6

/** One of each room in turn: those first who speak the reader's language. */
function choose(rooms: readonly Room[], language: string): { shown: Companion[]; count: number } {
  const places = Math.max(0, ...rooms.map(({ regulars }) => regulars.length))
  const inTurn = Array.from({ length: places }, (_, place) => rooms.flatMap(({ regulars }) => regulars[place] ?? [])).flat()
  const all = [...new Map(inTurn.map((one) => [one.id, one])).values()]
  const drawn = all.filter(({ image_url: image }) => image !== null)
  const speaks = ({ languages }: Companion): boolean => languages.includes(language)
  return { shown: [...drawn.filter(speaks), ...drawn.filter((one) => !speaks(one))].slice(0, SHOWN), count: all.length }
}

export function UpTonight() {
  const { t, language } = useI18n()
  const { data: rooms = [] } = useRooms()
  const { shown, count } = choose(rooms, language.code)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="up-tonight" className="mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h2 id="up-tonight" className="text-section sm:text-[2.25rem]">
          {t('home.up-tonight')}
        </h2>
        <Link to="/characters" className="link inline-flex min-h-11 items-center">
          {t('home.all-characters', { count })}
        </Link>
      </div>
      <ul className="up-tonight">
        {shown.map((one) => (
          <li key={one.id}>
            <Label of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Label({ of: one }: { of: Companion }) {
  return (
    <Link
      to={`/characters/${one.slug}`}
      className="room-card flex h-full flex-col overflow-hidden rounded-lg shadow-2"
      style={inks(paletteOf(one))}
    >
      {one.image_url && <Portrait imageUrl={one.image_url} crop="square" className="aspect-square w-full" />}
      <span className="striker block" />
      <span className="block px-4 pt-3 pb-4">
        <b className="font-display text-[1.3125rem] leading-tight">{one.name}</b>
        <span className="mt-1 block text-sm leading-snug opacity-90">{one.line}</span>
      </span>
    </Link>
  )
}
