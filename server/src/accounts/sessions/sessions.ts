// Opening, renewing and ending sessions. A new id at sign-in, verification and password change; the old row dies in the same transaction.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { afterCommit } from '#server/platform/transact.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import { writeXsrfCookie, type CookieJar } from './cookies.ts'
import {
  deleteSession,
  deleteSessions,
  findDevice,
  findKnownDevice,
  insertDevice,
  insertSession,
  isConfirmedFor,
  isNewDevice,
} from '../store.ts'
import { makeXsrfToken } from './xsrf.ts'

const DAY_MS = 86_400_000
export const WEB_IDLE_MS = 14 * DAY_MS
export const WEB_MAX_MS = 30 * DAY_MS
export const API_IDLE_MS = 30 * DAY_MS
export const API_MAX_MS = 90 * DAY_MS

/** How long a session lives on from now, given when it began. */
export function expiryOf(kind: 'web' | 'api', createdAt: Date, now: Date): Date {
  const [idle, max] = kind === 'web' ? [WEB_IDLE_MS, WEB_MAX_MS] : [API_IDLE_MS, API_MAX_MS]
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + max))
}

export type Sessions = {
  /** Signs the browser in and answers the bearer token bound to this session. What the browser came with is ended. */
  open(trx: Trx, memberId: string, request: FastifyRequest, reply: FastifyReply): Promise<string>
  /** A token that stands alone, for a program. */
  openApi(trx: Trx, memberId: string, name: string, ip: string): Promise<string>
  /** Ends sessions of a member, all or all but one, and tells their streams. */
  end(trx: Trx, memberId: string, which: { only?: string; except?: string }): Promise<number>
  /** The browser's device, and its cookie where it had none. */
  device(trx: Trx, request: FastifyRequest, reply: FastifyReply): Promise<string>
  /** Notes where somebody signs in, and tells them by mail where that is new. Answers the device. */
  remember(trx: Trx, memberId: string, request: FastifyRequest, reply: FastifyReply): Promise<string>
  /** The browser's device where it has signed in to this account before. */
  knownDevice(request: FastifyRequest, emailKey: string): Promise<string | undefined>
  /** Whether the address that the browser has signed up with is confirmed by now. */
  hasConfirmed(request: FastifyRequest, emailKey: string): Promise<boolean>
  forget(reply: FastifyReply): void
  /** The cookie pair that a form needs before anybody is signed in. */
  prepare(request: FastifyRequest, reply: FastifyReply): void
}

export function createSessions(lounge: Lounge, jar: CookieJar): Sessions {
  const isHttps = lounge.publicUrl.startsWith('https:')
  const xsrfKey = lounge.secrets.key('xsrf')

  async function end(trx: Trx, memberId: string, which: { only?: string; except?: string }): Promise<number> {
    const ended = await deleteSessions(trx, memberId, which)
    afterCommit(trx, () => {
      for (const id of ended) lounge.live.publish(`session:${id}`, { name: 'session.ended', data: {} })
    })
    return ended.length
  }

  /** The browser's session before this one: its streams come again with the new cookie, whoever signed in. */
  async function replace(trx: Trx, hash: Buffer): Promise<void> {
    const replaced = await deleteSession(trx, hash)
    if (replaced) afterCommit(trx, () => lounge.live.publish(`session:${replaced.id}`, { name: 'session.renewed', data: {} }))
  }

  async function device(trx: Trx, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const cookie = jar.read(request, 'device')
    const known = cookie && (await findDevice(trx, hashToken(cookie)))
    if (known) return known
    const fresh = newToken()
    jar.write(reply, 'device', fresh)
    return insertDevice(trx, hashToken(fresh))
  }

  async function remember(trx: Trx, memberId: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const deviceId = await device(trx, request, reply)
    const name = browserName(request.headers['user-agent'])
    if (await isNewDevice(trx, memberId, deviceId))
      await lounge.jobs.enqueue(trx, 'accounts.mail', { member: memberId, template: 'new-device', device: name })
    return deviceId
  }

  return {
    end,
    device,
    remember,
    async knownDevice(request, emailKey) {
      const cookie = jar.read(request, 'device')
      return cookie === undefined ? undefined : findKnownDevice(lounge.db, emailKey, hashToken(cookie))
    },
    async hasConfirmed(request, emailKey) {
      const cookie = jar.read(request, 'device')
      return cookie !== undefined && (await isConfirmedFor(lounge.db, emailKey, hashToken(cookie)))
    },
    async open(trx, memberId, request, reply) {
      const now = lounge.clock.now()
      const [cookie, token] = [newToken(), `web_${newToken()}`]
      const before = jar.read(request, 'session')
      if (before) await replace(trx, hashToken(before))
      const deviceId = await remember(trx, memberId, request, reply)
      await insertSession(trx, {
        member_id: memberId,
        kind: 'web',
        token_hash: hashToken(cookie),
        web_token_hash: hashToken(token),
        device_id: deviceId,
        name: browserName(request.headers['user-agent']),
        ip: request.ip,
        expires_at: expiryOf('web', now, now),
      })
      jar.write(reply, 'session', cookie)
      jar.clear(reply, 'presession')
      writeXsrfCookie(reply, makeXsrfToken(xsrfKey, cookie), isHttps)
      return token
    },
    async openApi(trx, memberId, name, ip) {
      const now = lounge.clock.now()
      const token = `api_${newToken()}`
      const deviceId = await insertDevice(trx, hashToken(newToken()))
      await insertSession(trx, {
        member_id: memberId,
        kind: 'api',
        token_hash: hashToken(token),
        web_token_hash: null,
        device_id: deviceId,
        name,
        ip,
        expires_at: expiryOf('api', now, now),
      })
      await lounge.jobs.enqueue(trx, 'accounts.mail', { member: memberId, template: 'new-token', device: name })
      return token
    },
    forget(reply) {
      jar.clear(reply, 'session')
      void reply.clearCookie('XSRF-TOKEN', { path: '/' })
    },
    prepare(request, reply) {
      let owner = jar.read(request, 'session') ?? jar.read(request, 'presession')
      if (!owner) jar.write(reply, 'presession', (owner = newToken()))
      writeXsrfCookie(reply, makeXsrfToken(xsrfKey, owner), isHttps)
    },
  }
}

/** 'Firefox on Linux', for the list of sessions. */
function browserName(agent = ''): string {
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chrome'
        : /Safari\//.test(agent)
          ? 'Safari'
          : 'Browser'
  const system = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'].find((name) => agent.includes(name))
  return system ? `${browser} on ${system.replace('Mac OS', 'Mac')}` : browser
}
