// The end of an account (docs/product/members.md): one transaction, so there is no half-deleted member. What lies outside of the database follows by jobs.
import { erasePerson, holdPerson, listOwnDevices, lockPerson } from '#server/accounts/personal.ts'
import type { Sessions } from '#server/accounts/sessions/sessions.ts'
import { eraseChannel } from '#server/channel/personal.ts'
import { eraseCosts } from '#server/characters/cost/personal.ts'
import { eraseMemories } from '#server/characters/memory/personal.ts'
import { balanceOf } from '#server/ledger/balance.ts'
import { eraseAgreements } from '#server/content/personal.ts'
import { closeBooks } from '#server/ledger/personal.ts'
import { pointsFrom, unitsFrom } from '#server/ledger/units.ts'
import { endChats, eraseTalks } from '#server/messages/personal.ts'
import { eraseBuyer, holdBuyer } from '#server/payments/personal.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { erasePush } from '#server/push/personal.ts'
import { eraseReports } from '#server/reports/personal.ts'
import { eraseAcceptances } from '#server/rooms/personal.ts'
import { eraseChats } from '#server/topics/personal.ts'
import { deleteExports } from './store.ts'

/** `shownPoints` is what the member saw that they would lose: more than that is not taken from them. */
export async function deleteAccount(
  lounge: LoungeInside,
  trx: Trx,
  sessions: Sessions,
  memberId: string,
  shownPoints: number,
): Promise<void> {
  await holdBuyer(trx, memberId)
  const person = await lockPerson(trx, memberId)
  if (!person) throw problem('session.required')
  await endChats(lounge, trx, memberId)
  await holdPerson(trx, memberId)
  const { available } = await balanceOf(trx, memberId)
  if (available > unitsFrom(shownPoints)) throw problem('deletion.changed', { payload: { points: pointsFrom(available) } })
  await closeBooks(trx, memberId)
  await eraseBuyer(lounge, trx, memberId)

  const devices = await listOwnDevices(trx, memberId)
  for (const { storage_key } of await deleteExports(trx, memberId)) await lounge.jobs.enqueue(trx, 'personal-data.remove', { storage_key })
  await eraseReports(trx, memberId)
  await erasePush(trx, memberId)
  await eraseMemories(trx, memberId)
  await eraseCosts(trx, memberId)
  await eraseTalks(lounge, trx, memberId)
  await eraseChats(trx, memberId)
  await eraseAcceptances(trx, memberId)
  await eraseAgreements(trx, memberId)
  await eraseChannel(trx, memberId)
  await erasePerson(lounge, trx, sessions, person, devices)
  const { email: to, name, language } = person
  await lounge.jobs.enqueue(trx, 'personal-data.farewell', { to, name, language })
}
