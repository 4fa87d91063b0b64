// What is new in the member's chats, on every page, and the sound for it that nobody hears unasked.
import type { Message } from '@green-room/contract/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SoundCard } from '#web/accounts/sound-card.tsx'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, stage } from '#web/platform/stage.test-frame.tsx'
import { chooseSound } from '#web/platform/sound.ts'
import ActiveChatsModal from '#web/topics/active-chats-modal.tsx'
import '#web/ui/styles/styles.css'
import LiveKeeper from '../keepers/live-keeper.tsx'
import { PageFrame } from '../page-frame.tsx'

class PlayedEvents extends EventTarget {
  static line: PlayedEvents
  constructor() {
    super()
    PlayedEvents.line = this
  }
  close() {}
}
const posted = (topicId: string, number: number, is_mine = false) => {
  const message = { number, is_mine } as Message
  const data = JSON.stringify({ topic_id: topicId, message })
  PlayedEvents.line.dispatchEvent(new MessageEvent('message.posted', { data }))
}
const chat = (id: string, title: string, last_number: number) => ({
  id,
  title,
  last_number,
  unread: id === '3' ? 1 : 0,
  last_line: null,
  companion: null,
  room: { title: 'Record Room' },
  updated_at: '2026-11-20T12:00:00.000Z',
})
const link = () => page.getByRole('link', { name: /^YOUR CHATS.*unread message/ })

afterEach(() => vi.unstubAllGlobals())
async function open(children = <p>Here</p>) {
  await page.viewport(390, 844)
  vi.stubGlobal('EventSource', PlayedEvents)
  const chats = [chat('3', 'Rain', 4), chat('5', 'Tea', 9)]
  const staged = await stage(
    <>
      <LiveKeeper />
      <PageFrame title="Rooms">{children}</PageFrame>
    </>,
    {
      isPage: true,
      member: PROFILE,
      doors: { 'GET /topics/active': () => ok(chats, { current_count: 2, max_allowed: 5 }), 'POST /topics/read': () => ok() },
    },
  )
  // What the server counts stands there first; it is read on another device.
  await expect.poll(() => document.title).toBe('(1) Rooms · Green Room')
  PlayedEvents.line.dispatchEvent(new MessageEvent('topic.read', { data: JSON.stringify({ topic_id: '3', number: 4 }) }))
  await expect.poll(() => document.title).toBe('Rooms · Green Room')
  return staged
}

test('a reply that comes while one is elsewhere is counted in the header, in the title and at its chat', async () => {
  await open(<ActiveChatsModal isOpen onClose={() => undefined} />)
  expect([document.title, link().elements()]).toEqual(['Rooms · Green Room', []])
  posted('5', 10)
  posted('5', 11)
  await expect.poll(() => document.title).toBe('(2) Rooms · Green Room')
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Tea' })
  await expect.element(row.getByText('2 unread messages')).toBeInTheDocument()
  posted('5', 12, true)
  await expect.poll(() => document.title).toBe('Rooms · Green Room')
})

test('the header leads to the chats, says what is new in them, and nobody is shut out', async () => {
  await open()
  posted('3', 5)
  await expect.element(link()).toHaveAccessibleName('YOUR CHATS 1 unread message')
  await expect.element(link()).toHaveAttribute('href', '/chats')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await faults()).toEqual([])
})

test('no sound is made until somebody wants it; then one comes with what is new', async () => {
  await open(<SoundCard />)
  const made = vi.spyOn(globalThis, 'AudioContext')
  posted('3', 5)
  await expect.element(link()).toBeVisible()
  expect(made).not.toHaveBeenCalled()
  const toggle = page.getByRole('switch', { name: /^A sound for new messages/ })
  await expect.element(toggle).not.toBeChecked()
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  expect([made.mock.calls.length, localStorage.getItem('sound')]).toEqual([1, 'on'])
  posted('3', 6)
  expect(made).toHaveBeenCalledTimes(2)
  posted('3', 7, true)
  expect(made).toHaveBeenCalledTimes(2)
  chooseSound(false)
  expect(localStorage.getItem('sound')).toBeNull()
})
