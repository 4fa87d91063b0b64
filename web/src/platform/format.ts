const NBSP = '\u00a0'
const HOUR_MS = 3_600_000
const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, NBSP)
/** Thousands stand apart in every language, and digits are Latin. */
export const grouped = (count: number | string): string => {
  const [whole = '', ...decimals] = String(count).split('.')
  return [group(whole), ...decimals].join('.')
}

/** 1240 → '1 240', 7.1 → '7.10'. `isFull` keeps two decimals always, as the header's balance does. */
export function points(amount: number, isFull = false): string {
  const [whole, decimals] = Math.abs(amount).toFixed(2).split('.') as [string, string]
  return (amount < 0 ? '−' : '') + group(whole) + (isFull || decimals !== '00' ? `.${decimals}` : '')
}
/** With its sign, for lists of what came and went. */
export const signedPoints = (amount: number): string => (amount > 0 ? '+' : '') + points(amount)

/** '€ 25.00', '¥ 1 713'. The symbol stands before the sum in every language; each currency has its own decimals. */
export const money = (amount: number, symbol = '€', digits = 2): string =>
  `${symbol}${NBSP}${amount < 0 ? '−' : ''}${grouped(Math.abs(amount).toFixed(digits))}`

export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes}${NBSP}B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)}${NBSP}KB`
  return `${(bytes / (1024 * 1024)).toFixed(1).replace('.0', '')}${NBSP}MB`
}

const two = (part: number): string => String(part).padStart(2, '0')

/** DD.MM.YYYY, in the reader's zone; the server draws in UTC. */
export function shortDate(time: string): string {
  const date = new Date(time)
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`
}
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
