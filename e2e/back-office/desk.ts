// Operators in a browser of their own: they sign in as anybody does who has the printed account, or the invitation.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { DEMO_OPERATOR } from '../../server/src/accounts/operators.ts'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { axeFinds } from '../../server/test/axe.ts'
import { codeOf, deskVisitor } from '../../server/test/people/operator.ts'

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
    expect([at, colorScheme, await axeFinds(page, colorScheme === 'light' ? 'all' : 'colors')]).toEqual([at, colorScheme, []])
  }
  expect([at, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([at, page.viewportSize()!.width])
}

type Mail = { subject: string; links: string[] }
export const mailsTo = async (baseURL: string, address: string): Promise<Mail[]> =>
  (await fetch(`${baseURL}/sandbox/mailbox.json?to=${encodeURIComponent(address)}`)).json() as Promise<Mail[]>

/** Somebody who was invited by the owner, and has set up the second factor. */
export async function colleagueOf(
  browser: Browser,
  owner: Page,
  baseURL: string,
  { name, role }: { name: string; role: Role },
): Promise<Page> {
  const email = `${name.toLowerCase()}@example.com`
  const data = { email, roles: [role], reason: 'joins' }
  expect((await owner.request.post('/api/admin/operators', { data, headers: { origin: baseURL } })).status()).toBe(200)
  await expect.poll(async () => (await mailsTo(baseURL, email)).length).toBe(1)
  const link = new URL((await mailsTo(baseURL, email))[0]!.links[0]!)
  const desk = deskVisitor(baseURL)
  await desk.call('acceptInvite', { token: link.hash.slice(1), name, password: 'Lantern44xy' })
  const { secret } = (await desk.call('startFactor')).body.payload as { secret: string }
  expect((await desk.call('confirmFactor', { code: codeOf(secret) })).code).toBe(200)
  const page = await deskOf(browser, baseURL)
  await page.context().addCookies([{ name: 'desk', value: desk.cookie!, url: `${baseURL}/api/admin` }])
  return page
}

/** Claims the case that is open, and decides it. */
export async function decide(
  page: Page,
  what: string,
  { facts, why, button }: { facts?: string; why: string; button: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Claim' }).click()
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await page.getByRole('radio', { name: what }).check()
  if (facts) await page.getByLabel(/^What happened/).fill(facts)
  await page.getByLabel(/^Reason/).fill(why)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText('Done. It stands in the audit log.')).toBeVisible()
}
