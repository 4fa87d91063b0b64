import { useState } from 'react'
import { relativeTime } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import './texts.ts'

/** How long ago. The server can't know the reader's zone, so a date may change as the browser takes over. */
export function Ago({ time, className }: { time: string; className?: string }) {
  const t = useT()
  const [now] = useState(() => Date.now())
  const ago = relativeTime(time, now)
  const text =
    ago.kind === 'now'
      ? t('ui.just-now')
      : ago.kind === 'date'
        ? ago.date
        : t(ago.kind === 'minutes' ? 'ui.minutes-ago' : 'ui.hours-ago', { count: ago.count })
  return (
    <time dateTime={time} className={className} suppressHydrationWarning>
      {text}
    </time>
  )
}
