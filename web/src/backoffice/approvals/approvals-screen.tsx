import type { Approval } from '@green-room/contract/backoffice/backoffice'
import { useState } from 'react'
import { Link } from 'react-router'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { euro, time } from '../format.ts'
import { Facts } from '../parts/facts.tsx'
import { TextField } from '../parts/labelled.tsx'
import { useNotice } from '../parts/notice.tsx'
import { Trouble } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'
import { useFilters, useFresh, usePages } from '../use-desk.ts'
import { useWork } from '../use-work.ts'

function shown(name: string, value: unknown): string {
  if (typeof value === 'number' && /(^|_)cents$/.test(name)) return euro(value)
  if (name === 'days' && value === null) return say('desk.until-lifted')
  if (typeof value !== 'string') return value === null ? '–' : JSON.stringify(value)
  return name === 'ground' ? sayName(`desk.ground-${value}`, value) : value
}
const facts = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter(([name]) => name !== 'reason')
    .map(([name, value]) => [sayName(`desk.value-${name}`, name.replaceAll('_', ' ')), shown(name, value)] as const)

export default function ApprovalsScreen() {
  const [{ state = 'open' }, set] = useFilters(['state'])
  const [open, setOpen] = useState<string | null>(null)
  const { rows, ...pages } = usePages('listApprovals', { state: state as 'open' | 'all' })
  return (
    <main className="main">
      <div className="head">
        <h1>{say('desk.approvals')}</h1>
        <span className="sub">{say('desk.approvals-note')}</span>
      </div>
      <div className="filters">
        <select className="in" aria-label={say('desk.status')} value={state} onChange={(event) => set('state', event.target.value)}>
          <option value="open">{say('desk.open-wishes')}</option>
          <option value="all">{say('desk.all')}</option>
        </select>
      </div>
      <Table
        label={say('desk.approvals')}
        rows={rows}
        pages={pages}
        empty={say('desk.no-wishes')}
        inner={(row) => (row.id === open ? <Wish wish={row} /> : null)}
        columns={[
          {
            name: say('desk.what'),
            cell: ({ id, door }) => (
              <button type="button" className="row-key" aria-expanded={open === id} onClick={() => setOpen(open === id ? null : id)}>
                {sayName(`desk.door-${door}`, door)}
              </button>
            ),
          },
          {
            name: say('desk.on'),
            cell: ({ target }) => `${sayName(`desk.target-${target.type}`, target.type)} ${target.id === '0' ? '' : target.id}`,
          },
          { name: say('desk.who'), cell: ({ wished_by }) => wished_by.name },
          { name: say('desk.reason'), cell: ({ reason }) => reason },
          { name: say('desk.when'), cell: ({ wished_at }) => time(wished_at) },
          {
            name: say('desk.status'),
            cell: ({ state: is }) => <Tag tone={is === 'open' ? 'wait' : is === 'yes' ? 'ok' : ''}>{say(`desk.wish-${is}`)}</Tag>,
          },
        ]}
      />
    </main>
  )
}

function Wish({ wish }: { wish: Approval }) {
  const [reason, setReason] = useState('')
  const { failure, work } = useWork()
  const fresh = useFresh()
  const notice = useNotice()
  const answer = (call: () => Promise<unknown>, done: string) =>
    work(async () => {
      await call()
      notice(done)
      await fresh()
    })
  const mayNot = wish.is_mine && wish.alone_from === null
  return (
    <div className="cols">
      <div>
        <Facts facts={facts(wish.input)} />
        <h3>{say('desk.what-it-does')}</h3>
        <Facts facts={facts(wish.preview)} />
        {wish.door === 'publishLegal' && <LinkToWords input={wish.input} languages={[shown('language', wish.input['language'])]} />}
        {wish.door === 'planLegal' && <LinkToWords input={wish.input} languages={String(wish.preview['languages']).split(', ')} />}
      </div>
      {wish.state === 'open' && (
        <div>
          <p className="note">
            {wish.alone_from
              ? say('desk.alone', { at: time(wish.alone_from) })
              : say(mayNot ? 'desk.waits-for-another' : 'desk.lapses', { at: time(wish.lapses_at) })}
          </p>
          <TextField label={say('desk.reason-no')} maxLength={500} value={reason} onChange={setReason} />
          <Trouble error={failure} />
          <p className="acts">
            <button
              type="button"
              className="btn-s line"
              disabled={reason.trim() === ''}
              onClick={() =>
                void answer(() => deskCall('decline', { approval_id: wish.id, reason }, { key: newKey() }), say('desk.declined'))
              }
            >
              {say(wish.is_mine ? 'desk.withdraw' : 'desk.no')}
            </button>
            {!mayNot && (
              <button
                type="button"
                className="btn-s pri"
                onClick={() => void answer(() => deskCall('approve', { approval_id: wish.id }, { key: newKey() }), say('desk.done'))}
              >
                {say('desk.yes', { act: sayName(`desk.door-${wish.door}`, wish.door) })}
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

/** A text is agreed to by who has read what changes in it. */
const LinkToWords = ({ input, languages }: { input: Approval['input']; languages: readonly string[] }) => (
  <p className="acts">
    {languages.map((language) => (
      <Link
        key={language}
        className="lk"
        to={`/content/page/${shown('ref', input['ref'])}/${language}?changes=${shown('no', input['no'] ?? 'draft')}`}
      >
        {say('desk.see-changes')} {languages.length > 1 && language}
      </Link>
    ))}
  </p>
)
