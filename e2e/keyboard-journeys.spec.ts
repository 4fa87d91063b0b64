// The journeys of a newcomer and of somebody who pays, without a pointer.
import { expect, test } from './journey.ts'
import { press, reach } from './keys.ts'
import { answered, composer, linkTo, log, someone, visit } from './newcomer.ts'
import { GOOD, heading } from './till.ts'

test.skip(({ isMobile }) => isMobile, 'who has keys has a wide screen')

test('by keyboard alone: signs up, talks to somebody at random, sends a file', async ({ page }) => {
  const { keyboard } = page
  const who = someone()
  const type = async (label: string, text: string) => {
    await reach(page, page.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  await visit(page, '/')
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // What follows is in the content, not the header again.
  await press(page, page.getByRole('main').getByRole('link', { name: 'Start chatting' }))
  await page.waitForURL(/form=signup/)
  await type('Name', who.name)
  await type('Email', who.email)
  await type('Password', who.password)
  await type('Confirm password', who.password)
  const consent = page.getByRole('checkbox', { name: /I accept/ })
  await keyboard.press('Enter')
  // The first thing that is wrong has the focus, and says what it is.
  await expect(consent).toHaveAccessibleDescription('Please accept the terms and privacy policy')
  await expect(consent).toBeFocused()
  await keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await page.waitForURL(/email-verification/)
  await visit(page, await linkTo(page, who.email, '/email-verification'))
  await press(page, page.getByRole('button', { name: 'Confirm my address' }))
  await page.waitForURL(/\/rooms$/)

  await press(page, page.getByRole('button', { name: 'Start Random Chat' }))
  await page.waitForURL(/\/topics\/\d+\/chat/)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'AGREE' }))
  await reach(page, page.getByRole('region', { name: 'Conversation' }))
  await reach(page, composer(page))
  await keyboard.type('Good evening! How is it here tonight?')
  await keyboard.press('Enter')
  await answered(page)

  const attach = page.getByRole('button', { name: 'Attach files' })
  const dialog = page.getByRole('dialog')
  await press(page, attach)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, dialog.getByRole('button', { name: /choose them/ }))])
  await chooser.setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Side one: rain.') })
  await press(page, dialog.getByRole('button', { name: /^Send/ }))
  await expect(dialog).toBeHidden()
  await expect(log(page).getByRole('link', { name: /notes\.txt/ })).toBeVisible()
  await answered(page)
})

test('by keyboard alone: opens a topic, and pays for points', async ({ newMember, browserOf }) => {
  const page = await browserOf(await newMember())
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  await visit(page, '/topics')
  const opener = page.getByRole('button', { name: 'Create topic' })
  await press(page, opener)
  await expect(page.getByLabel('Topic name')).toBeFocused()
  await keyboard.type('Songs for a long road')
  // The focus goes round inside the dialog and never leaves it.
  for (let presses = 0; presses < 8; presses++) {
    await keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await keyboard.press('Enter')
  await reach(page, page.getByLabel('Topic name'))
  await keyboard.type('Songs for a long road')
  await reach(page, dialog.getByLabel('Room', { exact: true }))
  await keyboard.type('Record')
  await press(page, dialog.getByRole('button', { name: 'Create', exact: true }))
  await page.waitForURL(/\/topics\/\d+\/chat/)
  await press(page, dialog.getByRole('button', { name: 'AGREE' }))
  await expect(composer(page)).toBeEnabled()

  await press(page, page.getByRole('main').getByRole('link', { name: 'Add points' }))
  await page.waitForURL(/tab=balance/)
  await reach(page, page.getByRole('radio', { name: /€\s25/ }))
  await keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /€\s10/ })).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByRole('heading', { name: 'Billing details' })).toBeVisible()
  await expect(dialog.getByLabel('Country', { exact: true })).toBeFocused()
  const type = async (label: string, text: string) => {
    await reach(page, dialog.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  await type('Country', 'Netherlands')
  await reach(page, dialog.getByRole('checkbox', { name: 'I need an invoice with my address' }))
  await keyboard.press('Space')
  await type('Surname', 'de Wit')
  // Looking through a list moves nothing but the choice.
  await type('Country code', 'Netherlands')
  await expect(dialog.getByLabel('Country code')).toBeFocused()
  await reach(page, dialog.getByPlaceholder('Enter a phone number'))
  await keyboard.type('612345678')
  await type('Address', 'Prinsengracht 3')
  await type('City', 'Amsterdam')
  await type('Post code', '1015 DK')
  await reach(page, dialog.getByRole('checkbox', { name: /want my points at once/ }))
  await keyboard.press('Space')
  await press(page, dialog.getByRole('button', { name: /^Pay/ }))
  await page.waitForURL(/\/sandbox\/gateway\/pay\//)
  for (const [label, text] of Object.entries({ 'Card number': GOOD, 'Expiry date': '04 / 31', 'Security code': '123' })) {
    await reach(page, page.getByLabel(label))
    await keyboard.type(text)
  }
  await keyboard.press('Enter')
  await expect(heading(page, 'Order Placed Successfully')).toBeVisible()
})
