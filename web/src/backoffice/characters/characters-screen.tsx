import type { Standing } from '@green-room/contract/backoffice/characters'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { count } from '../format.ts'
import { Loading, Trouble } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'
import { useDesk, useFilters } from '../use-desk.ts'
import { useMine } from '../use-mine.ts'
import { AddPanel } from './add-panel.tsx'
import { Portrait } from './portrait.tsx'
import { StandingTag } from './standing-tag.tsx'
import './characters.css'

const STANDINGS: readonly Standing[] = ['live', 'draft', 'resting', 'retired']

/** Who there is, where they sit, and who is on the floor. */
export default function CharactersScreen() {
  const [{ q = '', status = '' }, set] = useFilters(['q', 'status'])
  const [isAdding, setAdding] = useState(false)
  const mayWrite = useMine().roles.some((role) => role === 'owner' || role === 'content')
  const { data: cast, error, refetch } = useDesk('listCast', {})
  const data = cast?.rows
  const homes = cast?.rooms ?? []
  const word = q.toLowerCase()
  const rows = data?.filter(
    (row) => (status === '' || row.status === status) && `${row.name} ${row.slug} ${row.rooms.join(' ')}`.toLowerCase().includes(word),
  )
  return (
    <div className={isAdding ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1>{say('desk.characters')}</h1>
          {mayWrite && (
            <span className="acts">
              <button type="button" className="btn-s line" onClick={() => setAdding(true)}>
                <Plus size={16} aria-hidden="true" />
                {say('desk.add-character')}
              </button>
            </span>
          )}
        </div>
        <div className="filters">
          <label className="in grow">
            <input
              type="search"
              value={q}
              placeholder={say('desk.characters-find')}
              aria-label={say('desk.characters-find')}
              onChange={(event) => set('q', event.target.value)}
            />
          </label>
          <select className="in" aria-label={say('desk.state')} value={status} onChange={(event) => set('status', event.target.value)}>
            <option value="">{say('desk.all')}</option>
            {STANDINGS.map((one) => (
              <option key={one} value={one}>
                {say(`desk.floor-${one}`)}
              </option>
            ))}
          </select>
        </div>
        <Trouble error={error} onRetry={() => void refetch()} />
        {rows ? (
          <Table
            label={say('desk.characters')}
            rows={rows}
            empty={say('desk.characters-none')}
            columns={[
              {
                name: say('desk.name'),
                cell: ({ slug, name, portrait }) => (
                  <span className="who">
                    <Portrait name={name} address={portrait} />
                    <Link to={`/characters/${slug}`}>{name}</Link>
                  </span>
                ),
              },
              {
                name: say('desk.state'),
                cell: ({ status: is, has_draft }) => (
                  <span className="tags">
                    <StandingTag status={is} />
                    {has_draft && is !== 'draft' && <Tag tone="wait">{say('desk.floor-draft')}</Tag>}
                  </span>
                ),
              },
              { name: say('desk.languages'), cell: ({ languages }) => languages.join(' ') },
              { name: say('desk.sits-in'), cell: ({ rooms }) => rooms.join(', ') },
              { name: say('desk.talks-open'), isNumber: true, cell: ({ talks }) => count(talks) },
              { name: say('desk.waits'), isNumber: true, cell: ({ waiting }) => count(waiting) },
              { name: say('desk.replies-week'), isNumber: true, cell: ({ replies }) => count(replies) },
            ]}
          />
        ) : (
          !error && <Loading />
        )}
      </main>
      {isAdding && <AddPanel rooms={homes} onClose={() => setAdding(false)} />}
    </div>
  )
}
