// What a change of address asks of the tables, beside what every account does.
import type { Trx } from '#server/platform/database/database.ts'
import { NOBODY } from '../personal.ts'
import type { Purpose } from './link-store.ts'
import { lockByEmail, updateMember } from '../store.ts'

export const lockById = (trx: Trx, id: string) =>
  trx.selectFrom('member').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
/** One that may have been used already. */
export const findLinkRow = (trx: Trx, purpose: Purpose, hash: Buffer) =>
  trx.selectFrom('link').select(['member_id', 'address']).where('token_hash', '=', hash).where('purpose', '=', purpose).executeTakeFirst()
export const forgetDevices = (trx: Trx, memberId: string) => trx.deleteFrom('known_device').where('member_id', '=', memberId).execute()

/** Frees an address that somebody signed up with and never confirmed. False where its holder has confirmed it. Links before members (docs/house.md). */
export async function freeAddress(trx: Trx, emailKey: string, now: Date): Promise<boolean> {
  const holders = trx.selectFrom('member').select('id').where('email_key', '=', emailKey).where('verified_at', 'is', null)
  await trx.deleteFrom('link').where('member_id', 'in', holders).execute()
  const holder = await lockByEmail(trx, emailKey)
  if (holder?.verified_at) return false
  if (holder) await updateMember(trx, holder.id, { ...NOBODY, deleted_at: now })
  return true
}
