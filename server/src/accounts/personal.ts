// What the accounts slice gives out of a member's data, and what it erases.
import { AVATAR_COLOR_DEFAULT } from '@green-room/contract/art/avatars'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { jsonPortion, type Portion } from '#server/platform/portion.ts'
import { rememberAddress } from './members/departed.ts'
import type { Sessions } from './sessions/sessions.ts'
import { findMember, listSessionRows, updateMember } from './store.ts'

export const accountPortions = (db: Db, memberId: string): Portion[] => [
  jsonPortion('profile.json', () => readPerson(db, memberId)),
  jsonPortion('sessions.json', async () =>
    (await listSessionRows(db, memberId)).map(({ kind, name, ip, device_id, created_at, last_used_at, expires_at }) => ({
      kind,
      name,
      ip,
      device: device_id,
      created_at,
      last_used_at,
      expires_at,
    })),
  ),
  jsonPortion('devices.json', () => listDevices(db, memberId)),
]

async function readPerson(db: Db, memberId: string) {
  const member = await findMember(db, memberId)
  if (!member) return null
  const inner = {
    password_hash: undefined,
    email_key: undefined,
    mailbox_key: undefined,
    signed_up_device_id: undefined,
    kind: undefined,
    deleted_at: undefined,
  }
  return { ...member, ...inner, has_password: member.password_hash !== null }
}

/** Devices that the member signed up or in from, or sat down in a chat with. */
const devicesOf = (memberId: string) => sql`
  SELECT device_id FROM session WHERE member_id = ${memberId} UNION SELECT device_id FROM topic WHERE person_id = ${memberId}
  UNION SELECT device_id FROM known_device WHERE member_id = ${memberId}
  UNION SELECT signed_up_device_id FROM member WHERE id = ${memberId} AND signed_up_device_id IS NOT NULL`
const listDevices = async (db: Db, memberId: string) =>
  (await sql`SELECT id, created_at AS first_seen_at FROM device WHERE id IN (${devicesOf(memberId)}) ORDER BY id`.execute(db)).rows

export type Person = { id: string; name: string; email: string; emailKey: string; language: string }

/**
 * The first locks of a deletion: links and sessions before the member, as whoever uses one takes them. From here on no chat is entered and no
 * status bought; undefined where the member has left already.
 */
export async function lockPerson(trx: Trx, memberId: string): Promise<Person | undefined> {
  await trx.selectFrom('link').select('id').where('member_id', '=', memberId).orderBy('id').forUpdate().execute()
  await trx.selectFrom('session').select('id').where('member_id', '=', memberId).orderBy('id').forUpdate().execute()
  const row = await trx.selectFrom('member').selectAll().where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst()
  if (!row || row.deleted_at || row.email === null || row.email_key === null) return undefined
  const { id, name, email, email_key: emailKey, language_code: language } = row
  return { id, name, email, emailKey, language }
}

/** Waits for whatever is being written about the member right now; from here on nothing more is (0014-your-data.sql). */
export const holdPerson = (trx: Trx, memberId: string) =>
  trx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst()

/** Devices of the member that nobody else uses. Ask before the sessions and chats go. */
export const listOwnDevices = async (trx: Trx, memberId: string): Promise<string[]> =>
  (
    await sql<{ device_id: string }>`SELECT device_id FROM (${devicesOf(memberId)}) own
      WHERE NOT EXISTS (SELECT 1 FROM session s WHERE s.device_id = own.device_id AND s.member_id <> ${memberId})
        AND NOT EXISTS (SELECT 1 FROM known_device k WHERE k.device_id = own.device_id AND k.member_id <> ${memberId})
        AND NOT EXISTS (SELECT 1 FROM member m WHERE m.signed_up_device_id = own.device_id AND m.id <> ${memberId})
        AND NOT EXISTS (SELECT 1 FROM topic t WHERE t.device_id = own.device_id AND t.person_id <> ${memberId})`.execute(trx)
  ).rows.map((row) => row.device_id)

/** A number is all that stays. Every session ends at once, wherever it is; the address may sign up anew. */
export async function erasePerson(lounge: LoungeInside, trx: Trx, sessions: Sessions, person: Person, devices: string[]): Promise<void> {
  const { id, emailKey } = person
  await rememberAddress(lounge, trx, emailKey)
  await sessions.end(trx, id, {})
  await trx.deleteFrom('link').where('member_id', '=', id).execute()
  await trx.deleteFrom('known_device').where('member_id', '=', id).execute()
  // One that somebody signs in from right now stays: it is theirs.
  await sql`DELETE FROM device WHERE id IN (SELECT id FROM device WHERE id = ANY(${devices}::bigint[]) FOR UPDATE SKIP LOCKED)`.execute(trx)
  // Answers that are kept for repetitions; but for that of the deletion itself, which says nothing.
  await trx.deleteFrom('idempotency').where('actor', '=', id).where('route', '<>', 'deleteAccount').execute()
  await updateMember(trx, id, { ...NOBODY, deleted_at: lounge.clock.now() })
  const forget = (who: string): void =>
    void lounge.throttle.forgetAll(who).catch((error: unknown) => lounge.log.warn({ err: error }, 'rate limits: not forgotten'))
  afterCommit(trx, () => [emailKey, id].forEach(forget))
}
/** What stays of a person whose account is gone. */
export const NOBODY = {
  name: '',
  surname: '',
  email: null,
  email_key: null,
  mailbox_key: null,
  signed_up_device_id: null,
  wish: null,
  phone: '',
  phone_country_code: '',
  phone_national_number: '',
  password_hash: null,
  role: 'member',
  avatar_color: AVATAR_COLOR_DEFAULT,
  image_url: null,
  country: null,
  city: '',
  address: '',
  post_code: '',
  language_code: 'en',
  channel_expires_at: null,
  mail_refused_at: null,
}
