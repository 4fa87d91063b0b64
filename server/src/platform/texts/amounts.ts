// Amounts that are written only where the language of their reader is known: in mails, papers and refusals.
import { numbersIn, type Numbers } from '@green-room/contract/numbers'

export type Sum = { minor: string; digits: number; currency: string }
/** Hundredths of points, minor units of a currency, the size of a file. */
export type Amount = { units: string } | Sum | { bytes: number }

/** As on the screens, but of signs that every mail program and font has. */
export const numbersOf = (language: string): Numbers => numbersIn(language, ' ', '-')

export const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && ('units' in value || 'minor' in value || 'bytes' in value)

export function written(language: string, amount: Amount): string {
  const numbers = numbersOf(language)
  if ('units' in amount) return numbers.points(Number(amount.units) / 100)
  if ('bytes' in amount) return numbers.fileSize(amount.bytes)
  const { minor, digits, currency } = amount
  return numbers.money(Number(minor) / 10 ** digits, currency === 'EUR' ? '€' : currency, digits)
}

export const withAmounts = <Value>(language: string, values: Record<string, Value | Amount>): Record<string, Value | string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isAmount(value) ? written(language, value) : value]))
