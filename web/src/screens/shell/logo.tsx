import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { Lamp } from '#web/ui/lamp.tsx'

/** The lamp, and the name beside it where it has room: else it falls to a second line, which is only read out. */
export function Logo() {
  return (
    <Link to="/" className="logo">
      <span>
        <Lamp />
      </span>
      {useSettings().product_name}
    </Link>
  )
}
