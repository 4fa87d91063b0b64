// Wishes that wait for a second person: who may answer them, and what is read before.
import type { Approval } from '@green-room/contract/backoffice/backoffice'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faults, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, rows } from '../desk.test-frame.tsx'
import ApprovalsScreen from './approvals-screen.tsx'

const wish = (more: Partial<Approval> = {}): Approval => ({
  id: '12',
  door: 'banMember',
  input: { member_id: '7', days: null, ground: 'ads', facts: 'sells coins', reason: 'third time' },
  preview: { sessions: 2, unspent_cents: 1250 },
  reason: 'third time',
  target: { type: 'member', id: '7' },
  wished_by: { id: '91', name: 'Mo' },
  wished_at: '2026-11-23T10:00:00.000Z',
  lapses_at: '2026-11-24T10:00:00.000Z',
  is_mine: false,
  alone_from: null,
  state: 'open',
  ...more,
})
async function open(one: Approval, doors: Doors = {}) {
  const staged = await desk(<ApprovalsScreen />, { doors: { 'GET /admin/approvals': () => rows([one]), ...doors } })
  await page.getByRole('button', { name: /^(Ban a member|Publish a legal page)$/ }).click()
  return staged
}
const YES = 'POST /admin/approvals/12/yes'
const NO = 'POST /admin/approvals/12/no'

test('a wish is read in words and sums before it is answered, and a yes goes out once', async () => {
  const { sent, heads } = await open(wish(), { [YES]: () => acted() })
  for (const text of ['until somebody ends it', 'sells coins', '€\u202f12.50', 'Mo']) await shows(text)
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Yes: Ban a member' }).click()
  await shows('Done. It stands in the audit log.')
  expect(sent(YES)).toHaveLength(1)
  expect(heads(YES)[0]!.key).not.toBe(null)
})
test('a no needs a reason', async () => {
  const { sent } = await open(wish(), { [NO]: () => ok() })
  const no = page.getByRole('button', { name: 'No', exact: true })
  await expect.element(no).toBeDisabled()
  await page.getByLabelText('Why not').fill('a warning is enough')
  await no.click()
  await shows('Answered.')
  expect(sent(NO).map(({ body }) => body)).toEqual([{ reason: 'a warning is enough' }])
})
test('nobody says yes to a wish of their own, but may take it back', async () => {
  const { sent } = await open(wish({ is_mine: true }), { [NO]: () => ok() })
  await shows('Somebody else has to say yes.')
  expect(page.getByRole('button', { name: /^Yes/ }).elements()).toEqual([])
  await page.getByLabelText('Why not').fill('a mistake')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => sent(NO).length).toBe(1)
})
test('a lone operator reads from when they may say yes themselves', async () => {
  await open(wish({ is_mine: true, alone_from: '2026-11-23T11:00:00.000Z' }))
  await shows(/You are alone with this right: you can say yes yourself from/)
  await expect.element(page.getByRole('button', { name: /^Yes/ })).toBeVisible()
})
test('what has become another act meanwhile is refused, and the list stays', async () => {
  await open(wish(), { [YES]: () => refuse(409, 'approval.changed', 'What it would do has changed.') })
  await page.getByRole('button', { name: /^Yes/ }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('What it would do has changed.')
  await expect.element(page.getByRole('button', { name: /^Yes/ })).toBeVisible()
})
test('a legal page is agreed to by who can read what changes in it', async () => {
  await open(wish({ door: 'publishLegal', input: { ref: 'terms', language: 'de', no: null }, preview: {} }))
  const link = page.getByRole('link', { name: 'See what changes' })
  await expect.element(link).toHaveAttribute('href', '/content/page/terms/de?changes=draft')
})
test('what is answered shows its end and no buttons; the choice of the list stands in the address', async () => {
  const { sent, place } = await open(wish({ state: 'lapsed' }))
  expect(page.getByRole('button', { name: /^(Yes|No)/ }).elements()).toEqual([])
  await page.getByLabelText('Status').selectOptions('all')
  await expect.poll(place).toBe('/?state=all')
  await expect.poll(() => sent('GET /admin/approvals').at(-1)?.body['state']).toBe('all')
})
