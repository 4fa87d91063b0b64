import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

export const staticPageQuery = (languageId: string, page: string) =>
  doorQuery(['static-page', page, languageId], 'readStaticPage', { page }, (answer) => answer.payload)
/** A change of language keeps the page as it was until it has come in the new one. */
export const useStaticPage = (page: string) =>
  useQuery({
    ...staticPageQuery(useI18n().language.id, page),
    placeholderData: (before, query) => (query?.queryKey[1] === page ? before : undefined),
  })
