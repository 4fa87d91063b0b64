// Hours and days as the reader's language writes them, in the reader's own zone, with the digits of the rest of the page.
const DIGITS = '-u-nu-latn'
const localeOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale) + DIGITS

/** '21:04' */
export const clockTime = (time: string, locale: string): string =>
  new Date(time).toLocaleTimeString(localeOf(locale), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** 'today', 'yesterday', else 'Friday 20 November', with the year where it is another one. */
export function dayName(time: string, locale: string, now = new Date()): string {
  const date = new Date(time)
  if (daysAgo(date, now) <= 1) return pastDay(time, locale, now)
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return date.toLocaleDateString(localeOf(locale), { weekday: 'long', day: 'numeric', month: 'long', ...year })
}

const DAY_MS = 86_400_000
const dayOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
const daysAgo = (date: Date, now: Date): number => Math.max(0, Math.round((dayOf(now) - dayOf(date)) / DAY_MS))

/** 'today', 'yesterday', 'Tuesday' within a week, else '12 November', with the year where it is another one. */
export function pastDay(time: string, locale: string, now = new Date()): string {
  const date = new Date(time)
  const days = daysAgo(date, now)
  if (days <= 1) return new Intl.RelativeTimeFormat(localeOf(locale), { numeric: 'auto' }).format(-days, 'day')
  if (days < 7) return date.toLocaleDateString(localeOf(locale), { weekday: 'long' })
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return date.toLocaleDateString(localeOf(locale), { day: 'numeric', month: 'long', ...year })
}
export const isToday = (time: string): boolean => daysAgo(new Date(time), new Date()) === 0
