import { TRANSACTION_CAUSES, TRANSACTION_STATES, type Transaction } from '@green-room/contract/ledger'
import type { StatementAct } from './statement.ts'
import { pointsFrom } from './units.ts'

/** The chat that an act belongs to. */
export type ActChat = NonNullable<Transaction['chat']>

const causeOf = ({ kind, cause }: StatementAct): Transaction['cause'] =>
  kind === 'reversal' && cause === 'message' ? 'returned' : (TRANSACTION_CAUSES.find((known) => known === cause) ?? 'adjustment')

export const presentTransaction = (act: StatementAct, card: string | null, chat: ActChat | null = null): Transaction => ({
  id: act.number,
  created_at: act.createdAt.toISOString(),
  cause: causeOf(act),
  state: TRANSACTION_STATES.find((state) => state === act.state) ?? 'booked',
  amount: pointsFrom(act.units),
  reason: act.reason ?? '',
  card,
  chat,
})
