// Operators in a browser of their own: they sign in as anybody does who has the printed account, or the invitation.
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { DEMO_OPERATOR } from '../server/src/accounts/operators.ts'
import { codeOf } from '../server/test/operator.ts'

export const { email: EMAIL, password: PASSWORD, secret: SECRET } = DEMO_OPERATOR
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** Cookies of the demo operator by lounge. A code opens once, so whoever signs in a third time in a minute would wait for the clock. */
const signedIn = new Map<string, Cookies>()

export async function signIn(page: Page, { email = EMAIL, password = PASSWORD, code = codeOf(SECRET) } = {}): Promise<void> {
  await page.goto('/admin')
  const { origin } = new URL(page.url())
  const cookies = email === EMAIL && signedIn.get(origin)
  if (cookies) {
    await page.context().addCookies(cookies)
    await page.goto('/admin')
  } else {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Open the back office' }).click()
  }
  await expect(page.getByRole('navigation', { name: 'Back office', includeHidden: true })).toBeAttached()
  if (email === EMAIL) signedIn.set(origin, await page.context().cookies())
}

export async function deskOf(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ baseURL, ...options })).newPage()
}

/** As it stands: nothing for axe to find, in dark no weak colours either, and no wider than its window. */
export async function expectClean(page: Page, at: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page })
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze()
    expect([at, colorScheme, violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)]).toEqual([at, colorScheme, []])
  }
  expect([at, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([at, page.viewportSize()!.width])
}
