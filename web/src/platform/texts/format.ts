const HOUR_MS = 3_600_000
const two = (part: number): string => String(part).padStart(2, '0')

/** DD.MM.YYYY, in the reader's zone; the server draws in UTC. */
export function shortDate(time: string): string {
  const date = new Date(time)
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`
}
/** DD.MM.YYYY of what begins on the same day for everybody. */
export const dayForAll = (time: string): string => time.slice(0, 10).split('-').toReversed().join('.')
/** HH:MM, beside it. */
export function shortTime(time: string): string {
  const date = new Date(time)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}
/** MMM D, YYYY, as the profile shows since when someone is here. */
export const joinDate = (time: string, locale: string): string =>
  locale === 'en'
    ? new Date(time).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
    : new Date(time).toLocaleDateString(`${locale}-u-nu-latn`, { month: 'short', day: 'numeric', year: 'numeric' })

export type RelativeTime = { kind: 'now' } | { kind: 'minutes' | 'hours'; count: number } | { kind: 'date'; date: string }
/** Under 2 minutes now, under 24 hours minutes or hours ago, else the date. */
export function relativeTime(time: string, now: number): RelativeTime {
  const ageMs = now - new Date(time).getTime()
  if (ageMs < 120_000) return { kind: 'now' }
  if (ageMs < HOUR_MS) return { kind: 'minutes', count: Math.floor(ageMs / 60_000) }
  if (ageMs < 24 * HOUR_MS) return { kind: 'hours', count: Math.floor(ageMs / HOUR_MS) }
  return { kind: 'date', date: shortDate(time) }
}
