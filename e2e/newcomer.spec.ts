import { expect, test } from '@playwright/test'
import { composer, enterChat, log, say, signUp, someone } from './newcomer.ts'

test('a newcomer signs up, is verified, chooses a room, agrees to its terms, talks, is answered, and leaves', async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await signUp(page, someone())
  await enterChat(page, /Record Room/)
  await expect(page.getByText('The other side is an AI character.')).toBeVisible()

  await composer(page).fill('Hello! What are you listening to?')
  await expect(page.getByRole('button', { name: 'Send, 3.30 POINTS' })).toBeVisible()
  await say(page, 'Hello! What are you listening to?')
  await expect(log(page).getByRole('listitem')).toHaveCount(3, { timeout: 60_000 })
  await expect(log(page).getByRole('article').last()).toHaveAccessibleName(/AI/)
  await expect(page.getByText('196.70').or(page.getByText('196.7')).first()).toBeVisible()

  await page.getByRole('button', { name: 'Leave Chat' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'LEAVE', exact: true }).click()
  await page.waitForURL(/\/topics$/)
  await expect(page.getByText('Successfully left the chat')).toBeVisible()
  expect(failures).toEqual([])
})
