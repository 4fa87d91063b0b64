import type { Language } from '@green-room/contract/content'
import type { PageRequest } from '@green-room/contract/pages'
import { currenciesQuery } from '#web/content/use-currencies.ts'
import { languagesQuery } from '#web/content/use-languages.ts'
import { settingsQuery } from '#web/content/use-settings.ts'
import { socialLinksQuery } from '#web/content/use-social-links.ts'
import { staticPagesQuery } from '#web/content/use-static-pages.ts'
import { ENGLISH } from '#web/platform/boot.ts'

/** What header and footer show on every page. */
export const frameQueries = (languageId: string) => [
  settingsQuery(languageId),
  languagesQuery(),
  currenciesQuery(),
  staticPagesQuery(languageId),
  socialLinksQuery(languageId),
]

/** The stored id where the list has it, else the default language, else the first. */
export function pickLanguage(languages: readonly Language[], storedId: string | null): Language {
  return languages.find(({ id }) => id === storedId) ?? languages.find((one) => one.default === 1) ?? languages[0] ?? ENGLISH
}

/** The language that the address names (`?lang=de`, 0052), else the reader's own. */
export async function chooseLanguage({ reader, languageId, url }: PageRequest): Promise<Language> {
  const { status, answer } = await reader(undefined)('listLanguages', {})
  const languages = status === 200 ? (answer as { payload: Language[] }).payload : []
  const named = new URL(`http://page.invalid${url}`).searchParams.get('lang')
  return languages.find(({ code }) => code === named) ?? pickLanguage(languages, languageId)
}
