// A reply while the lounge is closed: the switch in the account, and what a push shows. The push service itself is not asked: no network in tests.
import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from './journey.ts'

test.use({ serviceWorkers: 'allow' })
test.skip(({ isMobile }) => isMobile, 'the same code for both')

const KEYS = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }

test('is switched on upon a press alone, for this device, and off with the end of the session', async ({ newMember, browserOf }) => {
  const member = await newMember()
  const page = await browserOf(member, { permissions: ['notifications'] })
  await page.addInitScript((keys) => {
    const subscription = () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
      toJSON: () => ({ keys }),
      unsubscribe: async () => (localStorage.removeItem('e2e-push'), true),
    })
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('e2e-push') ? (subscription() as never) : null)
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem('e2e-push', options?.applicationServerKey as string)
      return subscription() as never
    }
  }, KEYS)
  const asked = () => page.evaluate(() => localStorage.getItem('e2e-push'))
  const isOn = async () => (await member.visitor.call('readPush')).body.payload.is_on as boolean
  await page.goto('/rooms')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/account')
  const toggle = page.getByRole('switch', { name: 'Tell me when a character has answered' })
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()
  expect(await asked()).toBeNull()

  await toggle.click()
  await expect(toggle).toBeChecked()
  expect(await asked()).toBe((await member.visitor.call('readPush')).body.payload.public_key)
  expect(await isOn()).toBe(true)
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  expect([await isOn(), await asked()]).toEqual([false, null])

  await toggle.click()
  await expect(toggle).toBeChecked()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(asked).toBeNull()
})

test('shows who has answered to somebody who is not looking, and leads to the chat upon a click', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ permissions: ['notifications'] })
  const page = await context.newPage()
  await page.goto('/rooms')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const line = await context.newCDPSession(page)
  const registered = new Promise<string>((done) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0].registrationId)),
  )
  await line.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (title: string, path = '/topics/7/chat') =>
    line.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL!,
      registrationId,
      data: JSON.stringify({ title, path, tag: path, lang: 'en', dir: 'ltr' }),
    })
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications()
      return notices.map(({ title, tag, data, body }) => ({ title, tag, data: data as string, body }))
    })
  await push('Seen already')
  // Nobody looks: the one page is elsewhere.
  await page.goto('about:blank')
  await push('Marlow has answered')
  await page.goto('/rooms')
  await expect.poll(shown).toEqual([{ title: 'Marlow has answered', tag: '/topics/7/chat', data: '/topics/7/chat', body: '' }])
  const worker = context.serviceWorkers()[0]!
  expect(await worker.evaluate(clickNotice)).toEqual(['open /topics/7/chat'])
  // Where the chat stands open already, its window comes to the front.
  await page.goto('about:blank')
  await push('Marlow has answered', '/rooms')
  await page.goto('/rooms')
  await expect.poll(async () => (await shown()).map(({ data }) => data)).toEqual(['/rooms'])
  expect(await worker.evaluate(clickNotice)).toEqual(['focus /rooms'])
  await context.close()
})

/** Runs in the worker: somebody presses the one notice there is. Only a real press may open and focus windows, so both are noted instead. */
async function clickNotice(): Promise<string[]> {
  const scope = globalThis as unknown as {
    registration: ServiceWorkerRegistration
    clients: { openWindow: (path: string) => Promise<unknown> }
    WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } }
    NotificationEvent: new (type: string, init: { notification: Notification }) => Event
  }
  const done: string[] = []
  scope.clients.openWindow = async (path) => done.push(`open ${path}`)
  scope.WindowClient.prototype.focus = async function () {
    done.push(`focus ${new URL(this.url).pathname}`)
  }
  const [notification] = await scope.registration.getNotifications()
  const work: Promise<unknown>[] = []
  const waitUntil = (one: Promise<unknown>): void => void work.push(one)
  dispatchEvent(Object.assign(new scope.NotificationEvent('notificationclick', { notification: notification! }), { waitUntil }))
  await Promise.all(work)
  return [...done, ...(await scope.registration.getNotifications()).map(({ title }) => `left: ${title}`)]
}
