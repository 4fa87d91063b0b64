// Every screen and dialog there is, in light and dark, English and Arabic, at the sizes of the projects.
import { expectFaultless, expectRoom, speak } from './faultless.ts'
import { expect, inDatabase, seat, test } from './journey.ts'
import { agree, answered, balance, composer, lastArticle, leave, log, say, stopReply, visit } from './newcomer.ts'

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
    '/reset-password?token=half&email=tess@example.com': 'Reset password',
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
  await inDatabase("UPDATE member SET channel_expires_at = now() + interval '1 day' WHERE id = $1", [member.id])
  await visit(page, '/topics')
  await page.getByRole('button', { name: 'Active Chats' }).click()
  await expect(dialog.getByRole('button', { name: /^Open / })).toBeVisible()
  await expectFaultless(page, 'active chats')
  await shut()
  await page.getByRole('button', { name: 'Create topic' }).click()
  await page.getByLabel('Topic name').fill('Songs for a long road')
  await page.getByLabel('Room', { exact: true }).selectOption('Record Room')
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

test('a chat, from its terms to the past', async ({ newMember, browserOf, watch }) => {
  const member = await newMember()
  const page = await browserOf(member)
  const dialog = page.getByRole('dialog')
  const opens = async (name: string, button: string) => {
    await page.getByRole('button', { name: button }).click()
    await expect(dialog).toBeVisible()
    await expectFaultless(page, name)
  }
  const shut = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await visit(page, '/rooms')
  await page.getByRole('button', { name: 'Create topic' }).click()
  await page.getByLabel('Topic name').fill('Songs for a long road')
  await page.getByLabel('Room', { exact: true }).selectOption('Record Room')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'AGREE' })).toBeVisible()
  await expectFaultless(page, 'terms')
  await agree(page)
  await expect(composer(page)).toBeEnabled()
  await expectFaultless(page, 'an empty chat')

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
  await composer(page).fill('Two things for you, and a link: https://example.com')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'sleeve.png', mimeType: 'image/png', buffer: picture },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Side one: rain.') },
    { name: 'music.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('No.') },
  ])
  await expect(dialog).toContainText('music.exe')
  await expectFaultless(page, 'send files')
  await dialog.getByRole('button', { name: 'Send 2 files' }).click()
  await expect(dialog).toBeHidden()
  await expect(log(page)).toContainText('Two things for you')
  await answered(page)
  await say(page, 'Which song would you start with?')
  await stopReply(page)
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await composer(page).fill('Half a sentence')
  await expectFaultless(page, 'a chat')
  await composer(page).fill('')

  // A finger picks the message first.
  await log(page).getByText('Which song would you start with?').click()
  await page.getByRole('button', { name: 'Delete message' }).last().click()
  await expect(dialog).toBeVisible()
  await expectFaultless(page, 'delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(log(page)).toContainText('You deleted this message.')
  await opens('how it works', 'AI: how it works')
  await shut()
  await page.getByRole('button', { name: 'Chat settings' }).click()
  await page.getByRole('menuitem', { name: /^What .+ remembers$/ }).click()
  await expect(dialog.getByRole('switch')).toBeVisible()
  await expectFaultless(page, 'memory')
  await shut()
  await page.getByRole('button', { name: 'Chat settings' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectFaultless(page, 'the chat’s menu')
  await page.getByRole('menuitem', { name: 'Report topic' }).click()
  await expect(dialog).toBeVisible()
  await expectFaultless(page, 'report')
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page.getByText('Topic reported successfully')).toBeVisible()
  await expectFaultless(page, 'a toast')
  await page.getByRole('button', { name: 'Picture sleeve.png, open' }).click()
  await expect(dialog.getByRole('img', { name: 'sleeve.png' })).toBeVisible()
  await expectFaultless(page, 'lightbox')
  await shut()
  await page.context().setOffline(true)
  watch.expects(/net::ERR_|The language could not be loaded/)
  await say(page, 'Are you still there?')
  await expect(lastArticle(page)).toContainText('Waiting for the connection')
  await expectFaultless(page, 'offline')
  await page.context().setOffline(false)
  await answered(page)
  await expect(balance(page)).toBeVisible()
  await opens('leave', 'Leave Chat')
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await expect(dialog).toBeHidden()
  await leave(page)

  await visit(page, '/topics/past')
  await page.getByRole('link', { name: 'Songs for a long road' }).waitFor()
  await expectFaultless(page, 'past chats')
  await page.getByRole('link', { name: 'Songs for a long road' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expectFaultless(page, 'a past chat')
})
