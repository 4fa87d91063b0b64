import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsInLooks } from '#web/platform/stage.test-frame.tsx'
import { message, replyStatus } from '#web/messages/log/message.test-data.ts'
import { ARABIC, inArabic, speakArabic } from '#web/platform/arabic.test-frame.ts'
import { openChat, PICTURE, TOPIC, type Lounge } from './chat.test-lounge.tsx'

const DOCUMENT = {
  ...PICTURE,
  id: '5',
  type: 'document',
  path: '/api/attachments/5',
  original_filename: 'setlist-saturday.pdf',
  width: null,
  height: null,
} as const
const LOCKED = { ...DOCUMENT, id: '6', original_filename: 'locked.pdf', is_unreadable: true } as const
const HELP: ReturnType<typeof message>['notice'] = {
  kind: 'help',
  country: 'DE',
  lines: [{ name: 'Telefonseelsorge', number: '0800 111 0 111', hours: '24/7', languages: 'German', url: 'https://example.org' }],
}
const mine = (number: number, change = {}) => message(number, { is_mine: true, ...change })
const talk = [
  message(1),
  mine(2, { attachments: [PICTURE], charge: 'charged' }),
  message(3, { is_broken_off: true }),
  mine(4, { attachments: [DOCUMENT, LOCKED], charge: 'free' }),
  mine(5, { is_deleted: true, content: '' }),
  message(6, { notice: HELP, content: '' }),
]
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

type State = { given?: Parameters<typeof openChat>[0]; act?: () => Promise<unknown>; shows: string | RegExp }
const STATES: Record<string, State> = {
  'every kind of message': { given: { messages: talk }, shows: 'The reply broke off here.' },
  'a reply being composed': { given: { messages: talk, reply: replyStatus() }, shows: 'Stop' },
  'a reply being written': {
    given: { messages: [message(1, { is_streaming: true })], reply: replyStatus({ state: 'streaming' }) },
    shows: 'Message 1',
  },
  'not charged': {
    given: { messages: [mine(1, { charge: 'not-charged' })], reply: replyStatus({ state: 'failed', retry_price: 2 }) },
    shows: 'Not charged.',
  },
  'too few points': {
    given: { messages: talk, balance: 0 },
    act: () => page.getByRole('textbox').fill('Hello'),
    shows: 'This message needs 0.50, you have 0',
  },
  'waiting for the character': {
    given: { topic: { ...TOPIC, user_id: '1', guest_id: null, companion: null, participants_count: 1 } },
    shows: 'Your seat is kept',
  },
  'over the limit': { given: { topic: { ...TOPIC, guest_id: null, participants_count: 1, view_only: true } }, shows: 'You made it.' },
  'the terms': { given: { hasAccepted: false }, shows: 'No adverts.' },
  'the way out': { given: { messages: talk }, act: () => press('Leave Chat'), shows: 'CANCEL' },
  'how it works': { given: { messages: talk }, act: () => press('AI: how it works'), shows: 'Mara is not a person.' },
  'the menu': { given: { messages: talk }, act: () => press('Chat settings'), shows: 'Report user' },
  'files to send': { given: { messages: talk }, act: addFiles, shows: 'concert.mov: File type not allowed' },
  'a report': { given: { messages: talk }, act: report, shows: 'Claims to be human' },
}

let lounge: Lounge
afterEach(() => {
  lounge.close()
  delete document.documentElement.dataset['theme']
})

describe.each(['light', 'dark'])('in %s colours', (theme) => {
  test.each(Object.entries(STATES))('nobody is shut out: %s', async (_, { given, act, shows }) => {
    await page.viewport(1280, 900)
    Object.assign(document.documentElement, { lang: 'en' }).dataset['theme'] = theme
    lounge = await openChat(given)
    await act?.()
    await lounge.shows(shows)
    // Colours are read when nothing moves any more.
    const once = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations === 1)
    await Promise.allSettled(once.map((animation) => animation.finished))
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { region: { enabled: shows !== 'Report user' } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('from right to left', () => {
  const HERE: Record<string, { given?: Parameters<typeof openChat>[0]; act?: () => unknown; says: string }> = {
    'not charged': { ...STATES['not charged'], says: inArabic('messages.not-charged') },
    'waiting for the character': { ...STATES['waiting for the character'], says: inArabic('messages.seat-kept') },
    'over the limit': { ...STATES['over the limit'], says: 'You made it.' },
    'the line is down': { given: { messages: talk }, act: () => dispatchEvent(new Event('offline')), says: inArabic('messages.offline') },
  }
  test.each(Object.entries(HERE))('nobody is shut out: %s', async (_, { given, act, says }) => {
    const goBack = speakArabic()
    lounge = await openChat({ ...given, ...ARABIC })
    await expect.element(page.getByRole('main')).toBeVisible()
    await act?.()
    await lounge.shows(says)
    expect(await faultsInLooks()).toEqual([])
    goBack()
  })
})

async function addFiles() {
  await press('Attach files')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const input = page.getByRole('dialog').element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, [new File(['x'], 'list.txt'), new File(['x'], 'concert.mov')])
}
async function report() {
  await press('Chat settings')
  await page.getByRole('menuitem', { name: 'Report user' }).click()
}
