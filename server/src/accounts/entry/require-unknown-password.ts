import { readSettings } from '#server/content/settings.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { formProblem } from '#server/platform/problem.ts'
import { isKnownPassword } from './passwords.ts'

/** A password that anybody would try first is no password: well-known ones, the product's name, the own address. */
export async function requireUnknownPassword(db: Db | Trx, password: string, email: string | null): Promise<void> {
  const { product_name } = await readSettings(db)
  if (isKnownPassword(password, [product_name, email ?? '', email?.split('@')[0] ?? '']))
    throw formProblem({ password: 'form.password-known' })
}
