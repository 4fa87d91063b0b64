import { expect, seat, test } from './journey.ts'
import { composer, visit } from './newcomer.ts'

test('before the first chat in a browser the house’s rules are agreed to, once; who leaves goes home', async ({ newMember, browserOf }) => {
  const member = await newMember()
  const { path } = await seat(member)
  const page = await browserOf(member)
  const rules = page.getByRole('dialog', { name: 'House rules' })
  await visit(page, '/')
  await page.evaluate(() => localStorage.removeItem('chat_rules_accepted'))
  await visit(page, path)
  await rules.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await visit(page, path)
  await rules.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('Welcome to chat! Thank you for accepting our rules.')).toBeVisible()
  await visit(page, path)
  await expect(composer(page)).toBeEditable()
  await expect(rules).toBeHidden()
})
