// Sessions made to measure: whoever has a row in `member` can call, without the minutes that signing in each time would take.
import type { Db } from '#server/platform/database/database.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const HOUR_MS = 3_600_000

async function insertDevice(db: Db): Promise<string> {
  return (
    await db
      .insertInto('device')
      .values({ token_hash: hashToken(newToken()) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

/** A browser of this member: session cookie, its web token and its XSRF token. `deviceId` says where it sits. */
export async function webCaller(origin: string, db: Db, memberId: string, deviceId?: string): Promise<Visitor & { sessionId: string }> {
  const [cookie, token] = [newToken(), `web_${newToken()}`]
  const row = {
    member_id: memberId,
    kind: 'web',
    token_hash: hashToken(cookie),
    web_token_hash: hashToken(token),
    device_id: deviceId ?? (await insertDevice(db)),
    name: 'Browser',
    ip: '127.0.0.1',
    expires_at: new Date(Date.now() + HOUR_MS),
  }
  const { id } = await db.insertInto('session').values(row).returning('id').executeTakeFirstOrThrow()
  const visitor = createVisitor(origin)
  visitor.cookies.set('session', cookie)
  await visitor.call('csrfCookie')
  visitor.setToken(token)
  return Object.assign(visitor, { sessionId: id })
}

/** A program of this member, with an API token that stands alone. */
export async function apiCaller(origin: string, db: Db, memberId: string): Promise<Visitor> {
  const token = `api_${newToken()}`
  const row = {
    member_id: memberId,
    kind: 'api',
    token_hash: hashToken(token),
    web_token_hash: null,
    device_id: await insertDevice(db),
    name: 'Program',
    ip: '127.0.0.1',
    expires_at: new Date(Date.now() + HOUR_MS),
  }
  await db.insertInto('session').values(row).execute()
  const visitor = createVisitor(origin)
  visitor.setToken(token)
  return visitor
}

/** Somebody without an account, with the cookies that every page has. */
export async function guestCaller(origin: string): Promise<Visitor> {
  const visitor = createVisitor(origin)
  await visitor.call('csrfCookie')
  return visitor
}
