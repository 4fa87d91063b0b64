import { TRANSACTION_CAUSES, TRANSACTION_STATES, type Transaction } from '@green-room/contract/ledger'
import type { StatementAct } from './statement.ts'
import { pointsFrom } from './units.ts'

export const presentTransaction = (act: StatementAct, card: string | null): Transaction => ({
  id: act.number,
  created_at: act.createdAt.toISOString(),
  cause: TRANSACTION_CAUSES.find((cause) => cause === act.cause) ?? 'adjustment',
  state: TRANSACTION_STATES.find((state) => state === act.state) ?? 'booked',
  amount: pointsFrom(act.units),
  reason: act.reason ?? '',
  card,
})
