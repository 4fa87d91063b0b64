// The points history over HTTP, in a whole lounge.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { adjust, spend } from './books.test-kit.ts'

let lounge: TestLounge
beforeAll(async () => void (lounge = await openTestLounge({ stocked: false, replies: false })))
afterAll(() => lounge.close())

test('a newcomer’s history has the welcome points, and nothing else', async () => {
  const ada = await lounge.member('Ada')
  const { code, body } = await ada.call('listTransactions')
  expect(code).toBe(200)
  expect(body.payload.meta).toEqual({ current_page: 1, per_page: 20, total: 1, last_page: 1 })
  expect(body.payload.data).toEqual([
    {
      id: '1',
      created_at: expect.stringMatching(/Z$/),
      cause: 'welcome',
      state: 'booked',
      amount: 200,
      reason: '',
      card: null,
      chat: null,
    },
  ])
})

test('its amounts sum to the balance of the profile, over all pages', async () => {
  const ada = await lounge.member('Ada')
  for (let index = 0; index < 7; index++) await spend(lounge.lounge.db, ada.id, 10 + index)
  await adjust(lounge.database.owner, ada.id, 125, undefined, 'for the broken evening')
  const amounts: number[] = []
  for (let page = 1; page <= 3; page++) {
    const { body } = await ada.call('listTransactions', { page, page_size: 4 })
    expect(body.payload.meta).toEqual({ current_page: page, per_page: 4, total: 9, last_page: 3 })
    amounts.push(...body.payload.data.map((row: { amount: number }) => row.amount))
  }
  expect(amounts).toHaveLength(9)
  const { body } = await ada.call('readProfile')
  expect(Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0))).toBe(Math.round(body.payload.balance * 100))
  const { body: newest } = await ada.call('listTransactions', { page: 1, page_size: 1 })
  expect(newest.payload.data[0]).toMatchObject({ cause: 'adjustment', amount: 1.25, reason: 'for the broken evening' })
})

test('another member sees only their own, a guest nothing', async () => {
  const [ada, ben] = [await lounge.member('Ada'), await lounge.member('Ben')]
  await spend(lounge.lounge.db, ada.id, 777)
  const { body } = await ben.call('listTransactions')
  expect(body.payload.data).toHaveLength(1)
  const guest = await lounge.visitor().call('listTransactions')
  expect([guest.code, guest.body.code]).toEqual([401, 'session.required'])
})

test.each([{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: 'one' }, { page_size: 0 }, { page_size: 101 }])(
  '%j is refused',
  async (query) => {
    const ada = await lounge.member('Ada')
    const { code, body } = await ada.call('listTransactions', query)
    expect([code, body.status, body.code]).toEqual([422, 'ERROR', 'form.invalid'])
  },
)

test('a page beyond the end is empty', async () => {
  const ada = await lounge.member('Ada')
  const { body } = await waitFor(() => ada.call('listTransactions', { page: 1_000_000_000, page_size: 100 }))
  expect([body.payload.data, body.payload.meta.total]).toEqual([[], 1])
})
