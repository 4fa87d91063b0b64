import type { ModelReport } from '@green-room/contract/backoffice/model'
import { seconds } from '../charts/shown.ts'
import { count } from '../format.ts'
import { Table, type Column } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'
import { dollars, many } from './sums.ts'

type Door = ModelReport['doors'][number]
const wait = (ms: number | null): string => (ms === null ? '–' : seconds(ms))

/** Who answers, how they are, how fast and at what cost. */
export function Doors({ doors, seesMoney }: { doors: readonly Door[]; seesMoney: boolean }) {
  const columns: Column<Door & { id: string }>[] = [
    {
      name: say('desk.model-door'),
      cell: ({ name, model, kind }) => (
        <>
          <b>{name}</b> <small>{name === 'embedded' ? say('desk.model-talker-is') : [model, kind].filter(Boolean).join(' · ')}</small>
        </>
      ),
    },
    { name: say('desk.status'), cell: (door) => <Health {...door} /> },
    { name: say('desk.model-replies'), isNumber: true, cell: ({ replies }) => count(replies) },
    {
      name: say('desk.figure-first-words'),
      isNumber: true,
      cell: ({ first_ms, first_p95_ms }) => (first_ms === null ? '–' : `${wait(first_ms)} / ${wait(first_p95_ms)}`),
    },
    { name: say('desk.model-calls'), isNumber: true, cell: ({ calls }) => count(calls) },
    {
      name: say('desk.model-failures'),
      isNumber: true,
      cell: ({ failures }) => (failures > 0 ? <b className="bad-ink">{count(failures)}</b> : '0'),
    },
    {
      name: say('desk.model-tokens'),
      isNumber: true,
      cell: ({ tokens_read, tokens_written }) => `${many(tokens_read)} / ${many(tokens_written)}`,
    },
  ]
  if (seesMoney)
    columns.push({ name: say('desk.model-cost'), isNumber: true, cell: ({ micros }) => (micros === null ? '–' : dollars(micros)) })
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{say('desk.model-doors')}</h2>
        <span className="sub">{say('desk.model-doors-note')}</span>
      </div>
      <Table
        label={say('desk.model-doors')}
        rows={doors.map((door) => ({ ...door, id: `${door.name} ${door.model}` }))}
        empty={say('desk.no-processes')}
        columns={columns}
      />
    </section>
  )
}

function Health({ processes, closed }: Door) {
  if (processes === 0) return <Tag>{say('desk.model-gone')}</Tag>
  if (closed === 0) return <Tag tone="ok">{say('desk.model-open')}</Tag>
  return <Tag tone="wait">{say('desk.model-closed', { closed, processes })}</Tag>
}
