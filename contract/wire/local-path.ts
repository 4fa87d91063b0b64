// Paths that are carried in a query: both ends ask here whether one leads where it should.
/** A path of our own pages, or null: what is carried in a query must not lead elsewhere. */
export function localPath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/') || /[\\\s]/.test(wanted) || wanted.startsWith('//')) return null
  const base = 'https://own.invalid'
  const url = URL.parse(wanted, base)
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

/** A random chat, as a page to arrive at. */
export const RANDOM_CHAT = '/rooms?start=random'
