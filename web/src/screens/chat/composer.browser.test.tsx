import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { ok, openChat, refuse, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
const field = () => page.getByRole('textbox')
const send = (name: RegExp | string = /^Send/) => page.getByRole('button', { name })
const posted = (number: number, content: string) => ok({ balance: 90, message: message(number, { is_mine: true, content }) })

beforeEach(async () => {
  await page.viewport(1280, 800)
  lounge = await openChat({ messages: [message(1)] })
  lounge.doors['/messages/create'] = ({ body }) => posted(lounge.sent().length + 1, String(body['content']))
  await lounge.shows('Message 1')
})
afterEach(() => lounge.close())

test('Enter sends, Shift+Enter breaks the line, and the focus stays in the field', async () => {
  await field().fill('Good')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}evening{Enter}')
  await expect.poll(() => lounge.sent().map(({ body }) => body['content'])).toEqual(['Good\nevening'])
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
})

test('Enter while an input method is composing belongs to the input method', async () => {
  await field().fill('こんに')
  const enter = (init: KeyboardEventInit & { keyCode?: number }) =>
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
  expect(enter({ isComposing: true })).toBe(true)
  expect(enter({ keyCode: 229 })).toBe(true)
  await expect.element(field()).toHaveValue('こんに')
  expect(lounge.sent()).toEqual([])
  expect(enter({})).toBe(false)
  await expect.poll(() => lounge.sent()).toHaveLength(1)
})

test('the price stands on the button and goes along, with what it is worth and what is left beside it', async () => {
  await expect.element(send('Send')).toBeVisible()
  expect(send(/POINTS/).elements()).toEqual([])
  await field().fill('Hello 👩‍👩‍👧‍👦')
  await expect.element(send('Send, 0.70 POINTS')).toHaveAccessibleDescription('€\u00a00.01 · 493 left')
  await send().click()
  await expect.poll(() => lounge.sent()[0]?.body).toMatchObject({ content: 'Hello 👩‍👩‍👧‍👦', price: 0.7 })
})

test('a blank text and one that is too long go nowhere', async () => {
  await field().fill('   ')
  await userEvent.keyboard('{Enter}')
  await field().fill('x'.repeat(501))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: 'at most 500 symbols' })).toBeVisible()
  expect(lounge.sent()).toEqual([])
  await expect.element(field()).toHaveValue('x'.repeat(501))
})

test('a changed price brings the text back with the new price, and the next send agrees to it', async () => {
  lounge.doors['/messages/create'] = () => refuse(409, 'message.price-changed', { price: 1.5, symbols: 5 })
  await field().fill('Hello')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: 'The price is now 1.50 POINTS' })).toBeVisible()
  await expect.element(field()).toHaveValue('Hello')
  lounge.doors['/messages/create'] = () => posted(2, 'Hello')
  await send('Send, 1.50 POINTS').click()
  await expect.poll(() => lounge.sent().map(({ body }) => body['price'])).toEqual([0.5, 1.5])
  const [first, second] = lounge.sent()
  expect(first?.key).not.toBe(second?.key)
})

test('characters that rest for today are told with the hour of the reader’s own clock when they are back, and the text waits here', async () => {
  const opensAt = new Date(Date.now() + 5 * 3_600_000)
  opensAt.setMinutes(30, 0, 0)
  const own = `${String(opensAt.getHours()).padStart(2, '0')}:30`
  lounge.doors['/messages/create'] = () => ({
    ...refuse(429, 'talk.resting-today', { opens_at: opensAt.toISOString() }),
    headers: { 'retry-after': '18000' },
  })
  await field().fill('Good evening')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: `They answer again from ${own} on. Nothing was charged.` })).toBeVisible()
  await expect.element(field()).toHaveValue('Good evening')
  expect(lounge.sent()).toHaveLength(1) // nobody waits that long in the background
})

test('a refused text comes back with the reason, unless another one is being written', async () => {
  let hold: Promise<void> | undefined
  lounge.doors['/messages/create'] = async () => {
    await hold
    return refuse(422, 'house-rule.ads')
  }
  await field().fill('Buy now')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Refused: house-rule.ads' })).toBeVisible()
  await expect.element(field()).toHaveValue('Buy now')

  let release = (): void => undefined
  hold = new Promise((resolve) => (release = resolve))
  await userEvent.keyboard('{Enter}')
  await field().fill('Something else')
  release()
  await expect.element(page.getByRole('article').filter({ hasText: 'Not sent.' })).toBeVisible()
  await expect.element(field()).toHaveValue('Something else')
})

test('too few points keep the text, put three offers over it, and say so', async () => {
  lounge.doors['/messages/create'] = () => {
    lounge.state.balance = 0.2
    return refuse(402, 'ledger.not-enough-points', { price: 0.5, balance: 0.2 })
  }
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await field().fill('Hello')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Refused: ledger.not-enough-points').first()).toBeVisible()
  // In a row of the chat's own, below its header and above its messages; in the server's words, and for eight seconds, where others have two and a half.
  const row = page.getByRole('status').filter({ hasText: 'Refused: ledger.not-enough-points' })
  await expect.element(row.getByRole('button', { name: 'Top Up' })).toBeVisible()
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(8_000)
  expect(row.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    page.getByRole('region', { name: 'Conversation' }).element().getBoundingClientRect().top,
  )
  await expect.element(field()).toHaveValue('Hello')
  await expect.element(page.getByText('This message needs 0.50, you have 0.20')).toBeVisible()
  await expect.element(page.getByText('0.30 points short').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send, 0.50 POINTS' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: /^Add 500 for €\s5\.00$/ })).toBeVisible()
  await page.getByRole('link', { name: 'All amounts' }).click()
  await expect.element(page.getByText(/^Elsewhere: \/account\?tab=balance&need=5\.00&back=/)).toBeVisible()
})

test('too few points that the server does not word are worded here', async () => {
  lounge.doors['/messages/create'] = () => ({
    status: 402,
    body: { status: 'ERROR', code: 'ledger.not-enough-points', message: null, payload: { price: 0.5, balance: 0.2 } },
  })
  await field().fill('Hello')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').filter({ hasText: 'Top Up' }).getByText('Not enough points')).toBeVisible()
})

test('without a connection a message waits, and goes out by itself once, under the same key', async () => {
  lounge.doors['/messages/create'] = () => 'no answer'
  await field().fill('Are you there?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Waiting for the connection')).toBeVisible()
  await expect.element(field()).toHaveValue('')
  lounge.doors['/messages/create'] = () => posted(2, 'Are you there?')
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Waiting for the connection')).not.toBeInTheDocument()
  expect(new Set(lounge.sent().map(({ key }) => key)).size).toBe(1)
  expect(lounge.sent().length).toBeGreaterThan(1)
  expect(page.getByText('Are you there?').elements()).toHaveLength(1)
})

test('a draft outlives the page, and a sent text does not', async () => {
  await field().fill('Not yet fin')
  await expect.poll(() => localStorage.getItem('draft:7')).toBe('Not yet fin')
  await field().fill('Finished')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => localStorage.getItem('draft:7')).toBe(null)
})
