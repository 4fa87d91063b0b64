// Where somebody wanted to go before they were asked to sign in. It is carried through links and kept on the server, so both ends ask here.

/** A path of our own pages, or null: what is carried in a query must not lead elsewhere. */
export function localPath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/') || /[\\\s]/.test(wanted) || wanted.startsWith('//')) return null
  const base = 'https://own.invalid'
  const url = URL.parse(wanted, base)
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

export const WISH_MAX = 300
/** Pages that somebody may want. None of them does anything by being opened, but for those that say so themselves. */
const WANTED = /^\/(?:rooms|topics|chats|characters|account|taste)(?:[/?#]|$)/

/** A wish that the server keeps: one of our pages, or null. */
export function wishOf(wanted: string | null | undefined): string | null {
  const path = localPath(wanted)
  return path !== null && path.length <= WISH_MAX && WANTED.test(path) ? path : null
}

/** A random chat, as a page to arrive at. */
export const RANDOM_CHAT = '/rooms?start=random'
/** A taste that goes on as a chat: its language, and what was chosen. */
export const tastePath = (code: string): string => `/taste/${code}`
