import type { Db } from '#server/platform/database/database.ts'
import { countryOf } from './ip-country.ts'
import { findMember, listSessionRows } from '../store.ts'

/** A member's country: of the profile, else of the address they last came from; null where nothing tells. */
export async function countryOfMember(db: Db, memberId: string): Promise<string | null> {
  const member = await findMember(db, memberId)
  if (member?.country) return member.country
  const [session] = await listSessionRows(db, memberId)
  return session ? countryOf(session.ip) : null
}
