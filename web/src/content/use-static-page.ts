import type { PageVersion } from '@green-room/contract/content'
import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

/** What an address asks for by `?version=`. */
export const pageVersion = (query: URLSearchParams): PageVersion => {
  const asked = query.get('version')
  return asked === 'next' || asked === 'before' ? asked : 'now'
}
export const staticPageQuery = (languageId: string, page: string, version: PageVersion = 'now') =>
  doorQuery(['static-page', page, languageId, version], 'readStaticPage', { page, version }, (answer) => answer.payload)
/** A change of language keeps the page as it was until it has come in the new one. */
export const useStaticPage = (page: string, version: PageVersion) =>
  useQuery({
    ...staticPageQuery(useI18n().language.id, page, version),
    placeholderData: (before, query) => (query?.queryKey[1] === page && query.queryKey[3] === version ? before : undefined),
  })
