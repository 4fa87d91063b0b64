import { digest } from '#server/platform/http/once.ts'
import type { Db } from '#server/platform/database/database.ts'
import { localized } from './localized.ts'
import { listPageRows } from './store.ts'

/** A mark of the terms as they stand in a language: what is kept of a consent to them. */
export async function termsVersion(db: Db, language: string): Promise<string> {
  const pages = (await listPageRows(db)).filter((page) => page.is_terms || page.is_buyer_terms || page.is_privacy)
  return digest(pages.map((page) => [page.slug, localized(page.content, language)]))
    .toString('hex')
    .slice(0, 16)
}
