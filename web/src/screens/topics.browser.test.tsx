// What lists of topics show, and what is chosen of them: by room, by language, folded and unfolded.
import type { Topic } from '@green-room/contract/topics'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, faultsInLooks, ok, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { MARA, ROOMS, topicOf as topic } from './lists.test-kit.ts'
import TopicsScreen from './topics-screen.tsx'

const LANGUAGES = [
  { id: '1', code: 'en', title: 'English', dir: 'ltr', default: 1 },
  { id: '2', code: 'de', title: 'Deutsch', dir: 'ltr', default: 0 },
]
type Lists = { own?: Topic[]; others?: Topic[] }
const list = ({ own = [], others = [] }: Lists, isOthers: boolean) => {
  const [shown, left] = isOthers ? [others, own] : [own, others]
  return ok({ topics: shown, has_more: false, total: shown.length, others: left.length })
}
const open = (path: string, lists: Lists, doors: Doors = {}) =>
  stage(
    <Routes>
      <Route path="/topics" element={<TopicsScreen />} />
      <Route path="/rooms/:roomId/topics" element={<TopicsScreen />} />
    </Routes>,
    {
      path,
      isPage: true,
      doors: {
        'GET /rooms/index': () => ok({ rooms: ROOMS }),
        'GET /languages': () => ok(LANGUAGES),
        'GET /topics/index': ({ body }) => list(lists, 'not_language' in body),
        ...doors,
      },
    },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
const count = () => page.getByRole('status').first()
const german = topic('8', { language: 'de', title: 'Das Nachtbuch' })

test('a card says title, character, that it is an AI, its line, its languages, and the room where there are several', async () => {
  await open('/topics', { own: [topic('1')] })
  const name = /^Topic 1 Mara AI character Fills gaps in other people’s records Speaks English and Spanish Record Room$/
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/topics/1/chat')
  await open('/rooms/3/topics', { own: [topic('1')] })
  await expect.element(page.getByRole('link', { name: /Speaks English and Spanish$/ }).last()).toBeVisible()
})

test('the room that Tab comes to is shown whole, clear of the end of its row', async () => {
  await page.viewport(1280, 800)
  const rooms = Array.from({ length: 12 }, (_, place) => ({ ...ROOMS[0]!, id: `${place + 10}`, title: `A room by the sea ${place}` }))
  await open('/topics', {}, { 'GET /rooms/index': () => ok({ rooms }) })
  const chips = page.getByRole('group', { name: 'Room' })
  await expect.element(button('A room by the sea 11')).toBeInTheDocument()
  button('All rooms').element().focus()
  for (let presses = 0; presses < rooms.length; presses++) {
    await userEvent.tab()
    const [chip, row] = [document.activeElement!, chips.element()].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
    expect([document.activeElement?.textContent, chip.right < row.right - 40, chip.left >= row.left]).toEqual([
      rooms[presses]!.title,
      true,
      true,
    ])
  }
})

test('a highlighted topic has its portrait on top and stands two rows tall, the next ones have it beside the text', async () => {
  const marked = { is_highlighted: true, highlight_color: 'purple' } as const
  await page.viewport(1440, 900)
  await open('/topics', { own: [topic('1', marked), topic('2', marked), topic('3')] })
  const box = (name: string) =>
    page
      .getByRole('link', { name: new RegExp(`${name} Mara`) })
      .element()
      .getBoundingClientRect()
  await shows('Topic 3')
  expect(box('Topic 1').height).toBeGreaterThan(box('Topic 2').height * 1.8)
  const [top] = page
    .getByRole('link', { name: /Topic 1 Mara/ })
    .element()
    .querySelectorAll<HTMLImageElement>('img:not(.sm\\:hidden)')
  expect(top!.getBoundingClientRect().width).toBeGreaterThan(box('Topic 1').width * 0.95)
  expect(await faultsInLooks()).toEqual([])
})

test('rooms are toggles: the chosen one stands second, keeps the focus, is in the address, and is left by another press', async () => {
  const { place, sent } = await open('/topics', { own: [topic('1'), topic('2')] })
  await expect.element(button('All rooms')).toHaveAttribute('aria-pressed', 'true')
  await button('Tea Room').click()
  await expect.poll(place).toBe('/topics?room=4')
  await expect.element(button('Tea Room')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('All rooms')).toHaveAttribute('aria-pressed', 'false')
  const chips = page.getByRole('group', { name: 'Room' }).getByRole('button').elements()
  expect(chips.map(({ textContent }) => textContent)).toEqual(['All rooms', 'Tea Room', 'Record Room'])
  expect(document.activeElement?.textContent).toBe('Tea Room')
  await expect.poll(() => sent('GET /topics/index').at(-1)?.body).toMatchObject({ room_id: '4', language: 'en', page: '1' })
  await expect.element(page.getByRole('heading', { name: 'Tea Room, in English' })).toBeVisible()
  await button('Tea Room').click()
  await expect.poll(place).toBe('/topics')
})

test('the language that comes first is chosen, stands in the address, and is the reader’s own without a word', async () => {
  const { place, sent } = await open('/topics', { own: [topic('1')] })
  const choice = page.getByRole('main').getByRole('combobox', { name: 'Language' })
  await expect.element(choice).toHaveDisplayValue('English first')
  await choice.selectOptions('German first')
  await expect.poll(place).toBe('/topics?language=de')
  await expect.element(page.getByRole('heading', { name: 'All rooms, in German' })).toBeVisible()
  await expect.poll(() => sent('GET /topics/index').at(-1)?.body).toMatchObject({ language: 'de' })
  await choice.selectOptions('English first')
  await expect.poll(place).toBe('/topics')
})

test('those in other languages are folded, and the count says what is shown', async () => {
  const { place } = await open('/topics', { own: [topic('1')], others: [german, topic('9', { language: 'de' })] })
  await expect.element(count()).toHaveTextContent('1 topic')
  expect(page.getByText('Das Nachtbuch').elements()).toEqual([])
  await button('Show 2 topics in other languages').click()
  await shows('Das Nachtbuch')
  expect(place()).toBe('/topics?others=1')
  await expect.element(count()).toHaveTextContent('3 topics')
  await expect.element(page.getByRole('heading', { name: 'All rooms, in all languages' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Das Nachtbuch/ }).getByText('Deutsch')).toBeVisible()
  expect(await faults()).toEqual([])
  await button('Hide topics in other languages').click()
  await expect.element(page.getByText('Das Nachtbuch')).not.toBeInTheDocument()
  await expect.element(count()).toHaveTextContent('1 topic')
})

test('an address opens the list as it was chosen', async () => {
  const { sent } = await open('/topics?room=3&language=de&others=1', { own: [german], others: [topic('1')] })
  await shows('Das Nachtbuch')
  await shows('Topic 1')
  expect(sent('GET /topics/index').map(({ body }) => [body['room_id'], body['language'], body['not_language']])).toEqual([
    ['3', 'de', undefined],
    ['3', undefined, 'de'],
  ])
  await expect.element(button('Record Room')).toHaveAttribute('aria-pressed', 'true')
})

test('where nobody hosts in the language, all languages are a press away', async () => {
  await open('/rooms/3/topics?language=de', { others: [topic('1')] })
  await shows('Record Room: nobody hosts it in German yet.')
  await expect.element(count()).toHaveTextContent('0 topics')
  await button('See all languages').click()
  await shows('Topic 1')
})

test('a list too long to be counted says so', async () => {
  const long = () => ok({ topics: [topic('1')], has_more: true, total: 1000, others: 0 })
  await open('/topics', {}, { 'GET /topics/index': long })
  await expect.element(count()).toHaveTextContent('more than 1 000 topics')
})

test('a topic that waits for its character shows its room in the place of a face', async () => {
  await open('/topics', { own: [topic('1', { companion: null, companion_name: null, is_own: true })] })
  await expect.element(page.getByRole('link', { name: 'Your topic Topic 1 Waiting for a character Record Room' })).toBeVisible()
  expect(MARA.image_url).toContain('/portraits/')
})
