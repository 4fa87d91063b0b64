// Every verifier of the house, by the name under which its findings are kept.
import { verifyChannel } from './channel/verify.ts'
import { verify, type Violation } from './ledger/verify.ts'
import { verifyMessages } from './messages/verify.ts'
import { verifyPayments } from './payments/reconciliation/verify.ts'
import { find } from './ledger/alarm.ts'
import type { Db } from './platform/database/database.ts'
import { transact, unhurried } from './platform/transact.ts'

const LOOKS = { ledger: verify, payments: verifyPayments, messages: verifyMessages, channel: verifyChannel }

/** What stands now, and how much of it no operator knew; that is kept with the books. */
export async function verifyAll(db: Db): Promise<{ standing: Violation[]; unknown: number }> {
  const standing: Violation[] = []
  let unknown = 0
  for (const [name, verifyOne] of Object.entries(LOOKS)) {
    const violations = await unhurried(db, verifyOne)
    unknown += await transact(db, (trx) => find(trx, name, violations))
    standing.push(...violations)
  }
  return { standing, unknown }
}

export const told = ({ rule, what, detail }: Violation): string => `${rule}: ${what} ${detail}`.trim()
