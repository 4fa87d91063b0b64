import type { Operations } from '@green-room/contract/backoffice/running'
import { count, date, time } from '../format.ts'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'

const SILENT_MS = 25_000
const withId = <Row extends object>(rows: readonly Row[], idOf: (row: Row) => string) => rows.map((row) => ({ ...row, id: idOf(row) }))
const number = (value: number) => (value === 0 ? <span className="sub">0</span> : count(value))

export function Kinds({ kinds }: { kinds: Operations['kinds'] }) {
  return (
    <section className="sec tight">
      <h2>{say('desk.jobs')}</h2>
      <Table
        label={say('desk.jobs')}
        rows={withId(kinds, ({ kind }) => kind)}
        empty={say('desk.no-jobs')}
        columns={[
          { name: say('desk.kind'), cell: ({ kind }) => <b>{kind}</b> },
          { name: say('desk.waiting'), isNumber: true, cell: ({ waiting }) => number(waiting) },
          { name: say('desk.running'), isNumber: true, cell: ({ running }) => number(running) },
          {
            name: say('desk.given-up'),
            isNumber: true,
            cell: ({ given_up }) => (given_up > 0 ? <b className="bad-ink">{count(given_up)}</b> : number(0)),
          },
          { name: say('desk.oldest'), isNumber: true, cell: ({ oldest_at }) => (oldest_at ? time(oldest_at) : '–') },
        ]}
      />
    </section>
  )
}

export function Processes({ processes, at }: { processes: Operations['processes']; at: string }) {
  const isSilent = (seenAt: string): boolean => new Date(at).getTime() - new Date(seenAt).getTime() > SILENT_MS
  return (
    <section className="sec tight">
      <div className="sec-h">
        <h2>{say('desk.processes')}</h2>
        <span className="sub">{say('desk.processes-note')}</span>
      </div>
      <Table
        label={say('desk.processes')}
        rows={processes}
        empty={say('desk.no-processes')}
        columns={[
          {
            name: say('desk.process'),
            cell: ({ name, is_draining, seen_at }) => (
              <>
                <b>{name}</b> {is_draining && <Tag tone="wait">{say('desk.draining')}</Tag>}
                {isSilent(seen_at) && <Tag tone="bad">{say('desk.silent')}</Tag>}
              </>
            ),
          },
          { name: say('desk.version'), cell: ({ version }) => <span className="mono">{version}</span> },
          { name: say('desk.since'), cell: ({ started_at }) => time(started_at) },
          { name: say('desk.live-lines'), isNumber: true, cell: ({ live_lines }) => count(live_lines) },
          { name: say('desk.pool'), isNumber: true, cell: ({ connections, pool }) => `${connections} / ${pool}` },
          { name: say('desk.memory'), isNumber: true, cell: ({ memory_mb }) => `${count(memory_mb)} MB` },
          { name: say('desk.lag'), isNumber: true, cell: ({ lag_ms }) => `${count(lag_ms)} ms` },
        ]}
      />
    </section>
  )
}

const TONES = { sent: 'ok', refused: 'bad', unreached: 'wait' } as const
export function Mails({ mails }: { mails: Operations['mails'] }) {
  return (
    <section className="sec tight">
      <div className="sec-h">
        <h2>{say('desk.mails')}</h2>
        <span className="sub">{say('desk.mails-note')}</span>
      </div>
      <Table
        label={say('desk.mails')}
        rows={withId(mails, ({ day, outcome, code, domain }) => `${day}${outcome}${code}${domain}`)}
        empty={say('desk.no-mails')}
        columns={[
          { name: say('desk.day'), cell: ({ day }) => date(day) },
          { name: say('desk.outcome'), cell: ({ outcome }) => <Tag tone={TONES[outcome]}>{say(`desk.mail-${outcome}`)}</Tag> },
          { name: say('desk.code'), cell: ({ code }) => code || '–' },
          { name: say('desk.domain'), cell: ({ domain }) => <span dir="ltr">{domain || '–'}</span> },
          { name: say('desk.mails'), isNumber: true, cell: ({ mails: many }) => count(many) },
          { name: say('desk.last'), isNumber: true, cell: ({ last_at }) => time(last_at) },
        ]}
      />
    </section>
  )
}
