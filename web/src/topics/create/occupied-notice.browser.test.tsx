import type { ActiveTopic } from '@green-room/contract/talk/chats'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { OccupiedNotice } from './occupied-notice.tsx'

const MINE = { id: '7', title: 'The one you keep replaying' } as ActiveTopic
const open = async (topics: ActiveTopic[], doors: Doors = {}, member = PROFILE) => {
  const onLeft = vi.fn<() => void>()
  return { onLeft, ...(await stage(<OccupiedNotice topics={topics} onLeft={onLeft} />, { member, doors })) }
}
const leave = page.getByRole('button', { name: 'Leave “The one you keep replaying” and start here' })

test('the chat that stands in the way is named, with the way to it and what channel status changes', async () => {
  const { place } = await open([MINE])
  await shows('You are in “The one you keep replaying”. One chat at a time is open to you.')
  await shows('Leaving closes that chat. You can continue it later under Past chats.')
  await shows(/^With channel status up to \d+ chats stay open/)
  await expect.element(page.getByRole('link', { name: 'Channel status', exact: true })).toHaveAttribute('href', '/account?tab=settings')
  await page.getByRole('link', { name: 'Open Existing Chat' }).click()
  await expect.poll(place).toBe('/topics/7/chat')
})

test('it is left, once, and what was wanted goes on', async () => {
  const { onLeft, sent } = await open([MINE], { 'POST /topics/leave': () => ok() })
  await leave.click()
  await expect.poll(() => onLeft.mock.calls.length).toBe(1)
  expect(sent('POST /topics/leave').map(({ body }) => body['topic_id'])).toEqual(['7'])
})

test('one that is gone already counts as left, one that can’t be left is named', async () => {
  const { onLeft, doors } = await open([MINE], { 'POST /topics/leave': () => refuse(503, 'server.busy', 'Later, please.') })
  await leave.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(onLeft).not.toHaveBeenCalled()
  doors['POST /topics/leave'] = () => refuse(404, 'topic.not-found', 'Topic not found')
  await leave.click()
  await expect.poll(() => onLeft.mock.calls.length).toBe(1)
})

test('with channel status the count is told, and nothing is advertised', async () => {
  await open([MINE, { ...MINE, id: '8' }], {}, { ...PROFILE, is_channel: true })
  await shows('You are in 2 chats, as many as you can have at once.')
  await expect.element(page.getByText(/With channel status/)).not.toBeInTheDocument()
})
