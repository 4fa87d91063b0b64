/** What is the same for everybody: the lounge's own texts and rooms. */
const PUBLIC = new Set<unknown>([
  'settings',
  'languages',
  'currencies',
  'static-pages',
  'static-page',
  'faq',
  'social-links',
  'rooms',
  'countries',
])

/** What depends on who reads goes when they do. */
export const isPersonal = (queryKey: readonly unknown[]): boolean => !PUBLIC.has(queryKey[0])
