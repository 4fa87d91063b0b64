// What search engines and those who share a link are told, over HTTP.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Room } from '@green-room/contract/rooms'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { bootOf, openPages, rootOf, type Pages } from '../../test/pages.ts'

const CODES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'ar']
let lounge: TestLounge
let pages: Pages
let rooms: Room[]
let origin: string
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  pages = await openPages(lounge)
  rooms = (await lounge.visitor().call('listRooms')).body.payload.rooms
  origin = lounge.lounge.publicUrl
  const { owner } = lounge.database
  const last = owner.updateTable('room').set({ image_url: 'https://pictures.example/a.jpg?x=1&y=2' }).where('id', '=', rooms[9]!.id)
  await last.execute()
})
afterAll(async () => {
  await pages.close()
  await lounge.close()
})

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")
const headOf = (html: string): string => html.split('</head>')[0]!
const attribute = (html: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(headOf(html))?.[1]
  return found === undefined ? undefined : unescaped(found)
}
const meta = (html: string, name: string): string | undefined =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
const canonical = (html: string): string | undefined => attribute(html, /<link rel="canonical" href="([^"]*)"/)
const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...headOf(html).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [
      code!,
      unescaped(href!),
    ]),
  )
const facts = (html: string): Record<string, unknown>[] =>
  [...headOf(html).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  )
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replaceAll('&#38;', '&'))

describe('a page that may be found', () => {
  test.each(['/', '/rooms', '/topics', '/terms'])('says its address, in seven languages, and what to show of it: %s', async (path) => {
    const { body } = await pages.get(path)
    expect(canonical(body)).toBe(origin + path)
    expect(alternates(body)).toEqual({
      ...Object.fromEntries(CODES.map((code) => [code, origin + path + (code === 'en' ? '' : `?lang=${code}`)])),
      'x-default': origin + path,
    })
    const title = unescaped(/<title>([^<]*)</.exec(body)![1]!)
    expect(meta(body, 'og:title')).toBe(title)
    expect(meta(body, 'og:description')).toBe(meta(body, 'description'))
    expect(meta(body, 'og:url')).toBe(origin + path)
    expect(meta(body, 'og:site_name')).toBe('Green Room')
    expect(meta(body, 'og:locale')).toBe('en_US')
    expect(meta(body, 'og:image')).toBe(`${origin}/art/share.png`)
    expect(meta(body, 'twitter:card')).toBe('summary_large_image')
    expect(meta(body, 'robots')).toBeUndefined()
  })

  test('has one address, by whatever name it was asked for', async () => {
    const { body } = await pages.get('/terms')
    const id = (await lounge.visitor().call('listStaticPages')).body.payload.find(({ slug }: { slug: string }) => slug === 'terms').id
    for (const path of ['/terms?from=mail', '/static-page/terms', `/static-page/${id}`])
      expect([path, canonical((await pages.get(path)).body)]).toEqual([path, canonical(body)])
  })

  test('shows the picture of its room', async () => {
    for (const room of [rooms[0]!, rooms[4]!]) {
      const image = meta((await pages.get(`/rooms/${room.id}/topics`)).body, 'og:image')
      expect(image).toBe(`${origin}/art/share/${room.slug}.png`)
      const { status, headers, bytes } = await pages.get(new URL(image!).pathname)
      expect([status, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([200, 'image/png', 'cross-origin'])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(150_000)
    }
    const pictures = await Promise.all(
      ['/art/share.png', ...rooms.map(({ slug }) => `/art/share/${slug}.png`)].map((path) => pages.get(path)),
    )
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(rooms.length + 1)
  })

  test('of a room with a picture of its own shows that one', async () => {
    const { body } = await pages.get(`/rooms/${rooms[9]!.id}/topics`)
    expect(meta(body, 'og:image')).toBe('https://pictures.example/a.jpg?x=1&y=2')
    expect(meta(body, 'og:image:width')).toBeUndefined()
  })

  test('tells machines who keeps the house and what is asked in it', async () => {
    const { body } = await pages.get('/')
    const [house, site, questions] = facts(body)
    expect(house).toMatchObject({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Green Room', url: `${origin}/` })
    expect(site).toMatchObject({ '@type': 'WebSite', name: 'Green Room', inLanguage: 'en' })
    const faq = (await lounge.visitor().call('listFaq')).body.payload as { question: string; answer: string }[]
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
    for (const path of ['/rooms', '/topics', '/terms']) expect(facts((await pages.get(path)).body)).toEqual([])
  })
})

describe('a page that may not', () => {
  test.each([
    '/auth',
    '/auth?form=signup',
    '/reset-password?token=a&email=b%40c.de',
    '/email-verification',
    '/success-payment',
    '/no-such-page',
    '/rooms/999999/topics',
  ])('says so, and nothing of an address: %s', async (path) => {
    const { body } = await pages.get(path)
    expect(meta(body, 'robots')).toBe('noindex')
    expect([canonical(body), alternates(body), meta(body, 'og:url')]).toEqual([undefined, {}, undefined])
  })
  test('of a member says so too', async () => {
    const member = await lounge.member('Ana')
    for (const path of ['/account', '/topics/past', '/topics/7/chat'])
      expect(meta((await pages.get(path, { cookie: `session=${member.cookies.get('session')}` })).body, 'robots')).toBe('noindex')
  })
})

describe('the language that an address names', () => {
  test.each(['de', 'ar'])('is the page’s, for whoever asks: %s', async (code) => {
    const languages = (await lounge.visitor().call('listLanguages')).body.payload as { id: string; code: string }[]
    const french = languages.find((one) => one.code === 'fr')!.id
    for (const cookie of ['', `languageId=${french}`]) {
      const { body, headers } = await pages.get(`/rooms?lang=${code}`, cookie ? { cookie } : {})
      expect(body).toMatch(new RegExp(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}"`))
      expect(bootOf(body).language.code).toBe(code)
      expect(canonical(body)).toBe(`${origin}/rooms?lang=${code}`)
      expect(alternates(body)['x-default']).toBe(`${origin}/rooms`)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('is the canonical address of a page drawn in it, wherever the choice came from', async () => {
    const languages = (await lounge.visitor().call('listLanguages')).body.payload as { id: string; code: string }[]
    const cookie = `languageId=${languages.find(({ code }) => code === 'pl')!.id}`
    expect(canonical((await pages.get('/topics', { cookie })).body)).toBe(`${origin}/topics?lang=pl`)
    expect(canonical((await pages.get('/topics?lang=en', { cookie })).body)).toBe(`${origin}/topics`)
  })

  test('that there is not changes nothing', async () => {
    const plain = await pages.get('/rooms')
    for (const lang of ['xx', 'toString', '<b>', '']) {
      const { body } = await pages.get(`/rooms?lang=${encodeURIComponent(lang)}`)
      expect(rootOf(body)).toBe(rootOf(plain.body))
      expect(canonical(body)).toBe(`${origin}/rooms`)
    }
  })

  test('costs a second guest no reading', async () => {
    await pages.get('/topics?lang=it')
    const before = pages.apiCalls()
    await pages.get('/topics?lang=it')
    expect(pages.apiCalls()).toBe(before)
  })
})

describe('the map', () => {
  test('names every public page once in each language, and each is there, under this very address', async () => {
    const { status, headers, body } = await pages.get('/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const named = locations(body)
    expect(new Set(named).size).toBe(named.length)
    expect(named.length % CODES.length).toBe(0)
    expect(named).toEqual(
      expect.arrayContaining(
        ['/', '/rooms', '/topics', '/terms', ...rooms.map(({ id }) => `/rooms/${id}/topics`)].map((path) => origin + path),
      ),
    )
    for (const url of named.filter((one) => !one.includes('?') || one.endsWith('=ar'))) {
      const page = await pages.get(url.slice(origin.length))
      expect([url, page.status, canonical(page.body)]).toEqual([url, 200, url])
    }
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(named.length)
    expect(body).not.toMatch(/account|chat|auth|sandbox|\/api\//)
  })

  test('is named by robots.txt, which keeps out of what is nobody’s to find', async () => {
    const { status, headers, body } = await pages.get('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path!)
    const isOpen = (url: string): boolean => !closed.some((path) => url.startsWith(path))
    for (const path of [
      '/api/settings',
      '/sandbox/mailbox',
      '/account',
      '/topics/7/chat',
      '/topics/past',
      '/auth?form=signin',
      '/success-payment',
    ])
      expect([path, isOpen(path)]).toEqual([path, false])
    for (const url of locations((await pages.get('/sitemap.xml')).body))
      expect([url, isOpen(url.slice(origin.length))]).toEqual([url, true])
    for (const path of ['/art/share.png', '/assets/x.js', '/terms', '/static-page/terms'])
      expect([path, isOpen(path)]).toEqual([path, true])
  })
})
