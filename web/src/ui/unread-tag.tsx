import { useT } from '#web/platform/i18n.tsx'
import './texts.ts'

/** How many messages are unread; nothing where none are. */
export function UnreadTag({ count = 0, className = '' }: { count?: number | undefined; className?: string }) {
  const t = useT()
  if (count === 0) return null
  return (
    <span className={`tag bg-action text-on-action tabular-nums ${className}`}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('ui.unread', { count })}</span>
    </span>
  )
}
