// Who speaks to the push services (VAPID, RFC 8292): a key pair of this lounge's own, derived like its other secrets.
import { createECDH } from 'node:crypto'
import type { Secrets } from '#server/platform/secrets.ts'

export type VapidKeys = { publicKey: string; privateKey: string }
const made = new WeakMap<Secrets, VapidKeys>()

export function vapidKeys(secrets: Secrets): VapidKeys {
  const known = made.get(secrets)
  if (known) return known
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secrets.key('push').export())
  const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
  made.set(secrets, keys)
  return keys
}
