import { Link } from 'react-router'
import type { InputOf } from '../desk-call.ts'
import { euro, points, time } from '../format.ts'
import { Table } from '../parts/table.tsx'
import { say } from '../texts.ts'
import { useFilters, usePages } from '../use-desk.ts'
import { CsvLink } from './csv-link.tsx'
import { Days, Filters } from '../parts/filters.tsx'
import { journalName } from './journal-name.ts'
import { JournalPanel } from './journal-panel.tsx'
import './money.css'

const KINDS = ['money', 'topup', 'grant', 'adjust', 'refund', 'chargeback', 'reversal', 'fee', 'waive'] as const
const signed = (value: number): string => (value > 0 ? `+ ${points(value)}` : value < 0 ? `− ${points(-value)}` : '0')

export default function LedgerScreen() {
  const [{ open, ...filters }, set] = useFilters(['q', 'member', 'kind', 'from', 'to', 'open'])
  const input = filters as InputOf<'listJournals'>
  const { rows, ...pages } = usePages('listJournals', input)
  const { q = '', member = '', kind = '', from = '', to = '' } = filters
  return (
    <div className={open ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1>{say('desk.ledger')}</h1>
          <span className="sub">{say('desk.ledger-note')}</span>
          <span className="acts">
            <CsvLink door="downloadLedger" input={input} />
          </span>
        </div>
        <Filters q={q} hint={say('desk.ledger-find')} onFind={(value) => set('q', value)}>
          <input
            className="in"
            inputMode="numeric"
            aria-label={say('desk.of-member')}
            placeholder={say('desk.of-member')}
            defaultValue={member}
            key={member}
            onBlur={({ target }) => set('member', /^\d*$/.test(target.value.trim()) ? target.value.trim() : '')}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && set('member', currentTarget.value.trim())}
          />
          <select className="in" aria-label={say('desk.kind')} value={kind} onChange={(event) => set('kind', event.target.value)}>
            <option value="">{say('desk.all-journals')}</option>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {say(`desk.journal-${one}`)}
              </option>
            ))}
          </select>
          <Days from={from} to={to} onSet={set} />
        </Filters>
        <Table
          label={say('desk.ledger')}
          rows={rows}
          pages={pages}
          empty={say('desk.no-journals')}
          columns={[
            {
              name: say('desk.journal'),
              cell: ({ id }) => (
                <button type="button" className="row-key" aria-expanded={open === id} onClick={() => set('open', open === id ? '' : id)}>
                  {id}
                </button>
              ),
            },
            { name: say('desk.when'), cell: ({ at }) => time(at) },
            {
              name: say('desk.what'),
              cell: ({ kind: is, cause }) => journalName(is, cause),
            },
            { name: say('desk.member'), cell: ({ member_id: id }) => (id ? <Link to={`/members/${id}`}>{id}</Link> : '–') },
            { name: say('desk.points'), isNumber: true, cell: ({ points: change }) => (change === null ? '' : signed(change)) },
            { name: say('desk.after'), isNumber: true, cell: ({ available_after: after }) => (after === null ? '' : points(after)) },
            { name: say('desk.till'), isNumber: true, cell: ({ cents }) => (cents === 0 ? '' : euro(cents)) },
            { name: say('desk.by'), cell: ({ actor }) => actor },
          ]}
        />
      </main>
      {open && <JournalPanel key={open} id={open} onClose={() => set('open', '')} onOpen={(id) => set('open', id)} />}
    </div>
  )
}
