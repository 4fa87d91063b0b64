// A chat that goes on from an earlier one shows where that one stopped, and all of it where it is asked for.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { faults } from '#web/platform/stage.test-frame.tsx'
import { ok, openChat, TOPIC, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
afterEach(() => lounge.close())
const EARLIER = { topic_id: '5', messages_count: 44, closed_at: '2026-03-03T12:00:00.000Z' }
const said = Array.from({ length: 44 }, (_, place) =>
  message(place + 1, {
    id: `e${place + 1}`,
    content: place === 40 ? 'في ذلك اليوم' : `Earlier ${place + 1}`,
    is_mine: place % 2 === 1,
    is_deleted: place === 41,
  }),
)
const section = () => page.getByRole('region', { name: 'Where you stopped: 3 March' })

beforeEach(async () => {
  await page.viewport(1280, 800)
  lounge = await openChat({
    topic: { ...TOPIC, earlier: EARLIER },
    messages: [message(1)],
    doors: {
      '/topics/history/5': ({ body }) => {
        const number = Number(body['page'])
        return ok({
          topic: { ...TOPIC, messages_count: 44, closed_at: EARLIER.closed_at, can_continue: true },
          data: said.slice((number - 1) * 40, number * 40),
          meta: { current_page: number, per_page: 40, total: 44, last_page: 2 },
        })
      },
    },
  })
  await lounge.shows('Message 1')
})

test('its last three lines stand above the new talk, outside of its log', async () => {
  await expect.element(section().getByText('Me Earlier 44')).toBeVisible()
  const lines = section().getByRole('listitem').elements()
  expect(lines.map((line) => line.textContent)).toEqual(['Mara في ذلك اليوم', 'Mara Earlier 43', 'Me Earlier 44'])
  // As the words run, whatever their sender's name is written in.
  expect(lines.map((line) => getComputedStyle(line).direction)).toEqual(['rtl', 'ltr', 'ltr'])
  expect(
    page
      .getByRole('log')
      .getByText(/Earlier/)
      .elements(),
  ).toEqual([])
  expect(await faults()).toEqual([])
})

test('all of it opens in place, the focus stays, and it folds again', async () => {
  const button = section().getByRole('button')
  await expect.element(button).toHaveTextContent('Read the whole talk, 44 messages')
  await button.click()
  await expect.element(section().getByText('Mara Earlier 1')).toBeInTheDocument()
  expect(section().getByRole('listitem').elements()).toHaveLength(43)
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  expect(section().getByRole('listitem').elements()).toHaveLength(3)
})
