// Visitors of a day: told apart while it lasts, and by nobody afterwards.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepDays } from './figure-store.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator } from '../../../test/people/operator.ts'
import { openPages, type Pages } from '../../../test/pages.ts'

let lounge: TestLounge
let pages: Pages
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, env: { TRUST_PROXY: 'loopback' } })
  pages = await openPages(lounge)
}, 60_000)
afterAll(async () => {
  await pages?.close()
  await lounge?.close()
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'
const open = (ip: string, headers: Record<string, string> = {}, path = '/', method = 'GET') =>
  pages.get(path, { 'user-agent': FIREFOX, 'x-forwarded-for': ip, ...headers }, method)
const marks = async () =>
  (
    await lounge.database.owner
      .selectFrom('visit')
      .select(['mark', sql<string>`day::text`.as('day')])
      .execute()
  ).map(({ mark, day }) => ({
    day,
    mark: mark.toString('hex'),
  }))

test('a browser counts once a day, whatever pages it opens; robots, prefetches, errors and who asks to be left out do not', async () => {
  await open('192.0.2.1', {}, '/nowhere-at-all')
  const left: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-gpc': '1' },
    { dnt: '1' },
  ]
  for (const headers of left) await open('192.0.2.1', headers)
  await open('192.0.2.1', {}, '/', 'HEAD')
  await open('192.0.2.2')
  await waitFor(async () => (await marks()).length === 1)
  await open('192.0.2.2', {}, '/rooms')
  await open('2001:db8::1')
  await open('2001:db8::2')
  await open('192.0.2.2', { 'user-agent': `${FIREFOX} other` })
  await waitFor(async () => (await marks()).length === 3)
  const { rows } = await sql<{ all: string }>`SELECT encode(mark, 'escape') || day AS all FROM visit`.execute(lounge.database.owner)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0|2001|Firefox/)
})

test('another process of the lounge knows them, and they begin the funnel', async () => {
  const second = await openPages(lounge)
  const before = await marks()
  await second.get('/', { 'user-agent': FIREFOX, 'x-forwarded-for': '192.0.2.2' })
  await second.get('/', { 'user-agent': FIREFOX, 'x-forwarded-for': '192.0.2.9' })
  await waitFor(async () => (await marks()).length > before.length)
  expect(await marks()).toHaveLength(before.length + 1)
  await second.close()
  const eve = await operator(lounge, 'support')
  const { figures, funnel } = (await eve.call('readFigures', { span: '1' })).body.payload
  expect(funnel[0]).toEqual({ step: 'visitors', people: 4, of: null, before: 0, after_s: null })
  expect(figures.find(({ name }: { name: string }) => name === 'visitors')).toMatchObject({ value: 4 })
  expect((await eve.call('downloadFigures', { span: '1' })).body).toMatch(/^funnel,visitors,count,[\d-]+,[\d-]+,4,0\r$/m)
})

test('those of them who open an account are a part of them, and who is not counted never is', async () => {
  const funnel = async () => {
    const eve = await operator(lounge, 'support')
    const { payload } = (await eve.call('readFigures', { span: '1' })).body
    return Object.fromEntries(payload.funnel.map(({ step, ...row }: { step: string }) => [step, row]))
  }
  const before = await funnel()
  const join = async (ip: string, email: string, more: Record<string, string> = {}) => {
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    const form = { name: 'Ada', email, password: 'Harbour42xy', password_confirmation: 'Harbour42xy' }
    return visitor.call('register', form, { headers: { 'x-forwarded-for': ip, 'user-agent': FIREFOX, ...more } })
  }
  for (const at of [1, 2, 3]) expect((await join('192.0.2.77', `uncounted${at}@example.com`)).code).toBe(200)
  expect((await join('192.0.2.2', 'declined@example.com', { dnt: '1' })).code).toBe(200)
  expect((await join('192.0.2.2', 'ada@example.com')).code).toBe(200)
  await waitFor(async () => (await funnel())['visitors-signed-up'].people === 1)
  const after = await funnel()
  expect(after['visitors-signed-up']).toMatchObject({ people: 1, of: 4 })
  expect(after['signed-up']).toMatchObject({ people: before['signed-up'].people + 5, of: null })
  for (const { people, of } of Object.values<{ people: number; of: number | null }>(after)) expect(people).toBeLessThanOrEqual(of ?? people)
})

test('when a day is kept its marks and their key are gone, and the number stays', async () => {
  const { owner } = lounge.database
  // At three at night the day before is not over for the figures: two days back it is at any hour.
  await sql`UPDATE visit_key SET day = day - 2`.execute(owner)
  await sql`UPDATE visit SET day = day - 2`.execute(owner)
  await keepDays(lounge.lounge.db)
  expect(await marks()).toEqual([])
  expect(await owner.selectFrom('visit_key').select('day').execute()).toEqual([])
  const eve = await operator(lounge, 'owner')
  const { figures } = (await eve.call('readFigures', { span: '7' })).body.payload
  expect(figures.find(({ name }: { name: string }) => name === 'visitors')).toMatchObject({ value: 4 })
})
