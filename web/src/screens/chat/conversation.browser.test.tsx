import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message, replyStatus } from '#web/messages/log/message.test-data.ts'
import { ok, openChat, PICTURE, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
const talk = (count: number) =>
  Array.from({ length: count }, (_, place) => message(place + 1, { content: `Line ${place + 1}. ${'Words and more words. '.repeat(5)}` }))
const scroller = () => page.getByRole('region', { name: 'Conversation' }).element() as HTMLElement
const log = () => page.getByRole('log').element() as HTMLElement
/** News tell what the server knows already. */
function say(number: number, content: string, change = {}) {
  const said = message(number, { content, ...change })
  lounge.state.messages = [...lounge.state.messages.filter((other) => other.number !== number), said]
  lounge.tell('message.posted', { topic_id: '7', message: said, suggestions: [] })
}

beforeEach(() => page.viewport(1280, 800))
afterEach(() => lounge.close())

describe('scrolling', () => {
  beforeEach(async () => {
    lounge = await openChat({ messages: talk(60) })
    await lounge.shows(/^Line 60\./)
  })
  test('the chat opens at its end, and new text keeps it there', async () => {
    expect(scroller().scrollTop).toBe(0)
    say(61, 'The newest line')
    await expect.element(page.getByText('The newest line')).toBeInViewport()
  })
  // Safari anchors no reversed column by itself.
  test.each(['auto', 'none'])(
    'a reader who scrolled up is not moved by what arrives; the button counts it and leads back (overflow-anchor: %s)',
    async (anchor) => {
      scroller().style.setProperty('overflow-anchor', anchor)
      scroller().scrollTop = -700
      const latest = page.getByRole('button', { name: 'Go to the latest message' })
      await expect.element(latest).toBeVisible()
      await settle()
      const read = [...log().querySelectorAll('li')].find(
        (line) => line.getBoundingClientRect().top > scroller().getBoundingClientRect().top,
      )!
      const before = read.getBoundingClientRect().top
      say(61, 'Something long. '.repeat(40), { is_streaming: true })
      lounge.tell('reply.written', { topic_id: '7', number: 61, revision: 1, offset: 640, text: 'And longer still. '.repeat(40) })
      await expect.element(page.getByRole('button', { name: 'Go to 1 new message' })).toBeVisible()
      await settle()
      expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1)
      await page.getByRole('button', { name: 'Go to 1 new message' }).click()
      expect(scroller().scrollTop).toBe(0)
      await expect.element(page.getByRole('button', { name: /^Go to/ })).not.toBeInTheDocument()
    },
  )
  test('sending goes to the end', async () => {
    scroller().scrollTop = -700
    lounge.doors['/messages/create'] = () => ok({ balance: 90, message: message(61, { is_mine: true, content: 'My own' }) })
    await page.getByRole('textbox').fill('My own')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => scroller().scrollTop).toBe(0)
  })
  test('what came before is read when the reader comes near it, and nothing jumps', async () => {
    expect(page.getByText(/^Line 5\./).elements()).toHaveLength(0)
    scroller().scrollTop = -scroller().scrollHeight
    await expect.element(page.getByText(/^Line 5\./)).toBeInTheDocument()
    await expect.element(page.getByRole('complementary', { name: 'About this chat' })).toBeInTheDocument()
  })
})

describe('what is read out', () => {
  beforeEach(async () => {
    lounge = await openChat({ messages: talk(2), reply: replyStatus() })
    await lounge.shows(/^Line 2\./)
  })
  test('history is quiet, news are polite, and only whole additions count', async () => {
    expect(log().getAttribute('aria-relevant')).toBe('additions')
    await expect.poll(() => log().getAttribute('aria-live'), { timeout: 3_000 }).toBe('polite')
    expect(log().querySelector('ol')).not.toBe(null)
  })
  test('typing is told once per turn', async () => {
    const status = page.getByText('Mara is typing', { exact: true })
    await expect.element(status).toHaveAttribute('role', 'status')
    lounge.tell('reply.changed', { topic_id: '7', reply: replyStatus({ state: 'streaming' }) })
    await expect.element(status).not.toBeInTheDocument()
  })
  test('a streamed reply is silent while it grows, and is added anew, whole, when it is finished', async () => {
    say(3, 'Good', { is_streaming: true })
    await expect.element(page.getByText('Good', { exact: true })).toBeVisible()
    const growing = log().querySelector('li:last-child')!
    expect(growing.getAttribute('aria-live')).toBe('off')
    const added: string[] = []
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLLIElement) added.push(node.textContent)
    })
    watch.observe(log(), { childList: true, subtree: true })
    lounge.tell('reply.written', { topic_id: '7', number: 3, revision: 1, offset: 4, text: ' evening' })
    await expect.element(page.getByText('Good evening', { exact: true })).toBeVisible()
    say(3, 'Good evening.')
    await expect.element(page.getByText('Good evening.', { exact: true })).toBeVisible()
    expect(added.filter((text) => text.includes('Good'))).toHaveLength(1)
    expect(added[0]).toMatch(/Mara.*AI.*Good evening\./s)
    expect(growing.isConnected).toBe(false)
    expect(log().querySelector('li:last-child')?.getAttribute('aria-live')).toBe(null)
  })
  test('every message of the character says in its name that it is an AI', () => {
    for (const article of page.getByRole('article').elements())
      expect(document.getElementById(article.getAttribute('aria-labelledby')!)?.textContent).toMatch(/Mara.*AI/s)
  })
})

test('a piece of a reply that was missed is read from the pages', async () => {
  lounge = await openChat({ messages: [message(1, { content: 'Good', is_streaming: true })], reply: replyStatus({ state: 'streaming' }) })
  await expect.element(page.getByText('Good', { exact: true })).toBeVisible()
  lounge.state.messages = [message(1, { content: 'Good evening to you all', is_streaming: true })]
  lounge.tell('reply.written', { topic_id: '7', number: 1, revision: 1, offset: 16, text: ' you all' })
  await expect.element(page.getByText('Good evening to you all', { exact: true })).toBeVisible()
})

test('of all the buttons that delete, the newest is a stop of the Tab key, and the arrow keys lead to the others', async () => {
  lounge = await openChat({ messages: [message(1, { is_mine: true }), message(2), message(3, { is_mine: true })] })
  await lounge.shows('Message 3')
  const [older, newer] = page.getByRole('button', { name: 'Delete message' }).elements() as [HTMLElement, HTMLElement]
  expect([older.tabIndex, newer.tabIndex]).toEqual([-1, 0])
  newer.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(older)
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  expect(document.activeElement).toBe(newer)
})

test('a picture opens large, and Escape closes it and gives the focus back', async () => {
  lounge = await openChat({ messages: [message(1, { is_mine: true, attachments: [PICTURE] })] })
  const picture = page.getByRole('button', { name: 'Picture sleeve.gif, open' })
  await picture.click()
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('a reply that did not come shows what is back, and is asked for again at the price on the button', async () => {
  const reply = replyStatus({ state: 'failed', retry_price: 1.2 })
  lounge = await openChat({ messages: [message(1, { is_mine: true, charge: 'not-charged' })], reply })
  lounge.doors['/replies/retry'] = () => ok({ balance: 98.8 })
  await expect.element(page.getByText('No reply came; 1 POINTS are back.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry 1.20 POINTS' }).click()
  await expect.poll(() => lounge.requests.find(({ path }) => path === '/replies/retry')?.body).toMatchObject({ price: 1.2 })
})

/** Two frames: scroll events, sizes and their corrections have run. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))

test('every message shows whose it is, also within a group', async () => {
  lounge = await openChat({ messages: [message(1), message(2), message(3, { is_mine: true }), message(4, { is_mine: true })] })
  await lounge.shows('Message 4')
  for (const [number, name] of [
    [1, 'Mara'],
    [2, 'Mara'],
    [3, 'Me'],
    [4, 'Me'],
  ] as const)
    await expect
      .element(
        page
          .getByRole('article')
          .nth(number - 1)
          .getByText(name, { exact: true }),
      )
      .toBeInViewport()
})
