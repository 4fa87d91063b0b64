import { useQuery } from '@tanstack/react-query'
import { doorQuery } from '#web/platform/wire/query.ts'
import { useSession } from '#web/platform/kept/use-session.ts'

const orderStatusQuery = (orderId: string) =>
  doorQuery(['order-status', orderId], 'readOrderStatus', { order_id: orderId }, (answer) => answer.order)

/** How an order stands now; asked once for every visit of a page, by members alone. */
export function useOrderStatus(orderId: string | null) {
  const { isAuthenticated } = useSession()
  return useQuery({ ...orderStatusQuery(orderId ?? ''), enabled: isAuthenticated && orderId !== null, staleTime: 0, gcTime: 0 })
}
