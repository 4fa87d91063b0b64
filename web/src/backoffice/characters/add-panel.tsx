import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { newKey } from '#web/platform/wire/new-key.ts'
import { isProblem } from '#web/platform/problem.ts'
import { deskCall } from '../desk-call.ts'
import { useNotice } from '../parts/notice.tsx'
import { troubleText } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useFresh } from '../use-desk.ts'
import { Checks } from './fields.tsx'

const PRONOUNS = ['she', 'he', 'they'] as const
type Rooms = readonly { slug: string; title: string }[]
type Own = {
  onClose: () => void
  /** Over the draft of this one; without it a new character comes of it. */
  over?: { slug: string; version: string }
  rooms: Rooms
}

/** A card from a file, or a new one by name. A file of ours says itself who it is; others are asked for it. */
export function AddPanel({ onClose, over, rooms }: Own) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [said, setSaid] = useState({ name: '', slug: '', age: '', pronouns: '', rooms: [] as string[] })
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const go = useNavigate()
  const fresh = useFresh()
  const notice = useNotice()
  const set = (more: Partial<typeof said>): void => setSaid({ ...said, ...more })

  async function add(): Promise<void> {
    setBusy(true)
    setFailure(null)
    const input = {
      ...(!file && { name: said.name }),
      ...(over ?? (said.slug && { slug: said.slug })),
      ...(said.age && { age: said.age }),
      ...(said.pronouns && { pronouns: said.pronouns as 'she' }),
      ...(said.rooms.length > 0 && { rooms: said.rooms.join(',') }),
    }
    try {
      const { slug } = await deskCall('importCard', input, { key: newKey(), ...(file && { file }) })
      await fresh()
      notice(say('desk.card-taken'))
      onClose()
      if (!over) void go(`/characters/${slug}`)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <aside className="insp" aria-labelledby={id}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <header>
          <h2 id={id}>{say(over ? 'desk.import-over' : 'desk.add-character')}</h2>
          <button type="button" className="btn-s ghost" aria-label={say('desk.close')} onClick={onClose}>
            <X size={16} aria-hidden="true" />
          </button>
        </header>
        <div className="f">
          <label htmlFor={`${id}-file`}>
            {say('desk.card-file')} <small>{say('desk.card-file-note')}</small>
          </label>
          <input
            id={`${id}-file`}
            className="in"
            type="file"
            accept=".json,.png"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </div>
        {!file && !over && (
          <div className="f">
            <label htmlFor={`${id}-name`}>{say('desk.or-name')}</label>
            <input
              id={`${id}-name`}
              className="in"
              maxLength={60}
              value={said.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          </div>
        )}
        {!over && (
          <>
            <p className="note">{say('desk.cast-note')}</p>
            <div className="two">
              <div className="f">
                <label htmlFor={`${id}-age`}>{say('desk.field-age')}</label>
                <input
                  id={`${id}-age`}
                  className="in"
                  type="number"
                  min={21}
                  max={80}
                  value={said.age}
                  onChange={(event) => set({ age: event.target.value })}
                />
              </div>
              <div className="f">
                <label htmlFor={`${id}-pronouns`}>{say('desk.field-pronouns')}</label>
                <select
                  id={`${id}-pronouns`}
                  className="in"
                  value={said.pronouns}
                  onChange={(event) => set({ pronouns: event.target.value })}
                >
                  <option value="">{say('desk.as-card-says')}</option>
                  {PRONOUNS.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              </div>
            </div>
            <Checks
              label={say('desk.field-rooms')}
              all={rooms.map(({ slug, title }) => [slug, title])}
              chosen={said.rooms}
              onChange={(chosen) => set({ rooms: chosen })}
            />
            <div className="f">
              <label htmlFor={`${id}-slug`}>
                {say('desk.slug')} <small>{say('desk.slug-made')}</small>
              </label>
              <input
                id={`${id}-slug`}
                className="in"
                pattern="[a-z][a-z0-9\-]{1,30}"
                title={say('desk.slug-note')}
                value={said.slug}
                onChange={(event) => set({ slug: event.target.value.trim() })}
              />
            </div>
          </>
        )}
        {failure ? (
          <p className="note bad2" role="alert">
            {(isProblem(failure) && Object.values(failure.errors)[0]?.[0]) || troubleText(failure)}
          </p>
        ) : null}
        <footer>
          <button type="button" className="btn-s line" onClick={onClose}>
            {say('desk.cancel')}
          </button>
          <button type="submit" className="btn-s pri" disabled={isBusy || (!file && (over !== undefined || said.name.trim() === ''))}>
            {say('desk.take-in')}
          </button>
        </footer>
      </form>
    </aside>
  )
}
