import type { Review } from '@green-room/contract/backoffice/books'
import { useState } from 'react'
import { Link } from 'react-router'
import { euro, points, time } from '../format.ts'
import { Table } from '../parts/table.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'
import { useFilters, usePages } from '../use-desk.ts'
import { Payment, ReviewPanel } from './review-panel.tsx'
import { ReviewTag } from './review-tag.tsx'
import './money.css'

export default function ReviewsScreen() {
  const [{ tab = 'reviews' }] = useFilters(['tab'])
  const [settling, setSettling] = useState<Review | null>(null)
  return (
    <div className={settling ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1>{say('desk.reviews')}</h1>
          <span className="sub">{say('desk.reviews-note')}</span>
        </div>
        <Tabs
          label={say('desk.reviews')}
          here={tab}
          tabs={[
            ['reviews', say('desk.matters')],
            ['disputes', say('desk.disputes')],
          ]}
        />
        {tab === 'disputes' ? <Disputes /> : <Matters onSettle={setSettling} />}
      </main>
      {settling && <ReviewPanel key={settling.id} review={settling} onClose={() => setSettling(null)} />}
    </div>
  )
}

const State = ({ none }: { none: 'open' | 'all' }) => {
  const [{ state = none }, set] = useFilters(['state'])
  return (
    <div className="filters">
      <select className="in" aria-label={say('desk.status')} value={state} onChange={(event) => set('state', event.target.value)}>
        <option value="open">{say('desk.state-open')}</option>
        <option value="all">{say('desk.all')}</option>
      </select>
    </div>
  )
}
const useWanted = (none: 'open' | 'all'): 'open' | 'all' => {
  const [{ state }] = useFilters(['state'])
  return state === 'open' || state === 'all' ? state : none
}

function Matters({ onSettle }: { onSettle: (review: Review) => void }) {
  const { rows, ...pages } = usePages('listReviews', { state: useWanted('open') })
  return (
    <>
      <State none="open" />
      <Table
        label={say('desk.matters')}
        rows={rows}
        pages={pages}
        empty={say('desk.no-matters')}
        columns={[
          {
            name: say('desk.what'),
            cell: (row) =>
              row.settled_at || row.goes_back ? (
                sayName(`desk.review-${row.reason}`, row.reason)
              ) : (
                <button type="button" className="row-key" onClick={() => onSettle(row)}>
                  {sayName(`desk.review-${row.reason}`, row.reason)}
                </button>
              ),
          },
          { name: say('desk.order'), cell: ({ order }) => (order ? <Link to={`/orders/${order.id}`}>{order.number}</Link> : '–') },
          { name: say('desk.payment'), cell: ({ evidence, ref }) => <Payment at={evidence} name={ref} /> },
          { name: say('desk.detail'), cell: ({ detail }) => detail ?? '–' },
          { name: say('desk.when'), cell: ({ created_at }) => time(created_at) },
          {
            name: say('desk.status'),
            cell: (row) => <ReviewTag review={row} />,
          },
        ]}
      />
    </>
  )
}

function Disputes() {
  const { rows, ...pages } = usePages('listDisputes', { state: useWanted('all') })
  return (
    <>
      <State none="all" />
      <Table
        label={say('desk.disputes')}
        rows={rows}
        pages={pages}
        empty={say('desk.no-disputes')}
        columns={[
          { name: say('desk.order'), cell: ({ order }) => <Link to={`/orders/${order.id}`}>{order.number}</Link> },
          { name: say('desk.member'), cell: ({ order }) => <Link to={`/members/${order.member_id}`}>{order.member_id}</Link> },
          { name: say('desk.came'), cell: ({ created_at }) => time(created_at) },
          {
            name: say('desk.status'),
            cell: ({ state }) => <Tag tone={state === 'undone' ? 'ok' : 'bad'}>{say(`desk.dispute-${state}`)}</Tag>,
          },
          { name: say('desk.ended'), cell: ({ ended_at }) => (ended_at ? time(ended_at) : '–') },
          { name: say('desk.payment'), cell: ({ evidence, ref }) => <Payment at={evidence} name={ref} /> },
          { name: say('desk.points'), isNumber: true, cell: ({ points: taken }) => points(taken) },
          { name: say('desk.owed'), isNumber: true, cell: ({ owed }) => points(owed) },
          { name: say('desk.sum'), isNumber: true, cell: ({ cents }) => euro(cents) },
        ]}
      />
    </>
  )
}
