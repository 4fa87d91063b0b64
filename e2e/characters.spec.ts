import { axeFinds } from '../server/test/axe.ts'
import { expect, test } from './journey.ts'
import { agree, composer, visit } from './newcomer.ts'

test('a guest finds a character, and is led to a talk with it by way of the sign-in', async ({ page }) => {
  await page.goto('/characters')
  await page.getByRole('link', { name: /Hetty/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hetty' })).toBeVisible()
  await expect(page.getByText('Choir leader without notes, Tolverton')).toBeVisible()
  await expect(page.getByText('Hetty is an AI character.')).toBeVisible()
  const talk = page.getByRole('link', { name: 'Talk to Hetty' })
  const chat = await talk.getAttribute('href')
  await talk.click()
  await page.waitForURL(/\/auth\?/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(chat)
})

test('a member talks to the character whose page they read', async ({ newMember, browserOf }) => {
  const page = await browserOf(await newMember())
  await visit(page, '/characters/hetty')
  await page.getByRole('link', { name: 'Talk to Hetty' }).click()
  await agree(page)
  await expect(composer(page)).toBeEnabled()
  await expect(page.getByRole('main')).toContainText('Hetty')
})

test('nobody of that name: the page says so, and so does the answer', async ({ page, watch }) => {
  watch.expects(/404/)
  const answer = await page.goto('/characters/nobody')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const path of ['/characters', '/characters/hetty?lang=ar'])
  test(`${path} is free of faults that axe knows, in both themes, and fits 320 px`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      expect(await axeFinds(page, colorScheme === 'light' ? 'all' : 'colors')).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
