// Trusted Types: in a browser that has them, no script of a page makes markup of a text, and what the pages draw by themselves is still drawn.
import { expect, test } from './journey.ts'
import { visit } from './newcomer.ts'

test('a text becomes no markup and no address a script, but for what the lounge draws itself', async ({ page, watch }) => {
  watch.expects(/Trusted ?(HTML|Script|Type)/)
  await visit(page, '/')
  const tries = await page.evaluate(() => {
    const attempt = (act: () => void): string => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    return [
      attempt(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      attempt(() => (document.createElement('script').src = 'https://evil.example/x.js')),
      attempt(() =>
        (globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes.createPolicy(
          'stranger',
          {},
        ),
      ),
    ]
  })
  expect(tries).toEqual(['TypeError', 'TypeError', 'TypeError'])
})

test('posters and written pages that the browser draws by itself are whole', async ({ page }) => {
  await visit(page, '/auth?form=signin')
  await page.evaluate(() => history.pushState(null, '', '/'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.locator('.art svg').first()).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).first().click()
  await expect(page.getByRole('main').locator('p').first()).toBeVisible()
})
