import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { AccountTab } from './account/account-tab.tsx'

const made = (more: object = {}) => ({
  id: '3',
  state: 'ordered',
  bytes: null,
  ordered_at: '2026-11-21T12:00:00.000Z',
  ready_at: null,
  expires_at: null,
  ...more,
})
const READY = { state: 'ready', bytes: 1_258_291, ready_at: '2026-11-21T12:00:05.000Z', expires_at: '2026-11-28T12:00:05.000Z' }
const departure = (more: object = {}) => ({ points: 1240, withdrawable: [], chats: 3, channel_until: null, ...more })
const LOT = { order_id: '7', number: 'G-2026-000148', points: 1000, amount: 10, currency: 'EUR', until: '2026-12-05T12:00:00.000Z' }

const open = (doors: Doors = {}) =>
  stage(
    <Routes>
      <Route path="/account" element={<AccountTab tab="personal" profile={PROFILE} />} />
      <Route path="/" element={<p>The front door</p>} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      path: '/account?tab=personal',
      member: PROFILE,
      doors: {
        'GET /countries': () => ok([]),
        'GET /user/exports': () => ok([]),
        'GET /user/deletion': () => ok(departure()),
        ...doors,
      },
    },
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const inDialog = (name: string, action: string) => dialog(name).getByRole('button', { name: action, exact: true })
const typed = (name: string) => dialog(name).getByLabelText('Current password', { exact: true })

test('data is ordered with the password, watched while it is put together, and downloaded', async () => {
  let list: object[] = []
  const { sent } = await open({
    'GET /user/exports': () => ok(list),
    'POST /user/export': ({ body }) => {
      if (body['password'] !== 'Lounge2026')
        return refuse(422, 'password.wrong', 'Wrong', { errors: { password: ['The current password is wrong.'] } })
      list = [made()]
      return ok(list[0])
    },
  })
  await button('Order my data').click()
  await expect.element(dialog('Your data')).toBeVisible()
  await inDialog('Your data', 'Order my data').click()
  await shows('Password is required')
  expect(sent('POST /user/export')).toEqual([])
  await userEvent.fill(typed('Your data'), 'guess')
  await userEvent.keyboard('{Enter}')
  await shows('The current password is wrong.')
  await userEvent.fill(typed('Your data'), 'Lounge2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Your data')).not.toBeInTheDocument()
  await shows('Being put together')
  list = [made(READY)]
  const link = page.getByRole('link', { name: 'Download your data of 21.11.2026' })
  await expect.element(link).toHaveAttribute('href', '/api/user/exports/3')
  await shows(/Ready · 1\.2\sMB · until 28\.11\.2026/)
  expect(await faults()).toEqual([])
})

test('an export that failed says what to do', async () => {
  await open({ 'GET /user/exports': () => ok([made({ state: 'failed', expires_at: '2026-11-22T12:00:00.000Z' })]) })
  await shows('Something went wrong. Please order it again.')
})

test('an account is deleted with a tick and the password, after it was said what is lost', async () => {
  const { sent, place } = await open({
    'GET /user/deletion': () => ok(departure({ channel_until: '2026-11-28T12:00:00.000Z' })),
    'POST /user/delete': () => ok(null, { message: 'Your account was deleted.' }),
  })
  await button('Delete account').click()
  await shows(/and 3 chats with their files/)
  await shows('Channel status until 28.11.2026')
  await shows(/1\s240 points/)
  expect(await faults()).toEqual([])
  await inDialog('Delete account', 'Delete account').click()
  await shows('Please confirm that you know what is lost.')
  expect(sent('POST /user/delete')).toEqual([])
  await dialog('Delete account').getByRole('checkbox').click()
  await userEvent.fill(typed('Delete account'), 'Lounge2026')
  await userEvent.keyboard('{Enter}')
  await shows('The front door')
  expect(sent('POST /user/delete')[0]!.body).toMatchObject({ password: 'Lounge2026', points: 1240, accepts_loss: true })
  expect([place(), localStorage.getItem('auth_session')]).toEqual(['/', null])
})

test('points that can still be given back are offered first, each with its euro and its way', async () => {
  await open({ 'GET /user/deletion': () => ok(departure({ withdrawable: [LOT] })) })
  await button('Delete account').click()
  await shows('Get your money back first')
  await shows(/G-2026-000148: 1\s000 points, €\s10\.00/)
  expect(await faults()).toEqual([])
  await page.getByRole('link', { name: 'Withdraw from G-2026-000148' }).click()
  await shows('Elsewhere')
})

test('points that came meanwhile are shown before anything is lost, and the way back is a key away', async () => {
  let points = 1240
  const { sent } = await open({
    'GET /user/deletion': () => ok(departure({ points })),
    'POST /user/delete': () => {
      points = 3240
      return refuse(409, 'deletion.changed', 'Your points have changed meanwhile. Please look at what you would lose, and confirm again.')
    },
  })
  await button('Delete account').click()
  await dialog('Delete account').getByRole('checkbox').click()
  await userEvent.fill(typed('Delete account'), 'Lounge2026')
  await userEvent.keyboard('{Enter}')
  await shows(/Your points have changed meanwhile/)
  await shows(/waive the 3\s240 points/)
  expect(sent('POST /user/delete')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Delete account')).not.toBeInTheDocument()
  await expect.element(button('Delete account')).toHaveFocus()
})
