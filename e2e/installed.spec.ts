// The installed lounge: what is kept on the device, and what is shown while the line is down.
import type { Page } from '@playwright/test'
import { expect, seat, test } from './journey.ts'

test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => isMobile, 'the same code for both')

/** Waits until the worker has taken the page over. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
/** Every address in every cache, with its text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
        found.push({ path: new URL(request.url).pathname, text })
      }
    }
    return found
  })

test('a member’s device keeps nothing of theirs; offline every page says so, and comes back with the line', async ({
  newMember,
  browserOf,
  watch,
}) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
  const member = await newMember('Canary')
  const { path } = await seat(member)
  const page = await browserOf(member)
  await page.goto('/rooms')
  await installed(page)
  for (const url of ['/account', '/topics/past', path]) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Message' }).fill('canary-words')
  const before = await kept(page)
  expect(before.filter((one) => !/^\/(assets|art)\/|^\/offline\.html$/.test(one.path))).toEqual([])
  expect(before.map((one) => one.path)).toContain('/offline.html')
  expect(before.filter(({ text }) => text.includes(member.email) || /canary/i.test(text))).toEqual([])

  await page.context().setOffline(true)
  for (const url of [path, '/account']) {
    await page.goto(url)
    await expect(page.getByRole('heading', { name: 'No line to the lounge' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(url)
    await expect(page.getByText('Canary')).toHaveCount(0)
  }
  await page.screenshot({ path: test.info().outputPath('offline.png') })
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No line to the lounge' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect((await kept(page)).filter((one) => !/^\/(assets|art)\/|^\/offline\.html$/.test(one.path))).toEqual([])
})

test('the page for being offline follows the reader’s language', async ({ page, watch }) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/rooms')
  await installed(page)
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await expect.poll(async () => (await kept(page)).find(({ path }) => path === '/offline.html')?.text).toContain('Keine Verbindung')
  await page.context().setOffline(true)
  await page.goto('/topics')
  await expect(page.getByRole('heading', { name: 'Keine Verbindung zur Lounge' })).toBeVisible()
  await page.context().setOffline(false)
})

test('a new version is offered, and taken over when it is wanted', async ({ page, watch }) => {
  watch.expects(/favicon\.ico/) // of the picture below, which names none
  await page.goto('/rooms')
  await installed(page)
  // Another address is another worker. No page of the lounge may name one (Trusted Types), but this is none.
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/icons/icon.svg')
  await elsewhere.evaluate(() => navigator.serviceWorker.register('/sw.js?next'))
  await expect(page.getByText('A new version is ready')).toBeVisible()
  const [again] = await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Reload' }).click()])
  expect(again?.ok()).toBe(true)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js\?next$/)
})
