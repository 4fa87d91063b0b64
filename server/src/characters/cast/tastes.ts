// Whose story the home page gives a taste of, by language: a thread that strangers understand at once.
import { LANGUAGES, type Language } from '@green-room/contract/characters'
import type { Taste } from '@green-room/contract/members/tastes'
import type { Book } from '@green-room/talker/book.ts'
import { freshState } from '@green-room/talker/state.ts'
import { retell, type Retold, tasteOf } from '@green-room/talker/taste.ts'
import type { Db } from '#server/platform/database/database.ts'
import { presentCompanion } from '#server/portraits/present-companion.ts'
import { findPersona } from '../stories/personas.ts'
import { findCard, findCharacter, findShown } from '../store.ts'

const TASTES: Record<Language, { slug: string; thread: string; real: string }> = {
  en: { slug: 'marlow', thread: 'cake', real: 'Are you a real person?' },
  de: { slug: 'marlow', thread: 'kirmes', real: 'Bist du ein echter Mensch?' },
  fr: { slug: 'sable', thread: 'andouille', real: 'Es-tu quelqu’un de réel ?' },
  es: { slug: 'vesper', thread: 'dia', real: '¿Eres una persona de verdad?' },
  it: { slug: 'edith', thread: 'menu', real: 'Sei una persona vera?' },
  pl: { slug: 'zosia', thread: 'brenda', real: 'Czy jesteś człowiekiem?' },
  ar: { slug: 'desmond', thread: 'door', real: 'هل أنت شخص حقيقي؟' },
}
const kept = new WeakMap<Book, Omit<Taste, 'character'>>()

/** The taste in a language as the character tells it now; null where it is off the floor, or the story is no longer told. */
export async function tasteIn(db: Db, code: string): Promise<Taste | null> {
  const found = await findTold(db, code)
  if (!found) return null
  const { book, language } = found
  const { thread, real } = TASTES[language]
  let taste = kept.get(book)
  if (!taste) {
    const { first, turns } = tasteOf(book, thread)
    const answer = book.desk('ai', freshState(language))
    kept.set(book, (taste = { language, first, turns, real: { text: real, answer } }))
  }
  const shown = await findShown(db, TASTES[language].slug)
  return shown ? { ...taste, character: presentCompanion(shown, language) } : null
}

/** What a code says was told, and whose it is; null where the story has changed since. */
export async function retellTaste(
  db: Db,
  code: string,
): Promise<(Retold & { characterId: string; title: string; language: Language }) | null> {
  const [wanted = '', keys = ''] = code.split('-')
  const found = await findTold(db, wanted)
  const title = found?.book.story.threads.get(TASTES[found.language].thread)?.title
  if (!found || title === undefined) return null
  const { persona, language, characterId } = found
  const retold = retell(persona, language, title, keys, TASTES[language].real)
  return retold && { ...retold, characterId, title, language }
}

async function findTold(db: Db, code: string) {
  const language = LANGUAGES.find((one) => one === code)
  const known = language && (await findCharacter(db, TASTES[language].slug))
  const card = known?.status === 'live' ? await findCard(db, known.member_id) : undefined
  if (!language || !known || !card) return null
  const persona = await findPersona(db, known.member_id, card)
  const book = persona.books[language]
  if (!book?.story.threads.has(TASTES[language].thread)) return null
  return { persona, book, language, characterId: known.member_id }
}
