// The accounts of those who run the lounge: kept with the members', and never both in one.
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { emailKey } from './members/email-key.ts'
import { hashPassword, isPassword } from './entry/passwords.ts'
import { findByEmail, findMember, insertPerson, updateMember } from './store.ts'

/** Makes the account, or answers the one of an operator who was invited before. Throws `operator.address-taken` for a member's address. */
export async function ensureOperator(trx: Trx, email: string): Promise<string> {
  const key = emailKey(email)
  const found = await findByEmail(trx, key)
  if (found && found.role !== 'operator') throw problem('operator.address-taken')
  if (found) return found.id
  const id = await insertPerson(trx, {
    kind: 'person',
    role: 'operator',
    name: email.split('@')[0]!.slice(0, 60),
    email,
    email_key: key,
    verified_at: new Date(),
    avatar_color: 'purple-lightblue',
  })
  if (id === undefined) throw problem('operator.address-taken')
  return id
}

/** Who works here under an address already. */
export async function operatorAt(at: Db | Trx, email: string): Promise<string | null> {
  const found = await findByEmail(at, emailKey(email))
  return found?.role === 'operator' ? found.id : null
}

/** A changed password ends every session that the old one opened (trigger `desk`). */
export const setOperatorPassword = (trx: Trx, memberId: string, name: string, passwordHash: string) =>
  updateMember(trx, memberId, { name, password_hash: passwordHash })

/** The name stays for the log, the address may be invited anew. */
export const closeOperator = (trx: Trx, memberId: string) =>
  updateMember(trx, memberId, { email: null, email_key: null, password_hash: null, deleted_at: new Date() })

/** The operator that a fresh lounge prints, whose password and secret everybody can read: in the sandbox alone. */
export const DEMO_OPERATOR = { email: 'operator@greenroom.example', password: 'Backoffice2026', secret: 'JBSWY3DPEHPK3PXP' }

export async function seedDemoOperator(trx: Trx): Promise<string> {
  const id = await ensureOperator(trx, DEMO_OPERATOR.email)
  const found = await findByEmail(trx, emailKey(DEMO_OPERATOR.email))
  if (found?.password_hash === null) await setOperatorPassword(trx, id, 'Ada', await hashPassword(DEMO_OPERATOR.password))
  return id
}

/** Elsewhere what everybody can read opens nothing: answers whose password it still was, which is taken away. */
export async function shutDemoOperator(trx: Trx): Promise<string | null> {
  const found = await findByEmail(trx, emailKey(DEMO_OPERATOR.email))
  if (!found || found.role !== 'operator') return null
  const isKnown = found.password_hash !== null && (await isPassword(DEMO_OPERATOR.password, found.password_hash, { isFirst: true }))
  if (isKnown) await updateMember(trx, found.id, { password_hash: null })
  return found.id
}

export const emailOf = async (db: Db, memberId: string): Promise<string> => (await findMember(db, memberId))?.email ?? ''
