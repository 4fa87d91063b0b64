import { readFile } from 'node:fs/promises'
import type { Attachment } from '@green-room/contract/messages'
import { expect, inDatabase, seat, test } from './journey.ts'
import { answered, balance, composer, connected, log, submit, visit } from './newcomer.ts'
import { billed, GOOD, payBy } from './till.ts'

test('points that do not suffice: the refusal, nothing charged, and the text is still there', async ({ newMember, browserOf, watch }) => {
  watch.expects(/status of 402/)
  const member = await newMember()
  const { id, path } = await seat(member)
  const page = await browserOf(member)
  await visit(page, path)
  await expect(balance(page)).toHaveAccessibleName(/^200\s*POINTS/)
  const text = 'I would like to hear every record that you have.'
  await composer(page).fill(text)
  await expect(page.getByRole('button', { name: 'Send, 4.80 POINTS' })).toBeVisible()
  await connected(page)
  // Behind the browser's back, so that it is the lounge that refuses.
  await inDatabase("SELECT ledger.adjust($1, $2, sha256('e2e'), -19950, 'e2e', 'spent elsewhere')", [member.id, `e2e-${member.id}`])
  await submit(page)
  const warning = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'You do not have enough points. Please top up your account.' })
  await expect(warning.getByRole('button', { name: 'Top Up' })).toBeVisible()
  await expect(composer(page)).toHaveValue(text)
  await expect(balance(page)).toContainText('0.50')
  await expect(page.getByRole('main').getByText('This message needs 4.80, you have 0.50')).toBeVisible()
  await expect(page.getByRole('main').getByText('4.30 points short').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send, 4.80 POINTS' })).toHaveAttribute('aria-disabled', 'true')
  await expect(log(page)).not.toContainText(text)
  const { body } = await member.visitor.call('listMessages', { topic_id: id })
  expect(body.payload.data).toHaveLength(1)
  expect((await member.visitor.call('readProfile')).body.payload).toMatchObject({ balance: 0.5, held: 0 })

  await page.goto('/topics')
  await visit(page, path)
  await expect(composer(page)).toHaveValue(text)
  await expect(page.getByRole('radio', { name: /^1\s200/ })).toBeChecked()
  await page.getByRole('link', { name: 'All amounts' }).click()
  await page.waitForURL(/\/account\?tab=balance&need=5\.00&back=/)
  await expect(page.getByRole('radio', { name: /^500 POINTS/ })).toBeChecked()
  await page.goBack()
  await page.getByRole('radio', { name: /^500/ }).check({ force: true })
  await page.getByRole('button', { name: 'Add 500 for €\u00a05.00' }).click()
  await billed(page, '5.00', async () => {
    await page.getByRole('dialog').locator('select[name="country"]').selectOption({ label: 'Netherlands' })
  })
  await payBy(page, GOOD)
  await page.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(composer(page)).toHaveValue(text)
  await expect(page.getByRole('button', { name: 'Send, 4.80 POINTS' })).toBeFocused()
  await expect(log(page)).not.toContainText(text)
  await page.getByRole('button', { name: 'Send, 4.80 POINTS' }).click()
  await expect(log(page)).toContainText(text)
  await expect(balance(page)).toContainText('495.70')
})

test('a topic beyond one’s means: its price is told, and nothing can be pressed', async ({ newMember, browserOf }) => {
  const member = await newMember()
  await inDatabase("SELECT ledger.adjust($1, $2, sha256('e2e'), -17600, 'e2e', 'spent')", [member.id, `e2e-${member.id}`])
  const page = await browserOf(member)
  await visit(page, '/topics')
  await page.getByRole('button', { name: 'Create topic' }).click()
  await page.getByLabel('Topic name').fill('Too dear')
  await expect(page.getByText('Not enough points. You need 25 points to create a topic.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
})

test('two tabs race for the last points: one sends, the other is refused and keeps its text', async ({ newMember, browserOf, watch }) => {
  watch.expects(/status of 402/)
  const member = await newMember()
  const { id, path } = await seat(member)
  const one = await browserOf(member)
  const other = await one.context().newPage()
  await inDatabase("SELECT ledger.adjust($1, $2, sha256('e2e'), -19500, 'e2e', 'spent elsewhere')", [member.id, `e2e-${member.id}`])
  const tabs = [
    { page: one, text: 'This is what the first tab says, in full.......' },
    { page: other, text: 'This is what the second tab says, just as long.' },
  ]
  for (const { page, text } of tabs) {
    await visit(page, path)
    await expect(balance(page)).toHaveText(/^5\s*POINTS/)
    await composer(page).fill(text)
    await expect(page.getByRole('button', { name: 'Send, 4.70 POINTS' })).toBeVisible()
  }
  await Promise.all(tabs.map(({ page }) => submit(page)))
  for (const { page } of tabs) await expect(balance(page)).toContainText('0.30')
  const { body } = await member.visitor.call('listMessages', { topic_id: id })
  const said = (body.payload.data as { content: string }[]).map(({ content }) => content)
  const won = tabs.find(({ text }) => said.includes(text))!
  const lost = tabs.find((tab) => tab !== won)!
  expect(said).not.toContain(lost.text)
  await expect(composer(lost.page)).toHaveValue(lost.text)
  await expect(lost.page.getByRole('main').getByText('This message needs 4.70, you have 0.30')).toBeVisible()
  await expect(composer(won.page)).toHaveValue('')
  expect((await member.visitor.call('readProfile')).body.payload.balance).toBe(0.3)
})

test('an image and a document are priced, sent, looked at and taken home, by their member alone', async ({
  newMember,
  browserOf,
  request,
}) => {
  const member = await newMember()
  const { id, path } = await seat(member)
  const page = await browserOf(member)
  await visit(page, path)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
  const notes = Buffer.from('Side one: rain. Side two: the same rain, later.')

  await composer(page).fill('Two things for you.')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'sleeve.png', mimeType: 'image/png', buffer: picture },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: notes },
    { name: 'music.exe', mimeType: 'application/octet-stream', buffer: notes },
  ])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('music.exe: File type not allowed')
  await expect(dialog).toContainText('41.90')
  await dialog.getByRole('button', { name: 'Send 2 files' }).click()
  await expect(dialog).toBeHidden()
  await expect(log(page)).toContainText('Two things for you.')
  await answered(page)
  await expect(balance(page)).toContainText('200') // no model, no use of a file: it costs nothing

  const opener = log(page).getByRole('button', { name: 'Picture sleeve.png, open' })
  await expect.poll(() => opener.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await opener.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img', { name: 'sleeve.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    log(page)
      .getByRole('link', { name: /notes\.txt.*Download/ })
      .click(),
  ])
  expect(download.suggestedFilename()).toBe('notes.txt')
  expect(await readFile(await download.path())).toEqual(notes)

  const { body } = await member.visitor.call('listMessages', { topic_id: id })
  const files = (body.payload.data as { attachments: Attachment[] }[]).flatMap(({ attachments }) => attachments)
  expect(files.map(({ type }) => type)).toEqual(['image', 'document'])
  const stranger = await newMember('Mallory')
  for (const { path: file } of files) {
    expect((await request.get(file)).status()).toBe(401)
    expect((await request.get(file, { headers: stranger.visitor.headers() })).status()).toBe(404)
    expect((await page.request.get(file)).status()).toBe(200)
  }
})
