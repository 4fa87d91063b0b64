import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false, settings: { product_name: 'The Parlour', vat_percent: 8.1 } })
  await lounge.database.owner.insertInto('localization').values({ language_code: 'de', key: 'ui.yes', value: 'Ja' }).execute()
  await lounge.open.languages.refresh()
})
afterAll(() => lounge.close())

const texts = async (query: string): Promise<{ code: number; yes: unknown }> => {
  const response = await fetch(`${lounge.origin}/api/localizations${query}`)
  return { code: response.status, yes: ((await response.json()) as Record<string, unknown>)['ui.yes'] }
}

test('texts come as the bare object of messages, an operator’s words over the shipped ones', async () => {
  expect(await texts('?lang_id=2')).toEqual({ code: 200, yes: 'Ja' })
  expect(await texts('?lang_id=de')).toEqual({ code: 200, yes: 'Ja' })
})
test.each([
  '',
  '?lang_id=',
  '?lang_id=999',
  `?lang_id=${'x'.repeat(60)}`,
  '?lang_id=2&lang_id=3',
  '?lang_id[]=2',
  '?lang_id=2&currency=???',
])('an unknown language or currency falls back, never to an error: %s', async (query) => {
  const { code, yes } = await texts(query)
  expect([code, yes]).toEqual([200, query.startsWith('?lang_id=2&c') ? 'Ja' : 'Yes'])
  for (const path of ['/rooms/index', '/settings', '/static-pages', '/topics/index'])
    expect((await fetch(`${lounge.origin}/api${path}${query}`)).status).toBe(200)
})

test('an unknown language is English, also where the lounge opens in another', async () => {
  const { owner } = lounge.database
  const choose = async (code: string): Promise<void> => {
    await owner.updateTable('language').set({ is_default: false }).execute()
    await owner.updateTable('language').set({ is_default: true }).where('code', '=', code).execute()
    await lounge.open.languages.refresh()
  }
  await choose('de')
  try {
    expect([(await texts('')).yes, (await texts('?lang_id=999')).yes, (await texts('?lang_id=nowhere')).yes]).toEqual(['Ja', 'Yes', 'Yes'])
  } finally {
    await choose('en')
  }
})

test('the product is called what its operator calls it, in settings, pages and the API’s own description', async () => {
  const read = async (path: string): Promise<any> => (await fetch(`${lounge.origin}/api${path}`)).json()
  expect((await read('/settings')).payload.product_name).toBe('The Parlour')
  expect((await read('/openapi.json')).info.title).toBe('The Parlour')
  const { content } = (await read('/static-pages/terms')).payload
  expect([content.includes('The Parlour'), content.includes('Green Room')]).toEqual([true, false])
})

test('a page writes the numbers of settings as its language does, and points as the screens do', async () => {
  const read = async (slug: string, lang: string): Promise<string> =>
    (await (await fetch(`${lounge.origin}/api/static-pages/${slug}?lang_id=${lang}`)).json()).payload.content
  expect(await read('buyer-terms', 'en')).toMatch(/\b8\.1\s%/)
  expect(await read('buyer-terms', 'de')).toMatch(/\b8,1\s%/)
  expect(await read('how-points-work', 'en')).toContain('<td>0.10</td>')
  expect(await read('how-points-work', 'de')).toContain('<td>0,10</td>')
})

const OPENED = ['points_convertion_rate', 'channel_status_cost', 'channel_status_duration'] as const
test('languages, currencies, questions, links and settings are open to all, under OK', async () => {
  const read = async (path: string): Promise<any> => (await fetch(`${lounge.origin}/api${path}`)).json()
  const fields = { languages: ['id', 'code', 'title', 'default'], currencies: ['code', 'symbol', 'value', 'default'] }
  const more = { faq: ['id', 'question', 'answer'], 'social-links': ['link', 'title', 'icon'] }
  for (const [path, names] of Object.entries({ ...fields, ...more })) {
    const { status, message, payload } = await read(`/${path}`)
    expect([path, status, message]).toEqual([path, 'OK', null])
    for (const one of payload) expect(Object.keys(one)).toEqual(expect.arrayContaining(names))
    expect(payload.length).toBeGreaterThan(0)
  }
  const { status, payload } = await read('/settings')
  expect([status, ...OPENED.map((name) => payload[name])]).toEqual(['OK', 100, 0, 7])
})
