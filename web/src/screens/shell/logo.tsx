import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { Lamp } from '#web/ui/lamp.tsx'

/** The lamp, and the name beside it where it has room: else it falls to a second line, which is only read out. */
export function Logo() {
  return (
    <Link
      to="/"
      className="flex h-11 min-w-9 flex-wrap content-start gap-x-2.5 overflow-hidden font-display text-[1.375rem] leading-[2.75rem] font-extrabold tracking-[-0.03em] whitespace-nowrap max-[22.5rem]:gap-x-2 max-[22.5rem]:text-[1.125rem]"
    >
      <span className="grid h-11 place-items-center">
        <Lamp />
      </span>
      {useSettings().product_name}
    </Link>
  )
}
