import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { Lamp } from '#web/ui/pictures/lamp.tsx'
import { LANDING } from './landing.ts'

/**
 * Members come to their chats by it, guests home. The lamp, and the name beside it where it has room: else it falls to a second line, which
 * is only read out.
 */
export function Logo() {
  return (
    <Link to={useSession().isAuthenticated ? LANDING : '/'} className="logo">
      <span>
        <Lamp />
      </span>
      {useSettings().product_name}
    </Link>
  )
}
