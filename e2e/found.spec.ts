// A reader who comes by a link in a language, as search engines give them.
import { expect, test } from './journey.ts'

test('the language of the address counts until the reader chooses another', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same code for both')
  await page.goto('/rooms')
  await page.getByLabel('Language').selectOption({ label: 'Français' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const stored = () => page.evaluate(() => localStorage.getItem('languageId'))
  const french = await stored()

  await page.goto('/?lang=de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('navigation').getByRole('link', { name: 'RÄUME' }).first().click()
  await expect(page.getByRole('heading', { name: 'Raum betreten', level: 1 })).toBeVisible()
  expect(await stored()).toBe(french)
  // What the first page said of its address went with it.
  await expect(page.locator('head [data-first]')).toHaveCount(0)

  await page.goto('/rooms?lang=de')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rooms\?lang=de$/)
  await page.getByLabel('Sprache').selectOption({ label: 'English' })
  await expect(page).toHaveURL(/\/rooms$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Enter Room' })).toBeVisible()
})
