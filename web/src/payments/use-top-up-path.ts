import { topUpFor } from '@green-room/contract/money/top-up'
import { useCallback } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useSettings } from '#web/content/use-settings.ts'
import type { Problem } from '#web/platform/problem.ts'

/** What somebody was short of: points, or what the server said of it with its 402. */
export type Shortage = number | Problem | null

/** The way to a top-up of exactly what is missing, and from a chat back to it. */
export function useTopUpPath(): (shortage?: Shortage) => string {
  const { pathname } = useLocation()
  const { points_convertion_rate: rate, min_top_up_amount: least } = useSettings()
  // The next top-up repays it first.
  const owed = useProfile().data?.owed ?? 0
  return useCallback(
    (shortage = null) => {
      const query = new URLSearchParams({ tab: 'balance' })
      const euro = typeof shortage === 'number' ? euroFor(shortage + (shortage > 0 ? owed : 0), rate, least) : amountIn(shortage)
      if (euro > 0) query.set('need', euro.toFixed(2))
      if (matchPath('/topics/:topicId/chat', pathname)) query.set('back', pathname)
      return `/account?${query}`
    },
    [pathname, rate, least, owed],
  )
}

const euroFor = (missing: number, rate: number, least: number): number =>
  missing > 0
    ? Number(
        topUpFor(BigInt(Math.round(missing * 100)), BigInt(Math.max(1, Math.round(rate * 100))), BigInt(Math.round(least * 100))).cents,
      ) / 100
    : 0

function amountIn(problem: Problem | null): number {
  const topUp = problem?.payload['top_up'] as { amount?: number } | undefined
  return topUp?.amount ?? 0
}
