// What visitors say of the visit itself, not of anything: taking a seat, just looking, away for a moment and back. Known by its wording,
// and where more follows, what follows is the matter.
import manners from './packs/en/manners.json' with { type: 'json' }

export interface Manner {
  name: string
  /** For when more is said: a few words before the answer to the rest. */
  lead: string[]
  say: string[]
  /** The card may have lines of its own for this act. */
  act: string | null
  /** Said on coming in: a greeting belongs to it. */
  isWelcome: boolean
  /** Nothing is asked of somebody who is at the door or on the phone. */
  isFinal: boolean
  /** After a story it is about the story. */
  isUntold: boolean
  alone: RegExp
  first: RegExp
}

interface Authored {
  when: string
  final?: boolean
  untold?: boolean
  welcome?: boolean
  act?: string
  lead?: string[]
  say: string[]
}

const BEFORE =
  '^(?:(?:hi|hello|hey|hiya|good evening|evening|morning|oh|um|uh|so|well|ok|okay|sorry|excuse me|haha|lol|hm+|right|anyway|please|but)(?: there)?[,.! ]+)*'

const MANNERS: Manner[] = Object.entries(manners as Record<string, Authored>).map(([name, authored]) => ({
  name,
  lead: authored.lead ?? [],
  say: authored.say,
  act: authored.act ?? null,
  isWelcome: authored.welcome ?? false,
  isFinal: authored.final ?? false,
  isUntold: authored.untold ?? false,
  alone: new RegExp(`${BEFORE}(?:${authored.when})[\\s?!.…]*$`, 'iu'),
  first: new RegExp(`${BEFORE}(?:${authored.when})(?:[,.!?…;:]+| -+)\\s+(?=\\S)`, 'iu'),
}))

/** As the wordings of visitors are written: one kind of apostrophe, single spaces. */
export const plain = (text: string) => text.replace(/[’‘`´]/g, "'").replace(/\s+/g, ' ').trim() // prettier-ignore

/** The manner that is all of the message. */
export const mannerOf = (text: string): Manner | null => MANNERS.find(({ alone }) => alone.test(plain(text))) ?? null

/** What it is about where the wording names it, as the character would take it up: 'Your old books'. */
export function matterOf(manner: Manner, text: string): string | null {
  const matter = manner.alone.exec(plain(text))?.groups?.matter
  if (!matter) return null
  const turned = matter.replace(/\b(?:my|our)\b/gi, 'your')
  return turned.charAt(0).toUpperCase() + turned.slice(1)
}

/** The manner that the message begins with, and what follows it. */
export function withoutManner(text: string): { manner: Manner | null; rest: string } {
  const manner = mannerOf(text) ? undefined : MANNERS.find(({ lead, first }) => lead.length > 0 && first.test(plain(text)))
  if (!manner) return { manner: null, rest: text }
  const rest = plain(text).replace(manner.first, '')
  // 'Back. Sorry, the dog': what follows is the excuse.
  return mannerOf(rest)?.isFinal ? { manner: null, rest: plain(text).slice(0, -rest.length) } : { manner, rest }
}
