// The language of a page: the one that the shop asked for with the payment; where there is no payment, what the browser reads.
export type Say = (language: string, key: string, values?: Record<string, string | number>) => string
export type Tongue = { code: string; dir: 'ltr' | 'rtl'; say(key: string, values?: Record<string, string | number>): string }

const LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'])

/** `asked` as in Accept-Language, best first: 'de-AT,de;q=0.9,en;q=0.8'. */
export function tongueOf(say: Say, asked: string | undefined): Tongue {
  const wanted = (asked ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase())
  const code = wanted.find((one) => LANGUAGES.has(one)) ?? 'en'
  const dir = code === 'ar' ? 'rtl' : 'ltr'
  return { code, dir, say: (key, values = {}) => say(code, `gateway.${key}`, dir === 'rtl' ? setApart(values) : values) }
}

/** Sums, numbers and names keep their order inside a line from right to left. */
const setApart = (values: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]))
