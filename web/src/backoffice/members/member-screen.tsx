import { useState } from 'react'
import { useParams } from 'react-router'
import { points, euro, count } from '../format.ts'
import { Face } from '../parts/face.tsx'
import { Figures } from '../parts/facts.tsx'
import { NotYet } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { say } from '../texts.ts'
import { useDesk, useFilters } from '../use-desk.ts'
import { ActsOf } from './acts-of.tsx'
import { MemberActs, type ActName } from './member-acts.tsx'
import { Cases, Orders, PointsOf } from './member-lists.tsx'
import { MemberData, Standing } from './member-standing.tsx'
import { Reveal } from './reveal.tsx'
import { StandingTag } from './standing-tag.tsx'

export default function MemberScreen() {
  const { memberId = '' } = useParams()
  const [{ tab = 'standing' }] = useFilters(['tab'])
  const [act, setAct] = useState<ActName | null>(null)
  const { data, error, refetch } = useDesk('readMember', { member_id: memberId })
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  const { member, books, chats } = data
  return (
    <div className={act ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <Face name={member.name} size={52} />
          <div>
            <h1>{member.name}</h1>
            <p className="sub">
              {say('desk.member-number', { id: member.id })} · <Reveal memberId={member.id} field="email" masked={member.email} /> ·{' '}
              {member.language}
            </p>
          </div>
          <StandingTag standing={member.standing} />
          <MemberActs.Buttons page={data} onAct={setAct} />
        </div>
        <Waiting type="member" id={member.id} />
        <Tabs
          label={member.name}
          here={tab}
          tabs={[
            ['standing', say('desk.standing')],
            ['points', say('desk.points'), books.lots.length],
            ['orders', say('desk.orders'), data.orders.length],
            ['cases', say('desk.cases'), data.reports.length + data.decisions.length],
            ['data', say('desk.data')],
            ['acts', say('desk.what-we-did')],
          ]}
        />
        {tab === 'standing' && (
          <>
            <Figures
              figures={[
                [say('desk.available'), points(books.available), say('desk.points-unit')],
                [say('desk.bought'), points(books.bought), euro(books.bought_cents)],
                [say('desk.held'), points(books.held)],
                [say('desk.owed'), points(books.owed)],
                [say('desk.chats-now'), count(chats.open), say('desk.chats-past', { count: chats.past })],
              ]}
            />
            <Standing page={data} onAct={setAct} />
          </>
        )}
        {tab === 'points' && <PointsOf page={data} />}
        {tab === 'orders' && <Orders page={data} />}
        {tab === 'cases' && <Cases page={data} />}
        {tab === 'data' && <MemberData page={data} onAct={setAct} />}
        {tab === 'acts' && <ActsOf type="member" id={member.id} />}
      </main>
      {act && <MemberActs.Panel key={act} page={data} act={act} onClose={() => setAct(null)} />}
    </div>
  )
}
