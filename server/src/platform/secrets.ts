// Keys that no setting names: derived per purpose from one root, which is APP_SECRET's or lies in the database. While it is exchanged there are two.
import { createHash, createHmac, createSecretKey, hash, hkdfSync, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Db } from './database/database.ts'

export type Secrets = {
  /** What is made anew is made with this one. */
  key(purpose: string): KeyObject
  /** What was made before is known by any of these: the key itself, then that of the secret before (`APP_SECRET_OLD`). */
  keys(purpose: string): readonly [KeyObject, ...KeyObject[]]
}
/** In the place of the secret before: the one that the lounge made for itself. */
export const OF_THE_DATABASE = 'database'

export async function loadSecrets(db: Db, { appSecret, appSecretOld }: { appSecret?: string; appSecretOld?: string }): Promise<Secrets> {
  const rootOf = (secret: string | undefined): Promise<Buffer> | Buffer =>
    secret === undefined || secret === OF_THE_DATABASE ? storedRoot(db) : createHash('sha256').update(secret).digest()
  const root = await rootOf(appSecret)
  const before = appSecretOld === undefined ? [] : [await rootOf(appSecretOld)]
  const derived = new Map<string, readonly [KeyObject, ...KeyObject[]]>()
  const derive = (from: Buffer, purpose: string): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', from, 'green-room', purpose, 32)))
  const keys: Secrets['keys'] = (purpose) => {
    let made = derived.get(purpose)
    if (!made) derived.set(purpose, (made = [derive(root, purpose), ...before.map((old) => derive(old, purpose))]))
    return made
  }
  return { keys, key: (purpose) => keys(purpose)[0] }
}

/** Reads the root key, or makes it; of several processes that start at once, one makes it and all read it. */
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
