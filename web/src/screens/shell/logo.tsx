import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { Lamp } from '#web/ui/lamp.tsx'

export function Logo() {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 font-display text-[1.375rem] font-extrabold tracking-[-0.03em]">
      <Lamp />
      <span>{useSettings().product_name}</span>
    </Link>
  )
}
