// Operators in a browser of their own: they sign in as anybody does who has the printed account, or the invitation.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { DEMO_OPERATOR } from '../server/src/accounts/operators.ts'
import { codeOf } from '../server/test/operator.ts'

const { email: EMAIL, password: PASSWORD, secret: SECRET } = DEMO_OPERATOR
const STEP_MS = 30_000
let last = 0

/** A code that nobody has shown yet: of this half minute, or of the next, which is let in half a minute early. Another one has to wait. */
async function freshCode(): Promise<string> {
  const now = (): number => Math.floor(Date.now() / STEP_MS)
  last = Math.max(now(), last + 1)
  await expect.poll(now, { timeout: 2 * STEP_MS }).toBeGreaterThanOrEqual(last - 1)
  return codeOf(SECRET, last * STEP_MS)
}

export async function signIn(page: Page, { email = EMAIL, password = PASSWORD } = {}): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await freshCode())
  await page.getByRole('button', { name: 'Open the back office' }).click()
  await expect(page.getByRole('navigation', { name: 'Back office', includeHidden: true })).toBeAttached()
}

export async function deskOf(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ baseURL, ...options })).newPage()
}
