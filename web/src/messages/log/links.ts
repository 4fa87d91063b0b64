/** `at` is where the piece begins in the text. */
export type Piece = { text: string; href: string | null; at: number }

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/gi
/** What ends a sentence, not an address. A closing bracket belongs to the address only where it was opened in it. */
const TRAILING = /[.,;:!?…'"»”’]+$/u

/** A plain text in pieces, with its web addresses marked. Only http and https ever become links. */
export function findLinks(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const shown = trimAddress(match[0])
    const href = hrefOf(shown)
    if (!href) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null, at: end })
    pieces.push({ text: shown, href, at: match.index })
    end = match.index + shown.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null, at: end })
  return pieces
}

function trimAddress(address: string): string {
  const trimmed = address.replace(TRAILING, '')
  const isOpen = trimmed.endsWith(')') && trimmed.split(')').length > trimmed.split('(').length
  return isOpen ? trimAddress(trimmed.slice(0, -1)) : trimmed
}

function hrefOf(shown: string): string | null {
  const url = URL.parse(/^www\./i.test(shown) ? `https://${shown}` : shown)
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null
}
