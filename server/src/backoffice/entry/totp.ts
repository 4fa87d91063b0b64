// Codes of an authenticator (RFC 6238: 30 s, six digits), and how their secret is kept.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createGuardrails, generateSecret, generateURI, verifySync } from 'otplib'
import type { Secrets } from '#server/platform/secrets.ts'

const TOLERANCE_S = 30
const [NONCE, TAG] = [12, 16]
/** Ours have 160 bits. The one of the demo operator, which everybody may read, has 80. */
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 })

export const newSecret = (): string => generateSecret({ length: 20 })
/** What the authenticator reads off the picture. */
export const secretUri = (secret: string, issuer: string, label: string): string => generateURI({ secret, issuer, label })

/** The step of a right code that is newer than the last one used; null for any other. */
export function stepOf(secret: string, token: string, lastStep: number, now: Date): number | null {
  if (!/^\d{6}$/.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const told = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_S, afterTimeStep: Math.max(0, lastStep), guardrails })
  return told.valid && 'timeStep' in told ? told.timeStep : null
}

/** AES-256-GCM: nonce, tag, text. Bound to its owner, so that no row serves in the place of another. */
export function sealSecret(secrets: Secrets, memberId: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', secrets.key('totp'), nonce).setAAD(Buffer.from(memberId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Null where the key that sealed it is gone. */
export function openSecret(secrets: Secrets, memberId: string, sealed: Buffer): string | null {
  for (const key of secrets.keys('totp')) {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    decipher.setAAD(Buffer.from(memberId)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
    } catch {
      // Another key's.
    }
  }
  return null
}
