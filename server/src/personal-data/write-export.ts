import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { portionsOf } from './portions.ts'
import { endExport, findOrdered } from './store.ts'
import { zip } from './zip.ts'

const DAY_MS = 86_400_000
export const EXPORT_DAYS = 7
/** With the pauses between them about ten minutes: then the member is told, and may order anew. */
const ATTEMPTS_MAX = 8

/**
 * The job. It may die at any point and run again: its file has one place, and a file that nobody waits for any more (the account was deleted
 * meanwhile) is taken away.
 */
export async function writeExport(lounge: Lounge, id: string, key: string, attempt: number): Promise<void> {
  const { storage, clock } = lounge
  const ordered = await findOrdered(lounge.db, id)
  if (!ordered) return
  try {
    const bytes = await storage.writeStream(key, zip(portionsOf(lounge, ordered.member_id, ordered.language_code)), 'application/zip')
    const isWanted = await transact(lounge.db, async (trx) => {
      const ready_at = clock.now()
      const expires_at = new Date(ready_at.getTime() + EXPORT_DAYS * DAY_MS)
      if (!(await endExport(trx, id, { state: 'ready', bytes, ready_at, expires_at }))) return false
      const link = `${lounge.publicUrl}/account?tab=personal`
      await lounge.jobs.enqueue(trx, 'accounts.mail', { member: ordered.member_id, template: 'export-ready', days: EXPORT_DAYS, link })
      return true
    })
    if (!isWanted) await storage.remove(key)
  } catch (error) {
    if (attempt < ATTEMPTS_MAX) throw error
    lounge.log.error({ err: error, export: id }, 'an export was given up')
    await storage.remove(key)
    await transact(lounge.db, (trx) => endExport(trx, id, { state: 'failed', expires_at: new Date(clock.now().getTime() + DAY_MS) }))
  }
}
