// From a card and its stories to a character that can lead a talk. Made once for each version of either, and shared by all its talks.
import type { Card, Language } from '@green-room/contract/characters'
import { Book } from '@green-room/talker/book.ts'
import { type Entry, Knowledge, type Lore } from '@green-room/talker/knowledge.ts'
import { languageOf } from '@green-room/talker/language.ts'
import type { Persona } from '@green-room/talker/talk.ts'
import { existsSync, readFileSync } from 'node:fs'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { listAdded, readAdded, shippedStories, type Sources } from './stories.ts'
import { fillNames } from './card-names.ts'

const COMMON = new URL('../../../seeds/stories/common/en.ink', import.meta.url)
/** What members ask of any character, by the id under which cards answer: `ask.regrets`. */
const askedFile = (language: Language): URL => new URL(`../../../seeds/stories/common/asked.${language}.json`, import.meta.url)

interface Kept {
  card: Card
  added: string
  persona: Persona
}
const kept = new Map<string, Kept>()

/** The character as it is now: an operator's change of its card or stories is met with the next turn, in every process. */
export async function findPersona(db: Db | Trx, characterId: string, card: Card): Promise<Persona> {
  const added = (await listAdded(db, characterId)).map(({ language, hash }) => `${language}:${hash}`).join(' ')
  const known = kept.get(characterId)
  if (known?.card === card && known.added === added) return known.persona
  const shipped = shippedStories(card.data.extensions.green_room.slug)
  const persona = personaOf(card, added === '' ? shipped : { ...shipped, ...(await readAdded(db, characterId)) })
  kept.set(characterId, { card, added, persona })
  return persona
}

/** A card without a story of its own speaks in common lines, in English alone, and tells its lore. */
export function personaOf(card: Card, stories: Sources): Persona {
  const languages = Object.keys(stories) as Language[]
  if (languages.length === 0) return { books: { en: commonBook() }, knowledge: { en: knowledgeOf(card, 'en', commonBook()) } }
  const made = new Map<Language, Spoken>()
  const spoken = (language: Language): Spoken => {
    const known = made.get(language)
    if (known) return known
    const book = new Book(stories[language]!, language)
    const fresh = { book, knowledge: knowledgeOf(card, language, book) }
    made.set(language, fresh)
    return fresh
  }
  return { books: lazily(languages, (each) => spoken(each).book), knowledge: lazily(languages, (each) => spoken(each).knowledge) }
}

/** A language of a character, made when it is first asked for: a book is megabytes, and most talks are held in one of them. */
interface Spoken {
  book: Book
  knowledge: Knowledge
}
const lazily = <T>(languages: Language[], get: (language: Language) => T): Partial<Record<string, T>> =>
  Object.defineProperties({}, Object.fromEntries(languages.map((each) => [each, { enumerable: true, get: () => get(each) }])))

let common: Book | undefined
const commonBook = (): Book => (common ??= new Book(readFileSync(COMMON, 'utf8'), 'en'))

const asked = new Map<Language, Record<string, string[]>>()
function askedIn(language: Language): Record<string, string[]> {
  const file = askedFile(language)
  const known = asked.get(language) ?? (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {})
  asked.set(language, known)
  return known
}

function knowledgeOf(card: Card, language: Language, book: Book): Knowledge {
  const { data } = card
  const own = data.extensions.green_room
  const pack = own.packs[language]
  const bound = new Map(book.threads.flatMap(({ id, lore }) => lore.map((one) => [one, id] as const)))
  const fill = (text: string): string => fillNames(card, text, 'you')
  const loreOf = (id: string, keys: string[], say: string, more: string[]): Lore => ({
    id,
    keys,
    say: fill(say),
    more: more.map(fill),
    thread: bound.get(id),
  })
  const wordings = askedIn(language)
  const facts = own.facts.map(({ id, ask, say }): Entry => {
    const translated = pack?.facts?.[id]
    return language === 'en' ? { id, ask, say: [say] } : { id, ask: translated?.ask ?? [], say: translated ? [translated.say] : [] }
  })
  const entries = [
    ...facts,
    ...(pack?.asked ?? []).map(({ id, ask, say }): Entry => ({ id, ask, say })),
    ...Object.entries(pack?.answers ?? {}).map(([id, say]): Entry => ({ id, ask: wordings[id] ?? [], say })),
  ]
  const lore =
    language === 'en'
      ? data.character_book.entries
          .filter(({ enabled, content }) => enabled && content !== '')
          .map(({ keys, content, extensions }) => loreOf(extensions.green_room.id, keys, content, extensions.green_room.more))
      : Object.entries(pack?.lore ?? {}).map(([id, { keys, say, more }]) => loreOf(id, keys, say, more))
  return new Knowledge(entries, lore, languageOf(language))
}
