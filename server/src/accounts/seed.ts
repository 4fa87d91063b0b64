import type { Trx } from '#server/platform/database/database.ts'
import { emailKey } from './members/email-key.ts'
import { hashPassword, isPassword } from './entry/passwords.ts'
import { deleteSessions, findByEmail, insertPerson, updateMember } from './store.ts'

/** The account that a fresh lounge prints. It exists only where sandbox parts may. */
export const DEMO = { email: 'demo@greenroom.example', password: 'Lounge2026' }

/** Answers the member's id where the account was made just now. */
export async function seedDemoMember(trx: Trx): Promise<string | null> {
  const key = emailKey(DEMO.email)
  const found = await findByEmail(trx, key)
  if (found?.password_hash === null) await updateMember(trx, found.id, { password_hash: await hashPassword(DEMO.password) })
  if (found) return null
  const id = await insertPerson(trx, {
    kind: 'person',
    name: 'Noor',
    surname: 'de Wit',
    email: DEMO.email,
    email_key: key,
    password_hash: await hashPassword(DEMO.password),
    verified_at: new Date(),
    phone: '+31612345678',
    phone_country_code: '31',
    phone_national_number: '612345678',
    country: 'nl',
  })
  return id ?? null
}

/** Where it may not exist, what everybody can read opens nothing: one that was made before loses its password, unless somebody gave it another. */
export async function shutDemoMember(trx: Trx): Promise<void> {
  const found = await findByEmail(trx, emailKey(DEMO.email))
  if (!found?.password_hash || !(await isPassword(DEMO.password, found.password_hash, { isFirst: true }))) return
  await updateMember(trx, found.id, { password_hash: null })
  await deleteSessions(trx, found.id, {})
}
