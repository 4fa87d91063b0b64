// Pages and calls are counted apart: whoever asks for too many of the ones is still served with the others.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { openPages, type Pages } from '../../test/pages.ts'

const ALLOWED = 15 // of 300, at a twentieth
let lounge: TestLounge
let pages: Pages
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false, env: { RATE_LIMIT_SCALE: '0.05' } })
  pages = await openPages(lounge)
})
afterAll(async () => {
  await pages.close()
  await lounge.close()
})

test('what pages read counts as no call, calls count as no page, and too many pages are told so in words', async () => {
  const drawn: number[] = []
  for (let n = 0; n < ALLOWED; n++) drawn.push((await pages.get(`/rooms?n=${n}`)).status)
  expect(new Set(drawn)).toEqual(new Set([200]))
  expect(pages.apiCalls()).toBeGreaterThan(0)

  const german = lounge.open.languages.list().find(({ code }) => code === 'de')
  const { status, headers, body } = await pages.get('/rooms?n=again', { cookie: `languageId=${german!.id}` })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([429, 'text/plain; charset=utf-8', 'no-store'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toMatch(/^Zu viele Anfragen/)
  for (const path of ['/sitemap.xml', '/art/share.png']) expect([path, (await pages.get(path)).status]).toEqual([path, 429])
  for (const path of ['/healthz', '/robots.txt', '/icons/icon.svg']) expect([path, (await pages.get(path)).status]).toEqual([path, 200])

  const called: number[] = []
  for (let n = 0; n < ALLOWED; n++) called.push((await pages.get('/api/languages')).status)
  expect(new Set(called)).toEqual(new Set([200]))
  expect((await pages.get('/api/languages')).status).toBe(429)
})
