// Operators in a browser of their own: they sign in as anybody does who has the printed account, or the invitation.
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { DEMO_OPERATOR } from '../../server/src/accounts/operators.ts'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { axeFinds } from '../../server/test/axe.ts'
import { codeOf, deskVisitor } from '../../server/test/people/operator.ts'
import { expect, test as journey } from '../journey.ts'

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

type Desks = {
  /** A browser of its own, in which nobody has signed in. It is closed when the journey ends, as all of these are. */
  blankDesk: (options?: BrowserContextOptions) => Promise<Page>
  /** Signed in as the owner. */
  openDesk: (options?: BrowserContextOptions) => Promise<Page>
  /** Somebody whom that owner invited, and who has set up the second factor. */
  colleague: (owner: Page, who: { name: string; role: Role }) => Promise<Page>
}
export const test = journey.extend<Desks>({
  async blankDesk({ browser, baseURL }, provide) {
    const opened: BrowserContext[] = []
    await provide(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL!, ...options })
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
  async openDesk({ blankDesk }, provide) {
    await provide(async (options) => {
      const page = await blankDesk(options)
      await signIn(page)
      return page
    })
  },
  async colleague({ blankDesk, baseURL }, provide) {
    await provide(async (owner, { name, role }) => {
      const email = `${name.toLowerCase()}@example.com`
      const data = { email, roles: [role], reason: 'joins' }
      expect((await owner.request.post('/api/admin/operators', { data, headers: { origin: baseURL! } })).status()).toBe(200)
      await expect.poll(async () => (await mailsTo(baseURL!, email)).length).toBe(1)
      const link = new URL((await mailsTo(baseURL!, email))[0]!.links[0]!)
      const desk = deskVisitor(baseURL!)
      await desk.call('acceptInvite', { token: link.hash.slice(1), name, password: 'Lantern44xy' })
      const { secret } = (await desk.call('startFactor')).body.payload as { secret: string }
      expect((await desk.call('confirmFactor', { code: codeOf(secret) })).code).toBe(200)
      const page = await blankDesk()
      await page.context().addCookies([{ name: 'desk', value: desk.cookie!, url: `${baseURL}/api/admin` }])
      return page
    })
  },
})
export { expect }

/** An act was done, and stands in the log. */
export const done = (page: Page) => expect(page.getByText('Done. It stands in the audit log.')).toBeVisible()

/** Bans a member for a week, on their page. */
export async function ban(desk: Page, memberId: string): Promise<void> {
  await desk.goto(`/admin/members/${memberId}`)
  await desk.getByRole('button', { name: 'Ban…' }).click()
  await desk.getByLabel(/^What happened/).fill('Three of your titles were ads.')
  await desk.getByLabel(/^Reason/).fill('third ad in two days')
  await desk.getByRole('button', { name: 'Ban for 7 days' }).click()
  await done(desk)
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
  await done(page)
}
