const TIMEOUT_MS = 5_000

/** The caller's country as the look-up answers it: text that starts with '1', the two letters at characters 2–3. */
export async function readCountry(): Promise<string> {
  const response = await fetch('/api/ip-country', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await response.text()
  if (!response.ok || !text.startsWith('1')) throw new Error('unable to fetch the country')
  return text.slice(2, 4).toLowerCase()
}

/** Where most readers of a language live, for when the look-up knows nothing. */
export const countryOfLanguage = (code: string): string => new Intl.Locale(code).maximize().region?.toLowerCase() ?? 'us'

/** The country of the first language that names one: 'en-GB' is Britain's, 'en' nobody's. */
export const countryOfBrowser = (languages: readonly string[]): string | undefined =>
  languages.flatMap((tag) => /-([A-Za-z]{2})(?:-|$)/.exec(tag)?.[1]?.toLowerCase() ?? [])[0]
