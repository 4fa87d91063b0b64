import type { Preferences } from '../address.ts'
import { readStored, writeStored } from './storage.ts'

const CURRENCY_KEY = 'currency'
export const CURRENCY_DEFAULT = 'EUR'

const chosen: Preferences = { lang_id: null, currency: CURRENCY_DEFAULT }
const watchers = new Set<() => void>()

export function startPreferences(languageId: string | null): void {
  chosen.lang_id = languageId
  chosen.currency = readStored(CURRENCY_KEY) ?? CURRENCY_DEFAULT
}
export const preferences = (): Readonly<Preferences> => chosen
export function watchPreferences(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export function keepLanguage(languageId: string): void {
  chosen.lang_id = languageId
}
export function keepCurrency(code: string): void {
  chosen.currency = code
  writeStored(CURRENCY_KEY, code)
  for (const watcher of watchers) watcher()
}
