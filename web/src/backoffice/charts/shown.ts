// Figures as they are read, by their unit.
import type { Figure } from '@green-room/contract/backoffice/figures'
import { count, euro } from '../format.ts'

const NARROW = '\u202f'
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const whole = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
/** Days of the lounge begin at midnight, UTC. */
export const dayName = (at: string): string => day.format(new Date(at))
export const wholeDay = (at: string): string => whole.format(new Date(at))
export const hourOf = (at: string): string => hour.format(new Date(at))

export const share = (value: number): string => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)}${NARROW}%`
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)}${NARROW}s`
export function shown(unit: Figure['unit'], value: number | null): string {
  if (value === null) return '–'
  if (unit === 'cents') return euro(Math.round(value))
  if (unit === 'share') return share(value)
  return unit === 'ms' ? seconds(value) : count(value)
}

const STEPS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const
/** A while, in its two largest parts: 2 d 4 h. */
export function lasted(s: number): string {
  const first = STEPS.findIndex(([size]) => s >= size)
  if (first === -1) return `0${NARROW}s`
  let left = s
  return STEPS.slice(first, first + 2)
    .flatMap(([size, name]) => {
      const many = Math.floor(left / size)
      left -= many * size
      return many > 0 ? [`${many}${NARROW}${name}`] : []
    })
    .join(' ')
}

/** The next round number above: 1, 2, 2.5, 5, 10 … */
export function roundedUp(most: number, empty: number): number {
  if (most <= 0) return empty
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= most)!
}
