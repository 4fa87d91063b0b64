import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PersonalCard } from '#web/accounts/personal-card.tsx'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faultsInLooks, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import EmailChangeScreen from './email-change-screen.tsx'

const button = (name: string) => page.getByRole('button', { name })
const open = (path: string, doors: Doors, isMember = false) =>
  stage(
    <Routes>
      <Route path="/email-change" element={<EmailChangeScreen />} />
    </Routes>,
    { path, isPage: true, doors, ...(isMember ? { member: PROFILE } : {}) },
  )

test('the address is changed where the member’s data stand: a refusal stays under its field, then it is said where the link went', async () => {
  const { doors, sent } = await stage(<PersonalCard profile={PROFILE} />, {
    member: PROFILE,
    doors: {
      'POST /user/change-email': () => refuse(422, 'password.wrong', 'Wrong', { errors: { password: ['This password is wrong'] } }),
    },
  })
  await button('Change e-mail address').click()
  await page.getByLabelText('New e-mail address').fill('new@example.com')
  await page.getByLabelText('Current password').fill('Nothing42x')
  await button('Send the link').click()
  await shows('This password is wrong')
  doors['POST /user/change-email'] = () => ok()
  await page.getByLabelText('Current password').fill('Harbour42x')
  await button('Send the link').click()
  await shows(/A link went to/)
  expect(sent('POST /user/change-email').at(-1)?.body).toMatchObject({ email: 'new@example.com', password: 'Harbour42x' })
  expect(await faultsInLooks()).toEqual([])
})

test.each(['#', '?'])('a link that is merely opened does nothing; a press confirms, and the token is in no address (%s)', async (mark) => {
  const { sent, place } = await open(
    `/email-change${mark}token=7-abc`,
    { 'POST /user/confirm-email': () => ok({ email: 'new@example.com' }) },
    true,
  )
  await expect.element(page.getByRole('heading', { name: 'Confirm your new address' })).toBeVisible()
  await expect.poll(place).toBe('/email-change')
  expect(sent('POST /user/confirm-email')).toEqual([])
  await button('Confirm the address').click()
  await expect.element(page.getByRole('heading', { name: 'Your address is changed' })).toHaveFocus()
  await shows(/From now on you sign in with/)
  expect(sent('POST /user/confirm-email').map(({ body }) => body['token'])).toEqual(['7-abc'])
  await expect.element(page.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', '/account?tab=personal')
})

test('a link that is over says so, and can be pressed again', async () => {
  await open('/email-change#token=7-abc', { 'POST /user/confirm-email': () => refuse(400, 'link.invalid', 'This link is over') })
  await button('Confirm the address').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(button('Confirm the address')).toBeEnabled()
})

test('the old mailbox takes the account back, and this browser is signed out with all others', async () => {
  const { sent } = await open('/email-change#undo=8-abc', { 'POST /user/undo-email': () => ok({ email: 'old@example.com' }) }, true)
  await button('Take my account back').click()
  await expect.element(page.getByRole('heading', { name: 'Your account is yours again' })).toHaveFocus()
  expect(sent('POST /user/undo-email')).toHaveLength(1)
  expect(localStorage.getItem('auth_session')).toBeNull()
  expect(await faultsInLooks()).toEqual([])
})
