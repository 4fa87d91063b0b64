import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** The page is there, drawn, and its scripts are still on their way until `arrive` is called. */
async function drawn(page: Page, path: string) {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { arrive: () => arrival.resolve() }
}

test('a press before the page’s scripts have come is done when they are there', async ({ page, isMobile }) => {
  const { arrive } = await drawn(page, '/rooms')
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Start Random Chat' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  arrive()
  if (isMobile) await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  else await page.waitForURL(/\/auth\?form=signin/)
})

test('a form that was sent early is checked and sent then, with what was typed, and never in the address', async ({ page, watch }) => {
  watch.expects(/status of 422/)
  const { arrive } = await drawn(page, '/auth?form=signin')
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Harbour42x')
  await page.keyboard.press('Enter')
  expect(page.url()).toMatch(/\/auth\?form=signin$/)
  arrive()
  await expect(page.getByText('Email or password is incorrect')).toBeVisible()
})

test('a language that was chosen early is changed to', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the phone’s menu holds it')
  const { arrive } = await drawn(page, '/rooms')
  await page.getByLabel('Language').selectOption('Deutsch')
  arrive()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('who has not answered the question about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('can answer it early', async ({ page, context }) => {
    const { arrive } = await drawn(page, '/')
    await page.getByRole('button', { name: 'Decline' }).click()
    arrive()
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
    expect((await context.cookies()).find(({ name }) => name === 'cookie_consent')?.value).toBe('false')
  })

  test('can open its settings early', async ({ page }) => {
    const { arrive } = await drawn(page, '/')
    await page.getByRole('link', { name: 'Manage cookies' }).click()
    arrive()
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
  })
})
