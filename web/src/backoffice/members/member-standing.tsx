import type { MemberPage } from '@green-room/contract/backoffice/members'
import { Lock } from 'lucide-react'
import { points, time } from '../format.ts'
import { Facts } from '../parts/facts.tsx'
import { Table } from '../parts/table.tsx'
import { say } from '../texts.ts'
import type { ActName } from './member-acts.tsx'
import { Reveal } from './reveal.tsx'
import { Decisions } from './member-lists.tsx'

type Own = { page: MemberPage; onAct: (act: ActName) => void }
const at = (moment: string | null, none = say('desk.none')): string => (moment ? time(moment) : none)
const limit = (value: number | null): string => (value === null ? say('desk.none') : points(value))

export function Standing({ page, onAct }: Own) {
  const { member, care, sessions } = page
  return (
    <>
      <div className="cols">
        <section className="sec">
          <h2>{say('desk.account')}</h2>
          <Facts
            facts={[
              [say('desk.signed-up'), time(member.created_at)],
              [say('desk.verified'), at(member.verified_at, say('desk.not-yet'))],
              [say('desk.last-seen'), at(member.last_seen_at, say('desk.not-lately'))],
              [say('desk.channel'), at(member.channel_until)],
              [say('desk.own-limits'), say('desk.limits-are', { daily: limit(care.daily), weekly: limit(care.weekly) })],
              [say('desk.break'), at(care.break_until)],
              ...(member.standing === 'suspended'
                ? [[say('desk.suspended-until'), at(member.suspended_until, say('desk.until-lifted'))] as const]
                : []),
              ...(member.standing === 'paused'
                ? [[say('desk.paused-until'), at(member.paused_until, say('desk.until-lifted'))] as const]
                : []),
            ]}
          />
        </section>
        <section className="sec">
          <div className="sec-h">
            <h2>{say('desk.sessions')}</h2>
            {sessions.length > 0 && (
              <button type="button" className="lk" onClick={() => onAct('endMemberSessions')}>
                {say('desk.end-all')}
              </button>
            )}
          </div>
          <Table
            label={say('desk.sessions')}
            rows={sessions}
            empty={say('desk.no-sessions')}
            columns={[
              { name: say('desk.device'), cell: ({ name }) => name },
              { name: say('desk.last-used'), cell: ({ last_used_at }) => time(last_used_at) },
              {
                name: say('desk.act'),
                isNumber: true,
                cell: ({ id, name }) => (
                  <button type="button" className="lk" onClick={() => onAct(`endMemberSession:${id}`)}>
                    {say('desk.end')}
                    <span className="hidden"> {name}</span>
                  </button>
                ),
              },
            ]}
          />
          <p className="note">
            <Lock size={16} aria-hidden="true" />
            {say('desk.no-chats')}
          </p>
        </section>
      </div>
      <Decisions page={page} />
    </>
  )
}

export function MemberData({ page: { member }, onAct }: Own) {
  return (
    <section className="sec">
      <h2>{say('desk.data')}</h2>
      <Facts
        facts={[
          [say('desk.email'), <Reveal key="email" memberId={member.id} field="email" masked={member.email} />],
          [say('desk.phone'), <Reveal key="phone" memberId={member.id} field="phone" masked="•••" />],
          [say('desk.address'), <Reveal key="address" memberId={member.id} field="address" masked={member.country ?? '•••'} />],
        ]}
      />
      <p className="acts">
        <button type="button" className="btn-s line" onClick={() => onAct('exportMember')}>
          {say('desk.order-export')}
        </button>
        <button type="button" className="btn-s line" onClick={() => onAct('limitMember')}>
          {say('desk.lower-limits')}
        </button>
        <button type="button" className="btn-s line" onClick={() => onAct('breakMember')}>
          {say('desk.begin-break')}
        </button>
        <button type="button" className="btn-s dan" onClick={() => onAct('eraseMember')}>
          {say('desk.erase')}
        </button>
      </p>
    </section>
  )
}
