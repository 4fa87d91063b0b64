import type { Room } from '@green-room/contract/rooms'
import { useT } from '#web/platform/i18n.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import './texts.ts'

const SHOWN = 3

/** Who is usually found in the room. */
export function Regulars({ of: { regulars } }: { of: Room }) {
  const t = useT()
  const [first, second] = regulars
  if (!first) return null
  const names = second
    ? regulars.length > 2
      ? t('rooms.regulars', { first: first.name, second: second.name, count: regulars.length - 2 })
      : t('rooms.regulars-two', { first: first.name, second: second.name })
    : first.name
  return (
    <p className="mb-auto flex items-center gap-2.5 text-sm opacity-90 max-sm:hidden">
      <span className="flex [&>*+*]:-ms-2">
        {regulars.slice(0, SHOWN).map((one) => (
          <Avatar key={one.id} id={one.id} name={one.name} color={one.avatar_color} imageUrl={one.image_url} size={34} />
        ))}
      </span>
      {names}
    </p>
  )
}
