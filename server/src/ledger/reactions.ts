import { unhurried } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { report } from './alarm.ts'
import { seal } from './seal.ts'
import { verify, verifyRecent } from './verify.ts'

const SEAL_EVERY_S = 600
const LOOK_EVERY_S = 60
const LOOK_WHOLE_EVERY_S = 3_600

/** The verifier and the seals by the clock (money.md §2, §13). */
export function ledgerReactions(lounge: Lounge): void {
  const { db, jobs, log } = lounge
  // One name for both looks: what the look of a minute finds, the next whole look confirms or takes back.
  jobs.every('ledger.verify', LOOK_EVERY_S, async () => report(lounge, 'ledger', await verifyRecent(db), { isWhole: false }))
  jobs.every('ledger.verify-whole', LOOK_WHOLE_EVERY_S, async () =>
    report(lounge, 'ledger', await unhurried(db, verify), { isWhole: true }),
  )
  // The digest goes into the log: who rewrites the books and their seals can't rewrite what has left the house.
  jobs.every('ledger.seal', SEAL_EVERY_S, async () => log.info({ digest: await seal(db) }, 'ledger: sealed'))
}
