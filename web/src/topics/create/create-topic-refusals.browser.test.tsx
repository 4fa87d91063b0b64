// What keeps a topic from being made, and how it is said.
import type { Topic } from '@green-room/contract/topics'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import CreateTopicModal from './create-topic-modal.tsx'

const ROOM = { id: '3', slug: 'record-room', title: 'Record Room', line: '', image_url: null, motif: 'vinyl', palette: 'plum' }
const create = () => page.getByRole('button', { name: 'Create', exact: true })
const name = () => page.getByLabelText('Topic name')
const alert = () => page.getByRole('alert')

const open = (doors: Doors = {}, roomId: string | null = '3') =>
  stage(
    <>
      <CreateTopicModal isOpen roomId={roomId} onClose={() => undefined} />
      <Toasts />
    </>,
    { member: PROFILE, doors: { 'GET /rooms/index': () => ok({ rooms: [{ ...ROOM, topics_count: 0, regulars: [] }] }), ...doors } },
  )
/** What the server says to a topic that has all it needs. */
async function refused(answer: ReturnType<typeof refuse>, doors: Doors = {}) {
  const opened = await open({ 'POST /topics/create': () => answer, ...doors })
  await name().fill('Songs')
  await create().click()
  return opened
}

beforeEach(() => page.viewport(1280, 900))

test('a room is asked for', async () => {
  await open({}, null)
  await name().fill('Songs')
  page.getByLabelText('Room', { exact: true }).element().focus()
  await userEvent.tab()
  await shows('Please select a room')
  await page.getByLabelText('Room', { exact: true }).selectOptions('3')
  await expect.element(page.getByText('Please select a room')).not.toBeInTheDocument()
  await expect.element(create()).toBeEnabled()
})

test('rooms that can’t be had are named in a toast and under the field', async () => {
  await open({ 'GET /rooms/index': () => refuse(500, 'server.failed', '') })
  await shows('Failed to load rooms')
  await expect.element(create()).toBeDisabled()
  await shows('Unable to load available rooms. Please try refreshing the page.')
})

test('a lounge without rooms says so', async () => {
  await open({ 'GET /rooms/index': () => ok({ rooms: [] }) }, null)
  await shows('No rooms available')
  await shows('No rooms available. Please try again later.')
  await expect.element(page.getByLabelText('Room', { exact: true })).toBeDisabled()
})

test.each([
  ['without a word is worded here', refuse(500, 'server.failed', ''), 'Failed to create topic'],
  ['with a word is passed on', refuse(400, 'topic.max-active', 'You have reached your maximum.'), 'You have reached your maximum.'],
  [
    'for want of points names the cost',
    refuse(402, 'ledger.not-enough-points', 'x'),
    'Not enough points. You need 25 points to create a topic.',
  ],
  [
    'for its room stands under the room',
    refuse(422, 'form.invalid', 'x', { errors: { room_id: ['Please select a room'] } }),
    'Please select a room',
  ],
  [
    'of its look stands over the form',
    refuse(422, 'form.invalid', 'x', { errors: { text_look: ['Text style is required'] } }),
    'Text style is required',
  ],
  [
    'of its colour stands over the form',
    refuse(422, 'form.invalid', 'x', { errors: { color: ['Text color is required'] } }),
    'Text color is required',
  ],
])('a refusal %s', async (_, answer, text) => {
  const { place } = await refused(answer)
  await shows(text)
  expect(place()).toBe('/')
  await name().fill('Songs again')
  await expect.element(page.getByText(text)).not.toBeInTheDocument()
})

test('an answer without a topic is none', async () => {
  await refused(ok(null))
  await expect.element(alert()).toHaveTextContent('Invalid response from server')
})

test('while the topic is made the button says so, and a second press makes no second one', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof ok>>()
  const { sent, place } = await open({ 'POST /topics/create': () => answer.promise })
  await name().fill('Songs')
  await create().click()
  const busy = page.getByRole('button', { name: 'Creating…' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  answer.resolve(ok({ topic: { id: '61' } }))
  await expect.poll(place).toBe('/topics/61/chat')
  expect(sent('POST /topics/create')).toHaveLength(1)
})

test('a chat in the way that is known by its title alone is looked for; where it is nowhere, the topics are shown', async () => {
  const quoted = refuse(400, 'topic.already-active', 'You already have active chat "Rain on Tin"')
  const { doors, place } = await refused(quoted, { 'GET /topics/active': () => ok([], { current_count: 0, max_allowed: 1 }) })
  await shows('You already have an active chat with title "Rain on Tin". Please close your current chat before creating a new one.')
  await page.getByRole('button', { name: 'Open Existing Chat' }).click()
  await shows('Unable to find the existing chat')
  await expect.poll(place).toBe('/topics')
  const active = [{ id: '9', title: 'rain ON tin' } as Topic]
  doors['GET /topics/active'] = () => ok(active, { current_count: 1, max_allowed: 1 })
  await page.getByRole('button', { name: 'Open Existing Chat' }).click()
  await expect.poll(place).toBe('/topics/9/chat')
})

test('the chats are looked through first: the one of that title, in part, is named in full', async () => {
  const active = [{ id: '8', title: 'Snow' } as Topic, { id: '9', title: 'Songs and rain ON tin' } as Topic]
  const { place } = await refused(refuse(400, 'topic.already-active', 'You already have active chat "Rain on Tin"'), {
    'GET /topics/active': () => ok(active, { current_count: 2, max_allowed: 5 }),
  })
  await shows(
    'You already have an active chat "Songs and rain ON tin". You can join your existing chat or close it before creating a new one.',
  )
  await page.getByRole('button', { name: 'Open Existing Chat' }).click()
  await expect.poll(place).toBe('/topics/9/chat')
})

test('a chat in the way whose look-up fails is to be found on the topics page; without a title it can only be closed', async () => {
  const { doors } = await refused(refuse(400, 'topic.already-active', 'x'), { 'GET /topics/active': () => 'no answer' })
  await shows('You already have an active chat. Please try accessing your existing chats from the topics page.')
  doors['GET /topics/active'] = () => ok([], { current_count: 0, max_allowed: 1 })
  await name().fill('Songs once more')
  await create().click()
  await shows('You already have an active chat. Please close it before creating a new one.')
})
