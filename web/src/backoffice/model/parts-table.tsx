import type { ModelReport } from '@green-room/contract/backoffice/model'
import { count, points as pts } from '../format.ts'
import { Table, type Column } from '../parts/table.tsx'
import { say } from '../texts.ts'
import { dollars, euroCents } from './sums.ts'

type Part = ModelReport['characters'][number]
/** Turns, cost and margin of characters, or of rooms. */
export function Parts({ title, head, parts, seesMoney }: { title: string; head: string; parts: readonly Part[]; seesMoney: boolean }) {
  const columns: Column<Part>[] = [
    { name: head, cell: ({ name }) => name },
    { name: say('desk.model-turn-count'), isNumber: true, cell: ({ turns }) => count(turns) },
  ]
  if (seesMoney)
    columns.push(
      { name: say('desk.points'), isNumber: true, cell: ({ points }) => pts(points ?? 0) },
      { name: say('desk.model-cost'), isNumber: true, cell: ({ micros }) => (micros === null ? '–' : dollars(micros)) },
      {
        name: say('desk.model-margin'),
        isNumber: true,
        cell: ({ margin_cents: cents }) => (cents === null ? '–' : <span className={cents < 0 ? 'bad-ink' : ''}>{euroCents(cents)}</span>),
      },
    )
  return (
    <section className="sec">
      <h2>{title}</h2>
      <Table label={title} rows={parts} empty={say('desk.model-nothing-used')} columns={columns} />
    </section>
  )
}
