import type { PriceChange } from '@green-room/contract/content'
import english from '../../../locales/en/price-changes.json'
import { points } from '#web/platform/format.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { shipTexts } from '#web/platform/texts.ts'

shipTexts(english)

/** Prices that are to change, told where they stand. */
export default function PriceNotice({ changes, className = '' }: { changes: readonly PriceChange[]; className?: string }) {
  const { t, locale } = useI18n()
  return (
    <ul className={`grid gap-1 rounded-md bg-brass-wash px-4 py-3 text-sm font-medium text-brass-ink ${className}`}>
      {changes.map(({ at, key, now, then }) => (
        <li key={at + key}>{t(`price.${key}` as keyof typeof english, { date: dayOf(at, locale), now: short(now), then: short(then) })}</li>
      ))}
    </ul>
  )
}
/** 0.1, not 0.10. */
const short = (amount: number): string => points(amount).replace(/(\.\d)0$/, '$1')

/** The day, and the hour where it is not midnight here. */
function dayOf(at: string, locale: string): string {
  const date = new Date(at)
  const isMidnight = date.getHours() === 0 && date.getMinutes() === 0
  return date.toLocaleString(`${locale}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(!isMidnight && { hour: '2-digit', minute: '2-digit' }),
  })
}
