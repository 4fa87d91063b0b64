import type { MemberPage } from '@green-room/contract/backoffice/members'
import { Mail, MessageSquareOff, Radio } from 'lucide-react'
import { useState } from 'react'
import { ActPanel } from '../parts/act-panel.tsx'
import { FactsField, GroundField, languageNames, TermField, Unspent, type Ground } from '../parts/statement-fields.tsx'
import { points } from '../format.ts'
import { say } from '../texts.ts'

/** A ban: what ends with it, what the member owns, and what they are told. */
export function BanPanel({ page: { member }, onClose }: { page: MemberPage; onClose: () => void }) {
  const [days, setDays] = useState<number | null>(7)
  const [ground, setGround] = useState<Ground>('ads')
  const [facts, setFacts] = useState('')
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
              <b>{say('desk.statement', { language: languageNames.of(String(preview['language'])) ?? '' })}</b>
              <small>{say('desk.statement-note')}</small>
            </li>
          </ul>
          <Unspent preview={preview} />
        </>
      )}
    >
      <div className="two">
        <TermField value={days} onChange={setDays} />
        <GroundField value={ground} onChange={setGround} />
      </div>
      <FactsField value={facts} onChange={setFacts} isRequired />
    </ActPanel>
  )
}
