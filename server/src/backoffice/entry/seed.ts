import { SANDBOX_OPERATOR, seedSandboxOperator, shutSandboxOperator } from '#server/accounts/operators.ts'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { transact } from '#server/platform/transact.ts'
import { deleteDeskSessions, deleteFactors, replaceRoles, rolesOf } from './operator-rights.ts'
import { findTotp, putTotp, takeStep } from './store.ts'
import { openSecret, sealSecret } from './totp.ts'

/** Never in production, whatever else of the sandbox runs there. */
export const hasSandboxOperator = ({ mode, sandbox }: Config): boolean => sandbox && mode !== 'production'

/** The operator that `npm start` prints; where they may not be, their secret opens nothing any more. */
export async function seedOperator(db: Db, secrets: Secrets, config: Config): Promise<void> {
  await transact(db, async (trx) => {
    if (!hasSandboxOperator(config)) {
      const known = await shutSandboxOperator(trx)
      const factor = known && (await findTotp(trx, known))
      if (!known || !factor || openSecret(secrets, known, factor.sealed) !== SANDBOX_OPERATOR.secret) return
      await deleteFactors(trx, known)
      await deleteDeskSessions(trx, known)
      return
    }
    const id = await seedSandboxOperator(trx)
    if ((await rolesOf(trx, id)).length === 0) await replaceRoles(trx, id, ['owner'], null)
    const factor = await findTotp(trx, id)
    if (factor && openSecret(secrets, id, factor.sealed) !== null) return
    await deleteFactors(trx, id)
    await putTotp(trx, id, sealSecret(secrets, id, SANDBOX_OPERATOR.secret))
    await takeStep(trx, (await findTotp(trx, id))!.id, 1)
  })
}
