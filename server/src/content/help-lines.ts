import type { HelpNotice } from '@green-room/contract/messages'
import type { Db } from '#server/platform/database/database.ts'
import { readTranslations } from './shipped.ts'
import { findHelpLines as find } from './store.ts'

/** Numbers for a country, or the international list ('xx') where we know none. */
export async function findHelpLines(db: Db, country: string | null): Promise<HelpNotice> {
  const rows = await find(db, [country?.toLowerCase() ?? 'xx', 'xx'])
  const row = rows.find((candidate) => candidate.country === country?.toLowerCase()) ?? rows.find((candidate) => candidate.country === 'xx')
  return { kind: 'help', country: row?.country ?? 'xx', lines: (row?.lines ?? []) as HelpNotice['lines'] }
}

/** Hours, languages and common names are translated from a list, names of services not. A notice is kept in English and read in any language. */
const BOOKS = new Map(readTranslations<Record<string, string>>('help-lines.json'))

export function helpLinesIn(notice: HelpNotice, language: string): HelpNotice {
  const book = BOOKS.get(language)
  if (!book) return notice
  const inTheirs = (text: string): string =>
    book[text] ??
    text
      .split(', ')
      .map((part) => book[part] ?? part)
      .join(book[', '] ?? ', ')
  const lines = notice.lines.map((line) => ({
    ...line,
    name: book[line.name] ?? line.name,
    hours: inTheirs(line.hours),
    languages: inTheirs(line.languages),
  }))
  return { ...notice, lines }
}
