import { expect, test } from './journey.ts'
import { press, reach } from './keys.ts'
import { answered, composer, log, visit } from './newcomer.ts'

test('by keyboard alone: signs in, finds a room, agrees, writes, opens and closes every dialog of the chat, and leaves', async ({
  page,
  newMember,
  isMobile,
}) => {
  const { keyboard } = page
  const member = await newMember()
  await visit(page, '/rooms')
  await press(page, page.getByRole('button', { name: 'Active Chats' }))
  await page.waitForURL(/\/auth\?form=signin/)
  await reach(page, page.getByLabel('Email', { exact: true }))
  await keyboard.type(member.email)
  await reach(page, page.getByLabel('Password', { exact: true }))
  await keyboard.type(member.password)
  await keyboard.press('Enter')

  await page.waitForURL(/\/rooms$/)
  await press(page, page.getByRole('main').getByRole('link', { name: /Record Room/ }))
  await page.waitForURL(/\/rooms\/\d+\/topics$/)
  await press(page, page.locator('main a[href*="/chat"]').filter({ hasNotText: /Busy|Waiting for a character/ }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // The terms ask for a choice: Escape is none.
  await keyboard.press('Escape')
  await press(page, dialog.getByRole('button', { name: 'AGREE' }))

  await reach(page, composer(page))
  await keyboard.type('First line')
  await keyboard.press('Shift+Enter')
  await keyboard.type('second line')
  // A finger has no Shift: there Enter breaks the line, and the button sends.
  if (isMobile) {
    await keyboard.press('Enter')
    await keyboard.type('third line')
    await press(page, page.getByRole('button', { name: /^Send, / }))
  } else await keyboard.press('Enter')
  const said = isMobile ? 'First line\nsecond line\nthird line' : 'First line\nsecond line'
  await expect.poll(() => log(page).getByRole('article').allInnerTexts()).toContainEqual(expect.stringContaining(said))
  await expect(composer(page)).toHaveValue('')
  await expect(composer(page)).toBeFocused()
  await answered(page)

  // In the order of the page, so that Tab goes round once.
  const menu = page.getByRole('button', { name: 'Chat settings' })
  await opensAndCloses('AI: how it works')
  await press(page, menu)
  await expect(page.getByRole('menuitem', { name: /’s page$/ })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /^What .+ remembers$/ })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: /^What .+ remembers$/ })).toBeVisible()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /^What .+ remembers$/ })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Hide suggested replies' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Report topic' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Report user' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Report user' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()
  for (const name of ['Delete message', 'Attach images', 'Attach files']) await opensAndCloses(name)

  const leave = isMobile ? menu : page.getByRole('button', { name: 'Leave Chat' })
  await reach(page, leave)
  await askToLeave()
  await expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeFocused()
  await keyboard.press('Escape')
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(leave).toBeFocused()
  await askToLeave()
  await press(page, dialog.getByRole('button', { name: 'LEAVE', exact: true }))
  await page.waitForURL(/\/topics$/)

  /** With the focus on the button beside the chat, or on the menu, whose last entry it is on a phone. */
  async function askToLeave(): Promise<void> {
    await keyboard.press('Enter')
    if (!isMobile) return
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Leave Chat' })).toBeFocused()
    await keyboard.press('Enter')
  }
  async function opensAndCloses(name: string): Promise<void> {
    const opener = page.getByRole('button', { name })
    await press(page, opener)
    await expect(dialog.locator(':focus')).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
