// Replies at a tap: they write into the composer, and they are there only while they can be answered with.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ARABIC, inArabic, speakArabic } from '#web/platform/arabic.test-frame.ts'
import { faultsInLooks } from '#web/platform/stage.test-frame.tsx'
import { message, replyStatus } from '#web/messages/log/message.test-data.ts'
import { ok, openChat, refuse, TOPIC, type Lounge } from './chat.test-lounge.tsx'

const OFFERED = ['The fourth, I think', 'Does it matter?', 'Tell me about the wrong platform', 'I’d rather talk about something else']
const LONG = OFFERED.map((text) => `${text}, and then some more of it ${'x'.repeat(60)}`.slice(0, 60))
const field = () => page.getByRole('textbox')
const list = (name = 'Suggested replies') => page.getByRole('list', { name })
const chip = (text: string) => list().getByRole('button', { name: text })
const caret = () => {
  const { selectionStart, selectionEnd } = field().element() as HTMLTextAreaElement
  return [selectionStart, selectionEnd]
}

let lounge: Lounge
const open = async (given: Parameters<typeof openChat>[0] = {}) => {
  lounge = await openChat({ messages: [message(1)], suggestions: OFFERED, ...given })
  lounge.doors['/messages/create'] = ({ body }) =>
    ok({ balance: 90, message: message(lounge.state.messages.length + 1, { is_mine: true, content: String(body['content']) }) })
  await lounge.shows('Message 1')
}
beforeEach(() => page.viewport(1280, 800))
afterEach(() => lounge.close())

describe('a tap', () => {
  beforeEach(() => open())
  test('puts the text into the field, the caret at its end, its price on the button, and sends nothing', async () => {
    await chip(OFFERED[1]!).click()
    await expect.element(field()).toHaveValue(OFFERED[1])
    await expect.element(field()).toHaveFocus()
    expect(caret()).toEqual([15, 15])
    await expect.element(page.getByRole('button', { name: 'Send, 1.50 POINTS' })).toBeVisible()
    expect(lounge.sent()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => lounge.sent().map(({ body }) => body)).toMatchObject([{ content: OFFERED[1], price: 1.5 }])
  })
  test('a second one sends it; a double press does not', async () => {
    await chip(OFFERED[1]!).dblClick()
    await expect.element(field()).toHaveValue(OFFERED[1])
    expect(lounge.sent()).toEqual([])
    await chip(OFFERED[1]!).click()
    await expect.poll(() => lounge.sent().map(({ body }) => body)).toMatchObject([{ content: OFFERED[1], price: 1.5 }])
  })
  test('on another one replaces it, which can be undone', async () => {
    await chip(OFFERED[1]!).click()
    await chip(OFFERED[0]!).click()
    await expect.element(field()).toHaveValue(OFFERED[0])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field()).toHaveValue(OFFERED[1])
    await expect.poll(() => localStorage.getItem('draft:7')).toBe(OFFERED[1])
  })
})

describe('by keyboard', () => {
  beforeEach(() => open())
  test('all of them are one stop of Tab before the field, that of the last one; Enter takes it', async () => {
    chip(OFFERED[0]!).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(chip(OFFERED[0]!)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Tab}{Shift>}{Tab}{/Shift}{Enter}')
    await expect.element(field()).toHaveValue(OFFERED[1])
  })
  test('arrows go from one to the next and stop at the ends, Escape goes to the field', async () => {
    chip(OFFERED[0]!).element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(chip(OFFERED[0]!)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect.element(chip(OFFERED[2]!)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect.element(chip(OFFERED[0]!)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue('')
  })
  test('whoever stands on one when they go stands in the field then', async () => {
    chip(OFFERED[0]!).element().focus()
    lounge.tell('reply.changed', { topic_id: '7', reply: replyStatus() })
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
  })
})

describe('they are gone', () => {
  test('from the tap on Send, before the server has answered, and stay away until the reply brings others', async () => {
    await open()
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    lounge.doors['/messages/create'] = async () => {
      await held
      return ok({ balance: 90, message: message(2, { is_mine: true, content: 'Hello' }) })
    }
    const seen: number[] = []
    const watch = new MutationObserver(() => seen.push(list().elements().length))
    await field().fill('Hello')
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).not.toBeInTheDocument()
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    answer()
    await expect.poll(() => lounge.sent()).toHaveLength(1)
    await expect.element(page.getByText('Sending…')).not.toBeInTheDocument()
    lounge.tell('reply.changed', { topic_id: '7', reply: replyStatus() })
    await expect.element(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible()
    lounge.tell('message.posted', { topic_id: '7', message: message(3, { is_streaming: true, content: 'We' }), suggestions: [] })
    lounge.tell('reply.changed', { topic_id: '7', reply: replyStatus({ state: 'streaming' }) })
    await lounge.shows('We')
    expect(seen.filter((count) => count > 0)).toEqual([])
    watch.disconnect()
    lounge.tell('message.posted', { topic_id: '7', message: message(3, { content: 'Well.' }), suggestions: ['Is it?'] })
    lounge.tell('reply.changed', { topic_id: '7', reply: replyStatus({ state: 'done' }) })
    await expect.element(chip('Is it?')).toBeVisible()
    expect(list().getByRole('button').elements()).toHaveLength(1)
  })
  test('when the member is about to leave for good', async () => {
    await open({ doors: { '/topics/leave': () => new Promise(() => undefined) } })
    await expect.element(list()).toBeVisible()
    await page.getByRole('button', { name: 'Leave Chat' }).click()
    await page.getByRole('button', { name: 'LEAVE', exact: true }).click()
    await expect.poll(() => lounge.screen.container.querySelector('ul[aria-label="Suggested replies"]')).toBe(null)
  })
  test.each<[string, Parameters<typeof openChat>[0]]>([
    ['a reply is being composed', { reply: replyStatus() }],
    ['the reply broke off', { messages: [message(1, { content: 'Message 1', is_broken_off: true })] }],
    ['not one of them can be paid', { balance: 1.4 }],
  ])('where %s', async (_, given) => {
    await open(given)
    await expect.poll(() => lounge.requests.map(({ path }) => path)).toContain('/messages/index')
    await expect.element(field()).toBeEnabled()
    expect(list().elements()).toEqual([])
  })
  test('where nothing can be written: over the limit of chats', async () => {
    lounge = await openChat({ suggestions: OFFERED, topic: { ...TOPIC, guest_id: null, participants_count: 1, view_only: true } })
    await lounge.shows('You made it.')
    await expect.element(field()).toBeDisabled()
    expect(list().elements()).toEqual([])
  })
  test('once sending is paused', async () => {
    await open()
    lounge.doors['/messages/create'] = () => {
      lounge.state.suggestions = []
      return refuse(403, 'account.paused')
    }
    await chip(OFFERED[0]!).click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').filter({ hasText: 'Refused: account.paused' })).toBeVisible()
    await expect.element(list()).not.toBeInTheDocument()
  })
  test('while own words stand in the field', async () => {
    await open()
    await chip(OFFERED[0]!).click()
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('!')
    await expect.element(list()).not.toBeInTheDocument()
    await field().fill('')
    await expect.element(list()).toBeVisible()
  })
  test('where they were hidden, until they are shown again', async () => {
    await open()
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Chat settings' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose('Hide suggested replies')
    await expect.element(list()).not.toBeInTheDocument()
    expect(localStorage.getItem('suggestions')).toBe('hidden')
    await choose('Show suggested replies')
    await expect.element(list()).toBeVisible()
    expect(localStorage.getItem('suggestions')).toBe(null)
  })
  test('but they come back with the page, and where one of them can be paid', async () => {
    await open({ balance: 1.5 })
    await expect.element(list()).toBeVisible()
  })
})

test('how many there are is told politely, once, after the reply', async () => {
  await open({ suggestions: [] })
  const told = page.getByRole('status').filter({ hasText: '2 suggested replies' })
  const began = performance.now()
  lounge.state.messages.push(message(2))
  lounge.tell('message.posted', { topic_id: '7', message: message(2), suggestions: OFFERED.slice(0, 2) })
  await expect.element(chip(OFFERED[0]!)).toBeVisible()
  await expect.element(told, { timeout: 3_000 }).toBeInTheDocument()
  // The reply itself goes first.
  expect(performance.now() - began).toBeGreaterThan(900)
  expect(told.element().closest('[role=log], ul')).toBe(null)
  await field().fill('Hello')
  await userEvent.keyboard('{Enter}')
  await expect.element(told).not.toBeInTheDocument()
})

describe('in their place', () => {
  const box = (element: Element) => element.getBoundingClientRect()
  const rows = () =>
    new Set(
      list()
        .getByRole('button')
        .elements()
        .map((button) => Math.round(box(button).top)),
    ).size
  const noOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)

  test.each([320, 390])('a phone %s px wide: two rows at most that scroll sideways, a finger high, and the page stays', async (width) => {
    await page.viewport(width, 640)
    await open()
    await expect.element(list()).toBeVisible()
    expect(rows()).toBe(2)
    for (const button of list().getByRole('button').elements()) expect(box(button).height).toBeGreaterThanOrEqual(44)
    expect(list().element().scrollWidth).toBeGreaterThan(list().element().clientWidth)
    noOverflow()
    chip(OFFERED[2]!).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(chip(OFFERED[3]!)).toHaveFocus()
    const [last, shelf] = [box(chip(OFFERED[3]!).element()), box(list().element())]
    expect([last.left >= shelf.left, last.right <= shelf.right]).toEqual([true, true])
  })
  test.each([
    ['short ones wrap, and nothing scrolls', ['No', 'Light her again', 'Why?', 'Save the plants'], false],
    ['as do two, however long', LONG.slice(2), false],
    ['those of a third row scroll', ['Light her again, please', 'Save the plants first', 'Why not?', 'No, never'], true],
  ])('the narrowest phone: %s', async (_, suggestions, scrolls) => {
    await page.viewport(320, 640)
    await open({ suggestions })
    await expect.element(list()).toBeVisible()
    expect(rows()).toBe(2)
    expect(list().element().scrollWidth > list().element().clientWidth).toBe(scrolls)
    noOverflow()
  })
  test('a phone on its side: one row', async () => {
    await page.viewport(800, 390)
    await open({ suggestions: LONG })
    await expect.element(list()).toBeVisible()
    expect(rows()).toBe(1)
    noOverflow()
  })
  test('the longest ones at twice the size leave the field and something of the talk in sight', async () => {
    await page.viewport(320, 640)
    document.documentElement.style.fontSize = '200%'
    await open({ suggestions: LONG })
    await expect.element(list()).toBeVisible()
    noOverflow()
    const chips = list().getByRole('button').elements()
    for (const button of chips) expect(box(button).width).toBeLessThanOrEqual(320)
    for (const button of chips) expect(box(button).height).toBeGreaterThanOrEqual(button.scrollHeight)
    expect(box(chips[1]!).top).toBeGreaterThan(box(chips[0]!).bottom)
    expect(box(list().element()).height).toBeLessThanOrEqual(640 * 0.34 + 1)
    await expect.element(field()).toBeInViewport({ ratio: 1 })
    document.documentElement.style.fontSize = ''
  })
  test('a desk: all in sight, above the field', async () => {
    await open()
    await expect.element(list()).toBeVisible()
    for (const button of list().getByRole('button').elements()) {
      await expect.element(button as HTMLElement).toBeInViewport({ ratio: 1 })
      expect(box(button).bottom).toBeLessThanOrEqual(box(field().element()).top)
      expect(box(button).height).toBeCloseTo(44, 0)
    }
    expect(list().element().scrollWidth).toBe(list().element().clientWidth)
  })
  test('nobody is shut out, in any light, from either side', async () => {
    await open()
    await expect.element(list()).toBeVisible()
    expect(await faultsInLooks()).toEqual([])
    // axe can't tell what stands behind a chip where the page's ground has a figure.
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      const button = list().getByRole('button').first().element()
      await Promise.allSettled(button.getAnimations().map(({ finished }) => finished))
      const { color, backgroundColor } = getComputedStyle(button)
      expect(contrast(color, backgroundColor)).toBeGreaterThan(7)
    }
    delete document.documentElement.dataset['theme']
  })
  test('from right to left: the first at the right, arrows as they point, Arabic marked as such', async () => {
    const goBack = speakArabic()
    const offered = ['فكرة واحدة طوال الليل', 'الأسطول كله', 'هل أنت إنسان؟', 'Marlow?']
    lounge = await openChat({ messages: [message(1)], suggestions: offered, ...ARABIC })
    const chips = () => list(inArabic('messages.suggested')).getByRole('button').elements() as HTMLElement[]
    await expect.poll(() => chips().map((button) => button.textContent)).toEqual(offered)
    expect(box(chips()[0]!).left).toBeGreaterThan(box(chips()[1]!).left)
    chips()[0]!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(chips()[1])
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(chips()[0])
    expect(chips().map((button) => getComputedStyle(button).direction)).toEqual(['rtl', 'rtl', 'rtl', 'ltr'])
    expect(await faultsInLooks()).toEqual([])
    goBack()
  })
})

/** The contrast of two colours, however they are written (WCAG 2). */
function contrast(...colours: [string, string]): number {
  const canvas = document.createElement('canvas').getContext('2d')!
  const light = colours.map((colour) => {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const linear = Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (part) => {
      const share = part / 255
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return linear[0]! * 0.2126 + linear[1]! * 0.7152 + linear[2]! * 0.0722 + 0.05
  })
  return Math.max(...light) / Math.min(...light)
}
