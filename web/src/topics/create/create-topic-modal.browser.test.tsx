import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepCurrency } from '#web/platform/kept/preferences.ts'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import CreateTopicModal from './create-topic-modal.tsx'

const room = (id: string, title: string) => ({
  id,
  slug: `room-${id}`,
  title,
  line: '',
  image_url: null,
  motif: 'tea',
  palette: 'plum',
  topics_count: 0,
  regulars: [],
})
const ROOMS = [room('3', 'Record Room'), room('4', 'Tea Room')]
const made = (id: string) => ok({ topic: { id } })

const open = (given: { doors?: Doors; member?: Partial<typeof PROFILE>; roomId?: string; onClose?: () => void } = {}) =>
  stage(<CreateTopicModal isOpen roomId={given.roomId ?? null} onClose={given.onClose ?? (() => undefined)} />, {
    member: { ...PROFILE, ...given.member },
    doors: { 'GET /rooms/index': () => ok({ rooms: ROOMS }), ...given.doors },
  })
const create = () => page.getByRole('button', { name: 'Create', exact: true })
const name = () => page.getByLabelText('Topic name')

test('can be sent when it has a name and a room, and then closes and opens the chat', async () => {
  const onClose = vi.fn<() => void>()
  const { sent, place } = await open({ doors: { 'POST /topics/create': () => made('61') }, onClose })
  await expect.element(create()).toBeDisabled()
  await name().fill('Songs for a long way home')
  await shows('25/50')
  await expect.element(create()).toBeDisabled()
  await page.getByLabelText('Room', { exact: true }).selectOptions('3')
  await create().click()
  await expect.poll(place).toBe('/topics/61/chat')
  expect(onClose).toHaveBeenCalledOnce()
  const { body } = sent('POST /topics/create')[0]!
  expect(body).toMatchObject({ room_id: '3', title: 'Songs for a long way home' })
  expect(body).not.toHaveProperty('color')
})

test('stands in the room that it was opened from', async () => {
  await open({ roomId: '4' })
  await expect.element(page.getByLabelText('Room', { exact: true })).toHaveValue('4')
})

test('takes fifty symbols, and says that a name is required', async () => {
  await open()
  await name().fill('x'.repeat(60))
  await expect.element(name()).toHaveValue('x'.repeat(50))
  await name().fill(' \u200b ')
  await userEvent.tab()
  await shows('Topic name is required')
})

test('the cost is shown in points, and what it is worth in the chosen currency', async () => {
  const dollar = { code: 'USD', symbol: '$', value: 1.16, minor_digits: 2, default: 0 }
  keepCurrency('USD')
  await open({ doors: { 'GET /currencies': () => ok([dollar]) } })
  await shows(/^25\sPOINTS/)
  await expect.element(page.getByText('$\u00a00.29')).toBeVisible()
  keepCurrency('EUR')
})

test('says what is missing where the points don’t reach', async () => {
  await open({ member: { balance: 24 } })
  await shows(/Not enough points\. You need 25 points to create a topic\./)
  await name().fill('Rain')
  await page.getByLabelText('Room', { exact: true }).selectOptions('3')
  await expect.element(create()).toBeDisabled()
  await expect.element(page.getByRole('link', { name: 'Top Up' })).toHaveAttribute('href', '/account?tab=balance&need=5.00')
})

test('gives members with channel status style and colour, bold and blue at first, and shows them', async () => {
  const { sent } = await open({ member: { is_channel: true }, doors: { 'POST /topics/create': () => made('62') }, roomId: '3' })
  await expect.element(page.getByRole('radio', { name: 'Bold' })).toBeChecked()
  for (const look of ['Normal', 'Italic', 'Underline']) await expect.element(page.getByRole('radio', { name: look })).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await name().fill('Rain')
  await page.getByRole('radio', { name: 'Underline' }).click({ force: true })
  await page.getByRole('radio', { name: 'Teal' }).click({ force: true })
  const preview = page.getByRole('heading', { name: 'Rain', includeHidden: true })
  await expect.element(preview).toHaveClass(/look-underline/)
  expect(preview.element().closest<HTMLElement>('.topic')!.style.getPropertyValue('--th')).toBe('200')
  await create().click()
  await expect.poll(() => sent('POST /topics/create')[0]?.body).toMatchObject({ text_look: 'underline', color: 'teal' })
})

test('names the chat that stands in the way, and leads to it', async () => {
  const { doors, place } = await open({
    roomId: '3',
    doors: {
      'POST /topics/create': () =>
        refuse(400, 'topic.already-active', 'You already have active chat "Rain"', { payload: { topic_id: '9', title: 'Rain' } }),
      'GET /topics/active': () => ok([], { current_count: 0, max_allowed: 1 }),
    },
  })
  await name().fill('Another')
  // Opened elsewhere in the meantime.
  doors['GET /topics/active'] = () => ok([{ id: '9', title: 'Rain' }], { current_count: 1, max_allowed: 1 })
  await create().click()
  await shows('You already have an active chat "Rain". You can join your existing chat or close it before creating a new one.')
  await expect.element(name()).toHaveValue('Another')
  await page.getByRole('button', { name: 'Open Existing Chat' }).click()
  await expect.poll(place).toBe('/topics/9/chat')
})

test('shows a house rule under the name, and another try has another key', async () => {
  const rule = 'House rule “Ads”: no adverts. Nothing was charged.'
  await open({ roomId: '3', doors: { 'POST /topics/create': () => refuse(422, 'house-rule.ads', rule) } })
  await name().fill('Buy now')
  await create().click()
  await expect.element(name()).toHaveAccessibleDescription(rule)
  await name().fill('Buy later')
  await expect.element(page.getByText(rule)).not.toBeInTheDocument()
})

test('says so where the profile could not be had, and reads it again', async () => {
  const { doors } = await open({ doors: { 'GET /user/profile': () => refuse(500, 'server.failed', '') } })
  await shows('Failed to fetch user profile')
  doors['GET /user/profile'] = () => ok(PROFILE)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(name()).toBeVisible()
})

test('says so where no rooms could be had', async () => {
  await open({ doors: { 'GET /rooms/index': () => 'no answer' } })
  await shows('No rooms available. Please try again later.')
  await expect.element(create()).toBeDisabled()
})

test.each([false, true])('axe finds nothing wrong (channel: %s)', async (is_channel) => {
  await open({ member: { is_channel, balance: 10 } })
  await expect.element(create()).toBeVisible()
  expect(await faults()).toEqual([])
})
