import type { AuditRow } from '@green-room/contract/backoffice/audit'
import { useState } from 'react'
import { Link } from 'react-router'
import { time } from '../format.ts'
import { Face } from '../parts/face.tsx'
import { Facts } from '../parts/facts.tsx'
import { Table } from '../parts/table.tsx'
import { say, sayName } from '../texts.ts'

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Where a thing has a page of its own. */
const PLACES: Record<string, string> = { member: 'members', order: 'orders', case: 'cases', character: 'characters' }

/** Acts, each of which opens to what it changed. */
export function AuditTable({ rows, pages }: { rows: readonly AuditRow[] | undefined; pages: Parameters<typeof Table>[0]['pages'] }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Table
      label={say('desk.audit')}
      rows={rows}
      {...(pages && { pages })}
      empty={say('desk.no-acts')}
      inner={(row) => (row.id === open ? <Inner row={row} /> : null)}
      columns={[
        {
          name: say('desk.when'),
          cell: ({ id, at }) => (
            <button type="button" className="row-key" aria-expanded={open === id} onClick={() => setOpen(open === id ? null : id)}>
              {time(at)}
            </button>
          ),
        },
        {
          name: say('desk.who'),
          cell: ({ operator, roles }) =>
            operator ? (
              <span className="who">
                <Face name={operator.name} size={22} /> {operator.name}{' '}
                <small>{roles.map((role) => sayName(`desk.role-${role}`, role)).join(', ')}</small>
              </span>
            ) : (
              say('desk.the-lounge')
            ),
        },
        { name: say('desk.act'), cell: ({ act }) => <span className="mono">{act}</span> },
        { name: say('desk.on'), cell: ({ target }) => <On target={target} /> },
        { name: say('desk.reason'), cell: ({ reason }) => reason },
        { name: say('desk.second'), cell: ({ second }) => second?.name ?? '–' },
      ]}
    />
  )
}

function On({ target }: { target: AuditRow['target'] }) {
  if (!target) return '–'
  const name = `${sayName(`desk.target-${target.type}`, target.type)} ${target.id === '0' ? '' : target.id}`
  const at = target.id === '0' ? undefined : PLACES[target.type]
  return at ? <Link to={`/${at}/${target.id}`}>{name}</Link> : name
}

function Inner({ row }: { row: AuditRow }) {
  const fields = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])]
  return (
    <div className="cols">
      <div className="diff mono">
        {fields.map((field) => (
          <div key={field}>
            {row.before && field in row.before && <del>{`${field} ${shown(row.before[field])}`}</del>}
            {row.after && field in row.after && <ins>{`${field} ${shown(row.after[field])}`}</ins>}
          </div>
        ))}
      </div>
      <Facts
        facts={[
          [say('desk.act'), `№ ${row.id}`],
          [
            say('desk.request'),
            <span key="request" className="mono">
              {row.request ?? '–'}
            </span>,
          ],
          [say('desk.network'), row.ip ?? '–'],
          [say('desk.second'), row.second ? `${row.second.name}, № ${row.approval}` : '–'],
        ]}
      />
    </div>
  )
}
