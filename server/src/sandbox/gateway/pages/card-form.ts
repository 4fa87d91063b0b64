// The card form: what the payer typed, and what is wrong with it (keys of texts). A number that is no test card is never given back, kept or logged.
import { cardByNumber, passesLuhn, spaced, type TestCard } from '../payments/cards.ts'

export type Field = 'number' | 'expiry' | 'cvc'
export type Shown = { number: string; expiry: string; errors: Partial<Record<Field, string>> }
type Read = { ok: true; card: TestCard } | { ok: false; shown: Shown }

const DIGITS = /^\d{12,19}$/
const EXPIRY = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(20)?(\d\d)$/

export const EMPTY: Shown = { number: '', expiry: '', errors: {} }

export function readCardForm(form: Record<string, string>, now: Date): Read {
  const digits = (form['number'] ?? '').replace(/[\s-]/g, '')
  const expiry = (form['expiry'] ?? '').trim()
  const card = cardByNumber(digits)
  const found = { number: wrongNumber(digits, card), expiry: wrongExpiry(expiry, now), cvc: wrongCvc((form['cvc'] ?? '').trim()) }
  const errors = Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null)) as Shown['errors']
  if (card && Object.keys(errors).length === 0) return { ok: true, card }
  return { ok: false, shown: { number: card ? spaced(card.number) : '', expiry: expiry.slice(0, 9), errors } }
}

function wrongNumber(digits: string, card: TestCard | undefined): string | null {
  if (digits === '') return 'number-missing'
  if (!DIGITS.test(digits)) return 'number-length'
  if (!passesLuhn(digits)) return 'number-mistyped'
  return card ? null : 'number-real'
}

function wrongExpiry(expiry: string, now: Date): string | null {
  if (expiry === '') return 'expiry-missing'
  const [, month, , year] = EXPIRY.exec(expiry) ?? []
  if (month === undefined) return 'expiry-form'
  const monthAfter = Date.UTC(2000 + Number(year), Number(month))
  return monthAfter > now.getTime() ? null : 'expiry-passed'
}

const wrongCvc = (cvc: string): string | null => {
  if (cvc === '') return 'cvc-missing'
  return /^\d{3,4}$/.test(cvc) ? null : 'cvc-form'
}
