import type { Figures } from '@green-room/contract/backoffice/figures'
import { Link } from 'react-router'
import { lasted, share } from '../charts/shown.ts'
import { count, points as pts } from '../format.ts'
import { Table, type Column } from '../parts/table.tsx'
import { say } from '../texts.ts'

type Step = Figures['funnel'][number] & { id: string }
/** From the first look to the first top-up. */
export function Funnel({ funnel }: { funnel: Figures['funnel'] }) {
  // Whoever asks not to be counted may sign up all the same: accounts are counted from their own beginning.
  const rows = funnel.map((row): Step => ({ ...row, id: row.step, of: row.of ? row.people / row.of : null }))
  return (
    <section className="sec" id="funnel">
      <h2>{say('desk.funnel')}</h2>
      <Table
        label={say('desk.funnel')}
        rows={rows}
        empty=""
        columns={[
          { name: say('desk.step'), cell: ({ step }) => <a href="#counted-funnel">{say(`desk.step-${step}`)}</a> },
          { name: say('desk.of-last-drawn'), cell: ({ of }) => <Bar of={of} /> },
          { name: say('desk.people'), isNumber: true, cell: ({ people }) => <b>{count(people)}</b> },
          { name: say('desk.of-last'), isNumber: true, cell: ({ of }) => (of === null ? '' : share(of)) },
          { name: say('desk.middle-time'), isNumber: true, cell: ({ after_s }) => (after_s === null ? '' : lasted(after_s)) },
          { name: say('desk.before'), isNumber: true, cell: ({ before }) => count(before) },
        ]}
      />
    </section>
  )
}
const Bar = ({ of }: { of: number | null }) =>
  of === null ? null : (
    <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="all" width={100} height={6} />
      <rect width={of * 100} height={6} />
    </svg>
  )

type Room = Figures['rooms'][number]
export function Rooms({ rooms }: { rooms: readonly Room[] }) {
  const columns: Column<Room>[] = [
    { name: say('desk.room'), cell: ({ title }) => title },
    { name: say('desk.chats'), isNumber: true, cell: ({ chats }) => count(chats) },
    { name: say('desk.figure-messages'), isNumber: true, cell: ({ messages }) => count(messages) },
    { name: say('desk.points'), isNumber: true, cell: ({ points }) => (points === null ? '' : pts(points)) },
    { name: say('desk.failed'), isNumber: true, cell: ({ failed, replies }) => (replies === 0 ? '–' : share(failed / replies)) },
  ]
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{say('desk.rooms')}</h2>
        <a className="lk" href="#counted-rooms">
          {say('desk.how-counted')}
        </a>
      </div>
      <Table
        label={say('desk.rooms')}
        rows={rooms}
        empty={say('desk.no-rooms')}
        columns={rooms.some(({ points }) => points !== null) ? columns : columns.filter(({ name }) => name !== say('desk.points'))}
      />
    </section>
  )
}

export function Flows({ points: { flows, available, held, owed } }: { points: NonNullable<Figures['points']> }) {
  const rows = flows.map((flow) => ({ ...flow, id: flow.name }))
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{say('desk.points')}</h2>
        <a className="lk" href="#counted-points">
          {say('desk.how-counted')}
        </a>
      </div>
      <Table
        label={say('desk.points')}
        rows={rows}
        empty=""
        columns={[
          { name: say('desk.points'), cell: ({ name }) => <Link to="/ledger">{say(`desk.flow-${name}`)}</Link> },
          { name: say('desk.in-span'), isNumber: true, cell: ({ value }) => pts(value) },
          { name: say('desk.before'), isNumber: true, cell: ({ before }) => pts(before) },
        ]}
      />
      <p className="outstanding">
        <Link to="/vat?tab=liability">
          {say('desk.outstanding')} <b>{pts(available)}</b>
        </Link>
        <small>{say('desk.outstanding-note', { held: pts(held), owed: pts(owed) })}</small>
      </p>
    </section>
  )
}
