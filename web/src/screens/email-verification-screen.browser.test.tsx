import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import { getSession } from '#web/platform/session.ts'
import '#web/ui/styles.css'
import EmailVerificationScreen from './email-verification-screen.tsx'
import ResetPasswordScreen from './reset-password-screen.tsx'

const open = (path: string, doors: Doors = {}) =>
  stage(
    <Routes>
      <Route path="/email-verification" element={<EmailVerificationScreen />} />
      <Route path="/reset-password" element={<ResetPasswordScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path, isPage: true, doors },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the link of the mail is used once, leaves the address bar, signs in and leads on', async () => {
  const { sent, place } = await open('/email-verification?token=secret&redirect=%2Ftopics', {
    'POST /verify-email': () => ok({ token: 'web_1' }),
  })
  await shows('Elsewhere')
  expect(place()).toBe('/topics')
  expect(sent('POST /verify-email').map(({ body }) => body['token'])).toEqual(['secret'])
  expect(getSession().isAuthenticated).toBe(true)
})

test('a link that no longer works says so, and another can be had', async () => {
  const { place, sent } = await open('/email-verification?token=old', {
    'POST /verify-email': () => refuse(422, 'link.invalid', 'This link is no longer valid. Please request a new one.'),
    'POST /resendConfirmationLink': () => ok(),
  })
  await shows('This link is no longer valid. Please request a new one.')
  expect(place()).toBe('/email-verification')
  await button('Resend Link').click()
  await shows('Email is required')
  await page.getByLabelText('Email').fill('noor@example.com')
  await button('Resend Link').click()
  await expect.element(button(/^Resend Link in \d+ s$/)).toHaveAttribute('aria-disabled', 'true')
  expect(sent('POST /resendConfirmationLink')[0]!.body).toMatchObject({ email: 'noor@example.com' })
})

test('says where the mail went, waits before the next one, and can be focused meanwhile', async () => {
  const { sent } = await open('/email-verification?email=noor%40example.com')
  await shows('noor@example.com')
  const resend = button(/^Resend Link in (60|59|58) s$/)
  await expect.element(resend).toHaveAttribute('aria-disabled', 'true')
  resend.element().focus()
  await expect.element(resend).toHaveFocus()
  await resend.click()
  expect(sent('POST /resendConfirmationLink')).toEqual([])
  await expect.element(page.getByRole('link', { name: 'open the sandbox mailbox' })).toHaveAttribute('href', '/sandbox/mailbox')
  expect(await faults()).toEqual([])
})

test('a redirect that leads elsewhere leads to the rooms', async () => {
  const { place } = await open('/email-verification?token=secret&redirect=%2F%2Fevil.example', {
    'POST /verify-email': () => ok({ token: 'web_1' }),
  })
  await shows('Elsewhere')
  expect(place()).toBe('/rooms')
})

test('a new password: the token leaves the address bar and goes with the form', async () => {
  const { sent, place } = await open('/reset-password?token=secret&email=noor%40example.com', { 'POST /user/password-reset': () => ok() })
  await expect.element(page.getByLabelText('Email')).toHaveValue('noor@example.com')
  expect(place()).toBe('/reset-password')
  await button('Set new password').click()
  await shows('Password is required')
  await page.getByLabelText('New password').fill('Sleeve33')
  await page.getByLabelText('Confirm password').fill('Sleeve34')
  await button('Set new password').click()
  await shows('Passwords do not match')
  await page.getByLabelText('Confirm password').fill('Sleeve33')
  await button('Set new password').click()
  await shows('Elsewhere')
  expect(place()).toBe('/auth?form=signin')
  expect(sent('POST /user/password-reset')[0]!.body).toMatchObject({ token: 'secret', email: 'noor@example.com', password: 'Sleeve33' })
})

test('a reset link without its token says so', async () => {
  await open('/reset-password')
  await shows(/This link is incomplete/)
  expect(await faults()).toEqual([])
})
