import type { StaticPage } from '@green-room/contract/content'
import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'

export type StaticPageLink = Omit<StaticPage, 'content'>

/** The pages that the footer and the forms link to, without their contents. */
export const staticPagesQuery = (languageId: string) => ({
  ...doorQuery(['static-pages', languageId], 'listStaticPages', {}, (answer): StaticPageLink[] =>
    answer.payload.map(({ id, slug, title, is_terms, is_privacy, is_buyer_terms, is_seller_terms, is_cookie }) => ({
      id,
      slug,
      title,
      is_terms,
      is_privacy,
      is_buyer_terms,
      is_seller_terms,
      is_cookie,
    })),
  ),
  staleTime: FRESH_MS.ever,
})
export const useStaticPages = () => useQuery(staticPagesQuery(useI18n().language.id))
