import type { CasePage } from '@green-room/contract/backoffice/cases'
import { useId, useState } from 'react'
import { date } from '../format.ts'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { say } from '../texts.ts'

/** Keeps that somebody outside was told: whom, when, and under which reference. */
export function TellPanel({ page: { case: file }, onClose }: { page: CasePage; onClose: () => void }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [authority, setAuthority] = useState('')
  const [reference, setReference] = useState('')
  const [day, setDay] = useState(today)
  const id = useId()
  const isWhole = authority.trim() !== '' && day !== '' && day <= today
  return (
    <ActPanel
      door="tellAuthority"
      title={say('desk.tell-authority')}
      input={isWhole ? { case_id: file.id, authority: authority.trim(), reference: reference.trim(), told_on: day } : null}
      onClose={onClose}
      button={say('desk.tell-keep')}
      preview={({ authority: whom, told_on }) => <Facts facts={[[date(String(told_on)), String(whom)]]} />}
    >
      <p className="note">{say('desk.tell-note')}</p>
      <div className="f">
        <label htmlFor={`${id}-authority`}>{say('desk.authority')}</label>
        <input
          id={`${id}-authority`}
          className="in"
          required
          maxLength={200}
          value={authority}
          onChange={(event) => setAuthority(event.target.value)}
        />
      </div>
      <div className="f">
        <label htmlFor={`${id}-reference`}>
          {say('desk.reference')} <small>{say('desk.reference-note')}</small>
        </label>
        <input
          id={`${id}-reference`}
          className="in"
          maxLength={100}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
      <div className="f">
        <label htmlFor={`${id}-day`}>{say('desk.told-on')}</label>
        <input
          id={`${id}-day`}
          className="in"
          type="date"
          required
          max={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
    </ActPanel>
  )
}

/** The character that a case is about leaves the floor, before or after the case is decided. */
export function FloorPanel({ character, onClose }: { character: NonNullable<CasePage['character']>; onClose: () => void }) {
  return (
    <ActPanel
      door="restCharacter"
      title={say('desk.rest-of', { name: character.name })}
      input={{ slug: character.slug }}
      onClose={onClose}
      button={say('desk.off-the-floor')}
      isDanger
      preview={({ talks, waiting }) => (
        <Facts
          facts={[
            [say('desk.value-talks'), String(talks)],
            [say('desk.value-waiting'), String(waiting)],
          ]}
        />
      )}
    >
      <p className="note">{say('desk.rest-note')}</p>
    </ActPanel>
  )
}
