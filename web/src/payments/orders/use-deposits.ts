import { useQuery } from '@tanstack/react-query'
import { doorQuery } from '#web/platform/wire/query.ts'

const depositsQuery = () => doorQuery(['deposits'], 'listDeposits', {}, (answer) => answer.payload)

/** Paid top-ups, newest first. */
export const useDeposits = () => useQuery({ ...depositsQuery(), staleTime: 0 })
