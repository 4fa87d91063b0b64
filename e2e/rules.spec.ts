import { expect, seat, test } from './journey.ts'
import { agree, composer, visit } from './newcomer.ts'
import type { Page } from '@playwright/test'

const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('chat_rules_accepted'))

test('terms of a room and rules of the house are agreed to in one step, and the house’s once for the account', async ({
  newMember,
  browserOf,
}) => {
  const page = await browserOf(await newMember())
  const dialog = page.getByRole('dialog')
  await visit(page, '/rooms')
  await forget(page)
  await page.getByRole('button', { name: 'Start Random Chat' }).click()
  await expect(dialog.getByRole('heading', { name: 'House rules' })).toBeVisible()
  await expect(dialog).toHaveCount(1)
  await agree(page)
  // It moves from the shelf into the chat's own row once this is there.
  await expect(page.getByText('Welcome to chat! Thank you for accepting our rules.').first()).toBeVisible()
  await expect(composer(page)).toBeEnabled()
  await forget(page)
  await page.reload()
  await expect(composer(page)).toBeEditable()
  await expect(dialog).toHaveCount(0)
})

test('who agreed to a room’s terms alone is asked for the house’s rules, once; who leaves goes home', async ({ newMember, browserOf }) => {
  const member = await newMember()
  const { path } = await seat(member, 'Record Room', false)
  const page = await browserOf(member)
  const rules = page.getByRole('dialog', { name: 'House rules' })
  await visit(page, '/')
  await forget(page)
  await visit(page, path)
  await rules.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await visit(page, path)
  await rules.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('Welcome to chat! Thank you for accepting our rules.')).toBeVisible()
  await forget(page)
  await visit(page, path)
  await expect(composer(page)).toBeEditable()
  await expect(rules).toBeHidden()
})
