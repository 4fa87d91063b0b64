// What a page is for whoever has answered the question about cookies, and how.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { bootOf, openPages, rootOf, type Pages } from '../../test/pages.ts'

const TAG = 'https://www.googletagmanager.com'
const answer = (consent: string, settings: object | string) =>
  `cookie_consent=${consent}; cookie_settings=${encodeURIComponent(typeof settings === 'string' ? settings : JSON.stringify(settings))}`
const ADVERTISING = answer('true', { essential: true, advertising: true, customization: false, functionality: false })
const NO_ADVERTISING = answer('true', { essential: true, advertising: false, customization: true, functionality: true })
const DECLINED = answer('false', { essential: true, advertising: false, customization: false, functionality: false })

let lounge: TestLounge
let pages: Pages
let tagged: TestLounge
let taggedPages: Pages
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  pages = await openPages(lounge)
  tagged = await openTestLounge({ replies: false, settings: { google_tag: 'AW-12345678' } })
  taggedPages = await openPages(tagged)
})
afterAll(async () => {
  await pages.close()
  await lounge.close()
  await taggedPages.close()
  await tagged.close()
})

const asks = (html: string): boolean => rootOf(html).includes('Ok, got it')
const policyOf = async (from: Pages, path: string, cookie?: string): Promise<string> =>
  String((await from.get(path, cookie ? { cookie } : {})).headers['content-security-policy'])

test('the question is drawn for whoever has not answered it, with the way to the cookie policy, and for nobody else', async () => {
  const { body } = await pages.get('/')
  expect(asks(body)).toBe(true)
  expect(rootOf(body)).toMatch(/<a class="link" href="\/static-page\/\w+"[^>]*>Cookie Policy</)
  expect(bootOf(body).adConsent).toBe(null)
  // Also out of the kept pages: each answer has its own.
  for (const [cookie, consent] of [
    [ADVERTISING, true],
    [NO_ADVERTISING, false],
    [DECLINED, false],
  ] as const) {
    const answered = await pages.get('/', { cookie })
    expect([asks(answered.body), bootOf(answered.body).adConsent]).toEqual([false, consent])
  }
  expect(asks((await pages.get('/')).body)).toBe(true)
})

test('an answer that can’t be read allows nothing', async () => {
  for (const cookie of [
    'cookie_consent=true',
    answer('true', '{'),
    answer('true', 'null'),
    answer('true', { advertising: 'yes' }),
    'cookie_consent=%E0%A4%A',
  ]) {
    const { body } = await pages.get('/rooms', { cookie })
    expect([asks(body), bootOf(body).adConsent]).toEqual([false, false])
  }
  expect(asks((await pages.get('/rooms', { cookie: 'cookie_consent=' })).body)).toBe(true)
})

test('the question speaks the language of the page', async () => {
  const { body: german } = await pages.get('/', { cookie: 'languageId=2' })
  expect(rootOf(german)).toContain('Ablehnen')
})

test('Google’s address is in the policy where a tag is set and the visitor agreed, and nowhere else', async () => {
  for (const cookie of [undefined, ADVERTISING, NO_ADVERTISING, DECLINED])
    expect(await policyOf(pages, '/', cookie)).not.toContain('google')
  for (const cookie of [undefined, NO_ADVERTISING, DECLINED]) expect(await policyOf(taggedPages, '/', cookie)).not.toContain('google')
  const policy = await policyOf(taggedPages, '/', ADVERTISING)
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com 'sha256-/)
  expect(policy.match(/https?:[^ ;]+/g)).toEqual([TAG, TAG, TAG])
})

test('the tag stays out of pages with passwords, tokens, payments and what belongs to a member', async () => {
  for (const path of ['/', '/rooms', '/topics', '/terms']) {
    expect([path, bootOf((await taggedPages.get(path, { cookie: ADVERTISING })).body).hasTag]).toEqual([path, true])
  }
  const member = `${ADVERTISING}; session=somebody`
  for (const path of [
    '/auth',
    '/reset-password?token=a',
    '/email-verification?token=a',
    '/success-payment?order_id=1',
    '/account',
    '/topics/1/chat',
    '/no-page',
  ]) {
    const { body, headers } = await taggedPages.get(path, { cookie: member })
    expect([path, bootOf(body).hasTag]).toEqual([path, false])
    expect(headers['content-security-policy']).not.toContain('google')
  }
})

test('a setting that is no tag of Google’s is none', async () => {
  const strange = await openTestLounge({ replies: false, settings: { google_tag: 'x"><script>' } })
  const strangePages = await openPages(strange)
  const { body, headers } = await strangePages.get('/', { cookie: ADVERTISING })
  expect(bootOf(body).hasTag).toBe(false)
  expect(headers['content-security-policy']).not.toContain('google')
  await strangePages.close()
  await strange.close()
})
