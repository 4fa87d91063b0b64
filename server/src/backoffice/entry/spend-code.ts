import { randomBytes } from 'node:crypto'
import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { ProblemError } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { findTotp, replaceRecoveryCodes, takeRecoveryCode, takeStep } from './store.ts'
import { openSecret, stepOf } from './totp.ts'

const RECOVERY_CODES = 10
/** No letter that reads as another one. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY = /^[a-z0-9]{16}$/

/**
 * Uses a code of the second factor up: six digits, or a recovery code. A try is counted before it is looked at, and given back where it was
 * right. Throws `operator.code-invalid`, `rate.limited`. `isFirst`: the secret still waits for its first code.
 */
export async function spendCode(lounge: Lounge, memberId: string, code: string, { isFirst = false } = {}): Promise<void> {
  await lounge.throttle.take('operator-codes', memberId)
  if (!(await isRight(lounge, memberId, code, isFirst)))
    throw new ProblemError('operator.code-invalid', { fields: { code: 'operator.code-invalid' } })
  await lounge.throttle.giveBack('operator-codes', memberId)
}

async function isRight(lounge: Lounge, memberId: string, code: string, isFirst: boolean): Promise<boolean> {
  const factor = await findTotp(lounge.db, memberId)
  if (!factor || (factor.confirmed_at === null) !== isFirst) return false
  if (!isFirst && RECOVERY.test(code)) return takeRecoveryCode(lounge.db, memberId, hashToken(code))
  const secret = openSecret(lounge.secrets, memberId, factor.sealed)
  const step = secret === null ? null : stepOf(secret, code, Number(factor.last_step), lounge.clock.now())
  return step !== null && takeStep(lounge.db, factor.id, step)
}

/** Answers them once; what stays is a hash of each. */
export async function makeRecoveryCodes(trx: Trx, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(64).filter((byte) => byte < SIGNS.length * 8))
      .slice(0, 16)
      .map((byte) => SIGNS[byte % SIGNS.length])
      .join(''),
  )
  await replaceRecoveryCodes(
    trx,
    memberId,
    codes.map((code) => hashToken(code)),
  )
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}
