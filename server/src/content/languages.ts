// Which language server-made texts answer in (docs/product/wire.md). What operators write is in every process within three seconds.
import type { Language } from '@green-room/contract/content'
import type { Db } from '#server/platform/database/database.ts'
import type { Texts } from '#server/platform/texts/texts.ts'

const REFRESH_MS = 2_000

export type Languages = {
  list(): Language[]
  /** The code for an id (or a code). Who names none gets the default language, who names an unknown one English, never an error. */
  codeOf(langId: string | undefined): string
  currencies(): ReadonlySet<string>
  refresh(): Promise<void>
  close(): void
}

export async function loadLanguages(db: Db, texts: Texts): Promise<Languages> {
  let languages: Language[] = []
  let currencies: ReadonlySet<string> = new Set(['EUR'])
  let codes = new Map<string, string>()

  async function refresh(): Promise<void> {
    const [rows, money, changes] = await Promise.all([
      db.selectFrom('language').selectAll().orderBy('position').execute(),
      db.selectFrom('currency').select('code').execute(),
      db.selectFrom('localization').selectAll().execute(),
    ])
    languages = rows.map((row) => ({
      id: row.id,
      code: row.code,
      title: row.title,
      dir: row.dir === 'rtl' ? 'rtl' : 'ltr',
      default: row.is_default ? 1 : 0,
    }))
    codes = new Map(
      languages.flatMap((language) => [
        [language.id, language.code],
        [language.code, language.code],
      ]),
    )
    currencies = new Set(money.map((row) => row.code))
    for (const { code } of languages)
      texts.overlay(code, Object.fromEntries(changes.filter((row) => row.language_code === code).map((row) => [row.key, row.value])))
  }
  await refresh()
  const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_MS).unref() // the next turn tries again
  return {
    list: () => languages,
    codeOf: (langId) => (langId ? codes.get(langId) : languages.find((language) => language.default === 1)?.code) ?? 'en',
    currencies: () => currencies,
    refresh,
    close: () => clearInterval(timer),
  }
}
