/** What a language is called in another: 'German' in English, 'niemiecki' in Polish. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code
