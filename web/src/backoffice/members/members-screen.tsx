import { Link } from 'react-router'
import { date, points } from '../format.ts'
import { Filters } from '../parts/filters.tsx'
import { Table } from '../parts/table.tsx'
import { say } from '../texts.ts'
import { useFilters, usePages } from '../use-desk.ts'
import { StandingTag } from './standing-tag.tsx'

export default function MembersScreen() {
  const [{ q = '', standing = '' }, set] = useFilters(['q', 'standing'])
  const { rows, ...pages } = usePages('listMembers', { ...(q && { q }), ...(standing && { standing: standing as 'paused' | 'suspended' }) })
  return (
    <main className="main">
      <div className="head">
        <h1>{say('desk.members')}</h1>
      </div>
      <Filters q={q} hint={say('desk.members-find')} onFind={(typed) => set('q', typed)}>
        <select className="in" aria-label={say('desk.standing')} value={standing} onChange={(event) => set('standing', event.target.value)}>
          <option value="">{say('desk.all')}</option>
          <option value="paused">{say('desk.standing-paused')}</option>
          <option value="suspended">{say('desk.standing-suspended')}</option>
        </select>
      </Filters>
      <Table
        label={say('desk.members')}
        rows={rows}
        pages={pages}
        empty={say(q ? 'desk.members-none' : 'desk.members-empty')}
        columns={[
          { name: say('desk.name'), cell: ({ id, name }) => <Link to={`/members/${id}`}>{name}</Link> },
          { name: say('desk.number'), cell: ({ id }) => id },
          { name: say('desk.email'), cell: ({ email }) => <span dir="ltr">{email}</span> },
          { name: say('desk.standing'), cell: ({ standing: is }) => <StandingTag standing={is} /> },
          { name: say('desk.language'), cell: ({ language }) => language },
          { name: say('desk.signed-up'), cell: ({ created_at }) => date(created_at) },
          { name: say('desk.points'), isNumber: true, cell: ({ points: has }) => points(has) },
        ]}
      />
    </main>
  )
}
