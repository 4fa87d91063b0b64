import { ORDER_STATES } from '@green-room/contract/wire/backoffice-rights'
import { Link } from 'react-router'
import type { InputOf } from '../desk-call.ts'
import { country, euro, points, sum, time } from '../format.ts'
import { Table } from '../parts/table.tsx'
import { say } from '../texts.ts'
import { useDesk, useFilters, usePages } from '../use-desk.ts'
import { CsvLink } from './csv-link.tsx'
import { Days, Filters } from '../parts/filters.tsx'
import { OrderTag } from './order-tag.tsx'
import './money.css'

export default function OrdersScreen() {
  const [filters, set] = useFilters(['q', 'status', 'mark', 'country', 'from', 'to'])
  const input = filters as InputOf<'findOrders'>
  const { rows, ...pages } = usePages('findOrders', input)
  const { data: me } = useDesk('readOperator', {})
  const { q = '', status = '', mark = '', from = '', to = '' } = filters
  return (
    <main className="main">
      <div className="head">
        <h1>{say('desk.orders')}</h1>
        <span className="acts">
          {me?.roles.some((role) => role === 'owner' || role === 'finance') && <CsvLink door="downloadOrders" input={input} />}
        </span>
      </div>
      <Filters q={q} hint={say('desk.orders-find')} onFind={(value) => set('q', value)}>
        <select className="in" aria-label={say('desk.status')} value={status} onChange={(event) => set('status', event.target.value)}>
          <option value="">{say('desk.all')}</option>
          {ORDER_STATES.map((one) => (
            <option key={one} value={one}>
              {say(`desk.order-${one}`)}
            </option>
          ))}
        </select>
        <select className="in" aria-label={say('desk.went-back')} value={mark} onChange={(event) => set('mark', event.target.value)}>
          <option value="">{say('desk.went-back-any')}</option>
          <option value="refunded">{say('desk.mark-refunded')}</option>
          <option value="disputed">{say('desk.mark-disputed')}</option>
        </select>
        <Days from={from} to={to} onSet={set} />
      </Filters>
      <Table
        label={say('desk.orders')}
        rows={rows}
        pages={pages}
        empty={say(Object.keys(filters).length > 0 ? 'desk.orders-none' : 'desk.orders-empty')}
        columns={[
          { name: say('desk.number'), cell: ({ id, number }) => <Link to={`/orders/${id}`}>{number}</Link> },
          { name: say('desk.when'), cell: ({ paid_at, created_at }) => time(paid_at ?? created_at) },
          {
            name: say('desk.member'),
            cell: ({ member }) => <Link to={`/members/${member.id}`}>{[member.name, member.id].filter(Boolean).join(', ')}</Link>,
          },
          { name: say('desk.status'), cell: (order) => <OrderTag order={order} /> },
          { name: say('desk.country'), cell: ({ country: code }) => country(code) },
          { name: say('desk.points'), isNumber: true, cell: ({ points: bought }) => points(bought) },
          { name: say('desk.charged'), isNumber: true, cell: ({ charged }) => (charged ? sum(charged.amount, charged.currency) : '') },
          { name: say('desk.sum'), isNumber: true, cell: ({ cents }) => euro(cents) },
          {
            name: say('desk.went-back'),
            isNumber: true,
            cell: ({ refunded_cents }) => (refunded_cents > 0 ? euro(-refunded_cents) : ''),
          },
        ]}
      />
    </main>
  )
}
