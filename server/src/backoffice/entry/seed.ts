import { sql } from 'kysely'
import { DEMO_OPERATOR, seedDemoOperator, shutDemoOperator } from '#server/accounts/operators.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { transact } from '#server/platform/transact.ts'
import { deleteDeskSessions, deleteFactors, replaceRoles, rolesOf } from './operator-rights.ts'
import { findTotp, putTotp, takeStep } from './store.ts'
import { openSecret, sealSecret } from './totp.ts'

const LOCK = 7_102

/** Never in production, even where it takes no money. */
export const hasDemoOperator = ({ mode, isLive }: Config): boolean => !isLive && mode !== 'production'

/** The operator that `npm start` prints; where they may not be, their secret opens nothing any more. */
export async function seedOperator(db: Db, secrets: Secrets, config: Config): Promise<void> {
  await transact(db, async (trx) => {
    // Processes that start at once on a new database would each make the account.
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx)
    if (!hasDemoOperator(config)) {
      const known = await shutDemoOperator(trx)
      const factor = known && (await findTotp(trx, known))
      if (!known || !factor || openSecret(secrets, known, factor.sealed) !== DEMO_OPERATOR.secret) return
      await deleteFactors(trx, known)
      await deleteDeskSessions(trx, known)
      return
    }
    const id = await seedDemoOperator(trx)
    if ((await rolesOf(trx, id)).length === 0) await replaceRoles(trx, id, ['owner'], null)
    const factor = await findTotp(trx, id)
    if (factor && openSecret(secrets, id, factor.sealed) !== null) return
    await deleteFactors(trx, id)
    await putTotp(trx, id, sealSecret(secrets, id, DEMO_OPERATOR.secret))
    await takeStep(trx, (await findTotp(trx, id))!.id, 1)
  })
}
