// What is asked of a call before any door: under which name it comes, through whom, and what its address carries.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../lounge.ts'
import { createLog } from '../../src/platform/log/log.ts'

let lounge: TestLounge
let named: TestLounge
const lines: string[] = []
beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  lounge = await openTestLounge({ replies: false, stocked: false, log, env: { RATE_LIMIT_SCALE: '1' } })
  named = await openTestLounge({
    replies: false,
    stocked: false,
    log,
    database: lounge.database,
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://lounge.example', SECURITY_CONTACT: 'https://lounge.example/security' },
  })
})
afterAll(async () => {
  await named?.close()
  await lounge?.close()
})

type Answer = { status: number; type: string; text: string; headers: http.IncomingHttpHeaders }
async function ask({ app }: TestLounge, path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo
  const request = http.request({ host: '127.0.0.1', port, path, method, headers }).end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const text = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text, headers: response.headers }
}
const PROBES = ['/healthz', '/readyz', '/metrics']

describe('a name', () => {
  test.each(['localhost', 'LOCALHOST:80', 'lounge.localhost', '127.0.0.1:9', '127.1.2.3', '[::1]:3000', 'localhost.'])(
    'of loopback is answered, whatever the port: %s',
    async (host) => {
      for (const one of [lounge, named]) expect((await ask(one, '/api/languages', { host })).status).toBe(200)
    },
  )

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.7', '[fe80::1]', 'lounge.example'])(
    'of somebody else gets no answer but what to do about it, where no PUBLIC_URL says that it is ours: %s',
    async (host) => {
      for (const path of ['/api/languages', '/sandbox/mailbox.json', '/'])
        expect(await ask(lounge, path, { host })).toMatchObject({
          status: 421,
          type: 'text/plain; charset=utf-8',
          text: expect.stringMatching(/set PUBLIC_URL/),
        })
    },
  )

  test('is that of PUBLIC_URL, and no other than it', async () => {
    for (const host of ['lounge.example', 'Lounge.Example:8443']) expect((await ask(named, '/api/languages', { host })).status).toBe(200)
    for (const host of ['evil.example', 'www.lounge.example', 'lounge.example.evil.example', '10.0.0.7']) {
      const { status, text } = await ask(named, '/api/languages', { host })
      expect([status, text]).toEqual([421, expect.stringContaining('PUBLIC_URL')])
      expect(text).not.toContain('lounge.example')
    }
  })

  test('is nothing that a probe needs: it calls a process by its address', async () => {
    for (const one of [lounge, named])
      for (const path of PROBES) expect([path, (await ask(one, path, { host: '10.0.0.7:3000' })).status]).toEqual([path, 200])
  })
})

describe('an address', () => {
  test.each([
    'token',
    'access_token',
    'apiToken',
    'api-token',
    'password',
    'client_secret',
    'api_key',
    'Authorization',
    'token[]',
    'tok%65n',
  ])('with a %s in it is refused at every door, the live line too, in the language that was asked for', async (name) => {
    for (const path of ['/api/is-auth', '/api/events', '/api/rooms/index']) {
      const { status, text } = await ask(lounge, `${path}?${name}=abc&lang_id=de`)
      expect([status, JSON.parse(text)]).toEqual([
        400,
        expect.objectContaining({ code: 'token.in-query', message: expect.stringContaining('Adresse') }),
      ])
    }
  })

  test('takes no one-time token either, not even where the body would', async () => {
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    const headers = { ...visitor.headers(), 'content-type': 'application/json' }
    const answer = await ask(lounge, '/api/verify-email?token=abc', headers, 'POST', '{}')
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'token.in-query'])
    expect((await visitor.call('verifyEmail', { token: 'abc' })).body.code).toBe('link.invalid')
  })
})

describe('a page that a call comes from', () => {
  test('is ours by its scheme too', async () => {
    const from = async (one: TestLounge, origin: string) => {
      const visitor = one.visitor()
      await visitor.call('csrfCookie')
      const headers = { ...visitor.headers(), 'content-type': 'application/json', origin }
      return (await ask(one, '/api/verify-email', headers, 'POST', '{"token":"abc"}')).status
    }
    expect(await from(named, 'https://lounge.example')).toBe(422)
    for (const origin of ['http://lounge.example', 'https://lounge.example:8443', 'null', 'https://evil.example'])
      expect([origin, await from(named, origin)]).toEqual([origin, 403])
    expect(await from(lounge, lounge.origin)).toBe(422)
    expect(await from(lounge, lounge.origin.replace('http:', 'https:'))).toBe(403)
  })
})

describe('a proxy', () => {
  test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'that says so by %s gets no figures without their token, though it stands on this machine',
    async (name) => {
      expect((await ask(lounge, '/metrics')).status).toBe(200)
      expect((await ask(lounge, '/metrics', { [name]: '203.0.113.9' })).status).toBe(404)
    },
  )

  test('with the token gets them, and nobody without it', async () => {
    const token = 'figures-of-the-house'
    const guarded = await openTestLounge({ replies: false, stocked: false, database: lounge.database, env: { METRICS_TOKEN: token } })
    try {
      const headers = { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` }
      expect((await ask(guarded, '/metrics', headers)).status).toBe(200)
      expect((await ask(guarded, '/metrics')).status).toBe(404)
    } finally {
      await guarded.close()
    }
  })

  test('that TRUST_PROXY does not name is said once in the log, in production', async () => {
    const told = () => lines.filter((line) => line.includes('TRUST_PROXY'))
    await ask(named, '/api/languages', { 'x-forwarded-for': '203.0.113.9' })
    await ask(named, '/api/languages', { 'x-forwarded-for': '203.0.113.10' })
    await ask(lounge, '/api/languages', { 'x-forwarded-for': '203.0.113.9' })
    expect(told()).toHaveLength(1)
    expect(JSON.parse(told()[0]!)).toMatchObject({ level: 40 })
    expect(told()[0]).not.toContain('203.0.113')
  })
})

describe('security.txt', () => {
  test('names whom to tell, for how long that holds, and in which languages', async () => {
    const { status, type, text } = await ask(named, '/.well-known/security.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = Object.fromEntries(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/s)),
    )
    expect(fields).toMatchObject({
      Contact: 'https://lounge.example/security',
      'Preferred-Languages': expect.stringMatching(/^[a-z]{2}(, [a-z]{2})+$/),
      Canonical: 'https://lounge.example/.well-known/security.txt',
    })
    const days = (Date.parse(fields['Expires']) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  test('names the support address where nobody else is named, and is not there without one', async () => {
    const set = (value: string) =>
      lounge.database.owner
        .insertInto('setting')
        .values({ key: 'support_email', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute()
    const { forgetSettings } = await import('../../src/content/settings.ts')
    await set('help@lounge.example')
    forgetSettings(lounge.lounge.db)
    expect((await ask(lounge, '/.well-known/security.txt')).text).toContain('Contact: mailto:help@lounge.example\n')
    await set('')
    forgetSettings(lounge.lounge.db)
    expect((await ask(lounge, '/.well-known/security.txt')).status).toBe(404)
  })
})

describe('a report of a broken policy', () => {
  const send = (report: unknown, type = 'application/reports+json') =>
    ask(lounge, '/api/csp-reports', { 'content-type': type }, 'POST', typeof report === 'string' ? report : JSON.stringify(report))
  const counted = async (directive: string): Promise<number> => {
    const { text } = await ask(lounge, '/metrics')
    return Number(new RegExp(`^csp_reports_total\\{directive="${directive}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  }

  test('is counted and logged without what may be secret in it, in the form of today and of before', async () => {
    const before = await counted('script-src-elem')
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?canary-blocked',
      documentURL: 'https://lounge.example/reset-password?token=canary-token#canary-hash',
      sample: 'canary-sample',
    }
    expect((await send([{ type: 'csp-violation', age: 1, url: 'canary-url', body }])).status).toBe(204)
    const old = {
      'violated-directive': "script-src-elem 'self'",
      'blocked-uri': 'inline',
      'document-uri': 'https://lounge.example/?canary',
    }
    expect((await send({ 'csp-report': old }, 'application/csp-report')).status).toBe(204)
    expect(await counted('script-src-elem')).toBe(before + 2)
    const told = lines
      .filter((line) => line.includes('csp:'))
      .slice(-2)
      .map((line) => JSON.parse(line))
    expect(told).toMatchObject([
      { directive: 'script-src-elem', blocked: 'https://evil.example/x.js', page: 'https://lounge.example/reset-password' },
      { directive: 'script-src-elem', blocked: 'inline', page: 'https://lounge.example/' },
    ])
    expect(lines.join()).not.toContain('canary')
  })

  test('may say what it likes: a directive nobody knows is one of the others, and what is no report counts as nothing', async () => {
    const before = await counted('other')
    const made = (directive: string) => [{ body: { effectiveDirective: directive, blockedURL: 'x', documentURL: 'y' } }]
    for (const directive of ['made-up', 'script-src-made-up', 'script-src\nx']) expect((await send(made(directive))).status).toBe(204)
    expect((await send([{ hello: 1 }, 7, null])).status).toBe(204)
    expect(await counted('other')).toBe(before + 3)
    expect((await ask(lounge, '/metrics')).text).not.toContain('made-up')
  })

  test('is small, few, and nothing else', async () => {
    expect((await send('{"body":')).status).toBe(400)
    expect((await send(JSON.stringify([{ body: { blockedURL: 'x'.repeat(20_000) } }]))).status).toBe(413)
    expect((await send('x=1', 'text/plain')).status).toBe(415)
    const answers = await Promise.all(Array.from({ length: 70 }, () => send([])))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    const { text } = await ask(lounge, '/metrics')
    expect(text).toContain('csp_reports_total')
  })
})
