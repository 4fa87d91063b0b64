// What makes an app of the lounge, over HTTP. In a browser: e2e/installed.spec.ts.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { openPages, type Pages } from '../../test/pages.ts'

let lounge: TestLounge
let pages: Pages
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, settings: { product_name: 'The <Blue> Room' } })
  pages = await openPages(lounge)
})
afterAll(async () => {
  await pages.close()
  await lounge.close()
})

type Manifest = {
  name: string
  lang: string
  dir: string
  description: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}
async function readManifest(query = ''): Promise<Manifest> {
  const { status, headers, body } = await pages.get(`/manifest.webmanifest${query}`)
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8'])
  return JSON.parse(body) as Manifest
}

test('the manifest has the lounge’s name, in the language of the page that names it', async () => {
  const page = await pages.get('/rooms?lang=ar')
  expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=ar">')
  const english = await readManifest()
  expect(english).toMatchObject({
    id: '/',
    name: 'The <Blue> Room',
    lang: 'en',
    dir: 'ltr',
    start_url: '/rooms',
    scope: '/',
    display: 'standalone',
  })
  const arabic = await readManifest('?lang=ar')
  expect(arabic).toMatchObject({ name: 'The <Blue> Room', lang: 'ar', dir: 'rtl' })
  expect(arabic.description).not.toBe(english.description)
  for (const odd of ['?lang=xx', '?lang=de&lang=fr', '?lang=']) expect(await readManifest(odd)).toEqual(english)
})

test('its icons are pictures of the sizes that it names, those for masks without a corner cut off', async () => {
  const { icons } = await readManifest()
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, type, purpose } of icons.slice(1)) {
    const { status, headers, bytes } = await pages.get(src)
    expect([src, status, headers['content-type']]).toEqual([src, 200, type])
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(`${info.width}x${info.height}`).toBe(sizes)
    expect([src, data[3]]).toEqual([src, purpose === 'maskable' ? 255 : 0])
  }
  const page = (await pages.get('/')).body
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)![1]!
  expect(await sharp((await pages.get(touch)).bytes).metadata()).toMatchObject({ width: 180, height: 180 })
  expect((await pages.get(/<link rel="icon"[^>]* href="([^"]+)"/.exec(page)![1]!)).body).toMatch(/^<svg /)
  for (const none of ['/icons/none.png', '/icons/toString', '/icons/..%2fpackage.json'])
    expect([none, (await pages.get(none)).status]).toEqual([none, 404])
})

test('the browser’s bars take the colour of the chosen theme', async () => {
  const medias = (html: string) => [...html.matchAll(/<meta name="theme-color" media="([^"]*)"/g)].map(([, media]) => media)
  expect(medias((await pages.get('/rooms')).body)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  expect(medias((await pages.get('/rooms', { cookie: 'theme=dark' })).body)).toEqual(['not all', 'all'])
})

test('the worker is asked for anew each time, and holds files that are there', async () => {
  const { status, headers, body } = await pages.get('/sw.js')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
  const held = [...new Set(body.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g))]
  expect(held.filter((file) => file.endsWith('.woff2'))).toHaveLength(2)
  expect(held.length).toBeGreaterThan(4)
  for (const file of held) expect([file, (await pages.get(file, {}, 'HEAD')).status]).toEqual([file, 200])
  const bytes = await Promise.all(held.map(async (file) => (await pages.get(file, { 'accept-encoding': 'br' })).bytes.length))
  expect(bytes.reduce((sum, one) => sum + one, 0) / 1024).toBeLessThan(200)
})

test('the page for being offline has no script and nothing of anybody, in the reader’s language and theme', async () => {
  const member = await lounge.member('Canary')
  const { body: languages } = await lounge.visitor().call('listLanguages')
  const german = (languages.payload as { id: string; code: string }[]).find(({ code }) => code === 'de')!.id
  const guest = await pages.get('/offline.html', { cookie: `languageId=${german}; theme=dark` })
  const page = await pages.get('/offline.html', { cookie: `languageId=${german}; theme=dark; session=${member.cookies.get('session')}` })
  expect(page.body).toBe(guest.body)
  expect(page.body).toContain('<html lang="de" dir="ltr" data-theme="dark">')
  expect(page.body).toContain('Keine Verbindung zur Lounge')
  expect(page.body).toContain('<meta name="robots" content="noindex"')
  expect(page.body).not.toMatch(/<script|modulepreload|id="boot"|Canary/)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
})
