import type { MemberPage } from '@green-room/contract/backoffice/members'
import { Link } from 'react-router'
import { date, euro, points, time } from '../format.ts'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'
import { useDesk } from '../use-desk.ts'

type Own = { page: MemberPage }

export function PointsOf({ page: { books } }: Own) {
  return (
    <Table
      label={say('desk.points')}
      rows={books.lots.map((lot, place) => ({ ...lot, id: String(place) }))}
      empty={say('desk.no-points')}
      columns={[
        { name: say('desk.came-by'), cell: ({ kind, number }) => number ?? sayName(`desk.lot-${kind}`, kind) },
        { name: say('desk.points'), isNumber: true, cell: ({ points: all }) => points(all) },
        { name: say('desk.unspent'), isNumber: true, cell: ({ unused }) => points(unused) },
        { name: say('desk.unspent-euro'), isNumber: true, cell: ({ unused_cents }) => (unused_cents === null ? '–' : euro(unused_cents)) },
      ]}
    />
  )
}

export function Orders({ page: { orders } }: Own) {
  return (
    <Table
      label={say('desk.orders')}
      rows={orders}
      empty={say('desk.no-orders')}
      columns={[
        { name: say('desk.number'), cell: ({ id, number }) => <Link to={`/orders/${id}`}>{number}</Link> },
        { name: say('desk.item'), cell: ({ item }) => item },
        { name: say('desk.paid'), cell: ({ paid_at }) => (paid_at ? date(paid_at) : '–') },
        {
          name: say('desk.status'),
          cell: ({ status }) => <Tag tone={status === 'Successfully' ? 'ok' : ''}>{sayName(`desk.order-${status}`, status)}</Tag>,
        },
        { name: say('desk.sum'), isNumber: true, cell: ({ cents }) => euro(cents) },
      ]}
    />
  )
}

export function Decisions({ page: { decisions } }: Own) {
  return (
    <section className="sec">
      <h2>{say('desk.decisions')}</h2>
      <Table
        label={say('desk.decisions')}
        rows={decisions}
        empty={say('desk.no-decisions')}
        columns={[
          { name: say('desk.when'), cell: ({ created_at }) => time(created_at) },
          { name: say('desk.what'), cell: ({ outcome }) => sayName(`desk.outcome-${outcome}`, outcome) },
          { name: say('desk.ground'), cell: ({ ground }) => sayName(`desk.ground-${ground}`, ground) },
          { name: say('desk.by'), cell: ({ by }) => by },
          { name: say('desk.until'), cell: ({ valid_until }) => (valid_until ? time(valid_until) : '–') },
        ]}
      />
    </section>
  )
}

/** A link for who may open it. */
function CaseName({ id, name }: { id: string; name: string }) {
  const { data: me } = useDesk('readOperator', {})
  const mayOpen = me?.roles.some((role) => role === 'owner' || role === 'moderator') ?? false
  return mayOpen ? <Link to={`/cases/${id}`}>{name}</Link> : name
}

export function Cases({ page }: Own) {
  return (
    <>
      <Decisions page={page} />
      <section className="sec">
        <h2>{say('desk.reports')}</h2>
        <Table
          label={say('desk.reports')}
          rows={page.reports.map((report) => ({ ...report, id: `${report.by}${report.id}`, number: report.id }))}
          empty={say('desk.no-reports')}
          columns={[
            { name: say('desk.when'), cell: ({ created_at }) => time(created_at) },
            {
              name: say('desk.what'),
              cell: ({ kind, number }) => <CaseName id={number} name={`${sayName(`desk.case-${kind}`, kind)} ${number}`} />,
            },
            { name: say('desk.from'), cell: ({ by }) => say(by ? 'desk.report-by' : 'desk.report-about') },
            {
              name: say('desk.status'),
              cell: ({ state }) => <Tag tone={state === 'open' ? 'wait' : ''}>{sayName(`desk.state-${state}`, state)}</Tag>,
            },
          ]}
        />
      </section>
    </>
  )
}
