// What every answer of a lounge on the web carries, whatever was asked and however it ended: pages, calls, files, refusals, failures, and bytes that
// are no request at all.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openTestLounge, type TestLounge } from '../lounge.ts'
import { OPERATIONS } from '../operations.ts'
import { MUTE, openPages, type Pages } from '../pages.ts'
import { createVisitor } from '../people/visitor.ts'

const HOST = { host: 'lounge.example' }
const HIDDEN = 'zephyrquill of the inside'
let lounge: TestLounge
let pages: Pages
let broken: Awaited<ReturnType<typeof buildApp>>
let brokenOrigin: string
beforeAll(async () => {
  lounge = await openTestLounge({ env: { PUBLIC_URL: 'https://lounge.example' }, replies: false })
  pages = await openPages(lounge)
  broken = await buildApp(lounge.open, {
    wakeReplies: () => undefined,
    engine: MUTE,
    moderator: null,
    costs: null,
    unready: async () => null,
  })
  broken.get('/api/broken', async () => {
    throw new Error(HIDDEN, { cause: new Error('SELECT secret FROM member') })
  })
  brokenOrigin = await broken.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await broken?.close()
  await pages?.close()
  await lounge?.close()
})

const PLACES = [
  '/',
  '/rooms',
  '/no-such-page',
  '/account',
  '/offline.html',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/api/settings',
  '/api/ip-country',
  '/api/user/profile',
  '/api/no-such-door',
  '/api/static-pages/%zz',
  '/api/messages/index',
  '/api/openapi.json',
  '/api/docs/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/sandbox/mailbox',
  '/sandbox/gateway',
  '/assets/none.js',
]
const asset = async (): Promise<string> => /src="(\/assets\/[\w.-]+)"/.exec((await pages.get('/', HOST)).body)![1]!

describe('every answer', () => {
  test.each([...PLACES, 'a script', 'a picture'])('keeps browsers to https, to its type and out of frames: %s', async (place) => {
    const path = place === 'a script' ? await asset() : place === 'a picture' ? '/art/record-room.svg' : place
    const { headers } = await pages.get(path, HOST)
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
    })
    expect(String(headers['content-security-policy'])).toMatch(/default-src 'none'/)
    expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors 'none'/)
  })

  test.each(PLACES)('says what it is, with its character set where it is text: %s', async (path) => {
    const { headers, body } = await pages.get(path, HOST)
    if (body === '') return
    const type = String(headers['content-type'])
    expect(type).toMatch(/^[a-z]+\/[\w.+-]+(; ?[\w=.-]+)*$/)
    if (/^text\/|javascript|xml/.test(type)) expect(type).toMatch(/charset=utf-8/i)
    expect(body.startsWith('<')).toBe(/html|xml|svg/.test(type))
    if (/json/.test(type)) expect(() => JSON.parse(body) as unknown).not.toThrow()
  })

  test.each(PLACES)('lets no other origin read it, whoever asks: %s', async (path) => {
    for (const method of ['GET', 'OPTIONS'])
      for (const origin of ['https://elsewhere.example', 'null', 'https://lounge.example']) {
        const { headers } = await pages.get(path, { ...HOST, origin, 'access-control-request-method': 'POST' }, method)
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
  })

  test.each(PLACES)('says nothing of what made it: %s', async (path) => {
    const { headers, body } = await pages.get(path, HOST)
    expect([headers.server, headers['x-powered-by'], headers.via]).toEqual([undefined, undefined, undefined])
    if (!path.startsWith('/api/docs')) expect(body).not.toMatch(/fastify|node_modules|PostgreSQL \d/i)
  })

  test('is sent nowhere else: no call is answered with the way to another address', async () => {
    for (const { method, path } of OPERATIONS.filter(({ name }) => name !== 'openEvents')) {
      const { status, headers } = await pages.get(`/api${path.replace(/\{\w+\}/g, '1')}`, HOST, method)
      expect([path, status >= 300 && status < 400, headers.location]).toEqual([path, false, undefined])
    }
  })

  test('to bytes that are no request carries the same, and ends the connection', async () => {
    const { port } = new URL(lounge.origin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('GET / HTTP/9.9 zephyr\r\n\r\n')
    let text = ''
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    await once(socket, 'close')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    for (const header of [
      'strict-transport-security: max-age=31536000; includeSubDomains',
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'connection: close',
    ])
      expect(text).toContain(header)
    expect(text).not.toContain('zephyr')
  })

  test('to an address beyond all bounds comes to whoever is still sending', async () => {
    const socket = connect(Number(new URL(lounge.origin).port), '127.0.0.1')
    const sent = async (text: string): Promise<void> => {
      socket.write(text)
      for (let i = 0; i < 3; i++) await pages.get('/livez', HOST)
    }
    await sent(`POST /?q=${'x'.repeat(60_000)}`)
    for (let i = 0; i < 3; i++) await sent('x'.repeat(10_000))
    let text = ''
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    socket.end()
    await once(socket, 'close')
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('what a member reads', () => {
  test('is kept by no cache: every answer of the API about somebody says so', async () => {
    const member = await lounge.member()
    const doors = OPERATIONS.filter(({ method, access, name }) => method === 'GET' && access !== 'all' && name !== 'openEvents')
    expect(doors.length).toBeGreaterThan(15)
    for (const { name } of doors) {
      const { headers } = await member.call(name, { topic_id: '1', order_id: '1', receipt_id: '1', export_id: '1', attachment_id: '1' })
      expect([name, headers.get('cache-control')]).toEqual([name, expect.stringContaining('no-store')])
    }
  })
})

describe('what is not served', () => {
  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server/src/main.ts',
    '/data/secret',
    '/.svn/entries',
    '/..%2f.git/config',
  ])('source, settings and their history: %s', async (path) => {
    const { status, body } = await pages.get(path, HOST)
    expect([400, 404]).toContain(status)
    expect(body).not.toMatch(/\[core\]|ref: refs|DATABASE_URL|"workspaces"|^import /m)
  })

  test.each(['/assets/', '/assets', '/art/', '/icons/', '/api/', '/sandbox/'])('a list of what lies in a folder: %s', async (path) => {
    const { status, body } = await pages.get(path, HOST)
    expect([400, 404]).toContain(status)
    expect(body).not.toMatch(/Index of|href="[\w-]+\.(js|svg|css)"/)
  })

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'DEBUG'])('a method that nobody needs: %s', async (method) => {
    const socket = connect(Number(new URL(lounge.origin).port), '127.0.0.1')
    socket.end(`${method} /api/settings HTTP/1.1\r\nHost: lounge.example\r\nCookie: session=zephyrquill\r\nConnection: close\r\n\r\n`)
    let text = ''
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    await once(socket, 'close')
    expect(text).not.toMatch(/^HTTP\/1\.1 2/)
    expect(text).not.toContain('zephyrquill')
  })
})

describe('a fault of ours', () => {
  test('is answered without a word of it', async () => {
    const response = await fetch(`${brokenOrigin}/api/broken`, { headers: HOST })
    expect(response.status).toBe(500)
    const answer = (await response.json()) as Record<string, unknown>
    expect([answer['status'], answer['code'], answer['payload']]).toEqual(['ERROR', 'server.failed', null])
    expect(JSON.stringify(answer)).not.toMatch(/zephyrquill|SELECT|\.ts|\bat /)
    expect(await createVisitor(brokenOrigin).call('listRooms', {}, { headers: HOST })).toMatchObject({ code: 200 })
  })
})
