import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { FileField, Labelled, TextField } from '../parts/labelled.tsx'
import { useNotice } from '../parts/notice.tsx'
import { PanelFoot, PanelHead } from '../parts/panel.tsx'
import { say } from '../texts.ts'
import { useFresh } from '../use-desk.ts'
import { useWork } from '../use-work.ts'
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
  const { failure, isBusy, work } = useWork()
  const go = useNavigate()
  const fresh = useFresh()
  const notice = useNotice()
  const set = (more: Partial<typeof said>): void => setSaid({ ...said, ...more })

  const add = () =>
    work(async () => {
      const input = {
        ...(!file && { name: said.name }),
        ...(over ?? (said.slug && { slug: said.slug })),
        ...(said.age && { age: said.age }),
        ...(said.pronouns && { pronouns: said.pronouns as 'she' }),
        ...(said.rooms.length > 0 && { rooms: said.rooms.join(',') }),
      }
      const { slug } = await deskCall('importCard', input, { key: newKey(), ...(file && { file }) })
      await fresh()
      notice(say('desk.card-taken'))
      onClose()
      if (!over) void go(`/characters/${slug}`)
    })
  return (
    <aside className="insp" aria-labelledby={id}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <PanelHead id={id} title={say(over ? 'desk.import-over' : 'desk.add-character')} onClose={onClose} />
        <FileField
          label={say('desk.card-file')}
          hint={say('desk.card-file-note')}

          accept=".json,.png"
          onFile={setFile}
        />
        {!file && !over && (
          <TextField label={say('desk.or-name')} maxLength={60} value={said.name} onChange={(text) => set({ name: text })} />
        )}
        {!over && (
          <>
            <p className="note">{say('desk.cast-note')}</p>
            <div className="two">
              <TextField
                label={say('desk.field-age')}
                type="number"
                min={21}
                max={80}
                value={said.age}
                onChange={(text) => set({ age: text })}
              />
              <Labelled label={say('desk.field-pronouns')}>
                {(field) => (
                  <select id={field} className="in" value={said.pronouns} onChange={(event) => set({ pronouns: event.target.value })}>
                    <option value="">{say('desk.as-card-says')}</option>
                    {PRONOUNS.map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </select>
                )}
              </Labelled>
            </div>
            <Checks
              label={say('desk.field-rooms')}
              all={rooms.map(({ slug, title }) => [slug, title])}
              chosen={said.rooms}
              onChange={(chosen) => set({ rooms: chosen })}
            />
            <TextField
              label={say('desk.slug')}
              hint={say('desk.slug-made')}
              pattern="[a-z][a-z0-9\-]{1,30}"
              title={say('desk.slug-note')}
              value={said.slug}
              onChange={(text) => set({ slug: text.trim() })}
            />
          </>
        )}
        <PanelFoot
          failure={failure}
          button={say('desk.take-in')}
          isOff={isBusy || (!file && (over !== undefined || said.name.trim() === ''))}
          onClose={onClose}
        />
      </form>
    </aside>
  )
}
