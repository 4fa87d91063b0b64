// Keys that no setting names: made once, kept in the database, derived per purpose (security.md §11).
import { createHash, createHmac, createSecretKey, hash, hkdfSync, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Db } from './database.ts'

export type Secrets = { key(purpose: string): KeyObject }

/** Reads the root key, or makes it; of several processes that start at once, one makes it and all read it. */
export async function loadSecrets(db: Db, appSecret: string | undefined): Promise<Secrets> {
  const root = appSecret ? createHash('sha256').update(appSecret).digest() : await storedRoot(db)
  const derived = new Map<string, KeyObject>()
  return {
    key(purpose) {
      let key = derived.get(purpose)
      if (!key) derived.set(purpose, (key = createSecretKey(Buffer.from(hkdfSync('sha256', root, 'green-room', purpose, 32)))))
      return key
    },
  }
}

async function storedRoot(db: Db): Promise<Buffer> {
  await db
    .insertInto('secret')
    .values({ name: 'root', value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('secret').select('value').where('name', '=', 'root').executeTakeFirstOrThrow()).value
}

/** 256 random bits for cookies, links and tokens. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** What is stored of a token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
export const sign = (key: KeyObject, text: string): string => createHmac('sha256', key).update(text).digest('base64url')
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
