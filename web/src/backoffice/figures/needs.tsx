import { Link } from 'react-router'
import { say, sayName } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { useScreens } from '../use-screens.ts'

/** What waits for whoever is signed in, at which desk. */
export function Needs() {
  const { data: needs } = useDesk('readNeeds', {}, { everyMs: 30_000 })
  const screens = useScreens()
  if (!needs) return null
  const waiting = screens.flatMap(({ need, path, icon, isInner, name }) =>
    need && needs[need] && !isInner ? [{ need, path, Icon: icon, name, many: needs[need] }] : [],
  )
  if (waiting.length === 0) return <p className="needs sub">{say('desk.needs-nothing')}</p>
  return (
    <ul className="needs" aria-label={say('desk.needs-you')}>
      {waiting.map(({ need, path, Icon, name, many }) => (
        <li key={need}>
          <Link to={path}>
            <Icon size={16} aria-hidden="true" />
            <span>
              <b>{say(`desk.need-${need}` as 'desk.need-cases', { count: many })}</b>
              <small>{sayName(`desk.need-${need}-note`, say(name))}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
