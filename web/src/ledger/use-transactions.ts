import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

const PAGE_SIZE = 10
export const transactionsQuery = (languageId: string, page: number) =>
  doorQuery(['transactions', page, languageId], 'listTransactions', { page, page_size: PAGE_SIZE }, (answer) => answer.payload)

/** One page of what came and went, newest first. The old page stays until the new one is there. */
export const useTransactions = (page: number) =>
  useQuery({ ...transactionsQuery(useI18n().language.id, page), staleTime: 0, placeholderData: keepPreviousData })
