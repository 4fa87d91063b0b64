// Numbers, sums and times as operators read them: in figures that stand under each other.
const NARROW = '\u202f'
const grouped = (text: string): string => text.replaceAll(',', NARROW)
export const count = (value: number): string => grouped(new Intl.NumberFormat('en').format(value))
export const points = (value: number): string =>
  grouped(new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)).replace(/\.00$/, '')
export const euro = (cents: number): string =>
  `${cents < 0 ? '− ' : ''}€${NARROW}${grouped(new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Math.abs(cents) / 100))}`
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
/** In a narrow column the hour stands below its day, and neither is torn. */
const whole = (text: string): string => text.replaceAll(/(?<!,) /g, '\u00a0')
export const date = (at: string): string => whole(day.format(new Date(at)))
export const time = (at: string): string => whole(moment.format(new Date(at)))
export const minutesUntil = (at: string): number => Math.max(0, Math.round((new Date(at).getTime() - Date.now()) / 60_000))
export const sum = (amount: number, currency: string): string =>
  currency === 'EUR' ? euro(Math.round(amount * 100)) : `${amount < 0 ? '− ' : ''}${currency}${NARROW}${points(Math.abs(amount))}`
const region = new Intl.DisplayNames('en', { type: 'region' })
/** 'Germany' of 'de'. */
export const country = (code: string | null): string => (code ? (region.of(code.toUpperCase()) ?? code) : '–')
