import type { Topic } from '@green-room/contract/topics'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import { ROOMS, topicOf as topic } from './lists.test-kit.ts'
import RoomsScreen from './rooms-screen.tsx'
import TopicsScreen from './topics-screen.tsx'

const active = (topics: Topic[], max = 1) => ok(topics, { current_count: topics.length, max_allowed: max })

const open = (path: string, doors: Doors = {}, isMember = false) =>
  stage(
    <>
      <Routes>
        <Route path="/rooms" element={<RoomsScreen />} />
        <Route path="/topics" element={<TopicsScreen />} />
        <Route path="/rooms/:roomId/topics" element={<TopicsScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Toasts />
    </>,
    {
      path,
      isPage: true,
      ...(isMember ? { member: PROFILE } : {}),
      doors: { 'GET /rooms/index': () => ok({ rooms: ROOMS }), 'GET /topics/active': () => active([]), ...doors },
    },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
/** Topic 12 comes by chance; who is over the limit may only look at it. */
const picked = (view_only: boolean): Doors => ({
  'GET /topics/random': () => ok({ topic: { id: '12' } }),
  'GET /topics/topic': () => ok({ topic: { ...topic('12'), view_only } }),
})

test('rooms: each card leads to its topics', async () => {
  const painted = { ...ROOMS[0]!, image_url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' }
  await open('/rooms', { 'GET /rooms/index': () => ok({ rooms: [painted, ROOMS[1]] }) })
  await expect.element(page.getByRole('heading', { name: 'Enter Room', level: 1 })).toBeVisible()
  const [own, drawn] = [page.getByRole('link', { name: /Record Room/ }), page.getByRole('link', { name: /Tea Room/ })]
  await expect.element(drawn).toHaveAttribute('href', '/rooms/4/topics')
  // Its own picture, or a poster that is drawn for it.
  expect(own.element().querySelector('img')?.src).toBe(painted.image_url)
  await expect.poll(() => drawn.element().querySelector('svg')).not.toBeNull()
})

test('rooms: all topics are a press away, and the active chats are counted', async () => {
  await open('/rooms', { 'GET /topics/active': () => active([topic('8'), topic('9')], 5) }, true)
  await expect.element(page.getByRole('heading', { name: 'Enter Room', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View all rooms' })).toHaveAttribute('href', '/topics')
  await expect.element(button(/^Active Chats\s*2$/)).toBeVisible()
})

test('topics: the heading is the room’s title or All, and the way back leads to the rooms', async () => {
  const none = { 'GET /topics/index': () => ok({ topics: [], has_more: false, total: 0, others: 0 }) }
  await open('/rooms/3/topics', none)
  await expect.element(page.getByRole('heading', { name: 'Record Room', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/rooms')
  for (const name of ['Start Random Chat', 'Create topic', 'Active Chats']) await expect.element(button(name)).toBeVisible()
  await open('/topics', none)
  await expect.element(page.getByRole('heading', { name: 'All', level: 1 }).last()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back' }).last()).toHaveAttribute('href', '/rooms')
})

test('rooms: a failure is named, and Try Again reads them', async () => {
  const { doors } = await open('/rooms', { 'GET /rooms/index': () => refuse(500, 'server.failed', '') })
  await shows('Failed to fetch rooms')
  doors['GET /rooms/index'] = () => ok({ rooms: ROOMS })
  await button('Try Again').click()
  await shows('Record Room')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('rooms: where there are none, the topics are offered', async () => {
  await open('/rooms', { 'GET /rooms/index': () => ok({ rooms: [] }) })
  await shows('No rooms available')
  await shows('There are no chat rooms created yet')
  await expect.element(page.getByRole('link', { name: 'View All Topics' })).toHaveAttribute('href', '/topics')
})

test('topics: one in another language says in which, and is read out in it', async () => {
  const german = { id: '2', code: 'de', title: 'Deutsch', dir: 'ltr', default: 0 }
  await open('/topics', {
    'GET /languages': () => ok([{ id: '1', code: 'en', title: 'English', dir: 'ltr', default: 1 }, german]),
    'GET /topics/index': () =>
      ok({ topics: [topic('12', { language: 'de', title: 'Das Nachtbuch' }), topic('13')], has_more: false, total: 2, others: 0 }),
  })
  await expect.element(page.getByRole('link', { name: /Das Nachtbuch/ }).getByText('Deutsch')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Das Nachtbuch' })).toHaveAttribute('lang', 'de')
  expect(
    page
      .getByRole('link', { name: /Topic 13/ })
      .getByText('English')
      .elements(),
  ).toEqual([])
})

test('guests who want to chat are led to the sign-in, and come back', async () => {
  const { place } = await open('/rooms/3/topics', { 'GET /topics/index': () => ok({ topics: [], has_more: false, total: 0, others: 0 }) })
  await button('Create topic').click()
  await shows('Elsewhere')
  expect(place()).toBe('/auth?form=signin&redirect=%2Frooms%2F3%2Ftopics')
})

test('a guest’s wish for a random chat goes along to the sign-in', async () => {
  const guest = await open('/rooms')
  await button('Start Random Chat').click()
  await shows('Elsewhere')
  expect(guest.place()).toBe('/auth?form=signin&redirect=%2Frooms%3Fstart%3Drandom')
})

test('a member who arrives with the wish for a random chat is in one', async () => {
  const { place, sent } = await open('/rooms?start=random', picked(false), true)
  await expect.poll(place).toBe('/topics/12/chat')
  expect(sent('GET /topics/random')).toHaveLength(1)
})

test('a random chat opens the topic that was picked', async () => {
  const { place } = await open('/rooms', picked(false), true)
  await button('Start Random Chat').click()
  await expect.poll(place).toBe('/topics/12/chat')
})

test('without a topic that waits, the random chat says so', async () => {
  const none = () => refuse(400, 'topic.none-free', 'There is no free topics to join')
  const { place } = await open('/rooms', { 'GET /topics/random': none }, true)
  await button('Start Random Chat').click()
  await shows('No available chats at the moment. Please try again later or create your own topic.')
  expect(place()).toBe('/rooms')
})

test('whoever is in as many chats as may be is told so in place of a random one', async () => {
  const mine = ['8', '9'].map((id) => topic(id))
  const { place } = await open('/rooms', { ...picked(true), 'GET /topics/active': () => active(mine, 2) }, true)
  await button('Start Random Chat').click()
  await shows('You have reached your maximum number of active chats. Please leave some chats before joining new ones.')
  expect(place()).toBe('/rooms')
})

test('the chat that stands in the way is named, with the way to it and to all active ones', async () => {
  const mine = topic('9', { title: 'Rain' })
  const { place } = await open('/rooms', { ...picked(true), 'GET /topics/active': () => active([mine]) }, true)
  await button('Start Random Chat').click()
  await shows(/You already have an active chat "Rain"\./)
  await expect.element(button('Open Existing Chat')).toBeVisible()
  expect(await faults()).toEqual([])
  await button('View Active Chats').click()
  await expect.element(page.getByRole('dialog', { name: 'Active Chats' })).toBeVisible()
  await shows('Mara in Record Room')
  await button('Open Rain').click()
  await expect.poll(place).toBe('/topics/9/chat')
})

test('active chats: loading fails, is tried again, and finds none', async () => {
  const { doors } = await open('/rooms', { 'GET /topics/active': () => refuse(500, 'server.failed', '') }, true)
  await button('Active Chats').click()
  await shows('Failed to load active chats')
  doors['GET /topics/active'] = () => 'no answer'
  await button('Try Again').click()
  await shows('An error occurred while loading active chats')
  doors['GET /topics/active'] = () => active([], 5)
  await button('Try Again').click()
  await shows('You have no active chats')
  await expect.element(page.getByText('0 / 5')).toBeVisible()
})

test('active chats: are read anew whenever the dialog opens', async () => {
  let mine = [topic('9', { title: 'Rain' })]
  const first = Promise.withResolvers<ReturnType<typeof active>>()
  const { doors } = await open('/rooms', { 'GET /topics/active': () => first.promise }, true)
  const dialog = page.getByRole('dialog', { name: 'Active Chats' })
  await button(/^Active Chats/).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Loading active chats')
  doors['GET /topics/active'] = () => active(mine, 5)
  first.resolve(active(mine, 5))
  await expect.element(dialog.getByText('Rain')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  mine = [topic('10', { title: 'Snow' }), ...mine]
  await button(/^Active Chats/).click()
  await expect.element(dialog.getByText('Snow')).toBeVisible()
  await expect.element(dialog.getByText('2 / 5')).toBeVisible()
})

test('topics: a busy one shows no person, an own one is marked, a highlighted one stands out', async () => {
  const topics = [
    topic('1', { is_highlighted: true, highlight_color: 'purple', text_look: 'bold' }),
    topic('2', { is_busy: true, color: 'amber' }),
    topic('3', { is_own: true, companion: null, companion_name: null }),
  ]
  await open('/topics', { 'GET /topics/index': () => ok({ topics, has_more: false, total: topics.length, others: 0 }) })
  await shows('Channel topic')
  await expect.element(page.getByRole('link', { name: /^Busy Topic 2 Mara/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Your topic Topic 3 Waiting for a character/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Topic 1/ })).toHaveAttribute('href', '/topics/1/chat')
  await expect.element(page.getByRole('heading', { name: 'Topic 1' })).toHaveClass(/look-bold/)
  expect(await faults()).toEqual([])
})

test('topics: more are read page by page', async () => {
  const { sent } = await open('/topics', {
    'GET /topics/index': ({ body }) =>
      ok({ topics: [topic(`${String(body['page'])}1`)], has_more: body['page'] === '1', total: 2, others: 0 }),
  })
  await shows('Topic 11')
  await button('Load more').click()
  await shows('Topic 21')
  await shows('Topic 11')
  await expect.element(button('Load more')).not.toBeInTheDocument()
  expect(sent('GET /topics/index').map(({ body }) => body['page'])).toEqual(['1', '2'])
})

test('topics: a failure is named and stays, is not asked for over and over, and Try Again reads them', async () => {
  const { doors, sent } = await open('/topics', { 'GET /topics/index': () => refuse(500, 'server.failed', '') })
  await expect.element(button('Try Again')).toBeVisible()
  expect(sent('GET /topics/index').length).toBe(1)
  doors['GET /topics/index'] = () => ok({ topics: [topic('1', { title: 'Rain' })], has_more: false, total: 1, others: 0 })
  await button('Try Again').click()
  await shows('Rain')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('topics: an empty room invites to be the first', async () => {
  await open('/rooms/3/topics', { 'GET /topics/index': () => ok({ topics: [], has_more: false, total: 0, others: 0 }) }, true)
  await shows('No topics available')
  await shows('Nobody has opened a topic in this room yet. Yours would be the first.')
  await button('Create Topic').click()
  await expect.element(page.getByRole('dialog', { name: 'Create topic' })).toBeVisible()
  await expect.element(page.getByLabelText('Room', { exact: true })).toHaveValue('3')
})

test('topics: none in any room invites too, in general words', async () => {
  await open('/topics', { 'GET /topics/index': () => ok({ topics: [], has_more: false }) }, true)
  await shows('No topics available')
  await shows('Nobody has opened a topic yet. Yours would be the first.')
  await expect.element(button('Create Topic')).toBeVisible()
})

test('topics: of a room that there is not are NotFound', async () => {
  await open('/rooms/99/topics', { 'GET /topics/index': () => ok({ topics: [], has_more: false, total: 0, others: 0 }) })
  await expect.element(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
})
