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

test('shows who has answered to somebody who is not looking', async ({ browser, baseURL }) => {
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
  const push = (title: string) =>
    line.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL!,
      registrationId,
      data: JSON.stringify({ title, path: '/topics/7/chat', tag: 'chat-7', lang: 'en', dir: 'ltr' }),
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
  await expect.poll(shown).toEqual([{ title: 'Marlow has answered', tag: 'chat-7', data: '/topics/7/chat', body: '' }])
  await context.close()
})
