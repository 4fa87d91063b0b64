import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

const PAGE_SIZE = 10
const ordersQuery = (languageId: string, page: number) =>
  doorQuery(['orders', page, languageId], 'listOrders', { page, page_size: PAGE_SIZE }, (answer) => answer.payload)

/** One page of orders, newest first. The old page stays until the new one is there. */
export const useOrders = (page: number) =>
  useQuery({ ...ordersQuery(useI18n().language.id, page), staleTime: 0, placeholderData: keepPreviousData })
