import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/query.ts'

export const staticPageQuery = (languageId: string, page: string) =>
  doorQuery(['static-page', page, languageId], 'readStaticPage', { page }, (answer) => answer.payload)
export const useStaticPage = (page: string) => useQuery(staticPageQuery(useI18n().language.id, page))
