import type { Companion } from '@green-room/contract/rooms'
import { Link } from 'react-router'
import { LanguageTitles } from '#web/content/language-titles.tsx'
import { inks, paletteOf } from '#web/ui/pictures/palettes.ts'
import { FaceLabel } from './face-label.tsx'

const EAGER = 8

/** Everybody as a label: portrait, striker, and a band with name and line. The whole label is one link. */
export function CastList({ characters }: { characters: readonly Companion[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4">
      {characters.map((one, place) => (
        <li key={one.id}>
          <Link
            to={`/characters/${one.slug}`}
            className="room-card flex h-full flex-col overflow-hidden rounded-lg shadow-2"
            style={inks(paletteOf(one))}
          >
            <FaceLabel of={one} crop="square" className="aspect-square w-full" isFirst={place < EAGER} />
            <div className="striker" />
            <span className="flex flex-1 flex-col px-3.5 pt-3 pb-3.5 sm:px-5 sm:pt-4 sm:pb-4">
              <h2 className="text-[1.1875rem] break-words sm:text-[1.5rem]">{one.name}</h2>
              <span className="mt-1 text-as-around text-sm leading-snug opacity-90 sm:text-[0.9375rem]" dir="auto">
                {one.line}
              </span>
              <span className="mt-auto pt-2.5 text-[0.8125rem] font-medium opacity-80">
                <LanguageTitles codes={one.languages} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
