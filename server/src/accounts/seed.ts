import type { Trx } from '#server/platform/database.ts'
import { emailKey } from './email-key.ts'
import { hashPassword } from './passwords.ts'
import { findByEmail, insertPerson } from './store.ts'

/** The account that a fresh lounge prints. It exists only where sandbox parts may. */
export const DEMO = { email: 'demo@greenroom.example', password: 'Lounge2026' }

/** Answers the member's id where the account was made just now. */
export async function seedDemoMember(trx: Trx): Promise<string | null> {
  const key = emailKey(DEMO.email)
  if (await findByEmail(trx, key)) return null
  const id = await insertPerson(trx, {
    kind: 'person',
    name: 'Noor',
    surname: 'de Wit',
    email: DEMO.email,
    email_key: key,
    password_hash: await hashPassword(DEMO.password),
    verified_at: new Date(),
    avatar_color: 'purple-lightblue',
    phone: '+31612345678',
    phone_country_code: '31',
    phone_national_number: '612345678',
    country: 'nl',
  })
  return id ?? null
}
