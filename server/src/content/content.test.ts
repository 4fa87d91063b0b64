import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false, settings: { product_name: 'The Parlour' } })
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

test('the product is called what its operator calls it, in settings, pages and the API’s own description', async () => {
  const read = async (path: string): Promise<any> => (await fetch(`${lounge.origin}/api${path}`)).json()
  expect((await read('/settings')).payload.product_name).toBe('The Parlour')
  expect((await read('/openapi.json')).info.title).toBe('The Parlour')
  const { content } = (await read('/static-pages/terms')).payload
  expect([content.includes('The Parlour'), content.includes('Green Room')]).toEqual([true, false])
})
