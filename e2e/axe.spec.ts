// Every screen and dialog outside of a chat, in light and dark, English and Arabic, at the sizes of the projects.
import { expectFaultless, expectRoom, speak } from './faultless.ts'
import { expect, inDatabase, seat, test } from './journey.ts'
import { visit } from './newcomer.ts'

/** Buttons of the account that open a dialog, by tab. */
const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  settings: ['Buy'],
  personal: ['Order my data', 'Delete account'],
  balance: ['Change limit'],
}

// Everything that axe knows takes its time.
test.slow()

test('what guests see', async ({ page, isMobile, watch }) => {
  watch.expects(/status of (404|422|500)/)
  const pages = {
    '/': 'Talk to characters who listen',
    '/topics': 'All',
    '/auth?form=signup': 'Sign Up',
    '/reset-password#token=half&email=tess@example.com': 'Reset password',
    '/reset-password': 'Reset password',
    '/email-verification?email=tess@example.com': 'Verify your email',
    '/privacy': 'Privacy Policy',
    '/no/such/page': 'Oops! Page Not Found',
    '/rooms': 'Enter Room',
  }
  for (const [path, title] of Object.entries(pages)) {
    await visit(page, path)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expectFaultless(page, path)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /Record Room/ })
    .click()
  await expect(page.locator('main a[href*="/chat"]').first()).toBeVisible()
  await expectFaultless(page, 'topics of a room')
  await visit(page, '/privacy')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectFaultless(page, 'menu')
  }
  const unlessEmpty = { json: { status: 'OK', message: null, payload: { rooms: [], topics: [] }, meta: null } }
  await page.route('**/api/rooms/index*', (route) => route.fulfill(unlessEmpty))
  await page.route('**/api/topics/index*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: 'ROOMS' }).click()
  await expect(page.getByText('No rooms available')).toBeVisible()
  await expectFaultless(page, 'rooms, none')
  await page.getByRole('link', { name: 'View All Topics' }).click()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expectFaultless(page, 'topics, failed')
  await page.unrouteAll()
  await page.context().clearCookies({ name: 'cookie_consent' })
  await visit(page, '/rooms')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expectFaultless(page, 'the question of cookies')
  await page.getByRole('link', { name: 'Manage cookies' }).click()
  await expectFaultless(page, 'cookie settings')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await visit(page, '/auth?form=signin')
  await expectFaultless(page, 'sign in')
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Harbour42x')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Email or password is incorrect')).toBeVisible()
  await expectFaultless(page, 'sign in, refused')
  await visit(page, '/auth?form=reset')
  await expectFaultless(page, 'forgot')
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('button', { name: /Resend Link/ })).toBeVisible()
  await expectFaultless(page, 'forgot, sent')
  await page.goto('/sandbox/mailbox')
  await expectFaultless(page, 'mailbox')
})

test('what members see outside of a chat', async ({ newMember, browserOf, isMobile, watch }) => {
  watch.expects(/status of 400/)
  const member = await newMember()
  const page = await browserOf(member)
  const dialog = page.getByRole('dialog')
  const shut = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await visit(page, '/topics/past')
  await expect(page.getByText('No past chats yet')).toBeVisible()
  await expectFaultless(page, 'past chats, none')
  await visit(page, '/rooms')
  await page.getByRole('button', { name: 'Active Chats' }).click()
  await expect(dialog).toContainText('You have no active chats')
  await expectFaultless(page, 'active chats, none')
  await shut()
  await page.getByRole('button', { name: 'Create topic' }).click()
  await page.getByLabel('Topic name').fill('Songs for a long road')
  await expectFaultless(page, 'create topic')
  await shut()
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectFaultless(page, 'menu')
  }
  const tabs = { settings: 'This browser', personal: 'Change password', balance: 'Spending limit', orders: 'Welcome points' }
  for (const [tab, shown] of Object.entries(tabs)) {
    await visit(page, `/account?tab=${tab}`)
    await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible()
    await expectFaultless(page, `account, ${tab}`)
    for (const name of DIALOGS[tab] ?? []) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      await expect(dialog).toBeVisible()
      await expectFaultless(page, name)
      await shut()
    }
  }
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await expect(dialog).toBeVisible()
  await expectFaultless(page, 'edit profile')

  await seat(member)
  await visit(page, '/topics')
  await page.getByRole('button', { name: 'Create topic' }).click()
  await expect(dialog.getByRole('link', { name: 'Open Existing Chat' })).toBeVisible()
  await expectFaultless(page, 'create topic, while a chat is open')
  await inDatabase(
    `WITH free AS (INSERT INTO channel_period (member_id, cost, starts_at, ends_at) VALUES ($1, 0, now(), now() + interval '1 day') RETURNING *)
     UPDATE member SET channel_expires_at = free.ends_at FROM free WHERE member.id = free.member_id`,
    [member.id],
  )
  await visit(page, '/topics')
  await page.getByRole('button', { name: 'Active Chats' }).click()
  await expect(dialog.getByRole('button', { name: /^Open / })).toBeVisible()
  await expectFaultless(page, 'active chats')
  await shut()
  await page.getByRole('button', { name: 'Create topic' }).click()
  await page.getByLabel('Topic name').fill('Songs for a long road')
  await dialog.getByLabel('Room', { exact: true }).selectOption('Record Room')
  await expect(dialog).toContainText('Text color')
  await expectFaultless(page, 'create topic, with its look')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Open Existing Chat' })).toBeVisible()
  await expectFaultless(page, 'create topic, refused')
})

test('long German words have room on a small phone', async ({ newMember, browserOf, isMobile }) => {
  test.skip(!isMobile, 'the room of a phone')
  const member = await newMember()
  const { path } = await seat(member)
  const page = await browserOf(member)
  await visit(page, '/rooms')
  await speak(page, 'de')
  const rooms = page.getByRole('main').getByRole('link', { name: /Plattenzimmer/ })
  await expect(rooms).toBeVisible()
  await expectRoom(page, 'rooms')
  await rooms.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plattenzimmer' })).toBeVisible()
  for (const next of [null, '/privacy', '/account', '/account?tab=orders', path]) {
    if (next) await visit(page, next)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(page.locator('.late').filter({ visible: true })).toHaveCount(0)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} in 390 px`).toBe(390)
    await expectRoom(page, page.url())
  }
})
