// Getting into the back office: password, second factor, sessions of their own; and nothing there for anybody else.
import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '#server/accounts/operators.ts'
import { webCaller } from '../../../test/people/callers.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { codeOf, deskVisitor, operator, session } from '../../../test/people/operator.ts'

let lounge: TestLounge
beforeAll(async () => void (lounge = await openTestLounge({ replies: false })))
afterAll(() => lounge?.close())
const { email, password, secret } = DEMO_OPERATOR
const code = () => codeOf(secret)
const forgetSteps = () => lounge.database.owner.updateTable('operator_factor').set({ last_step: '0' }).execute()

describe('the operator of the sandbox', () => {
  test('signs in with password and code, and is told who they are', async () => {
    const desk = deskVisitor(lounge.origin)
    const { code: status, body } = await desk.call('operatorSignIn', { email, password, code: code() })
    expect([status, body.payload.step]).toEqual([200, 'in'])
    const me = (await desk.call('readOperator')).body.payload
    expect(me).toMatchObject({ email, roles: ['owner'], has_factor: true, is_live: false })
  })
  test('is asked for a code after the password, and nothing opens before it', async () => {
    const desk = deskVisitor(lounge.origin)
    expect((await desk.call('operatorSignIn', { email, password })).body.payload.step).toBe('code')
    expect(desk.cookie).toBeUndefined()
    expect((await desk.call('readOperator')).code).toBe(404)
  })
  test('opens nothing twice with one code', async () => {
    await forgetSteps()
    const used = code()
    expect((await deskVisitor(lounge.origin).call('operatorSignIn', { email, password, code: used })).code).toBe(200)
    const again = await deskVisitor(lounge.origin).call('operatorSignIn', { email, password, code: used })
    expect([again.code, again.body.code]).toEqual([422, 'operator.code-invalid'])
  })
  test('opens one of twenty that come at once with one code', async () => {
    await forgetSteps()
    const used = code()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => deskVisitor(lounge.origin).call('operatorSignIn', { email, password, code: used })),
    )
    expect(all.filter((answer) => answer.code === 200)).toHaveLength(1)
  })
  test('gets no further with a wrong password, whatever the code, and neither does a member', async () => {
    await forgetSteps()
    const wrong = await deskVisitor(lounge.origin).call('operatorSignIn', { email, password: 'Backoffice2027', code: code() })
    expect(wrong.body.code).toBe('login.invalid')
    const ada = await lounge.member()
    const member = await deskVisitor(lounge.origin).call('operatorSignIn', { email: ada.email, password: ada.password, code: code() })
    expect(member.body.code).toBe('login.invalid')
  })
  test('is nobody at the door where members sign in', async () => {
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    expect((await visitor.call('login', { email, password })).body.code).toBe('login.invalid')
  })
  test('is refused where another page sends the form', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await deskVisitor(lounge.origin).call('operatorSignIn', { email, password }, { headers })).body.code).toBe('origin.foreign')
  })
})

describe('an invitation', () => {
  test('leads by its link to a password, a factor and ten recovery codes; each of them opens once', async () => {
    const ada = await operator(lounge, 'owner')
    const wish = await ada.call('inviteOperator', { email: 'ines@example.com', roles: ['finance'], reason: 'joins in December' })
    expect([wish.code, wish.body.payload.approval]).toEqual([200, null])
    const [link] = await waitFor(async () => (await lounge.mailTo('ines@example.com'))[0]?.links)
    const token = new URL(link!).hash.slice(1)
    const ines = deskVisitor(lounge.origin)
    const accepted = await ines.call('acceptInvite', { token, name: 'Ines', password: 'Ledger44xy' })
    expect(accepted.body.payload.step).toBe('set-up')
    expect((await deskVisitor(lounge.origin).call('acceptInvite', { token, name: 'Eve', password: 'Ledger44xy' })).body.code).toBe(
      'invite.invalid',
    )
    expect((await ines.call('listMembers')).code, 'nothing opens before the factor').toBe(404)

    const { secret: own, uri } = (await ines.call('startFactor')).body.payload
    expect(uri).toContain('otpauth://totp/')
    expect((await ines.call('confirmFactor', { code: '000000' })).body.code).toBe('operator.code-invalid')
    const { recovery_codes: codes } = (await ines.call('confirmFactor', { code: codeOf(own) })).body.payload
    expect(new Set(codes).size).toBe(10)
    expect(own, 'of 160 bits').toMatch(/^[A-Z2-7]{32}$/)
    for (const one of codes) expect(one, 'of 79 bits').toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    const kept = await sql<{ row: string }>`
      SELECT encode(convert_to(f::text, 'UTF8'), 'escape') || encode(sealed, 'escape') AS row FROM operator_factor f`.execute(
      lounge.database.owner,
    )
    expect(kept.rows.length).toBeGreaterThan(10)
    const text = kept.rows.map(({ row }) => row).join()
    for (const one of [own, ...codes, ...codes.map((dashed: string) => dashed.replaceAll('-', ''))]) expect(text).not.toContain(one)
    expect((await ines.call('listMembers')).code).toBe(200)
    expect((await ines.call('startFactor')).body.code, 'a factor is not replaced by whoever has the session').toBe('operator.factor-again')

    const byRecovery = (used: string) =>
      deskVisitor(lounge.origin).call('operatorSignIn', { email: 'ines@example.com', password: 'Ledger44xy', code: used })
    expect((await byRecovery(codes[0])).body.payload.step).toBe('in')
    expect((await byRecovery(codes[0])).body.code).toBe('operator.code-invalid')
    expect((await ines.call('readOperator')).body.payload.recovery_codes_left).toBe(9)
  })
  test('on the command line lets in again who has lost password, phone and codes; what they had opens nothing more', async () => {
    const owner = await operator(lounge, 'owner')
    const { email: address } = (await owner.call('readOperator')).body.payload
    const said = execFileSync(process.execPath, ['server/src/operator.ts', 'invite', address, '--roles', 'owner'], {
      env: { ...process.env, DATABASE_URL: lounge.database.url, DATABASE_OWNER_URL: lounge.database.ownerUrl },
      stdio: 'pipe',
    }).toString()
    expect((await owner.call('readOperator')).code).toBe(404)
    const token = new URL(/^http\S+$/m.exec(said)![0]).hash.slice(1)
    const { body } = await deskVisitor(lounge.origin).call('acceptInvite', { token, name: 'Ada', password: 'Ledger45xy' })
    expect(body.payload.step).toBe('set-up')
  })
  test('to somebody who works here brings them back in and changes no role: neither the last owner’s nor one’s own', async () => {
    const [ada, eve] = [await operator(lounge, 'owner'), await operator(lounge, 'finance')]
    const addressOf = async (desk: typeof ada) => (await desk.call('readOperator')).body.payload.email as string
    const ask = (address: string, roles: string[]) => ada.call('inviteOperator', { email: address, roles, reason: 'moves' })
    expect((await ask(await addressOf(ada), ['support'])).body.code).toBe('operator.self')
    expect((await ask(await addressOf(eve), ['moderator', 'content'])).code).toBe(200)
    expect((await eve.call('readOperator')).body.payload.roles).toEqual(['finance'])
    expect((await ada.call('readOperator')).body.payload.roles).toEqual(['owner'])
  })
  test('is refused for the address of a member', async () => {
    const [ada, member] = [await operator(lounge, 'owner'), await lounge.member()]
    const { body } = await ada.call('inviteOperator', { email: member.email, roles: ['support'], reason: 'joins' })
    expect(body.code).toBe('operator.address-taken')
  })
})

describe('a session', () => {
  test('ends an hour after the last call, and twelve hours after it began', async () => {
    const desk = await operator(lounge, 'support')
    const set = (row: Record<string, Date>) =>
      lounge.database.owner.updateTable('desk_session').set(row).where('member_id', '=', desk.id).execute()
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await set({ created_at: ago(11.5), last_used_at: ago(0.5) })
    const { expires_at } = (await desk.call('readOperator')).body.payload
    expect(new Date(expires_at).getTime() - Date.now()).toBeLessThan(31 * 60_000)
    await set({ expires_at: ago(0.01) })
    expect((await desk.call('readOperator')).code).toBe(404)
  })
  test('ends with a changed password and with the last role', async () => {
    const [first, second] = [await operator(lounge, 'support'), await operator(lounge, 'support')]
    await lounge.database.db.updateTable('member').set({ password_hash: 'x' }).where('id', '=', first.id).execute()
    expect((await first.call('readOperator')).code).toBe(404)
    await lounge.database.owner.deleteFrom('operator_role').where('member_id', '=', second.id).execute()
    expect((await second.call('readOperator')).code).toBe(404)
  })
  test('without its factor opens nothing but the set-up', async () => {
    const desk = await operator(lounge, 'owner')
    desk.cookie = await session(lounge, desk.id, null)
    expect((await desk.call('readOperator')).code).toBe(200)
    expect((await desk.call('listAudit')).code).toBe(404)
  })
  test('of a member, or an API token, is none', async () => {
    const ada = await lounge.member()
    const web = await webCaller(lounge.origin, lounge.database.owner, ada.id)
    const answer = await fetch(`${lounge.origin}/api/admin/me`, { headers: web.headers() })
    expect(answer.status).toBe(404)
  })
  test('asks for a code again before what is grave', async () => {
    const desk = await operator(lounge, 'owner')
    desk.cookie = await session(lounge, desk.id, new Date(Date.now() - 6 * 60_000))
    const wanted = { email: 'late@example.com', roles: ['support'], reason: 'joins' }
    expect((await desk.call('inviteOperator', wanted)).body.code).toBe('operator.factor-again')
    expect((await desk.call('showFactorAgain', { code: code() })).code).toBe(200)
    expect((await desk.call('inviteOperator', wanted)).code).toBe(200)
  })
})

test('five wrong codes, and the sixth waits, a right one too', async () => {
  const strict = await openTestLounge({ replies: false, env: { RATE_LIMIT_SCALE: '1' } })
  try {
    const tries = []
    for (let n = 0; n < 6; n++) {
      const sent = n < 5 ? '000000' : codeOf(secret)
      tries.push((await deskVisitor(strict.origin).call('operatorSignIn', { email, password, code: sent })).body.code)
    }
    expect(tries).toEqual([...Array<string>(5).fill('operator.code-invalid'), 'rate.limited'])
  } finally {
    await strict.close()
  }
})

test('from another network than those of ADMIN_NETWORKS there is no back office', async () => {
  const far = await openTestLounge({ replies: false, env: { ADMIN_NETWORKS: '203.0.113.0/24, 2001:db8::/32' } })
  try {
    const answer = await deskVisitor(far.origin).call('operatorSignIn', { email, password, code: code() })
    expect([answer.code, answer.body.code]).toEqual([404, 'route.not-found'])
  } finally {
    await far.close()
  }
})

test('with a host of its own the back office is there and nowhere else, and nothing else is there', async () => {
  const env = { PUBLIC_URL: 'http://lounge.example', ADMIN_URL: 'http://desk.example' }
  const own = await openTestLounge({ replies: false, env })
  try {
    const at = async (host: string, url: string) => (await own.app.inject({ url, headers: { host } })).statusCode
    expect(await at('desk.example', '/api/admin/me')).toBe(404)
    expect(await at('desk.example', '/api/rooms/index')).toBe(404)
    expect(await at('lounge.example', '/api/rooms/index')).toBe(200)
    expect((await own.app.inject({ url: '/api/admin/me', headers: { host: 'lounge.example' } })).json).toThrow('is not valid JSON')
    expect((await own.app.inject({ url: '/', headers: { host: 'desk.example' } })).headers['location']).toBe('/admin')
  } finally {
    await own.close()
  }
})

test('in production nobody knows the operator of the sandbox', async () => {
  const { hasDemoOperator, seedOperator } = await import('./seed.ts')
  const { config, db, secrets } = lounge.lounge
  expect(hasDemoOperator({ ...config, mode: 'production' })).toBe(false)
  await seedOperator(db, secrets, { ...config, mode: 'production' })
  const answer = await deskVisitor(lounge.origin).call('operatorSignIn', { email, password, code: code() })
  expect(answer.body.code).toBe('login.invalid')
  await seedOperator(db, secrets, config)
})
