// What the dialogs of a chat say when the server refuses.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { ok, openChat, TOPIC, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
const dialog = () => page.getByRole('dialog')
const alert = () => dialog().getByRole('alert')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const without = (status: number, code: string) => () => ({ status, body: { status: 'ERROR', code, message: '' } })
const asked = (path: string): number => lounge.requests.filter((request) => request.path === path).length

beforeEach(() => page.viewport(1280, 800))
afterEach(() => lounge.close())

describe('terms', () => {
  test('are numbered, and nothing is read before they are agreed to', async () => {
    lounge = await openChat({ messages: [message(1)], hasAccepted: false })
    await expect.element(dialog().getByRole('heading', { name: 'Record Room' })).toBeVisible()
    await lounge.shows('Read what this room does not allow.')
    expect(
      dialog()
        .getByRole('listitem')
        .elements()
        .map((rule) => rule.textContent),
    ).toEqual(['1No real names.', '2No adverts.'])
    expect(asked('/messages/index')).toBe(0)
  })

  test.each([
    [500, 'server.failed', 'Failed to accept terms. Please try again later.'],
    [429, 'rate.limited', 'Rate limit exceeded. Please try again in a moment.'],
  ])('that could not be accepted (%i %s) lead to the topics: %s', async (status, code, text) => {
    lounge = await openChat({ messages: [message(1)], hasAccepted: false, doors: { '/topics/7/accept-terms': without(status, code) } })
    await button('AGREE').click()
    await lounge.shows(text)
    await expect.element(page.getByText('Elsewhere: /topics')).toBeVisible()
    expect(asked('/messages/index')).toBe(0)
  })

  test('that have changed since they were agreed to say so', async () => {
    const changed = 'The rules of this room have changed since you agreed to them.'
    const standing = { payload: { terms: TOPIC.terms }, has_accepted: false, system_message: changed }
    lounge = await openChat({ messages: [message(1)], doors: { '/topics/7/check-terms': () => ({ body: standing }) } })
    await expect.element(dialog().getByText(changed)).toBeVisible()
  })

  test('that were asked for too often keep the member out until they try again', async () => {
    lounge = await openChat({ messages: [message(1)], doors: { '/topics/7/check-terms': without(429, 'rate.limited') } })
    await lounge.shows('Rate limit exceeded. Please try again in a moment.')
    lounge.doors['/topics/7/check-terms'] = () => ({ body: { payload: { terms: TOPIC.terms }, has_accepted: true } })
    await button('Try Again').click()
    await expect.element(page.getByText('Message 1')).toBeVisible()
  })

  test('that can’t be asked for otherwise stop nobody', async () => {
    lounge = await openChat({ messages: [message(1)], doors: { '/topics/7/check-terms': without(500, 'server.failed') } })
    await expect.element(page.getByText('Message 1')).toBeVisible()
  })

  test('that are declined lead away even where the seat could not be left', async () => {
    lounge = await openChat({ hasAccepted: false, doors: { '/topics/leave': without(500, 'server.failed') } })
    await button('LEAVE').click()
    await expect.element(page.getByText('Elsewhere: /topics')).toBeVisible()
  })
})

describe('leaving', () => {
  const leave = async () => {
    await button('Leave Chat').click()
    await lounge.shows('Are you sure you want to leave this chat?')
    await button('LEAVE').click()
  }
  test('a chat that was left already is as good as left', async () => {
    lounge = await openChat({ messages: [message(1)], doors: { '/topics/leave': without(404, 'topic.not-found') } })
    await leave()
    await lounge.shows('Successfully left the chat')
    await expect.element(page.getByText('Elsewhere: /topics')).toBeVisible()
  })
  test('that fails keeps the chat open and says so', async () => {
    lounge = await openChat({ messages: [message(1)], doors: { '/topics/leave': without(500, 'server.failed') } })
    await leave()
    await lounge.shows('The chat could not be left. Please try again.')
    await expect.element(page.getByText('Message 1')).toBeVisible()
    await button('CANCEL').click()
    await expect.element(page.getByRole('textbox')).toBeEnabled()
  })
})

describe('a report', () => {
  const open = async (kind: 'topic' | 'user') => {
    await button('Chat settings').click()
    await page.getByRole('menuitem', { name: `Report ${kind}` }).click()
  }
  test('of the user needs nothing but a press, and thanks for it', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof ok>>()
    lounge = await openChat({ messages: [message(1)], doors: { '/reports/create': () => answer.promise } })
    await button('Chat settings').click()
    await page.getByRole('menuitem', { name: 'Report user' }).click()
    await button('Report').click()
    await expect.element(button('Sending…')).toHaveAttribute('aria-disabled', 'true')
    await button('Sending…').click({ force: true })
    answer.resolve(ok(null))
    await lounge.shows('User reported successfully')
    expect(lounge.requests.filter(({ path }) => path === '/reports/create').map(({ body }) => body['type'])).toEqual(['user'])
  })
  test.each([
    ['topic', 'Failed to report topic'],
    ['user', 'Failed to report user'],
  ] as const)('of the %s that fails says so, and keeps what was written', async (kind, text) => {
    lounge = await openChat({ messages: [message(1)], doors: { '/reports/create': without(500, 'server.failed') } })
    await open(kind)
    await page.getByLabelText(/^Note/).fill('Third time today')
    await button('Report').click()
    await expect.element(alert()).toHaveTextContent(text)
    await expect.element(page.getByLabelText(/^Note/)).toHaveValue('Third time today')
  })
})

describe('files', () => {
  const choose = async (...files: File[]) => {
    await button('Attach files').click()
    await expect.element(dialog()).toBeVisible()
    await userEvent.upload(dialog().element().querySelector<HTMLInputElement>('input[type=file]')!, files)
  }
  const list = new File(['list'], 'setlist.txt', { type: 'text/plain' })

  test('what may be sent is said beforehand, what may not be is named with its reason', async () => {
    lounge = await openChat({ messages: [message(1)] })
    await choose(new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'concert.pdf'), new File([], 'nothing.pdf'))
    await expect.element(dialog().getByText('Images and documents up to 5MB')).toBeVisible()
    await expect.element(dialog().getByText('concert.pdf: File size exceeds 5 MB')).toBeVisible()
    await expect.element(dialog().getByText('nothing.pdf: Invalid file size')).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('each has its kind, its size and its price, and can be taken out again', async () => {
    lounge = await openChat({ messages: [message(1)] })
    await choose(new File([new Uint8Array(2048)], 'sleeve.png', { type: 'image/png' }), list)
    const rows = dialog().getByRole('list', { name: 'Files to send' }).getByRole('listitem')
    await expect.element(rows.nth(0).getByText('Image, 2 KB')).toBeVisible()
    expect(rows.nth(0).element().querySelector('img')?.src).toMatch(/^blob:/)
    expect(rows.elements().map((row) => row.textContent?.match(/\d+\sPOINTS$/)?.[0])).toEqual(['20 POINTS', '20 POINTS'])
    await expect.element(rows.nth(1).getByText('Document, 4 B')).toBeVisible()
    await expect.element(dialog().getByText(/^40\sPOINTS/)).toBeVisible()
    await button('Remove sleeve.png').click()
    await expect.element(button('Send 1 file')).toBeEnabled()
    expect(rows.elements()).toHaveLength(1)
  })

  test('that cost more than there is lead to Top Up', async () => {
    lounge = await openChat({ messages: [message(1)], balance: 19 })
    await choose(list)
    await expect.element(alert()).toHaveTextContent('Not enough points')
    await dialog().getByRole('link', { name: 'Top Up' }).click()
    await expect.element(page.getByText(/^Elsewhere: \/account\?tab=balance&need=5\.00&back=/)).toBeVisible()
  })

  test('a character that sees no pictures is said to see none', async () => {
    const companion = { ...TOPIC.companion!, sees_images: false }
    lounge = await openChat({ messages: [message(1)], topic: { ...TOPIC, companion } })
    await choose(new File(['x'], 'sleeve.png', { type: 'image/png' }))
    await expect
      .element(dialog().getByText('Mara can’t see pictures here: their price comes back with the reply. Say in words what is on them.'))
      .toBeVisible()
  })

  test('that could not be sent say so where they stand, and go out once more on Retry, under the same key', async () => {
    lounge = await openChat({ messages: [message(1)], doors: { '/messages/create': without(500, 'server.failed') } })
    await choose(list)
    await button('Send 1 file').click()
    await lounge.shows('Failed to send files')
    lounge.doors['/messages/create'] = () => ok({ balance: 80, message: message(2, { is_mine: true, content: 'There they are' }) })
    await button('Retry').click()
    await lounge.shows('There they are')
    expect(lounge.sent().map(({ body }) => body['files'])).toEqual([1, 1])
  })

  test('that the server finds wrong are named in its words', async () => {
    const invalid = () => ({ status: 422, body: { status: 'ERROR', code: 'attachment.unreadable', message: 'Invalid file' } })
    lounge = await openChat({ messages: [message(1)], doors: { '/messages/create': invalid } })
    await choose(list)
    await button('Send 1 file').click()
    await expect.element(page.getByRole('article').filter({ hasText: 'Not sent.' }).getByText('Invalid file')).toBeVisible()
  })
})
