// A kind of what members read: which fields it has, where it is read from, and how what is published gets there.
import type { ContentKindName } from '@green-room/contract/backoffice/content-kinds'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** `html` is drawn, `lines` is a list, `message` takes values in braces, `picture` is an address of this lounge. */
export type FieldKind = 'line' | 'plain' | 'html' | 'lines' | 'message' | 'link' | 'icon' | 'picture'
export type Fields = Record<string, string>
export type PieceRow = { ref: string; title: string; isLegal: boolean; languages: readonly string[] }
export type Live = { isLegal: boolean; byLanguage: Record<string, Fields> }

export type ContentKind = {
  name: ContentKindName
  /** Some fields are the same in all languages: they are written with the English ones. */
  fields(language: string): Record<string, FieldKind>
  list(at: Db | Trx): Promise<PieceRow[]>
  find(at: Db | Trx, ref: string): Promise<Live | null>
  /** Null: it isn't there, and this is its first, English text. */
  write(trx: Trx, ref: string, language: string, fields: Fields, options: { asksAgain: boolean }): Promise<void>
  /** Where it can be taken away. */
  remove?(trx: Trx, ref: string): Promise<void>
  isFixed?(live: Live): boolean
}

type ByLanguage = Record<string, string | undefined>
/** Columns of texts by language, turned into fields by language. A language that lacks one of them has none. */
export function byLanguage(columns: Record<string, unknown>): Record<string, Fields> {
  const texts = columns as Record<string, ByLanguage>
  const [first = {}] = Object.values(texts)
  const languages = Object.keys(first).filter((language) => Object.values(texts).every((text) => text[language]))
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]!]))]),
  )
}
/** One language's text put into a column of texts by language. */
export const withText = (column: unknown, language: string, text: unknown): string =>
  JSON.stringify({ ...(column as Record<string, unknown> | undefined), [language]: text })
