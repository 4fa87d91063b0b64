import { Download, Link2 } from 'lucide-react'
import { useState } from 'react'
import type { InputOf } from '../desk-call.ts'
import { addressOf, deskCall } from '../desk-call.ts'
import { count, time } from '../format.ts'
import { troubleText } from '../parts/states.tsx'
import { Days, Filters } from '../parts/filters.tsx'
import { say } from '../texts.ts'
import { useDesk, useFilters, usePages } from '../use-desk.ts'
import { AuditTable } from './audit-table.tsx'

const ACTS = [
  ...(['operator', 'member', 'case', 'points', 'order', 'review', 'ledger', 'vat', 'approval', 'audit'] as const),
  ...(['character', 'room', 'topic', 'content', 'settings', 'bundle', 'job', 'books', 'maintenance'] as const),
]

export default function AuditScreen() {
  const [filters, set] = useFilters(['q', 'operator', 'act', 'from', 'to', 'by_two'])
  const [checked, setChecked] = useState<{ text: string; isWell: boolean } | null>(null)
  const { data: me } = useDesk('readOperator', {})
  const isOwner = me?.roles.includes('owner') ?? false
  const { data: team } = useDesk('listOperators', {}, { enabled: isOwner })
  const input = filters as InputOf<'listAudit'>
  const { rows, ...pages } = usePages('listAudit', input)
  const check = (): void =>
    void deskCall('checkAudit', {}).then(
      ({ acts, faults, sealed_at }) =>
        setChecked({
          text:
            faults === 0
              ? say('desk.chain-holds', { acts: count(acts), at: sealed_at ? time(sealed_at) : '–' })
              : say('desk.chain-broken', { faults }),
          isWell: faults === 0,
        }),
      (error: unknown) => setChecked({ text: troubleText(error), isWell: false }),
    )
  return (
    <main className="main">
      <div className="head">
        <h1>{say('desk.audit')}</h1>
        <span className="sub">{say(isOwner ? 'desk.audit-note' : 'desk.audit-own')}</span>
        <span className="acts">
          {isOwner && (
            <button type="button" className="btn-s line" onClick={check}>
              <Link2 size={15} aria-hidden="true" />
              {say('desk.check-chain')}
            </button>
          )}
          <a className="btn-s line" href={addressOf('downloadAudit', input).path} download>
            <Download size={15} aria-hidden="true" />
            CSV
          </a>
        </span>
      </div>
      {checked && (
        <p className={`note ${checked.isWell ? 'ok2' : 'bad2'}`} role="status">
          {checked.text}
        </p>
      )}
      <Filters q={filters.q ?? ''} hint={say('desk.audit-find')} onFind={(typed) => set('q', typed)}>
        {isOwner && (
          <select
            className="in"
            aria-label={say('desk.who')}
            value={filters.operator ?? ''}
            onChange={(event) => set('operator', event.target.value)}
          >
            <option value="">{say('desk.anybody')}</option>
            {team?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        <select className="in" aria-label={say('desk.act')} value={filters.act ?? ''} onChange={(event) => set('act', event.target.value)}>
          <option value="">{say('desk.all-acts')}</option>
          {ACTS.map((act) => (
            <option key={act} value={`${act}.`}>
              {say(`desk.acts-${act}`)}
            </option>
          ))}
        </select>
        <Days from={filters.from ?? ''} to={filters.to ?? ''} onSet={set} />
        <label className="ck">
          <input type="checkbox" checked={filters.by_two === '1'} onChange={(event) => set('by_two', event.target.checked ? '1' : '')} />{' '}
          {say('desk.by-two')}
        </label>
      </Filters>
      <AuditTable rows={rows} pages={pages} />
      <p className="sub">{say('desk.audit-holds')}</p>
    </main>
  )
}
