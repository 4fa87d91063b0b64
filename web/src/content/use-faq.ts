import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'

export const faqQuery = (languageId: string) => ({
  ...doorQuery(['faq', languageId], 'listFaq', {}, (answer) => answer.payload),
  staleTime: FRESH_MS.ever,
})
export const useFaq = () => useQuery(faqQuery(useI18n().language.id))
