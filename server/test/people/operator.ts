// An operator at their desk: signs in with the codes of their own authenticator, over the same HTTP as the browser.
import { DESK_DOORS, type DeskDoorName } from '@green-room/contract/wire/backoffice-doors'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { generateSync, createGuardrails } from 'otplib'
import { DEMO_OPERATOR } from '#server/accounts/operators.ts'
import { sealSecret } from '#server/backoffice/entry/totp.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import type { TestLounge } from '../lounge.ts'
import type { Answer } from './visitor.ts'

export type Desk = {
  id: string
  cookie: string | undefined
  call(door: DeskDoorName, input?: Record<string, unknown>, options?: { key?: string; headers?: Record<string, string> }): Promise<Answer>
}
export const codeOf = (secret: string, at = Date.now()): string =>
  generateSync({ secret, epoch: Math.floor(at / 1000), guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }) })

/** A browser at /admin, with whatever cookies it has. */
export function deskVisitor(origin: string, id = ''): Desk {
  const cookies = new Map<string, string>()
  const desk: Desk = {
    id,
    get cookie() {
      return cookies.get('desk')
    },
    set cookie(value) {
      if (value === undefined) cookies.delete('desk')
      else cookies.set('desk', value)
    },
    async call(door, input = {}, { key, headers } = {}) {
      const [method = 'GET', path = ''] = DESK_DOORS[door].split(' ')
      const rest = { ...input }
      const filled = path.replace(/:(\w+)/g, (_, name: string) => {
        const value = rest[name]
        if (name !== 'door') delete rest[name]
        return encodeURIComponent(String(value))
      })
      const url = `${origin}/api${filled}${method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''}`
      const response = await fetch(url, {
        method,
        redirect: 'manual',
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          ...(key ? { 'idempotency-key': key } : {}),
          ...headers,
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(rest) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await response.text()
      return {
        code: response.status,
        body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
        headers: response.headers,
      }
    },
  }
  return desk
}

let operators = 0
/** Somebody who runs the lounge, signed in with their factor just now, without the minute that it takes. */
export async function operator(lounge: TestLounge, ...roles: Role[]): Promise<Desk> {
  const { owner } = lounge.database
  const { id } = await owner
    .insertInto('member')
    .values({
      kind: 'person',
      role: 'operator',
      name: `Desk ${++operators}`,
      email: `desk-${operators}@example.com`,
      email_key: `desk-${operators}@example.com`,
      verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const role of roles) await owner.insertInto('operator_role').values({ member_id: id, role }).execute()
  const sealed = sealSecret(lounge.lounge.secrets, id, DEMO_OPERATOR.secret)
  await owner.insertInto('operator_factor').values({ member_id: id, kind: 'totp', sealed, confirmed_at: new Date() }).execute()
  const desk = deskVisitor(lounge.origin, id)
  desk.cookie = await session(lounge, id, new Date())
  return desk
}

/** A session's cookie; `factorAt` null: before the second factor. */
export async function session(lounge: TestLounge, memberId: string, factorAt: Date | null): Promise<string> {
  const token = newToken()
  const now = new Date()
  const row = {
    member_id: memberId,
    token_hash: hashToken(token),
    ip: '127.0.0.1',
    factor_at: factorAt,
    expires_at: new Date(now.getTime() + 3_600_000),
  }
  await lounge.database.owner.insertInto('desk_session').values(row).execute()
  return token
}
