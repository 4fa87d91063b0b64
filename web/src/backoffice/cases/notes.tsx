import type { CasePage } from '@green-room/contract/backoffice/cases'
import { useEffect, useId, useRef, useState } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { time } from '../format.ts'
import { PanelFoot } from '../parts/panel.tsx'
import { Trouble } from '../parts/states.tsx'
import { say, sayName } from '../texts.ts'
import { useFresh, usePages } from '../use-desk.ts'
import { useWork } from '../use-work.ts'

/** What colleagues tell each other about a case. */
export function Notes({ page: { case: file, notes } }: { page: CasePage }) {
  const [text, setText] = useState('')
  const { failure, work } = useWork()
  const fresh = useFresh()
  const add = () =>
    work(async () => {
      await deskCall('noteCase', { case_id: file.id, text }, { key: newKey() })
      setText('')
      await fresh()
    })
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{say('desk.notes')}</h2>
        <small>{say('desk.notes-for')}</small>
      </div>
      <dl className="kv">
        {notes.map(({ id, by, text: said, created_at }) => (
          <div key={id}>
            <dt>
              {by} <small>{time(created_at)}</small>
            </dt>
            <dd dir="auto">{said}</dd>
          </div>
        ))}
      </dl>
      <form
        className="filters note-form"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <label className="in grow">
          <input
            aria-label={say('desk.note-write')}
            placeholder={say('desk.note-write')}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="btn-s line" disabled={text.trim() === ''}>
          {say('desk.note-add')}
        </button>
      </form>
      <Trouble error={failure} />
    </section>
  )
}

/** Who did what with it; owners see all, others their own acts. */
export function History({ id }: { id: string }) {
  const { rows } = usePages('listAudit', { target_type: 'case', target_id: id })
  return (
    <dl className="kv">
      {rows?.map((row) => (
        <div key={row.id}>
          <dt>{time(row.at)}</dt>
          <dd>
            <b>{row.operator?.name}</b> {sayName(`desk.did-${row.act}`, row.act)}
            {row.reason && <small dir="auto"> · {row.reason}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function HandOver({ page: { case: file, colleagues }, onClose }: { page: CasePage; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [to, setTo] = useState(colleagues[0]?.id ?? '')
  const [text, setText] = useState('')
  const { failure, work } = useWork()
  const fresh = useFresh()
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const give = () =>
    work(async () => {
      await deskCall('handOverCase', { case_id: file.id, operator_id: to, text }, { key: newKey() })
      onClose()
      await fresh()
    })
  return (
    <dialog ref={dialog} className="dlg" onClose={onClose} aria-labelledby={`${id}-title`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void give()
        }}
      >
        <h2 id={`${id}-title`}>{say('desk.hand-over')}</h2>
        <div className="f">
          <label htmlFor={`${id}-to`}>{say('desk.hand-over-to')}</label>
          <select id={`${id}-to`} className="in" value={to} onChange={(event) => setTo(event.target.value)}>
            {colleagues.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        <div className="f">
          <label htmlFor={`${id}-text`}>{say('desk.hand-over-note')}</label>
          <textarea
            id={`${id}-text`}
            className="in"
            rows={2}
            required
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <PanelFoot failure={failure} button={say('desk.hand-over')} isOff={text.trim() === ''} onClose={() => dialog.current?.close()} />
      </form>
    </dialog>
  )
}
