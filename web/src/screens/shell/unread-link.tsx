import { MessageSquareDot } from 'lucide-react'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { useUnread, useUnreadTotal } from '#web/platform/use-unread.ts'
import '#web/ui/texts.ts'

/** The way to the chat in which something new stands. */
export default function UnreadLink() {
  const t = useT()
  const first = useUnread().keys().next().value
  const count = useUnreadTotal()
  if (first === undefined) return null
  return (
    <Link
      to={`/topics/${first}/chat`}
      className="flex h-11 items-center gap-1 rounded-md px-2.5 font-semibold text-action-ink tabular-nums hover:bg-surface"
      aria-label={t('ui.unread', { count })}
    >
      <MessageSquareDot size={22} aria-hidden="true" />
      {count}
    </Link>
  )
}
