import type { DeskOrder } from '@green-room/contract/backoffice/orders'
import { Link } from 'react-router'
import { euro, points, time } from '../format.ts'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'

type Own = { page: DeskOrder }
const TONES = { taken: 'wait', settled: 'ok', undone: 'out' } as const

export const RefundTag = ({ state }: { state: keyof typeof TONES }) => <Tag tone={TONES[state]}>{say(`desk.refund-${state}`)}</Tag>

/** What went back, and how far it is: taken from the points, settled at the gateway, or undone. */
export function Refunds({ page: { refunds } }: Own) {
  if (refunds.length === 0) return null
  return (
    <section className="sec">
      <h2>{say('desk.went-back')}</h2>
      <Table
        label={say('desk.went-back')}
        rows={refunds}
        empty=""
        columns={[
          { name: say('desk.when'), cell: ({ created_at }) => time(created_at) },
          { name: say('desk.what'), cell: ({ kind, by }) => say(kind === 'chargeback' ? 'desk.by-bank' : `desk.by-${by}`) },
          { name: say('desk.status'), cell: ({ state }) => <RefundTag state={state} /> },
          { name: say('desk.ended'), cell: ({ ended_at }) => (ended_at ? time(ended_at) : '–') },
          { name: say('desk.credit-note'), cell: ({ credit_note }) => credit_note ?? '–' },
          { name: say('desk.points'), isNumber: true, cell: ({ points: taken }) => points(taken) },
          { name: 'VAT', isNumber: true, cell: ({ vat_cents }) => euro(vat_cents) },
          { name: say('desk.sum'), isNumber: true, cell: ({ cents }) => euro(cents) },
        ]}
      />
    </section>
  )
}

/** What the gateway said, and what was booked, in the order in which it happened. */
export function History({ page: { history } }: Own) {
  return (
    <Table
      label={say('desk.history')}
      rows={history.map((row, place) => ({ ...row, id: String(place) }))}
      empty={say('desk.no-history')}
      columns={[
        { name: say('desk.when'), cell: ({ at }) => time(at) },
        { name: say('desk.what'), cell: ({ what }) => sayName(what.startsWith('review-') ? `desk.${what}` : `desk.did-${what}`, what) },
        { name: say('desk.detail'), cell: ({ detail }) => <span className="mono">{detail}</span> },
        { name: say('desk.journal'), cell: ({ journal }) => journal && <Link to={`/ledger?open=${journal}&q=${journal}`}>{journal}</Link> },
      ]}
    />
  )
}
