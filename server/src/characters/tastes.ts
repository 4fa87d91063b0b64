// Whose story the home page gives a taste of, by language: a thread that strangers understand at once.
import type { Language } from '@green-room/contract/characters'
import { Book } from '@green-room/talker/book.ts'
import { type Taste, tasteOf } from '@green-room/talker/taste.ts'
import { shippedStories } from './stories.ts'

const TASTES: Record<Language, { slug: string; thread: string }> = {
  en: { slug: 'marlow', thread: 'cake' },
  de: { slug: 'marlow', thread: 'kirmes' },
  fr: { slug: 'sable', thread: 'andouille' },
  es: { slug: 'vesper', thread: 'dia' },
  it: { slug: 'edith', thread: 'menu' },
  pl: { slug: 'zosia', thread: 'brenda' },
  ar: { slug: 'desmond', thread: 'door' },
}
const kept = new Map<Language, Taste & { slug: string }>()

/** The taste of a language: three turns of one thread, and whose it is. */
export function tasteIn(language: Language): Taste & { slug: string } {
  let found = kept.get(language)
  if (!found) {
    const { slug, thread } = TASTES[language]
    kept.set(language, (found = { slug, ...tasteOf(new Book(shippedStories(slug)[language]!, language), thread) }))
  }
  return found
}
