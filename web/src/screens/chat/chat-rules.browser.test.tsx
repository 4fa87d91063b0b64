import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, ok, shows, stage } from '#web/platform/stage.test-frame.tsx'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import '#web/ui/styles/styles.css'
import ChatRules from './chat-rules.tsx'

const TERMS = { title: 'Record Room', description: '', rules: [], version: 1 }
const open = (leaveTo?: string, hasHouseRules = false) =>
  stage(
    <>
      <ChatRules topicId="7" {...(leaveTo ? { leaveTo } : {})} />
      <Toasts />
    </>,
    {
      path: '/topics/7/chat',
      doors: {
        'GET /topics/7/check-terms': () =>
          ok({ terms: TERMS }, { has_accepted: true, has_house_rules: hasHouseRules, system_message: null }),
        'POST /topics/7/accept-terms': () => ok(null, { system_message: null }),
      },
    },
  )
const dialog = page.getByRole('dialog', { name: 'House rules' })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
beforeEach(() => page.viewport(390, 844))

test('the rules ask for a choice: neither Escape nor a press beside them is one, and there is no X', async () => {
  await open()
  await expect.element(dialog).toBeVisible()
  for (const rule of ['Names', 'History', 'Danger', 'Spam', 'Ads'])
    await expect.element(dialog.getByRole('heading', { name: rule })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(
    dialog
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Leave', 'I agree'])
  expect(await faults()).toEqual([])
})

test('I agree is kept in the account and in this browser, and welcomes', async () => {
  const { sent } = await open()
  await press('I agree')
  await shows('Welcome to chat! Thank you for accepting our rules.')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(localStorage.getItem('chat_rules_accepted')).toBe('true')
  await expect.poll(() => sent('POST /topics/7/accept-terms').map(({ body }) => body['house_rules'])).toEqual([true])
})

test('Leave leads home, or where it is told to, and accepts nothing', async () => {
  const first = await open()
  await press('Leave')
  await expect.poll(first.place).toBe('/')
  expect(localStorage.getItem('chat_rules_accepted')).toBe(null)
  const second = await open('/topics')
  await press('Leave')
  await expect.poll(second.place).toBe('/topics')
})

test('an account that agreed elsewhere is not asked', async () => {
  const { sent } = await open(undefined, true)
  await expect.poll(() => sent('GET /topics/7/check-terms')).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
})
