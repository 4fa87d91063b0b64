// Who speaks to the push services (VAPID, RFC 8292): a key pair of this lounge's own, derived like its other secrets.
import { createECDH } from 'node:crypto'
import type { Secrets } from '#server/platform/secrets.ts'

export type VapidKeys = { publicKey: string; privateKey: string }
const made = new WeakMap<Secrets, VapidKeys[]>()

/** The pair that browsers subscribe to; after it, while the secret is exchanged, the one that some have subscribed to before. */
export function vapidKeys(secrets: Secrets): VapidKeys[] {
  const known = made.get(secrets)
  if (known) return known
  const pairs = secrets.keys('push').map((key) => {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(key.export())
    return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
  })
  made.set(secrets, pairs)
  return pairs
}
