import type { Room } from '@green-room/contract/rooms'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguages } from '#web/content/use-languages.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { languageName } from './language-name.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { showWhole } from '#web/ui/lists/show-whole.ts'
import { writeFilter, type TopicFilter } from './topic-filter.ts'
import '../texts.ts'
import './topic-filters.css'

type Filters = { filter: TopicFilter; rooms: readonly Room[] | undefined }

/** By room, where the page is not one room's own, and by language. Both stand in the address. */
export function TopicFilters({ filter, rooms }: Filters) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {rooms && <RoomChips rooms={rooms} roomId={filter.roomId} />}
      <LanguageChoice chosen={filter.language} />
    </div>
  )
}

const chip = (isPressed: boolean) =>
  `flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong px-4 font-medium ${isPressed ? 'bg-ink text-bg' : 'bg-raised'}`

function RoomChips({ rooms, roomId }: { rooms: readonly Room[]; roomId: string | null }) {
  const { t } = useI18n()
  const [query, setQuery] = useSearchParams()
  const pressed = useRef<{ button: HTMLButtonElement; roomId: string | null }>(null)
  // The chosen one moves to the front, and whoever pressed it goes along.
  useEffect(() => {
    if (pressed.current?.roomId === roomId) pressed.current.button.focus()
  }, [roomId])
  const chosen = rooms.find(({ id }) => id === roomId)
  const choose = (id: string | null, button: HTMLButtonElement) => {
    const room = id === roomId ? null : id
    pressed.current = { button, roomId: room }
    setQuery(writeFilter(query, { room }), { preventScrollReset: true })
  }
  return (
    <div
      role="group"
      aria-label={t('topics.filter-room')}
      className="chips flex min-w-0 flex-1 basis-64 gap-2 overflow-x-auto p-1 pe-12 [scrollbar-width:none]"
    >
      <button
        type="button"
        className={chip(!chosen)}
        aria-pressed={!chosen}
        onFocus={showWhole}
        onClick={(event) => choose(null, event.currentTarget)}
      >
        {t('topics.all-rooms')}
      </button>
      {[...(chosen ? [chosen] : []), ...rooms.filter((room) => room !== chosen)].map((room) => (
        <button
          key={room.id}
          type="button"
          className={chip(room === chosen)}
          aria-pressed={room === chosen}
          onFocus={showWhole}
          onClick={(event) => choose(room.id, event.currentTarget)}
        >
          <img
            src={room.image_url ?? `/art/${room.slug}.svg`}
            alt=""
            width={32}
            height={32}
            className="-ms-2.5 rounded-full object-cover"
            loading="lazy"
            decoding="async"
          />
          <span dir="auto">{room.title}</span>
        </button>
      ))}
    </div>
  )
}

/** The chosen language comes first; the others are folded, never left out. */
function LanguageChoice({ chosen }: { chosen: string }) {
  const { t, language, locale } = useI18n()
  const { data: languages = [language] } = useLanguages()
  const [query, setQuery] = useSearchParams()
  const codes = [language.code, ...languages.map(({ code }) => code).filter((code) => code !== language.code)]
  return (
    <label className="flex items-center gap-2.5 font-medium max-sm:w-full">
      {t('topics.language')}
      <span className="flex-1">
        <Select
          value={chosen}
          onChange={({ target: { value } }) =>
            setQuery(writeFilter(query, { language: value === language.code ? null : value }), { preventScrollReset: true })
          }
        >
          {(codes.includes(chosen) ? codes : [...codes, chosen]).map((code) => (
            <option key={code} value={code}>
              {t('topics.language-first', { language: languageName(code, locale) })}
            </option>
          ))}
        </Select>
      </span>
    </label>
  )
}
