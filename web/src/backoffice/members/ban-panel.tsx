import { GROUNDS } from '@green-room/contract/wire/backoffice-rights'
import type { MemberPage } from '@green-room/contract/backoffice/members'
import { Mail, MessageSquareOff, Radio } from 'lucide-react'
import { useId, useState } from 'react'
import { ActPanel } from '../parts/act-panel.tsx'
import { count, euro, points } from '../format.ts'
import { say } from '../texts.ts'

const languages = new Intl.DisplayNames('en', { type: 'language' })
const TERMS = [1, 3, 7, 30, 180] as const
type Ground = (typeof GROUNDS)[number]

/** A ban: what ends with it, what the member owns, and what they are told. */
export function BanPanel({ page: { member }, onClose }: { page: MemberPage; onClose: () => void }) {
  const [days, setDays] = useState<number | null>(7)
  const [ground, setGround] = useState<Ground>('ads')
  const [facts, setFacts] = useState('')
  const id = useId()
  const name = member.name
  return (
    <ActPanel
      door="banMember"
      title={say('desk.ban-of', { name })}
      input={{ member_id: member.id, days, ground, facts: facts.trim() || '–' }}
      isDanger
      onClose={onClose}
      button={days === null ? say('desk.ban-for-good') : say('desk.ban-for', { days })}
      preview={(preview) => (
        <>
          <ul className="ends">
            <li>
              <Radio size={16} aria-hidden="true" />
              <b>{say('desk.sessions-end', { count: Number(preview['sessions']) })}</b>
              <small>{say('desk.sessions-end-note')}</small>
            </li>
            <li>
              <MessageSquareOff size={16} aria-hidden="true" />
              <b>{say('desk.chats-end', { count: Number(preview['open_chats']) })}</b>
              <small>{say('desk.chats-end-note', { held: points(Number(preview['held'])) })}</small>
            </li>
            <li>
              <Mail size={16} aria-hidden="true" />
              <b>{say('desk.statement', { language: languages.of(String(preview['language'])) ?? '' })}</b>
              <small>{say('desk.statement-note')}</small>
            </li>
          </ul>
          <p className="note brass2">
            <span>
              <b>{say('desk.unspent-are', { points: points(Number(preview['unspent_points'])) })}</b>{' '}
              {say('desk.were-paid', { euro: euro(Number(preview['unspent_cents'])) })} {say('desk.they-wait')}
            </span>
          </p>
        </>
      )}
    >
      <div className="two">
        <div className="f">
          <label htmlFor={`${id}-days`}>{say('desk.for')}</label>
          <select
            id={`${id}-days`}
            className="in"
            value={days ?? ''}
            onChange={(event) => setDays(event.target.value === '' ? null : Number(event.target.value))}
          >
            {TERMS.map((term) => (
              <option key={term} value={term}>
                {say('desk.days', { count: count(term), days: term })}
              </option>
            ))}
            <option value="">{say('desk.until-lifted')}</option>
          </select>
        </div>
        <div className="f">
          <label htmlFor={`${id}-ground`}>{say('desk.ground')}</label>
          <select id={`${id}-ground`} className="in" value={ground} onChange={(event) => setGround(event.target.value as Ground)}>
            {GROUNDS.map((one) => (
              <option key={one} value={one}>
                {say(`desk.ground-${one}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="f">
        <label htmlFor={`${id}-facts`}>
          {say('desk.facts')} <small>{say('desk.facts-for')}</small>
        </label>
        <textarea
          id={`${id}-facts`}
          className="in"
          dir="auto"
          rows={3}
          maxLength={1000}
          required
          value={facts}
          onChange={(event) => setFacts(event.target.value)}
        />
      </div>
    </ActPanel>
  )
}
