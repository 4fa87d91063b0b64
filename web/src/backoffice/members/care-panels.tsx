import { NumberField, TextField } from '../parts/labelled.tsx'
import type { MemberPage } from '@green-room/contract/backoffice/members'
import { GOODWILL_MAX } from '@green-room/contract/wire/backoffice-rights'
import { useId, useState } from 'react'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { points, time } from '../format.ts'
import { say } from '../texts.ts'

type Own = { member: MemberPage['member']; onClose: () => void }
const whole = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

export function PointsPanel({ member, onClose }: Own) {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const given = whole(text)
  const isRight = given !== null && given <= GOODWILL_MAX
  return (
    <ActPanel
      door="givePoints"
      title={say('desk.give-to', { name: member.name })}
      input={isRight ? { member_id: member.id, points: given, ...(note.trim() && { note: note.trim() }) } : null}
      onClose={onClose}
      button={isRight ? say('desk.give', { points: points(given) }) : say('desk.give-points')}
      preview={({ available, owed, given: more }) => (
        <Facts
          facts={[
            [say('desk.available'), points(Number(available))],
            ...(Number(owed) > 0 ? [[say('desk.owed'), points(Number(owed))] as const] : []),
            [say('desk.then'), <b key="then">{points(Number(available) + Number(more))}</b>],
          ]}
        />
      )}
    >
      <NumberField
        label={say('desk.points')}
        hint={say('desk.points-most', { points: points(GOODWILL_MAX) })}
        required
        value={text}
        onChange={setText}
      />
      <TextField label={say('desk.note')} hint={say('desk.note-for')} maxLength={120} value={note} onChange={setNote} />
    </ActPanel>
  )
}

const HOURS = [1, 6, 24, 72, 168] as const
export function PausePanel({ member, onClose, hoursMax }: Own & { hoursMax: number }) {
  const [hours, setHours] = useState<number | null>(hoursMax)
  const id = useId()
  return (
    <ActPanel
      door="pauseMember"
      title={say('desk.pause-of', { name: member.name })}
      input={{ member_id: member.id, hours }}
      onClose={onClose}
      button={say('desk.door-pauseMember')}
      preview={() => <p className="sub">{say('desk.pause-note')}</p>}
    >
      <div className="f">
        <label htmlFor={`${id}-hours`}>{say('desk.for')}</label>
        <select
          id={`${id}-hours`}
          className="in"
          value={hours ?? ''}
          onChange={(event) => setHours(event.target.value === '' ? null : Number(event.target.value))}
        >
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {say('desk.hours', { hours: one })}
            </option>
          ))}
          <option value="">{say('desk.until-lifted')}</option>
        </select>
      </div>
    </ActPanel>
  )
}

export function BreakPanel({ member, onClose }: Own) {
  const [text, setText] = useState('7')
  const days = whole(text)
  return (
    <ActPanel
      door="breakMember"
      title={say('desk.door-breakMember')}
      input={days !== null && days <= 365 ? { member_id: member.id, days } : null}
      onClose={onClose}
      button={say('desk.door-breakMember')}
      preview={({ break_until }) => (
        <p className="sub">{typeof break_until === 'string' ? say('desk.break-is', { at: time(break_until) }) : say('desk.break-note')}</p>
      )}
    >
      <NumberField label={say('desk.in-days')} value={text} onChange={setText} />
    </ActPanel>
  )
}

export function LimitsPanel({ member, onClose }: Own) {
  const [daily, setDaily] = useState('')
  const [weekly, setWeekly] = useState('')
  const isRight = (daily === '' || whole(daily) !== null) && (weekly === '' || whole(weekly) !== null) && daily + weekly !== ''
  const shown = (value: unknown): string => (value === null ? say('desk.none') : points(Number(value)))
  return (
    <ActPanel
      door="limitMember"
      title={say('desk.door-limitMember')}
      input={isRight ? { member_id: member.id, daily: whole(daily), weekly: whole(weekly) } : null}
      onClose={onClose}
      button={say('desk.door-limitMember')}
      preview={(preview) => (
        <Facts
          facts={[
            [say('desk.daily'), `${shown(preview['daily_now'])} → ${shown(preview['daily'])}`],
            [say('desk.weekly'), `${shown(preview['weekly_now'])} → ${shown(preview['weekly'])}`],
          ]}
        />
      )}
    >
      <div className="two">
        <NumberField label={say('desk.daily')} value={daily} onChange={setDaily} />
        <NumberField label={say('desk.weekly')} value={weekly} onChange={setWeekly} />
      </div>
    </ActPanel>
  )
}
