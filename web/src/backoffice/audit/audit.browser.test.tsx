// The log of acts: filtered by the address, opened row by row, checked against its seals.
import type { AuditRow } from '@green-room/contract/backoffice/audit'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { desk, rows } from '../desk.test-frame.tsx'
import AuditScreen from './audit-screen.tsx'

const act = (more: Partial<AuditRow> = {}): AuditRow => ({
  id: '301',
  at: '2026-11-23T10:00:00.000Z',
  operator: { id: '91', name: 'Mo' },
  roles: ['moderator', 'support'],
  act: 'member.banned',
  target: { type: 'member', id: '7' },
  before: { standing: 'well' },
  after: { standing: 'suspended', days: 30 },
  reason: 'third time',
  second: { id: '90', name: 'Wilma' },
  approval: '12',
  ip: '192.0.2.7',
  request: 'req-9',
  ...more,
})
const open = (log: readonly AuditRow[], { doors, ...given }: { doors?: Doors; me?: object; path?: string } = {}) =>
  desk(<AuditScreen />, {
    ...given,
    doors: { 'GET /admin/audit': () => rows(log), 'GET /admin/operators': () => ok([{ id: '91', name: 'Mo' }]), ...doors },
  })

test('an act says who did what to whom and why, and opens to what it changed', async () => {
  await open([act()])
  for (const text of ['Moderator, Support', 'member.banned', 'third time']) await shows(text)
  await expect.element(page.getByRole('link', { name: 'Member 7' })).toHaveAttribute('href', '/members/7')
  const row = page.getByRole('button', { expanded: false })
  await row.click()
  await expect.element(page.getByText('standing well')).toBeVisible()
  expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['standing suspended', 'days 30'])
  for (const text of ['192.0.2.7', 'req-9', 'Wilma, № 12']) await shows(text)
  expect(await faultsInLooks()).toEqual([])
  await page.getByRole('button', { expanded: true }).click()
  expect(document.querySelector('ins')).toBe(null)
})
test('what no person did is the lounge’s, and a thing without a page has no link', async () => {
  await open([act({ operator: null, roles: [], target: { type: 'books', id: '0' }, second: null, approval: null })])
  await expect.element(page.getByRole('cell', { name: 'The lounge itself' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Books' })).toBeVisible()
  expect(page.getByRole('cell').getByRole('link').elements()).toEqual([])
})
test('filters are asked of the server, stand in the address, and are those of the CSV', async () => {
  const { sent, place } = await open([act()], { path: '/audit?operator=91' })
  await page.getByRole('searchbox').fill('coins')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByLabelText('Act', { exact: true }).selectOptions('member.')
  await page.getByLabelText('Confirmed by two').click()
  await expect.poll(place).toBe('/audit?operator=91&q=coins&act=member.&by_two=1')
  await expect.poll(() => sent('GET /admin/audit').at(-1)?.body).toEqual({ operator: '91', q: 'coins', act: 'member.', by_two: '1' })
  await expect
    .element(page.getByRole('link', { name: 'CSV' }))
    .toHaveAttribute('href', '/api/admin/audit.csv?q=coins&operator=91&act=member.&by_two=1')
})
test.each([
  [ok({ acts: 1234, faults: 0, sealed_at: '2026-11-23T10:00:00.000Z' }), /1\u202f234 acts agree with their records/],
  [ok({ acts: 1234, faults: 2, sealed_at: null }), /2 acts disagree with their sealed records/],
  [refuse(429, 'rate.limited', 'Too many at once.'), /Too many at once/],
])('an owner checks the chain, and reads what is found (%#)', async (answer, said) => {
  await open([act()], { doors: { 'POST /admin/audit/check': () => answer } })
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await expect.element(page.getByText(said)).toBeVisible()
})
test('who is no owner sees their own acts, and neither the team nor the chain', async () => {
  const { sent } = await open([act()], { me: { roles: ['support'] } })
  await shows('your own acts')
  expect(page.getByRole('button', { name: 'Check the chain' }).elements()).toEqual([])
  expect([sent('GET /admin/operators').length, page.getByLabelText('Who', { exact: true }).elements().length]).toEqual([0, 0])
})
test('more is fetched after the last row, and a list that could not be read is asked for again', async () => {
  let isDown = true
  const { sent } = await open([], {
    doors: {
      'GET /admin/audit': ({ body }) => {
        if (isDown) return refuse(503, 'server.busy', 'Busy.')
        return body['before'] === '301' ? rows([act({ id: '300', reason: 'the second page' })]) : rows([act()], '301')
      },
    },
  })
  await shows('Busy.')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await shows('the second page')
  await shows('third time')
  expect(sent('GET /admin/audit').at(-1)!.body['before']).toBe('301')
  expect(page.getByRole('button', { name: 'More' }).elements()).toEqual([])
})
