import type { Problem } from '@green-room/contract/problems'
import { pointsFrom } from './units.ts'

// LG007: whose books aren't open yet has no points.
const BY_STATE: Record<string, Problem> = {
  LG004: 'ledger.account-closed',
  LG006: 'idempotency.key-reused',
  LG007: 'ledger.not-enough-points',
  LG009: 'ledger.spending-limit',
  LG013: 'ledger.on-break',
}

/** The expected failure behind an error of the books, by its SQLSTATE and constraint (0004-ledger.sql); undefined for what is a bug. */
export function toProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23514' && constraint === 'not_below_floor') return 'ledger.not-enough-points'
  return code === undefined ? undefined : BY_STATE[code]
}

/** The figures of a refusal for want of points, in points, as they stood under the lock. */
export type Shortfall = { price: number; balance: number; missing: number }

/** Undefined where the error is another one, or has no figures. */
export function shortfallOf(error: unknown): Shortfall | undefined {
  if (toProblem(error) !== 'ledger.not-enough-points') return undefined
  const { detail } = error as { detail?: unknown }
  const figures = typeof detail === 'string' ? /^\{"amount": (\d+), "balance": (\d+)\}$/.exec(detail) : null
  if (!figures) return undefined
  const [price, balance] = [BigInt(figures[1]!), BigInt(figures[2]!)]
  return { price: pointsFrom(price), balance: pointsFrom(balance), missing: pointsFrom(price - balance) }
}

/** Which of the member's own limits stands against it, in points (`spent` with the refused act), or until when their break is. */
export type Care = { span: 'day' | 'week'; limit: number; spent: number } | { until: string }

/** Undefined where the error is another one. */
export function careOf(error: unknown): Care | undefined {
  const code = toProblem(error)
  if (code !== 'ledger.spending-limit' && code !== 'ledger.on-break') return undefined
  const { detail } = error as { detail?: unknown }
  if (typeof detail !== 'string' || !detail.startsWith('{')) return undefined
  const said = JSON.parse(detail) as { span: 'day' | 'week'; limit: number; spent: number; until: string }
  if (code === 'ledger.on-break') return { until: new Date(said.until).toISOString() }
  return { span: said.span, limit: pointsFrom(BigInt(said.limit)), spent: pointsFrom(BigInt(said.spent)) }
}

/** The hold was already charged or released: whoever comes second gives up without an error. */
export const isAlreadyResolved = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'LG003'
