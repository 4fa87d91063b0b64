/** The text of a jsonb column by language ({"en": …, "de": …}), English where the language has none. */
export function localized(texts: unknown, language: string): string {
  const byLanguage = texts as Record<string, string | undefined>
  return byLanguage[language] || byLanguage['en'] || ''
}
/** The same for a column whose texts are lists. */
export function localizedList(texts: unknown, language: string): string[] {
  const byLanguage = texts as Record<string, string[] | undefined>
  return byLanguage[language] ?? byLanguage['en'] ?? []
}
