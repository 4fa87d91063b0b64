import type { Liability, VatReport } from '@green-room/contract/backoffice/tax'
import { count, country, euro, points, time } from '../format.ts'
import { Figures } from '../parts/facts.tsx'
import { Trouble } from '../parts/states.tsx'
import { Table, type Column } from '../parts/table.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'
import { useDesk, useFilters } from '../use-desk.ts'
import { CsvLink } from './csv-link.tsx'
import './money.css'

export default function VatScreen() {
  const [{ tab = 'vat' }] = useFilters(['tab'])
  return (
    <main className="main">
      <div className="head">
        <h1>{say('desk.vat')}</h1>
      </div>
      <Tabs
        label={say('desk.vat')}
        here={tab}
        tabs={[
          ['vat', 'VAT'],
          ['liability', say('desk.liability')],
        ]}
      />
      {tab === 'liability' ? <Owed /> : <Quarter />}
    </main>
  )
}

/** The first and the last day of '2026-Q4'. */
function daysOf(quarter: string): { from: string; to: string } {
  const [year, place] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))]
  const day = (month: number, at: number): string => new Date(Date.UTC(year, month, at)).toISOString().slice(0, 10)
  return { from: day(3 * place - 3, 1), to: day(3 * place, 0) }
}
type Row = VatReport['supplies'][number]
const total = (rows: readonly Row[], of: 'gross_cents' | 'net_cents' | 'vat_cents'): number => rows.reduce((all, row) => all + row[of], 0)
const columns: readonly Column<Row & { id: string }>[] = [
  {
    name: say('desk.country'),
    cell: ({ country: code, is_eu }) => (is_eu ? country(code) : `${country(code)} (${say('desk.outside-eu')})`),
  },
  { name: say('desk.rate'), isNumber: true, cell: ({ percent }) => `${percent} %` },
  { name: say('desk.papers'), isNumber: true, cell: ({ documents }) => count(documents) },
  { name: say('desk.net'), isNumber: true, cell: ({ net_cents }) => euro(net_cents) },
  { name: 'VAT', isNumber: true, cell: ({ vat_cents }) => euro(vat_cents) },
  { name: say('desk.gross'), isNumber: true, cell: ({ gross_cents }) => euro(gross_cents) },
]

function Quarter() {
  const [{ quarter, home = '' }, set] = useFilters(['quarter', 'home'])
  const { data, error, refetch } = useDesk('readVat', quarter ? { quarter } : {})
  if (!data) return error ? <Trouble error={error} onRetry={() => void refetch()} /> : null
  const all = [...data.supplies, ...data.corrections]
  const homes = [...new Set(all.filter(({ is_eu }) => is_eu).map(({ country: code }) => code))].toSorted()
  return (
    <>
      <div className="filters">
        <select
          className="in"
          aria-label={say('desk.quarter')}
          value={data.quarter}
          onChange={(event) => set('quarter', event.target.value)}
        >
          {data.quarters.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <select className="in" aria-label={say('desk.home')} value={home} onChange={(event) => set('home', event.target.value)}>
          <option value="">{say('desk.home-none')}</option>
          {homes.map((code) => (
            <option key={code} value={code}>
              {say('desk.home-is', { country: country(code) })}
            </option>
          ))}
        </select>
        <CsvLink door="downloadOss" input={{ quarter: data.quarter, ...(home && { home }) }} label={say('desk.oss')} />
        <CsvLink door="downloadReceipts" input={daysOf(data.quarter)} label={say('desk.receipts-zip')} />
        <Tag tone={data.is_running ? 'wait' : 'ok'}>{say(data.is_running ? 'desk.quarter-running' : 'desk.quarter-over')}</Tag>
        {data.is_test && <Tag>{say('desk.test')}</Tag>}
      </div>
      <Figures
        figures={[
          [say('desk.net'), euro(total(all, 'net_cents'))],
          ['VAT', euro(total(all, 'vat_cents'))],
          [say('desk.gross'), euro(total(all, 'gross_cents'))],
        ]}
      />
      <section className="sec">
        <h2>{say('desk.supplies')}</h2>
        <Table
          label={say('desk.supplies')}
          rows={data.supplies.map((row) => ({ ...row, id: `${row.country}${row.percent}` }))}
          empty={say('desk.no-supplies')}
          columns={columns}
        />
      </section>
      <section className="sec">
        <h2>{say('desk.corrections')}</h2>
        <Table
          label={say('desk.corrections')}
          rows={data.corrections.map((row) => ({ ...row, id: `${row.of}${row.country}${row.percent}` }))}
          empty={say('desk.no-corrections')}
          columns={[{ name: say('desk.of-quarter'), cell: ({ of }) => of }, ...columns]}
        />
      </section>
      <p className="sub">{say('desk.vat-note')}</p>
    </>
  )
}

const AGES = ['30', '90', '365', 'older'] as const
function Owed() {
  const { data, error, refetch } = useDesk('readLiability', {})
  if (!data) return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <p role="status">{say('desk.loading')}</p>
  const of = (kind: 'bought' | 'given'): Liability['rows'] => data.rows.filter((row) => row.kind === kind)
  const all = (rows: Liability['rows'], what: 'points' | 'cents'): number => rows.reduce((sum, row) => sum + row[what], 0)
  return (
    <>
      <Figures
        figures={[
          [say('desk.bought-unspent'), points(all(of('bought'), 'points')), euro(all(of('bought'), 'cents'))],
          [say('desk.given-unspent'), points(all(of('given'), 'points'))],
          [say('desk.held'), points(data.held), say('desk.held-note')],
          [say('desk.owed'), points(data.owed), say('desk.owed-note')],
        ]}
      />
      <Table
        label={say('desk.liability')}
        rows={AGES.map((id) => ({
          id,
          bought: of('bought').find(({ age }) => age === id),
          given: of('given').find(({ age }) => age === id),
        }))}
        empty=""
        columns={[
          { name: say('desk.age'), cell: ({ id }) => say(`desk.age-${id}`) },
          { name: say('desk.bought-unspent'), isNumber: true, cell: ({ bought }) => points(bought?.points ?? 0) },
          { name: say('desk.unspent-euro'), isNumber: true, cell: ({ bought }) => euro(bought?.cents ?? 0) },
          { name: say('desk.given-unspent'), isNumber: true, cell: ({ given }) => points(given?.points ?? 0) },
        ]}
      />
      <p className="sub">{say('desk.liability-note', { at: time(data.at) })}</p>
    </>
  )
}
