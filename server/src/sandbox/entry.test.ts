// Sandbox parts in production: each opens by a word of its own, and their pages with a token.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { DEMO } from '#server/accounts/seed.ts'
import { hashPassword } from '#server/accounts/entry/passwords.ts'
import { sandboxToken } from '#server/open-gateway.ts'
import { seed } from '#server/seed.ts'

const TOKEN = 'harbour-lights-at-nine'
const PAGES = ['/sandbox/mailbox', '/sandbox/mailbox.json', '/sandbox/gateway', '/sandbox/gateway/', '/sandbox/%6dailbox']
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://lounge.example', ALLOW_SANDBOX: '1', ALLOW_SANDBOX_MAILBOX: '1' }
const open = (env: Record<string, string>, database?: TestLounge['database']): Promise<TestLounge> =>
  openTestLounge({ replies: false, stocked: false, realGateway: 'as configured', env, ...(database ? { database } : {}) })

let lounge: TestLounge
beforeAll(async () => void (lounge = await open({ ...PRODUCTION, SANDBOX_TOKEN: TOKEN, RATE_LIMIT_SCALE: '1' })))
afterAll(() => lounge.close())

const look = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(lounge.origin + path, { headers, redirect: 'manual' })
const enter = (token: string, to = '/sandbox/mailbox', { origin } = lounge): Promise<Response> =>
  fetch(`${origin}/sandbox/entry`, { method: 'POST', body: new URLSearchParams({ token, to }), redirect: 'manual' })

test('the pages ask for the token in a form, and show nothing without it', async () => {
  await lounge.open.mailbox!.deliver({ to: 'ada@example.com', subject: 'Secret canary', text: 'canary', html: '' })
  for (const path of PAGES)
    for (const headers of [{}, { cookie: 'sandbox_entry=x' }, { cookie: `sandbox_entry=${TOKEN}` }, { authorization: 'Bearer x' }]) {
      const answer = await look(path, headers as Record<string, string>)
      expect([path, answer.status]).toEqual([path, 401])
      const text = await answer.text()
      expect(text).toContain('<form method="post" action="/sandbox/entry">')
      expect(text).not.toMatch(/canary|4242/)
    }
})

test('a token in the address is not looked at', async () => {
  expect((await look(`/sandbox/mailbox?token=${TOKEN}`)).status).toBe(401)
})

test('whoever types it goes on with a cookie that is not the token; programs send it as a bearer token', async () => {
  const entered = await enter(TOKEN)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/sandbox/mailbox'])
  const [cookie = ''] = entered.headers.getSetCookie()
  expect(cookie).toMatch(/^sandbox_entry=[\w-]{43}; Path=\/sandbox; HttpOnly; SameSite=Strict; Secure$/)
  expect(cookie).not.toContain(TOKEN)
  for (const path of PAGES) expect((await look(path, { cookie: cookie.split(';')[0]! })).status).toBe(200)
  expect((await look('/sandbox/mailbox.json', { authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  expect((await enter(TOKEN, 'https://evil.example/')).headers.get('location')).toBe('/sandbox/gateway/')
})

test('what is reached with a token or a key of its own needs no other', async () => {
  const { apiKey } = lounge.open.gateway!.sandbox!
  expect((await look('/sandbox/gateway/v1/payments?since=2026-01-01T00:00:00Z', { authorization: `Bearer ${apiKey}` })).status).toBe(200)
  expect((await look('/sandbox/gateway/style.css')).status).toBe(200)
  expect((await look('/sandbox/gateway/pay/nobody')).status).toBe(404)
})

test('guesses are few', async () => {
  const codes: number[] = []
  for (let guess = 0; guess < 12; guess++) codes.push((await enter('not-this-one')).status)
  expect(new Set(codes.slice(0, 7))).toEqual(new Set([401]))
  expect(codes.at(-1)).toBe(429)
})

test('one that nobody set is made, and stays the same; outside production there is none', async () => {
  const made = await open(PRODUCTION, lounge.database)
  const again = await open(PRODUCTION, lounge.database)
  const trying = await open({ NODE_ENV: 'development' }, lounge.database)
  try {
    const token = sandboxToken(made.lounge)!
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(sandboxToken(again.lounge)).toBe(token)
    expect((await enter(token, '/sandbox/mailbox', made)).status).toBe(303)
    expect(sandboxToken(trying.lounge)).toBe(null)
    for (const path of PAGES) expect((await fetch(trying.origin + path)).status).toBe(200)
  } finally {
    for (const one of [made, again, trying]) await one.close()
  }
})

test('ALLOW_SANDBOX alone opens the gateway and no mailbox', async () => {
  const { ALLOW_SANDBOX_MAILBOX: _, ...gatewayOnly } = PRODUCTION
  const selling = await open({ ...gatewayOnly, SMTP_URL: 'smtp://127.0.0.1:9', SANDBOX_TOKEN: TOKEN }, lounge.database)
  try {
    const status = async (path: string) => (await fetch(selling.origin + path, { headers: { authorization: `Bearer ${TOKEN}` } })).status
    expect([await status('/sandbox/gateway'), await status('/sandbox/mailbox'), await status('/sandbox/mailbox.json')]).toEqual([
      200, 404, 404,
    ])
    expect((await selling.visitor().call('readSettings')).body.payload.sandbox_mailbox).toBe(false)
  } finally {
    await selling.close()
  }
})

test('a demo account that was made before opens to nobody in production, keeps a password of its own, and comes back where it may', async () => {
  const { database } = lounge
  const enterAs = async (password: string): Promise<number> => {
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    return (await visitor.call('login', { email: DEMO.email, password })).code
  }
  const start = (demo: boolean): Promise<void> => seed(database.url, { demo })
  await start(true)
  expect(await enterAs(DEMO.password)).toBe(200)
  await start(false)
  expect(await enterAs(DEMO.password)).toBe(422)
  await start(true)
  expect(await enterAs(DEMO.password)).toBe(200)
  const own = { password_hash: await hashPassword('Chosen42xy') }
  await database.owner.updateTable('member').set(own).where('email', '=', DEMO.email).execute()
  await start(false)
  expect(await enterAs('Chosen42xy')).toBe(200)
})
