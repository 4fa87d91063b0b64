import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { pageRoutes } from '#server/pages/routes.ts'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'

let lounge: TestLounge
let app: FastifyInstance
let inner = 0
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  app = await buildApp(lounge.open, {
    wakeReplies: () => undefined,
    seesImages: false,
    unready: async () => null,
    pages: (fastify) => pageRoutes(fastify, lounge.lounge),
  })
  app.addHook('onRequest', async ({ url }) => void (url.startsWith('/api/') && inner++))
})
afterAll(async () => {
  await app.close()
  await lounge.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)![1]!) as {
    isSignedIn: boolean
    language: { code: string }
    messages: Record<string, string>
  }
const rootOf = (html: string): string => /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)![1]!
const languageId = async (code: string): Promise<string> =>
  (await get('/api/languages')).json<{ payload: { id: string; code: string }[] }>().payload.find((language) => language.code === code)!.id

describe('a public page', () => {
  test.each([
    ['/', 'Talk to characters who listen · Green Room', 'Somebody’s always up.'],
    ['/rooms', 'Enter Room · Green Room', 'The Back Bar'],
    ['/topics', 'All · Green Room', 'with '],
    ['/auth?form=signup', 'Sign Up · Green Room', 'Have an account?'],
    ['/terms', 'Terms&amp;Conditions · Green Room', '1. Who we are'],
  ])('%s comes drawn, with its title and its description', async (url, title, text) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<title>${title}</title>`)
    expect(body.split('</head>')[0]).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(rootOf(body)).toContain(text)
    expect(body).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/)
  })

  test('carries its style, no inline script, and names its own modules', async () => {
    const { body, headers } = await get('/rooms')
    expect(body).toMatch(/<style>@font-face/)
    expect(body).not.toContain('rel="stylesheet"')
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!)
    expect(scripts.every((attributes) => attributes.includes('src="/assets/') || attributes.includes('type="application/json"'))).toBe(true)
    expect(body).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/rooms-screen-[^"]+\.js">/)
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('of a room comes with its topics', async () => {
    const rooms = (await get('/api/rooms/index')).json<{ payload: { rooms: { id: string; title: string }[] } }>().payload.rooms
    const { statusCode, body } = await get(`/rooms/${rooms[0]!.id}/topics`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<title>${rooms[0]!.title} · Green Room</title>`)
    expect(rootOf(body)).toMatch(/href="\/topics\/\d+\/chat"/)
  })

  test('comes compressed where the browser takes it', async () => {
    const plain = await get('/rooms')
    for (const encoding of ['br', 'gzip']) {
      const packed = await get('/rooms', { 'accept-encoding': encoding })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    }
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['vary']).toContain('cookie')
  })

  test('stays within its budget: /rooms with ten posters is 14 KB at most', async () => {
    const { body } = await get('/rooms')
    expect(body.match(/viewBox="0 0 400 500"/g)).toHaveLength(10)
    const { brotliCompressSync } = await import('node:zlib')
    const withoutStyle = body.replace(/<style>.*?<\/style>/s, '')
    expect(brotliCompressSync(withoutStyle).length / 1024).toBeLessThanOrEqual(14)
  })
})

describe('a page that there is not', () => {
  test.each(['/no-such-page', '/products', '/static-page', '/rooms/999999/topics', '/a/b/c'])('%s is NotFound, with 404', async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<title>Oops! Page Not Found · Green Room</title>')
    expect(rootOf(body)).toContain('Go Back Home')
  })
  test.each(['/api/no-such-door', '/assets/none.js', '/art/none.svg', '/art/..%2f..%2fetc.svg'])(
    '%s answers as the API does',
    async (url) => {
      const { statusCode, headers } = await get(url)
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toContain('application/json')
    },
  )
  test('is none for anything but reading', async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/rooms', payload: {} })
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  })
})

describe('who asks', () => {
  test('a guest at a member’s page is led to the sign-in and back', async () => {
    const { statusCode, headers } = await get('/account?tab=balance')
    expect([statusCode, headers['location']]).toEqual([302, '/auth?form=signin&redirect=%2Faccount%3Ftab%3Dbalance'])
  })
  test.each([
    ['/rooms/all', '/topics'],
    ['/password-restore?token=a&email=b%40c.de', '/reset-password?token=a&email=b%40c.de'],
  ])('the old address %s leads on', async (from, to) => {
    expect((await get(from)).headers['location']).toBe(to)
  })

  test('a member’s page holds nothing of theirs and is kept nowhere, and a guest gets none of it afterwards', async () => {
    const member = await lounge.member('Canary')
    const cookie = `session=${member.cookies.get('session')}`
    for (const url of ['/rooms', '/account', '/']) {
      const { body, headers } = await get(url, { cookie })
      expect(headers['cache-control']).toBe('private, no-store')
      expect(bootOf(body).isSignedIn).toBe(true)
      expect(body).not.toContain('Canary')
      expect(body).not.toContain(member.email)
    }
    const guest = await get('/rooms')
    expect(bootOf(guest.body).isSignedIn).toBe(false)
    expect(guest.headers['cache-control']).toBe('no-cache')
    expect(rootOf(guest.body)).toContain('Sign up')
  })
})

describe('cookies', () => {
  test('choose theme and language, with the direction of its writing', async () => {
    const id = await languageId('ar')
    const { body } = await get('/rooms', { cookie: `theme=dark; languageId=${id}` })
    expect(body).toMatch(/<html lang="ar" dir="rtl" data-theme="dark">/)
    expect(bootOf(body).language.code).toBe('ar')
  })
  test.each(['theme=<script>; languageId=%22%3E', 'theme=blue; languageId=999', 'theme; languageId'])(
    'that mean nothing change nothing: %s',
    async (cookie) => {
      const { statusCode, body } = await get('/rooms', { cookie })
      expect(statusCode).toBe(200)
      expect(body).toMatch(/<html lang="en" dir="ltr">/)
    },
  )
})

describe('what is kept', () => {
  test('a second guest costs no reading', async () => {
    await get('/topics')
    const before = inner
    await get('/topics')
    expect(inner).toBe(before)
  })
  test('a query is no part of what others get', async () => {
    const { body } = await get('/email-verification?email=canary%40example.com')
    expect(rootOf(body)).toContain('canary@example.com')
    for (const url of ['/email-verification', '/email-verification?email=other%40example.com'])
      expect((await get(url)).body).not.toContain('canary')
  })
  test('pages whose address carries a one-time token tell nobody where one comes from', async () => {
    for (const url of ['/email-verification?token=x', '/reset-password?token=x&email=a%40b.cd'])
      expect((await get(url)).headers['referrer-policy']).toBe('no-referrer')
    expect((await get('/rooms')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})

describe('text of others', () => {
  test('ends no script and opens no element', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { body } = await get(`/email-verification?email=${encodeURIComponent(evil)}`)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
  })
})

test('a poster is a picture that does nothing, and stays the same', async () => {
  const { statusCode, headers, body } = await get('/art/record-room.svg')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toMatch(/^<svg /)
  expect((await get('/art/record-room.svg')).body).toBe(body)
})

test('assets are there for a year, and packed beforehand', async () => {
  const { body } = await get('/rooms')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)![1]!
  const { headers, statusCode } = await get(script, { 'accept-encoding': 'br' })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-encoding']).toBe('br')
})
