// What is typed into the settings and not yet published, as text; and what it would be as values.
import { isNumeric, SETTINGS, specOf, type SettingKey, type SettingValue } from '@green-room/contract/backoffice/setting-kinds'

export type Typed = string | boolean | Record<string, string>
export type Edits = Partial<Record<SettingKey, Typed>>
export const KEYS = Object.keys(SETTINGS) as SettingKey[]

export function typedOf(key: SettingKey, value: SettingValue | undefined): Typed {
  const { kind } = specOf(key)
  if (kind === 'flag') return value === true
  if (kind === 'words') return value !== null && typeof value === 'object' ? value : {}
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}
/** Null where it can't be a value at all; the server says what else is wrong with it. */
export function valueOf(key: SettingKey, typed: Typed): SettingValue | undefined {
  const spec = specOf(key)
  if (typeof typed === 'boolean') return typed
  if (typeof typed === 'object') {
    const words = Object.fromEntries(Object.entries(typed).filter(([language, text]) => language === 'en' || text.trim() !== ''))
    return spec.isOptional && (words['en'] ?? '').trim() === '' ? null : { en: '', ...words }
  }
  if (!isNumeric(spec)) return typed.trim() === '' && spec.isOptional ? null : typed.trim()
  const text = typed.trim().replace(',', '.').replaceAll(/\s/g, '')
  if (text === '' && spec.isOptional) return null
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}
const plain = (value: unknown): string =>
  JSON.stringify(value !== null && typeof value === 'object' ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value)

/** What differs from what is. Null while something typed is no value. */
export function changesOf(edits: Edits, values: Record<string, SettingValue>): Record<string, SettingValue> | null {
  const changes: Record<string, SettingValue> = {}
  for (const [key, typed] of Object.entries(edits) as [SettingKey, Typed][]) {
    const value = valueOf(key, typed)
    if (value === undefined) return null
    if (plain(value) !== plain(values[key])) changes[key] = value
  }
  return changes
}
/** A time of the operator's own clock, as the field writes it. */
export const instant = (local: string): string | null => (local === '' ? null : new Date(local).toISOString())
