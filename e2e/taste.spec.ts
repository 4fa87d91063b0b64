// From the front page to the first words in an account of one's own: what a stranger has to press and to fill in.
import { expect, test } from './journey.ts'
import { agree, confirm, lastArticle, linkTo, log, say, someone, visit } from './newcomer.ts'
import type { Page } from '@playwright/test'

const taste = (page: Page) => page.getByRole('log', { name: /^A taste of a chat with/ })
const replies = (page: Page) => page.getByRole('group', { name: 'Suggested replies' }).getByRole('button')
const fill = async (page: Page, who: ReturnType<typeof someone>): Promise<number> => {
  await page.getByLabel('Email', { exact: true }).fill(who.email)
  const fields = { Name: who.name, Password: who.password, 'Confirm password': who.password }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  return Object.keys(fields).length
}

test('a stranger talks at one tap, and is in a chat of their own after five presses and three fields besides the mail', async ({
  page,
}) => {
  const calls: string[] = []
  await visit(page, '/')
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  const before = await page.context().cookies()
  const lines = taste(page).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  const first = await replies(page).first().textContent()
  await replies(page).first().click()
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(1)).toHaveText(first!)
  await expect(replies(page).first()).toBeFocused()

  await replies(page).filter({ hasText: 'Are you a real person?' }).click()
  await expect(lines.last()).toContainText(/I['’]m an AI/)
  await replies(page).first().click()
  await expect(lines).toHaveCount(7)
  await replies(page).first().click()
  await expect(page.getByRole('heading', { name: 'Go on where you stopped' })).toBeFocused()
  const told = await lines.allTextContents()
  expect(calls).toEqual([])
  expect(await page.context().cookies()).toEqual(before)

  const who = someone()
  await page.getByRole('link', { name: 'Sign up and go on' }).click() // 1
  expect(await fill(page, who)).toBeLessThanOrEqual(3)
  await page.getByRole('checkbox', { name: /I accept/ }).check() // 2
  await page.getByRole('button', { name: 'Continue' }).click() // 3
  await page.waitForURL(/email-verification/)
  await confirm(page, who) // 4
  await agree(page) // 5
  await expect(log(page).getByRole('article')).toHaveCount(told.length + 1)
  await expect(lastArticle(page)).toHaveAccessibleName(/\bAI\b/)

  await say(page, 'My own')
  await expect(log(page).getByRole('article')).toHaveCount(told.length + 3, { timeout: 60_000 })
})

test('a taste goes along to another browser, and the tab that waits hears of it', async ({ page, browser, watch }) => {
  const who = someone('Wanda')
  await visit(page, '/')
  await replies(page).first().click()
  await expect(taste(page).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await fill(page, who)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/email-verification/)
  const link = await linkTo(page, who.email, '/email-verification')

  const context = await browser.newContext()
  watch.over(context)
  watch.expects(/422/)
  const other = await context.newPage()
  await visit(other, link)
  await other.getByRole('button', { name: 'Confirm my address' }).click()
  await other.getByLabel('Password', { exact: true }).fill('Chosen42xy')
  await other.getByLabel('Confirm password', { exact: true }).fill('Chosen42xy')
  await other.getByRole('button', { name: 'Confirm and go in' }).click()
  await other.waitForURL(/\/topics\/\d+\/chat/)
  await context.close()

  await expect(page.getByText('Your address is confirmed. Sign in, and you go on.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(who.email)
})
