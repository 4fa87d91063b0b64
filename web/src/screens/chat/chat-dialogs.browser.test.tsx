import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { ok, openChat, refuse, TOPIC, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
const dialog = () => page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => page.viewport(1280, 800))
afterEach(() => lounge.close())

test('the terms can’t be passed by, and agreeing opens the chat', async () => {
  lounge = await openChat({ messages: [message(1)], hasAccepted: false })
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
  expect(lounge.requests.some(({ path }) => path === '/messages/index')).toBe(false)
  await button('AGREE').click()
  await expect.element(page.getByText('Message 1')).toBeVisible()
  expect(lounge.requests.filter(({ path }) => path === '/topics/7/accept-terms')).toHaveLength(1)
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('declining the terms leaves the topic', async () => {
  lounge = await openChat({ hasAccepted: false })
  await dialog().getByRole('button', { name: 'LEAVE' }).click()
  await expect.element(page.getByText('Elsewhere: /topics')).toBeVisible()
  expect(lounge.requests.some(({ path }) => path === '/topics/leave')).toBe(true)
})

test('leaving is asked first; Escape is no answer, CANCEL gives the focus back, LEAVE leads to the topics', async () => {
  lounge = await openChat({ messages: [message(1)] })
  await button('Leave Chat').click()
  await expect.element(dialog().getByText('Are you sure you want to leave this chat?')).toBeVisible()
  await expect.element(button('CANCEL')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await button('CANCEL').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Leave Chat')).toHaveFocus()
  await button('Leave Chat').click()
  await button('LEAVE').click()
  await expect.element(page.getByText('Elsewhere: /topics')).toBeVisible()
  await expect.element(page.getByText('Successfully left the chat')).toBeVisible()
})

test('a chat that is left stays until the topics have come, so that nothing flashes between', async () => {
  lounge = await openChat({ messages: [message(1)] })
  let come: (answer: ReturnType<typeof ok>) => void = () => undefined
  const asked = new Promise<void>((isAsked) => {
    lounge.doors['/topics/index'] = () => {
      isAsked()
      return new Promise((resolve) => (come = resolve))
    }
  })
  await button('Leave Chat').click()
  await button('LEAVE').click()
  await asked
  expect(page.getByText('Elsewhere: /topics').elements()).toEqual([])
  expect(page.getByRole('log').elements()).toHaveLength(1)
  come(ok({ topics: [], total: 0, others: 0 }))
  await expect.element(page.getByText('Elsewhere: /topics')).toBeVisible()
})

test('files are priced, refused ones are named, and the text of the composer goes along', async () => {
  lounge = await openChat({ messages: [message(1)] })
  lounge.doors['/messages/create'] = () => ok({ balance: 79.5, message: message(2, { is_mine: true }) })
  await page.getByRole('textbox').fill('Hello')
  await button('Attach files').click()
  await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true')
  const input = dialog().element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, [new File(['list'], 'setlist.txt', { type: 'text/plain' }), new File(['x'], 'concert.mov')])
  await expect.element(dialog().getByText('concert.mov: File type not allowed')).toBeVisible()
  await expect.element(dialog().getByText(/20.50 POINTS/)).toBeVisible()
  await button('Send 1 file').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => lounge.sent()[0]?.body).toMatchObject({ content: 'Hello', price: '20.5', 'types[]': 'document', files: 1 })
  await expect.element(page.getByRole('textbox')).toHaveValue('')
  await button('Attach files').click()
  await expect.element(dialog()).toBeVisible()
  expect(dialog().getByRole('listitem').elements()).toEqual([])
})

test('a sixth file is refused, and Escape forgets the queue and gives the focus back', async () => {
  lounge = await openChat({ messages: [message(1)] })
  await button('Attach images').click()
  const six = Array.from({ length: 6 }, (_, place) => new File(['x'], `${place}.txt`))
  await userEvent.upload(dialog().element().querySelector<HTMLInputElement>('input[type=file]')!, six)
  await expect.element(dialog().getByText('5.txt: Maximum 5 files allowed')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Attach images')).toHaveFocus()
  await button('Attach images').click()
  expect(dialog().getByRole('listitem').elements()).toHaveLength(0)
})

test('pasted files open the dialog with them in it', async () => {
  lounge = await openChat({ messages: [message(1)] })
  await expect.element(page.getByRole('textbox')).toBeEnabled()
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File(['x'], 'pasted.txt', { type: 'text/plain' }))
  page
    .getByRole('textbox')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(dialog().getByText('pasted.txt')).toBeVisible()
})

test('the menu reports the topic, with reason and note if wanted, and the focus comes back to it', async () => {
  lounge = await openChat({ messages: [message(1)] })
  lounge.doors['/reports/create'] = () => ok(null)
  await button('Chat settings').click()
  await page.getByRole('menuitem', { name: 'Report topic' }).click()
  await page.getByRole('radio', { name: 'Hateful or offensive' }).click()
  await button('Report').click()
  await expect.element(page.getByText('Topic reported successfully')).toBeVisible()
  expect(lounge.requests.find(({ path }) => path === '/reports/create')?.body).toMatchObject({ type: 'topic', reason: 'offensive' })
  await expect.element(button('Chat settings')).toHaveFocus()
})

test('an own message is removed after a question', async () => {
  lounge = await openChat({ messages: [message(1, { is_mine: true, content: 'Slip' })] })
  lounge.doors['/messages/delete'] = () => ok(null)
  await button('Delete message').click()
  await button('Delete').last().click()
  await expect.element(page.getByText('You deleted this message.')).toBeVisible()
  expect(page.getByText('Slip').elements()).toHaveLength(0)
})

test('what the AI is can be asked at any time', async () => {
  lounge = await openChat({ messages: [message(1)] })
  await button('AI: how it works').click()
  await expect.element(dialog().getByText('Mara is not a person.')).toBeVisible()
})

test('a chat that is gone leads to the topics and says why', async () => {
  lounge = await openChat({ messages: [message(1)] })
  await expect.element(page.getByText('Message 1')).toBeVisible()
  lounge.tell('topic.closed', { topic_id: '7', reason: 'operator' })
  await expect.element(page.getByText('This chat has been closed')).toBeVisible()
  await expect.element(page.getByText('Elsewhere: /topics'), { timeout: 3_000 }).toBeVisible()
})

test('an own topic waits for its character, and opens when the seat is taken', async () => {
  const topic = { ...TOPIC, user_id: '1', guest_id: null, companion: null, companion_name: null, participants_count: 1 }
  lounge = await openChat({ topic, messages: [message(1)] })
  await expect.element(page.getByText('Your seat is kept')).toBeVisible()
  await expect.element(page.getByPlaceholder('Waiting for another person to join...')).toBeDisabled()
  lounge.tell('topic.changed', { topic: { ...TOPIC, user_id: '1', guest_id: '9' } })
  await expect.element(page.getByText('Message 1')).toBeVisible()
  await expect.element(page.getByPlaceholder('Write your message...')).toBeEnabled()
})

test('over the limit a hosted topic can be looked at, and nothing written', async () => {
  lounge = await openChat({ topic: { ...TOPIC, guest_id: null, participants_count: 1, view_only: true } })
  await expect.element(page.getByText('You made it.')).toBeVisible()
  await expect.element(page.getByPlaceholder('You can view this chat but cannot participate (max active chats reached)')).toBeDisabled()
  for (const name of ['Attach files', 'Attach images']) await expect.element(button(name)).toBeDisabled()
  expect(lounge.requests.some(({ path }) => path === '/topics/join')).toBe(false)
})

test('a seat that somebody else took leads back to the topics', async () => {
  const topic = { ...TOPIC, guest_id: null, participants_count: 1 }
  lounge = await openChat({ topic, doors: { '/topics/join': () => refuse(400, 'topic.busy') } })
  await expect.element(page.getByText('Elsewhere: /topics')).toBeVisible()
  await expect.element(page.getByText('This chat is already full and you cannot join it')).toBeVisible()
})

test('new terms of the room are asked for in the middle of a chat, and the refused text is not lost', async () => {
  lounge = await openChat({ messages: [message(1)] })
  await lounge.shows('Message 1')
  lounge.doors['/messages/create'] = () => {
    lounge.state.hasAccepted = false
    return refuse(403, 'terms.required', { terms_required: true })
  }
  await page.getByRole('textbox').fill('Hello')
  await userEvent.keyboard('{Enter}')
  await button('AGREE').click()
  await expect.element(page.getByRole('textbox')).toHaveValue('Hello')
})

test('a chat that closed unseen is left when something is sent to it', async () => {
  lounge = await openChat({ messages: [message(1)], doors: { '/messages/create': () => refuse(404, 'topic.closed', { closed: true }) } })
  await page.getByRole('textbox').fill('Hello')
  await userEvent.keyboard('{Enter}')
  await lounge.shows('This chat has been closed')
  await expect.element(page.getByText('Elsewhere: /topics'), { timeout: 3_000 }).toBeVisible()
})
