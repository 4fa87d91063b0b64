import { expect, test } from './journey.ts'
import { answered, balance, composer, enterChat, lastArticle, leave, say, signUp, someone } from './newcomer.ts'

test('a newcomer signs up, is verified, chooses a room, agrees to its terms, talks, is answered, and leaves', async ({ page }) => {
  await signUp(page, someone())
  await enterChat(page, /Record Room/)
  await expect(page.getByText('The other side is an AI character.')).toBeVisible()

  await composer(page).fill('Hello! What are you listening to?')
  await expect(page.getByRole('button', { name: 'Send, 3.30 POINTS' })).toBeVisible()
  await say(page, 'Hello! What are you listening to?')
  await answered(page)
  await expect(lastArticle(page)).not.toContainText('Hello! What are you listening to?')
  await expect(balance(page)).toContainText('196.70')
  await leave(page)
})

test('a sign-in that is sent before the page’s script runs gives no password away', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/auth?form=signin')
  await page.getByLabel('Email', { exact: true }).fill('tess@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Harbour42x')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/auth\?form=signin$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('tess@example.com')
  await context.close()
})
