// The content that ships: English is the source, `translations/<lang>/` has the same entries in the other languages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '#server/platform/database/database.ts'

const FOLDER = new URL('../../seeds/content/', import.meta.url)
const TRANSLATIONS = new URL('translations/', FOLDER)

type Text = string | string[]
/** A text by language, as a jsonb column holds it: {"en": …, "de": …}. */
export type ByLanguage = { en: Text } & Record<string, Text>
type Fields = Record<string, Text>

export const readSeedText = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the file holds
export const readSeed = <Shape>(file: string): Shape => JSON.parse(readSeedText(file)) as Shape

/** One translation file, read in every language that has it. */
export function readTranslations<Shape>(file: string): [language: string, content: Shape][] {
  const languages = readdirSync(TRANSLATIONS).filter((language) => existsSync(new URL(`${language}/${file}`, TRANSLATIONS)))
  return languages.map((language) => [language, readSeed<Shape>(`translations/${language}/${file}`)])
}

/** The texts of an entry in every language; the translated file has the same fields under the entry's slug. */
export function inAllLanguages<Field extends string>(file: string, slug: string, english: Record<Field, Text>): Record<Field, ByLanguage> {
  const others = readTranslations<Record<string, Fields | undefined>>(file)
  const entries = Object.entries<Text>(english).map(([field, en]) => {
    const known = others.flatMap(([language, bySlug]) => {
      const text = bySlug[slug]?.[field]
      return text === undefined ? [] : [[language, text] as const]
    })
    return [field, { ...Object.fromEntries(known), en }]
  })
  return Object.fromEntries(entries) as Record<Field, ByLanguage>
}

/** A page of HTML in every language. */
export function pageInAllLanguages(slug: string): ByLanguage {
  const file = `static-pages/${slug}.html`
  const others = readdirSync(TRANSLATIONS)
    .filter((language) => existsSync(new URL(`${language}/${file}`, TRANSLATIONS)))
    .map((language) => [language, readSeedText(`translations/${language}/${file}`)])
  return { ...Object.fromEntries(others), en: readSeedText(file) }
}

/** Gives a row that was there before the languages that it lacks, where its English is the shipped one still: an operator's text stays. */
export async function fillLanguages(
  trx: Trx,
  table: string,
  where: RawBuilder<unknown>,
  columns: Record<string, ByLanguage>,
): Promise<void> {
  for (const [name, texts] of Object.entries(columns)) {
    const column = sql.ref(name)
    await sql`UPDATE ${sql.table(table)} SET ${column} = ${JSON.stringify(texts)}::jsonb || ${column}
      WHERE ${where} AND ${column}->'en' = ${JSON.stringify(texts.en)}::jsonb AND NOT ${column} ?& ${Object.keys(texts)}::text[]`.execute(
      trx,
    )
  }
}
