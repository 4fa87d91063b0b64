import type { BrowserContext, Page } from '@playwright/test'
import { expect, inDatabase, seat, test } from './journey.ts'
import { composer, visit } from './newcomer.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const TAG = 'https://www.googletagmanager.com/gtag/js?id=AW-12345678'
const DAY_S = 24 * 60 * 60
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What the browser asked of anybody but the lounge. */
function listen(context: BrowserContext, origin: string): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) asked.push(url.href)
  })
  return asked
}
async function stored(context: BrowserContext) {
  const cookies = await context.cookies()
  const of = (name: string) => cookies.find((cookie) => cookie.name === name)
  const settings = of('cookie_settings')
  const days = [of('cookie_consent'), settings].map((cookie) => Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S))
  return { consent: of('cookie_consent')?.value, settings: settings && (JSON.parse(decodeURIComponent(settings.value)) as object), days }
}
const setTag = (tag: string | null) =>
  inDatabase(`insert into setting (key, value) values ('google_tag', $1) on conflict (key) do update set value = excluded.value`, [
    JSON.stringify(tag),
  ])

test('Decline allows nothing, is kept for 365 days, and is not asked again', async ({ page, context }) => {
  await visit(page, '/')
  await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', /^\/static-page\//)
  await button(page, 'Decline').click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(context)).toEqual({
    consent: 'false',
    settings: { essential: true, advertising: false, customization: false, functionality: false },
    days: [365, 365],
  })
  await visit(page, '/rooms')
  await expect(banner(page)).toBeHidden()
})

test('Ok, got it allows everything', async ({ page, context }) => {
  await visit(page, '/rooms')
  await button(page, 'Ok, got it').click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(context)).toEqual({
    consent: 'true',
    settings: { essential: true, advertising: true, customization: true, functionality: true },
    days: [365, 365],
  })
})

test('Manage cookies: each is off until chosen, what is saved is shown again, and can be changed from the footer', async ({
  page,
  context,
}) => {
  await visit(page, '/rooms?x=1')
  await banner(page).getByRole('link', { name: 'Manage cookies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
  const toggle = (name: string) => dialog.getByRole('switch', { name: new RegExp(`^${name}`) })
  await expect(toggle('Essential')).toBeDisabled()
  await expect(toggle('Essential')).toBeChecked()
  for (const name of ['Advertising', 'Customization Cookies', 'Functionality Cookies']) await expect(toggle(name)).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(banner(page).getByRole('link', { name: 'Manage cookies' })).toBeFocused()
  await page.keyboard.press('Enter')
  await toggle('Customization Cookies').check()
  await dialog.getByRole('button', { name: 'Save Settings' }).click()
  await expect(dialog).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(new URL(page.url()).href).toMatch(/\/rooms\?x=1$/)
  const settings = { essential: true, advertising: false, customization: true, functionality: false }
  expect(await stored(context)).toEqual({ consent: 'true', settings, days: [365, 365] })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
  await expect(toggle('Customization Cookies')).toBeChecked()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored(context)).toMatchObject({ consent: 'false', settings: { customization: false } })
})

test('without a tag nobody else is ever asked, whatever the visitor allows', async ({ page, context, baseURL }) => {
  const asked = listen(context, baseURL!)
  await visit(page, '/')
  await button(page, 'Ok, got it').click()
  await expect(banner(page)).toBeHidden()
  for (const path of ['/', '/rooms', '/topics', '/terms', '/auth?form=signup']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})

test.describe('with a tag', () => {
  test.skip(({ isMobile }) => isMobile, 'no screen’s size has a part in it')
  test.beforeAll(() => setTag('AW-12345678'))
  test.afterAll(() => setTag(null))

  test('nothing before consent; then Google’s tag alone; and nothing once consent is withdrawn', async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    watch.expects(/^foreign request: https:\/\/www\.googletagmanager\.com\//)
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' }),
    )
    const asked = listen(context, baseURL!)
    // The lounge keeps settings and pages for some seconds.
    await expect(async () => {
      await visit(page, '/')
      expect(await page.locator('#boot').textContent()).toContain('AW-12345678')
    }).toPass()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])

    await Promise.all([page.waitForResponse(TAG), button(page, 'Ok, got it').click()])
    await page.waitForFunction(() => 'tagRan' in globalThis)
    expect(
      await page.evaluate(() =>
        (globalThis as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((words) => Array.from(words).slice(0, 3)),
      ),
    ).toMatchObject([
      ['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }],
      ['consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }],
      ['js', expect.any(Date)],
      ['config', 'AW-12345678'],
    ])
    // A page with passwords is another document, without the tag.
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    await page.waitForURL(/\/auth/)
    await page.waitForFunction(() => !('tagRan' in globalThis))

    await Promise.all([page.waitForResponse(TAG), page.goto('/rooms')])
    await page.evaluate(() => (document.cookie = '_gcl_au=1.1.1; Path=/'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    await page.waitForFunction(() => !('tagRan' in globalThis) && !document.cookie.includes('_gcl_au'))
    await page.waitForLoadState('networkidle')
    const before = asked.length
    await visit(page, '/')
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBe(before)
    expect(new Set(asked)).toEqual(new Set([TAG]))
  })
})

test('the question lies over the page and moves nothing of it when it goes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    })
    Object.assign(globalThis, { shifts })
  })
  await visit(page, '/')
  // What late fonts move is not the question's doing.
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    ;(globalThis as unknown as { shifts: number[] }).shifts.length = 0
  })
  await button(page, 'Decline').click()
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))).toBeLessThan(
    0.02,
  )
})

test('in a chat the question stands above all that is there, and below the end of a page nothing is left of it', async ({
  newMember,
  browserOf,
  page,
}) => {
  const boxOf = async (on: Page, name: 'cookies' | 'chat') =>
    (await (name === 'cookies' ? banner(on) : on.getByRole('main')).boundingBox())!
  const member = await newMember()
  const own = await browserOf(member)
  await own.context().clearCookies({ name: 'cookie_consent' })
  await visit(own, (await seat(member)).path)
  await expect(composer(own)).toBeVisible()
  await expect(banner(own)).toBeVisible()
  const height = own.viewportSize()!.height
  await expect
    .poll(async () => {
      const [question, chat] = [await boxOf(own, 'cookies'), await boxOf(own, 'chat')]
      return [chat.y >= question.y + question.height, height - chat.y - chat.height < 40]
    })
    .toEqual([true, true])
  await button(own, 'Decline').click()
  await expect.poll(async () => (await boxOf(own, 'chat')).y).toBeLessThan(100)

  await visit(page, '/auth?form=signup')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = (await page.getByRole('button', { name: 'Continue' }).boundingBox())!
  const question = await boxOf(page, 'cookies')
  expect(end.y + end.height).toBeLessThanOrEqual(question.y)
})
