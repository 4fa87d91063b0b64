import type { Change } from '@green-room/contract/backoffice/prices'
import { isSettingKey } from '@green-room/contract/backoffice/setting-kinds'
import { time } from '../format.ts'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say } from '../texts.ts'
import { shownValue } from './setting-rows.tsx'

type Own = { changes: readonly Change[]; onTakeBack: (id: string) => void; onPutBack: (before: Change['before']) => void }

/** What was changed and what will be; either can be undone by another change. */
export const History = ({ changes, onTakeBack, onPutBack }: Own) => (
  <Table
    label={say('desk.change-history')}
    rows={changes}
    empty={say('desk.no-changes')}
    columns={[
      { name: say('desk.when'), cell: ({ due_at }) => time(due_at) },
      { name: say('desk.values'), cell: (row) => <What row={row} /> },
      { name: say('desk.by'), cell: ({ operator }) => operator },
      {
        name: say('desk.status'),
        cell: ({ applied_at, withdrawn_at }) => (
          <Tag tone={applied_at ? 'ok' : withdrawn_at ? '' : 'wait'}>
            {say(applied_at ? 'desk.applied' : withdrawn_at ? 'desk.withdrawn' : 'desk.planned')}
          </Tag>
        ),
      },
      {
        name: say('desk.act'),
        cell: ({ id, applied_at, withdrawn_at, before }) =>
          withdrawn_at ? null : (
            <button type="button" className="lk" onClick={() => (applied_at ? onPutBack(before) : onTakeBack(id))}>
              {say(applied_at ? 'desk.put-back' : 'desk.change-take-back')}
              <span className="hidden"> {id}</span>
            </button>
          ),
      },
    ]}
  />
)

function What({ row: { changes, before } }: { row: Change }) {
  return (
    <ul>
      {Object.entries(changes).map(([key, value]) => (
        <li key={key}>
          {isSettingKey(key) ? say(`desk.setting-${key}`) : key}: {shownValue(before[key])} → <b>{shownValue(value)}</b>
        </li>
      ))}
    </ul>
  )
}
