import { Users } from 'lucide-react'
import { Link } from 'react-router'
import { time } from '../format.ts'
import { say, sayName } from '../texts.ts'
import { useDesk } from '../use-desk.ts'

/** Wishes about this that a second person has not answered: without them an act that was asked for would leave no trace here. */
export function Waiting({ type, id }: { type: string; id: string }) {
  const { data } = useDesk('listApprovals', { state: 'open' })
  const own = data?.rows.filter(({ target }) => target.type === type && target.id === id) ?? []
  return own.map(({ id: wish, door, wished_by, lapses_at }) => (
    <p key={wish} className="note brass2 waiting">
      <Users size={16} aria-hidden="true" />
      <span>
        {say('desk.wish-waits', { act: sayName(`desk.door-${door}`, door), who: wished_by.name, at: time(lapses_at) })}{' '}
        <Link to="/approvals" className="lk">
          {say('desk.wish-look')}
        </Link>
      </span>
    </p>
  ))
}
