// Addresses, links and numbers in a text: where they begin, so that a reply can be cut before them.
import { LinkifyIt } from 'linkify-it'

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: false })
const PHONE =
  /(?<![\d.,])(?:\+|00)\d[\d ()/.-]{7,17}\d|(?<![\d.,])\(?0\d{2,5}\)?[ /-]\d[\d -]{4,12}\d(?![\d.,])|(?<!\d)\d{3}[ .-]\d{3}[ .-]\d{4}(?!\d)/
const HANDLE = /(?<![\p{L}\p{N}._])@[a-z][\w.]{3,30}\b|\b(?:t\.me|wa\.me|discord\.gg)\/\S+/iu

export interface Contact {
  kind: 'link' | 'mail' | 'phone' | 'handle'
  index: number
}

/** The first link, mail address, phone number or handle in a text; null where there is none. Sentence ends without a space ('lamp.It') are no links. */
export function firstContact(text: string): Contact | null {
  const found: Contact[] = []
  for (const { schema, index, raw } of linkify.match(text) ?? []) {
    if (schema === 'mailto:') found.push({ kind: 'mail', index })
    else if (schema !== '' || !/\.\p{Lu}\p{Ll}/u.test(raw)) found.push({ kind: 'link', index })
  }
  const phone = PHONE.exec(text)
  if (phone) found.push({ kind: 'phone', index: phone.index })
  const handle = HANDLE.exec(text)
  if (handle) found.push({ kind: 'handle', index: handle.index })
  return found.toSorted((a, b) => a.index - b.index)[0] ?? null
}

const MASK = { link: '[link]', mail: '[mail address]', phone: '[phone number]', handle: '[handle]' }

/** The text with every contact in it replaced by a word for its kind. */
export function maskContacts(text: string): string {
  let left = text
  let masked = ''
  for (let found = firstContact(left); found; found = firstContact(left)) {
    const word = wordAt(left, found)
    masked += left.slice(0, found.index) + MASK[found.kind]
    left = left.slice(found.index + word.length)
  }
  return masked + left
}

function wordAt(text: string, { kind, index }: Contact): string {
  const rest = text.slice(index)
  if (kind === 'phone') return PHONE.exec(text)![0]
  if (kind === 'handle') return HANDLE.exec(text)![0]
  return linkify.match(text)?.find((match) => match.index === index)?.raw ?? rest
}
