import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { bootOf, openPages, rootOf, type Pages } from '../../test/pages.ts'

let lounge: TestLounge
let pages: Pages
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  pages = await openPages(lounge)
})
afterAll(async () => {
  await pages.close()
  await lounge.close()
})

const get: Pages['get'] = (...asked) => pages.get(...asked)
const read = async <Payload>(url: string): Promise<Payload> => (JSON.parse((await get(url)).body) as { payload: Payload }).payload
const languageId = async (code: string): Promise<string> =>
  (await read<{ id: string; code: string }[]>('/api/languages')).find((language) => language.code === code)!.id

describe('a public page', () => {
  test.each([
    ['/', 'Talk to characters who listen · Green Room', 'Somebody’s always up.'],
    ['/rooms', 'Enter Room · Green Room', 'The Back Bar'],
    ['/topics', 'All · Green Room', 'with '],
    ['/auth', 'Sign In · Green Room', 'Forgot your password?'],
    ['/auth?form=signup', 'Sign Up · Green Room', 'Have an account?'],
    ['/auth?form=reset', 'Forgot your password? · Green Room', 'Send Reset Link'],
    ['/reset-password', 'Reset password · Green Room', 'Ask for a new link'],
    ['/email-verification?email=b%40c.de', 'Verify your email · Green Room', 'b@c.de'],
    ['/terms', 'Terms&amp;Conditions · Green Room', '1. Who we are'],
    ['/static-page/privacy', 'Privacy Policy · Green Room', '1. Who is responsible'],
  ])('%s comes drawn, with its title and its description', async (url, title, text) => {
    const { status, body } = await get(url)
    expect(status).toBe(200)
    expect(body).toContain(`<title>${title}</title>`)
    expect(body.split('</head>')[0]).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(rootOf(body)).toContain(text)
    expect(body).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/)
  })

  test('of the operator is at its old address too, by name and by number', async () => {
    const terms = (await read<{ id: string; slug: string; title: string }[]>('/api/static-pages')).find(({ slug }) => slug === 'terms')!
    const drawn = rootOf((await get('/terms')).body)
    for (const name of [terms.slug, terms.id]) {
      const { status, body } = await get(`/static-page/${name}`)
      expect([status, rootOf(body)]).toEqual([200, drawn])
    }
  })

  test('answers HEAD with the head of what GET answers', async () => {
    for (const url of ['/rooms', '/no-such-page']) {
      const whole = await get(url)
      const head = await get(url, {}, 'HEAD')
      expect([head.status, head.bytes.length]).toEqual([whole.status, 0])
      for (const name of ['content-type', 'content-length', 'cache-control', 'content-security-policy'])
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
    }
  })

  test('carries its style and one inline script that its policy knows by its sum, and names its own modules', async () => {
    const { body, headers } = await get('/rooms')
    expect(body).toMatch(/<style>@font-face/)
    expect(body).not.toContain('rel="stylesheet"')
    const scripts = [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes, text]) => ({
      attributes: attributes!,
      text: text!,
    }))
    const inline = scripts.filter(
      ({ attributes }) => !attributes.includes('src="/assets/') && !attributes.includes('type="application/json"'),
    )
    expect(inline).toHaveLength(1)
    const sum = createHash('sha256').update(inline[0]!.text).digest('base64')
    expect(body).toMatch(/<link rel="modulepreload" fetchpriority="low" crossorigin href="\/assets\/rooms-screen-[^"]+\.js">/)
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${sum}';`)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('of a room comes with its topics', async () => {
    const { rooms } = await read<{ rooms: { id: string; title: string }[] }>('/api/rooms/index')
    const { status, body } = await get(`/rooms/${rooms[0]!.id}/topics`)
    expect(status).toBe(200)
    expect(body).toContain(`<title>${rooms[0]!.title} · Green Room</title>`)
    expect(rootOf(body)).toMatch(/href="\/topics\/\d+\/chat"/)
  })

  test('comes compressed where the browser takes it', async () => {
    const plain = await get('/rooms')
    for (const encoding of ['br', 'gzip']) {
      const packed = await get('/rooms', { 'accept-encoding': encoding })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
    }
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['vary']).toContain('cookie')
  })

  test('stays within its budget: /rooms with ten posters is 14 KB at most', async () => {
    const { body } = await get('/rooms')
    expect(body.match(/viewBox="0 0 400 500"/g)).toHaveLength(10)
    const withoutStyle = body.replace(/<style>.*?<\/style>/s, '')
    expect(brotliCompressSync(withoutStyle).length / 1024).toBeLessThanOrEqual(14)
  })
})

describe('a page that there is not', () => {
  test.each([
    '/no-such-page',
    '/static-page/no-such-page',
    '/products',
    '/static-page',
    '/rooms/999999/topics',
    '/rooms/abc/topics',
    '/a/b/c',
    `/${'a'.repeat(300)}`,
    `/static-page/${'a'.repeat(150)}`,
    '//elsewhere.example',
    '//[',
    '/\\elsewhere.example',
    '/%00',
    '/index.html',
    '/.vite/manifest.json',
  ])('%s is NotFound, with 404', async (url) => {
    const { status, body, headers } = await get(url)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<title>Oops! Page Not Found · Green Room</title>')
    expect(rootOf(body)).toContain('Go Back Home')
  })
  test.each(['/api/no-such-door', '/assets/none.js', '/art/none.svg', '/art/..%2f..%2fetc.svg'])(
    '%s answers as the API does',
    async (url) => {
      const { status, headers } = await get(url)
      expect(status).toBe(404)
      expect(headers['content-type']).toContain('application/json')
    },
  )
  test('is none for anything but reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get('/rooms', {}, method)
      expect([method, status, headers['content-type']]).toEqual([method, 404, 'application/json; charset=utf-8'])
    }
  })
})

describe('who asks', () => {
  test.each(['/account', '/account?tab=balance', '/topics/past', '/topics/7/past', '/topics/7/chat'])(
    'a guest at a member’s page is led to the sign-in and back: %s',
    async (url) => {
      const { status, headers, body } = await get(url)
      expect([status, headers['location'], body]).toEqual([302, `/auth?form=signin&redirect=${encodeURIComponent(url)}`, ''])
      expect(headers['cache-control']).toBe('no-store')
    },
  )
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
      expect(rootOf(body)).toContain('My Profile')
      expect(rootOf(body)).not.toContain('/auth?form=')
      expect(body).not.toContain('Canary')
      expect(body).not.toContain(member.email)
    }
    const guest = await get('/rooms')
    expect(bootOf(guest.body).isSignedIn).toBe(false)
    expect(guest.headers['cache-control']).toBe('no-cache')
    expect(rootOf(guest.body)).toContain('Sign up')
    expect(rootOf(guest.body)).not.toContain('My Profile')
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
      const { status, body } = await get('/rooms', { cookie })
      expect(status).toBe(200)
      expect(body).toMatch(/<html lang="en" dir="ltr">/)
    },
  )
})

describe('what is kept', () => {
  test('a second guest costs no reading', async () => {
    await get('/topics')
    const before = pages.apiCalls()
    await get('/topics')
    expect(pages.apiCalls()).toBe(before)
  })
  test('a query is no part of what others get', async () => {
    const { body } = await get('/email-verification?email=canary%40example.com')
    expect(rootOf(body)).toContain('canary@example.com')
    for (const url of ['/email-verification', '/email-verification?email=other%40example.com'])
      expect((await get(url)).body).not.toContain('canary')
  })
  test('pages of links in mails tell nobody where one comes from', async () => {
    for (const url of ['/email-verification', '/email-change?undo=x', '/reset-password?token=x&email=a%40b.cd', '/decisions/7?token=x'])
      expect((await get(url)).headers['referrer-policy']).toBe('no-referrer')
    expect((await get('/rooms')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})

test('a poster is a picture that does nothing, and stays the same', async () => {
  const { status, headers, body } = await get('/art/record-room.svg')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toMatch(/^<svg /)
  expect((await get('/art/record-room.svg')).body).toBe(body)
})

test('assets are there for a year, and packed beforehand', async () => {
  const { body } = await get('/rooms')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)![1]!
  const { headers, status } = await get(script, { 'accept-encoding': 'br' })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-encoding']).toBe('br')
  const head = await get(script, {}, 'HEAD')
  expect([head.status, head.bytes.length, head.headers['content-type']]).toEqual([200, 0, 'application/javascript; charset=utf-8'])
})

test('machines are told that the process lives and takes calls, and nothing else', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const { status, body } = await get(url)
    expect([status, JSON.parse(body)]).toEqual([200, url === '/readyz' ? { status: 'OK', message: null } : { status: 'OK' }])
  }
})
