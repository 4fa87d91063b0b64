import { forgetOldAddresses, forgetOldDevices } from '#server/accounts/members/departed.ts'
import { writeMail } from '#server/content/write-mail.ts'
import { NoMailbox } from '#server/platform/running/mail-days.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { deleteExpired } from './store.ts'
import { writeExport } from './write-export.ts'

const SWEEP_EVERY_S = 3_600
/** The last mail carries the address itself. After these tries it is dropped: the address must not stay among the jobs. */
const FAREWELLS_MAX = 10

export function personalDataReactions(lounge: Lounge): void {
  const { db, jobs, storage } = lounge
  jobs.on('personal-data.export', ({ export: id, storage_key: key }, { attempt }) => writeExport(lounge, String(id), String(key), attempt))
  jobs.on('personal-data.remove', ({ storage_key: key }) => storage.remove(String(key)))
  jobs.on('personal-data.farewell', async ({ to, name, language }, { attempt }) => {
    const letter = await writeMail(lounge, 'account-deleted', String(language), { name: String(name) })
    const fault = await lounge.mailer.send({ to: String(to), ...letter }).then(
      () => null,
      (error: unknown) => (error instanceof NoMailbox ? 'no mailbox' : 'not sent'),
    )
    // Without the mailer's own words: they may name the address, in a job's row and in the log.
    if (fault === 'not sent' && attempt < FAREWELLS_MAX) throw new Error('the last mail could not be sent')
    if (fault) lounge.log.error('the last mail to somebody who has left was given up')
  })
  jobs.every('personal-data.sweep', SWEEP_EVERY_S, async () => {
    await forgetOldAddresses(db)
    await forgetOldDevices(db)
    await transact(db, async (trx) => {
      for (const { storage_key } of await deleteExpired(trx)) await jobs.enqueue(trx, 'personal-data.remove', { storage_key })
    })
  })
}
