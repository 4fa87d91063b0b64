// The ledger as it is read: journal by journal, and from points back to what they were bought with.
import type { JournalPage } from '@green-room/contract/backoffice/books'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsInLooks, ok, shows } from '#web/platform/stage.test-frame.tsx'
import { desk, rows } from '../desk.test-frame.tsx'
import LedgerScreen from './ledger-screen.tsx'

const AT = '2026-11-24T10:00:00.000Z'
const journal = (more: object = {}): JournalPage['journal'] => ({
  id: '900',
  at: AT,
  kind: 'capture',
  cause: 'message',
  member_id: '7',
  ref_type: 'message',
  ref_id: '55',
  points: -4.5,
  available_after: 1_195.5,
  cents: 0,
  actor: 'lounge',
  reason: null,
  ...more,
})
const inside = (more: Partial<JournalPage> = {}): JournalPage => ({
  journal: journal(),
  legs: [{ id: '1', debit: 'held:7', credit: 'spent', ccy: 'PTS', amount: 4.5, debit_after: null, credit_after: null }],
  hold: { id: '3', opened_by: '899', resolved_by: '900', state: 'captured', points: 5, captured: 4.5 },
  sources: [
    {
      lot: '700',
      kind: 'topup',
      points: 4.5,
      at: AT,
      reason: null,
      units: { points: 3_300, spent: 2_100, returned: 0, unspent: 1_200 },
      order: null,
    },
  ],
  reverses: null,
  reversed_by: null,
  sealed: null,
  ...more,
})
const open = (path = '/ledger', one = inside()) =>
  desk(<LedgerScreen />, {
    path,
    doors: {
      'GET /admin/ledger': () => rows([journal(), journal({ id: '890', kind: 'topup', cause: 'topup', points: 3_300, cents: 2_500 })]),
      'GET /admin/ledger/900': () => ok(one),
      'GET /admin/ledger/899': () => ok(inside({ journal: journal({ id: '899', kind: 'hold' }), hold: null, sources: [] })),
    },
  })

test('what a journal did to a member and to the till stands in its row; where it did nothing, nothing stands', async () => {
  await open()
  for (const text of ['− 4.50', '+ 3\u202f300', '1\u202f195.50', '€\u202f25.00']) await shows(text)
  expect(await faultsInLooks()).toEqual([])
})
test('filters stand in the address and are those of the file; what is no number of a member is none', async () => {
  const { place, sent } = await open()
  const member = page.getByLabelText('Member’s number')
  await member.fill('7')
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText('Kind').selectOptions('topup')
  await expect.poll(place).toBe('/ledger?member=7&kind=topup')
  await expect.poll(() => sent('GET /admin/ledger').at(-1)?.body).toEqual({ member: '7', kind: 'topup' })
  await expect.element(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/api/admin/ledger.csv?member=7&kind=topup')
  await member.fill('Noor')
  await userEvent.tab()
  await expect.poll(place).toBe('/ledger?kind=topup')
})
test('a journal opens beside the list, follows its points back, and closes by Escape', async () => {
  const { place } = await open()
  await page.getByRole('button', { name: '900', exact: true }).click()
  await expect.poll(place).toBe('/ledger?open=900')
  const panel = page.getByRole('complementary', { name: 'Journal 900' })
  await expect.element(panel.getByText('held:7 → spent')).toBeVisible()
  for (const text of ['Held, then spent', 'From a lot: Top-up', 'within ten minutes'])
    await expect.element(panel.getByText(text)).toBeVisible()
  await expect.element(panel.getByRole('progressbar')).toHaveAttribute('value', '2100')
  await panel.getByRole('button', { name: '899' }).click()
  await expect.poll(place).toBe('/ledger?open=899')
  await expect.element(page.getByRole('heading', { name: 'Journal 899' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(place).toBe('/ledger')
})
test('what was undone leads both ways, and a seal is named', async () => {
  await open('/ledger?open=900', inside({ reverses: '880', reversed_by: '910', sealed: '12', hold: null, sources: [] }))
  const panel = page.getByRole('complementary')
  for (const name of ['880', '910']) await expect.element(panel.getByRole('button', { name })).toBeVisible()
  await expect.element(panel.getByText('in seal 12')).toBeVisible()
})
