import type { PriceChange } from '@green-room/contract/content'
import english from '../../../locales/en/price-changes.json'
import { shortDate, shortTime } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { shipTexts } from '#web/platform/texts/texts.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'

shipTexts(english)

/** Prices that are to change, told where they stand. */
export default function PriceNotice({ changes, className = '' }: { changes: readonly PriceChange[]; className?: string }) {
  const t = useT()
  const { points } = useNumbers()
  return (
    <ul className={`grid gap-1 rounded-md bg-brass-wash px-4 py-3 text-sm font-medium text-brass-ink ${className}`}>
      {changes.map(({ at, key, now, later }) => (
        <li key={at + key}>{t(`price.${key}` as keyof typeof english, { date: dayOf(at), now: points(now), later: points(later) })}</li>
      ))}
    </ul>
  )
}
/** The day, and the hour where it is not midnight here. */
function dayOf(at: string): string {
  const hour = shortTime(at)
  return hour === '00:00' ? shortDate(at) : `${shortDate(at)} ${hour}`
}
