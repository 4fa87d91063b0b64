// Pages that everybody reads, in a lounge where people and operators typed the worst, and strangers ask for worse.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { bootOf, openPages, rootOf, type Pages } from '../../test/pages.ts'

const SCRIPT = '</script><script>alert(1)</script>'
const IMAGE = '<img src=x onerror=alert(1)>'
const ATTRIBUTE = '" onmouseover="alert(1)'
const MARKS = '<!--boot--><!--app-->$& $1 {name}'
const EVILS = [SCRIPT, IMAGE, ATTRIBUTE, MARKS]
const CLOBBER = '<h2 id="boot">{"isSignedIn":true}</h2><h3 id="trustedTypes">x</h3><h3 id="our-terms">kept name</h3>'
const HTML = `${CLOBBER}<p onclick="alert(1)">kept</p><a href="javascript:alert(1)">no</a>${IMAGE}<script>alert(1)</script><style>*{display:none}</style>`

let lounge: TestLounge
let pages: Pages
let rooms: { id: string }[]
beforeAll(async () => {
  lounge = await openTestLounge({
    replies: false,
    settings: { product_name: `Green ${IMAGE}`, requisites: SCRIPT, copyright: ATTRIBUTE, promo_guest: MARKS },
  })
  rooms = (await lounge.visitor().call('listRooms')).body.payload.rooms
  for (const [index, title] of EVILS.entries()) {
    const mallory = await lounge.member(`Mallory ${IMAGE}`)
    expect((await mallory.call('createTopic', { room_id: rooms[index]!.id, title })).code).toBe(200)
  }
  const { owner } = lounge.database
  const en = (text: string): string => JSON.stringify({ en: text })
  await owner
    .updateTable('room')
    .set({ title: en(`Bar ${SCRIPT}`), line: en(ATTRIBUTE), image_url: `x${ATTRIBUTE}` })
    .execute()
  await owner
    .updateTable('member')
    .set({ name: sql`name || ${IMAGE}` })
    .where('kind', '=', 'character')
    .execute()
  await owner
    .updateTable('faq')
    .set({ question: en(`Why ${IMAGE}`), answer: en(HTML) })
    .execute()
  await owner
    .updateTable('static_page')
    .set({ title: en(`Rules ${SCRIPT}`), content: en(`${HTML}{product_name}`) })
    .execute()
  pages = await openPages(lounge)
})
afterAll(async () => {
  await pages.close()
  await lounge.close()
})

/** The page as a browser would read it: no scripts but the build's own two and the data, no handlers, and its own end. */
function expectHarmless(html: string, facts = 0): void {
  expect(html.match(/<script\b[^>]*>/g)).toEqual([
    '<script>',
    ...Array.from({ length: facts }, () => '<script type="application/ld+json" data-first>'),
    expect.stringMatching(/^<script type="module" fetchpriority="low" crossorigin src="\/assets\/[\w.-]+">$/),
    '<script type="application/json" id="boot">',
  ])
  expect(html.match(/<\/script>/g)).toHaveLength(facts + 3)
  const tags = html.replace(/<style>.*?<\/style>/s, '').match(/<[a-z](?:"[^"]*"|[^>"])*>/gi)!
  expect(tags.filter((tag) => /\son[a-z]+\s*=/i.test(tag.replace(/"[^"]*"/g, '""')))).toEqual([])
  expect(tags.filter((tag) => /javascript:/i.test(tag))).toEqual([])
  expect(html).toMatch(/<\/script>\s*<\/body>\s*<\/html>\s*$/)
  expect(bootOf(html).isSignedIn).toBe(false)
}

describe('what was typed', () => {
  test.each(EVILS.map((title, index) => [title, index] as const))(
    'as the title of a topic is a text in the list, and stays what it was: %s',
    async (title, index) => {
      const { status, body } = await pages.get(`/rooms/${rooms[index]!.id}/topics`)
      expect(status).toBe(200)
      expectHarmless(body)
      const drawn = [...rootOf(body).matchAll(/<h3[^>]*class="[^"]*look-[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text)
      expect(drawn).toContain(title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'))
      expect(JSON.stringify(bootOf(body).state)).toContain(JSON.stringify(title))
      expect(body).not.toContain('Mallory')
    },
  )

  test.each(['/', '/rooms', '/topics', '/terms', '/auth', '/no-such-page'])(
    'as the name of a room, a character, a page or the lounge does nothing: %s',
    async (url) => {
      const { body } = await pages.get(url)
      expectHarmless(body, url === '/' ? 3 : 0)
      expect(body.split('</head>')[0]).toMatch(/<title>[^<]*Green &lt;img src=x onerror=alert\(1\)&gt;<\/title>/)
      expect(rootOf(body)).toContain('Green &lt;img src=x')
    },
  )

  test.each(['/', '/terms'])('as HTML keeps its text and its harmless elements: %s', async (url) => {
    const { body } = await pages.get(url)
    expect(rootOf(body)).toContain('<p>kept</p>')
    expect(rootOf(body)).not.toContain('display:none')
  })

  test('as names of headings takes no place of what browsers and pages look up by name', async () => {
    const { body } = await pages.get('/terms')
    expect(rootOf(body)).toContain('<h3 id="our-terms">')
    expect(body.match(/\bid="?(boot|root|main|trustedTypes)\b/g)).toEqual(['id="root', 'id="main', 'id="boot'])
  })
})

describe('what is asked for', () => {
  test.each(['/email-verification?email=', '/auth?form=', '/auth?form=signin&redirect=', '/reset-password?token=', '/rooms?x='])(
    'comes back as a text or not at all: %s…',
    async (url) => {
      for (const evil of [...EVILS, 'javascript:alert(1)']) {
        const { status, body } = await pages.get(url + encodeURIComponent(evil))
        expect(status).toBe(200)
        expectHarmless(body)
      }
    },
  )

  test.each(['/%3C/script%3E%3Cscript%3Ealert(1)', '/static-page/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E', '/"onclick="alert(1)'])(
    'an address is no markup: %s',
    async (path) => {
      const { status, body } = await pages.get(path)
      expect(status).toBe(404)
      expectHarmless(body)
    },
  )

  test.each([
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e%2f.vite%2fmanifest.json',
    '/assets/..%5c..%5cserver%5centry-server.js',
    '/assets/%2e%2e/%2e%2e/server/entry-server.js',
    '/assets//etc/passwd',
    '/assets/',
    '/assets/.',
  ])('nothing beside the assets is given out: %s', async (path) => {
    const { status, headers, body } = await pages.get(path)
    expect([400, 404]).toContain(status)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(body)).toMatchObject({ status: 'ERROR', payload: null })
  })

  test('elsewhere is nowhere: an address that begins with two slashes leads to no other host', async () => {
    for (const path of ['//elsewhere.example/account', '//elsewhere.example/rooms/all', '/\\elsewhere.example/password-restore?token=x']) {
      const { status, headers } = await pages.get(path)
      expect([status, headers.location]).toEqual([404, undefined])
    }
  })
})

test('a page may load from here alone, run the build’s scripts alone, and stand in no frame', async () => {
  const { headers } = await pages.get('/rooms')
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((rule) => [rule.trim().split(' ')[0], rule.trim().split(' ').slice(1).join(' ')]),
  )
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Texts become markup by named policies alone; whoever breaks a rule is told of.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify green-room',
    'report-uri': '/api/csp-reports',
    'report-to': 'csp',
  })
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
})
