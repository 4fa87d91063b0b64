import type { Operations } from '@green-room/contract/backoffice/running'
import { Clock } from 'lucide-react'
import { useId, useState } from 'react'
import { time } from '../format.ts'
import { NumberField, TextField } from '../parts/labelled.tsx'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { say } from '../texts.ts'

const HOUR_MS = 3_600_000
const MINUTES_MAX = 24 * 60
/** As a field for a time in the operator's own zone takes it. */
const fieldTime = (at: Date): string => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

export function PlanPanel({ announcements, onClose }: { announcements: Operations['announcements']; onClose: () => void }) {
  const id = useId()
  const [isNow, setNow] = useState(false)
  const [at, setAt] = useState(() => fieldTime(new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS)))
  const [typed, setTyped] = useState('20')
  const [texts, setTexts] = useState<Record<string, string>>({})
  const minutes = /^[1-9]\d{0,3}$/.test(typed) && Number(typed) <= MINUTES_MAX ? Number(typed) : null
  const closesAt = Number.isNaN(new Date(at).getTime()) ? null : new Date(at)
  const isRight = minutes !== null && (isNow || closesAt !== null)
  const [english, ...others] = announcements.toSorted((a, b) => Number(b.code === 'en') - Number(a.code === 'en'))
  const filled = (text: string): string =>
    text.replaceAll('{minutes}', typed).replaceAll('{time}', closesAt ? time(closesAt.toISOString()).slice(-5) : '–')
  const field = ({ code, title, dir, text }: Operations['announcements'][number]) => (
    <div className="f" key={code}>
      <label htmlFor={`${id}-${code}`}>{title}</label>
      <textarea
        id={`${id}-${code}`}
        className="in"
        rows={2}
        maxLength={300}
        lang={code}
        dir={dir}
        placeholder={text}
        value={texts[code] ?? ''}
        onChange={(event) => setTexts({ ...texts, [code]: event.target.value })}
      />
    </div>
  )
  return (
    <ActPanel
      door="planMaintenance"
      title={say('desk.maintenance')}
      input={isRight ? { closes_at: isNow ? null : closesAt!.toISOString(), minutes, texts } : null}
      preview={(preview) => <Plan preview={preview} isNow={isNow} />}
      button={say(isNow ? 'desk.close-now' : 'desk.plan-it')}
      isDanger={isNow}
      onClose={onClose}
    >
      <div className="f">
        <label htmlFor={`${id}-when`}>{say('desk.closes-when')}</label>
        <select id={`${id}-when`} className="in" value={isNow ? 'now' : 'at'} onChange={(event) => setNow(event.target.value === 'now')}>
          <option value="at">{say('desk.at-a-time')}</option>
          <option value="now">{say('desk.at-once')}</option>
        </select>
      </div>
      {!isNow && <TextField label={say('desk.when')} type="datetime-local" required value={at} onChange={setAt} />}
      <NumberField label={say('desk.minutes')} required value={typed} onChange={setTyped} />
      {isNow && <p className="note bad2">{say('desk.close-now-why')}</p>}
      {!isNow && english && (
        <>
          <p className="sub">
            <b>{say('desk.announcement')}</b> {say('desk.announcement-for')}
          </p>
          {field(english)}
          <details>
            <summary>{say('desk.other-languages', { count: others.length })}</summary>
            <div className="boxes">{others.map(field)}</div>
          </details>
          <div>
            <h3>{say('desk.as-members-see')}</h3>
            <p className="note brass2">
              <Clock size={16} aria-hidden="true" />
              <span>{filled(texts[english.code]?.trim() || english.text)}</span>
            </p>
          </div>
        </>
      )}
    </ActPanel>
  )
}

/** What happens when. */
function Plan({ preview, isNow }: { preview: Record<string, unknown>; isNow: boolean }) {
  const at = (name: string): string => time(String(preview[name]))
  return (
    <>
      <Facts
        facts={[
          ...(isNow ? [] : [[say('desk.now'), say('desk.plan-announced')] as const, [at('stops_at'), say('desk.plan-stops')] as const]),
          [at('closes_at'), say('desk.plan-closes')],
          [at('opens_at'), say('desk.plan-opens')],
        ]}
      />
      <p className="sub">
        {say('desk.under-way', {
          lines: Number(preview['live_lines']),
          replies: Number(preview['replies']),
          checkouts: Number(preview['checkouts']),
        })}
      </p>
    </>
  )
}

export function EndPanel({ isClosed, onClose }: { isClosed: boolean; onClose: () => void }) {
  return (
    <ActPanel
      door="endMaintenance"
      title={say(isClosed ? 'desk.open-lounge' : 'desk.take-back')}
      input={{}}
      preview={({ closes_at, opens_at }) => (
        <Facts
          facts={[
            [say('desk.closes-when'), time(String(closes_at))],
            [say('desk.until'), time(String(opens_at))],
          ]}
        />
      )}
      button={say(isClosed ? 'desk.open-lounge' : 'desk.take-back')}
      onClose={onClose}
    />
  )
}
