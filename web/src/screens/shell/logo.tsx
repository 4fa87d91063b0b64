import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { Lamp } from '#web/ui/lamp.tsx'

/** `isShort`: on a phone the lamp alone. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 font-display text-[1.375rem] font-extrabold tracking-[-0.03em]">
      <Lamp />
      <span className={isShort ? 'max-sm:sr-only' : ''}>{useSettings().product_name}</span>
    </Link>
  )
}
