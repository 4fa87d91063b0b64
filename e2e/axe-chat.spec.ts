// The chat and its dialogs, as axe.spec.ts has the other screens.
import { expectFaultless } from './faultless.ts'
import { expect, test } from './journey.ts'
import { agree, answered, askToLeave, balance, composer, lastArticle, leave, log, say, stopReply, visit } from './newcomer.ts'

// Everything that axe knows takes its time.
test.slow()

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
  await askToLeave(page)
  await expect(dialog).toBeVisible()
  await expectFaultless(page, 'leave')
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
