// Where somebody wanted to go before they were asked to sign in. It is carried through links and kept on the server, so both ends ask here.
import { localPath } from '../wire/local-path.ts'

export const WISH_MAX = 300
/** Pages that somebody may want. None of them does anything by being opened, but for those that say so themselves. */
const WANTED = /^\/(?:rooms|topics|chats|characters|account|taste)(?:[/?#]|$)/

/** A wish that the server keeps: one of our pages, or null. */
export function wishOf(wanted: string | null | undefined): string | null {
  const path = localPath(wanted)
  return path !== null && path.length <= WISH_MAX && WANTED.test(path) ? path : null
}
