import type { CasePage } from '@green-room/contract/backoffice/cases'
import { useState } from 'react'
import { date } from '../format.ts'
import { TextField } from '../parts/labelled.tsx'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { say } from '../texts.ts'

/** Keeps that somebody outside was told: whom, when, and under which reference. */
export function TellPanel({ page: { case: file }, onClose }: { page: CasePage; onClose: () => void }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [authority, setAuthority] = useState('')
  const [reference, setReference] = useState('')
  const [day, setDay] = useState(today)
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
      <TextField label={say('desk.authority')} required maxLength={200} value={authority} onChange={setAuthority} />
      <TextField
        label={say('desk.reference')}
        hint={say('desk.reference-note')}
        maxLength={100}
        value={reference}
        onChange={setReference}
      />
      <TextField label={say('desk.told-on')} type="date" required max={today} value={day} onChange={setDay} />
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
