import { transact, unhurried } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { report } from './alarm.ts'
import { BOOKS, lookAtNight, NIGHT_EVERY_S } from './night.ts'
import { seal, stillSealed } from './seal.ts'
import { mailFindings, mailSeal } from './tell-operator.ts'
import { verifyNew, verifyRecent } from './verify.ts'

const SEAL_EVERY_S = 600
const LOOK_EVERY_S = 60
const MAIL_EVERY_S = 86_400

/** The verifier and the seals by the clock. */
export function ledgerReactions(lounge: Lounge): void {
  const { db, jobs, log } = lounge
  // Kept in this process's memory, where somebody who rewrites seals in the database can't change it.
  let remembered: string | null = null

  // One name for all looks: what those of the day find, the night's confirms or takes back.
  jobs.every('ledger.verify', LOOK_EVERY_S, async () => report(lounge, 'ledger', await verifyRecent(db), { isWhole: false }))
  jobs.every('ledger.verify-new', SEAL_EVERY_S, async () => report(lounge, 'ledger', await unhurried(db, verifyNew), { isWhole: false }))
  jobs.every('ledger.verify-night', NIGHT_EVERY_S, async () => void (await lookAtNight(lounge, BOOKS)))
  jobs.every('ledger.seal', SEAL_EVERY_S, async () => void (await sealBooks()))
  jobs.every('ledger.mail-seal', MAIL_EVERY_S, async () => {
    if (lounge.config.operatorEmail) await transact(db, (trx) => jobs.enqueue(trx, 'ledger.mail-seal', {}))
  })
  // The digest is read when the mail is sent: the job's own text could have been changed in the database.
  jobs.on('ledger.mail-seal', async () => {
    const sealed = await sealBooks()
    if (sealed) await mailSeal(lounge, sealed)
  })
  jobs.on('ledger.mail-findings', () => mailFindings(lounge))

  /** The digest is logged as well: log lines leave this machine, and can't be rewritten together with the books. */
  async function sealBooks(): Promise<string | null> {
    if (remembered !== null && !(await stillSealed(db, remembered)))
      await report(lounge, 'seals', [{ rule: 'V10 seals were rewritten', what: remembered, detail: '' }], { isWhole: false })
    const sealed = await seal(db)
    if (sealed === null) log.error({ event: 'books.not-sealed' }, 'ledger: not sealed')
    else log.info({ event: 'books.sealed', seal: sealed }, 'ledger: sealed')
    remembered = sealed ?? remembered
    return sealed
  }
}
