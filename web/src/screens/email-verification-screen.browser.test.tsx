import type { ReactNode } from 'react'
import { Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import { getSession } from '#web/platform/kept/session.ts'
import '#web/ui/styles/styles.css'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import EmailVerificationScreen from './email-verification-screen.tsx'
import ResetPasswordScreen from './reset-password-screen.tsx'

const open = (path: string, doors: Doors = {}, beside?: ReactNode) =>
  stage(
    <>
      <Routes>
        <Route path="/email-verification" element={<EmailVerificationScreen />} />
        <Route path="/reset-password" element={<ResetPasswordScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Toasts />
      {beside}
    </>,
    { path, isPage: true, doors },
  )
// Toasts stand beside the form, not over it.
beforeEach(() => page.viewport(1280, 900))
const button = (name: string | RegExp) => page.getByRole('button', { name })
const press = () => button('Confirm my address').click()

test.each([
  ['behind #', '?redirect=%2Ftopics#token=secret'],
  ['in the query, as before', '?token=secret&redirect=%2Ftopics'],
])('the link of the mail (%s) is used by a press and not before, leaves the address bar, signs in and leads on', async (_, carried) => {
  const { sent, place } = await open(`/email-verification${carried}`, {
    'POST /verify-email': () => ok({ token: 'web_1', wish: null }),
  })
  await expect.element(button('Confirm my address')).toBeVisible()
  await expect.poll(place).toBe('/email-verification?redirect=%2Ftopics')
  expect(sent('POST /verify-email')).toEqual([])
  await press()
  await shows('Elsewhere')
  expect(place()).toBe('/topics')
  expect(sent('POST /verify-email').map(({ body }) => body['token'])).toEqual(['secret'])
  expect(getSession().isAuthenticated).toBe(true)
})

test('a link that no longer works says so, and another can be had', async () => {
  const { place, sent } = await open('/email-verification#token=old', {
    'POST /verify-email': () => refuse(422, 'link.invalid', 'This link is no longer valid. Please request a new one.'),
    'POST /resendConfirmationLink': () => ok(),
  })
  await press()
  await shows('This link is no longer valid. Please request a new one.')
  expect(place()).toBe('/email-verification')
  await button('Resend Link').click()
  await shows('Email is required')
  await page.getByLabelText('Email').fill('noor@example.com')
  await button('Resend Link').click()
  await expect.element(button(/^Resend Link in \d+ s$/)).toHaveAttribute('aria-disabled', 'true')
  expect(sent('POST /resendConfirmationLink')[0]!.body).toMatchObject({ email: 'noor@example.com' })
})

test('in another browser than the one that signed up, a password is chosen before the door opens', async () => {
  const needed = () => refuse(422, 'link.password-needed', 'Please choose a password to go on.', { errors: { token: ['…'] } })
  const { doors, sent, place } = await open('/email-verification?redirect=%2Ftopics#token=secret', { 'POST /verify-email': needed })
  await press()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible()
  expect(place()).toBe('/email-verification?redirect=%2Ftopics')
  await button('Confirm and go in').click()
  await shows('Password is required')
  await page.getByLabelText('Password', { exact: true }).fill('Sleeve33')
  await page.getByLabelText('Confirm password').fill('Sleeve33')
  doors['POST /verify-email'] = () => ok({ token: 'web_1', wish: null })
  expect(await faults()).toEqual([])
  await button('Confirm and go in').click()
  await shows('Elsewhere')
  expect(place()).toBe('/topics')
  expect(sent('POST /verify-email')[1]!.body).toMatchObject({ token: 'secret', password: 'Sleeve33', password_confirmation: 'Sleeve33' })
  expect(getSession().isAuthenticated).toBe(true)
})

test('says where the mail went, waits before the next one, and can be focused meanwhile', async () => {
  const { sent } = await open('/email-verification?email=noor%40example.com')
  await shows('noor@example.com')
  const resend = button(/^Resend Link in (60|59|58) s$/)
  await expect.element(resend).toHaveAttribute('aria-disabled', 'true')
  resend.element().focus()
  await expect.element(resend).toHaveFocus()
  await resend.click({ force: true })
  expect(sent('POST /resendConfirmationLink')).toEqual([])
  await expect.element(page.getByRole('link', { name: 'open the sandbox mailbox' })).toHaveAttribute('href', '/sandbox/mailbox')
  expect(await faults()).toEqual([])
})

test('a link that could not be sent again says so, and a limit sets the pause', async () => {
  const { doors } = await open('/email-verification', { 'POST /resendConfirmationLink': () => refuse(500, 'server.failed', '') })
  await page.getByLabelText('Email').fill('noor@example.com')
  await button('Resend Link').click()
  await shows('Failed to resend verification email')
  await expect.element(button('Resend Link')).toHaveAttribute('aria-disabled', 'false')
  doors['POST /resendConfirmationLink'] = () => ok()
  await button('Resend Link').click()
  await shows('The confirmation link was sent. Please check your email.')
})

test('a second link that is opened in the page of the first is the one that is used', async () => {
  const doors = { 'POST /verify-email': () => refuse(422, 'link.invalid', 'This link is no longer valid.') }
  const { sent } = await open('/email-verification#token=first', doors, <Link to="/email-verification#token=second">The second</Link>)
  await press()
  await shows('This link is no longer valid.')
  await page.getByRole('link', { name: 'The second' }).click()
  await press()
  await expect.poll(() => sent('POST /verify-email').map(({ body }) => body['token'])).toEqual(['first', 'second'])
})

test('while a link is checked the page says so', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof ok>>()
  await open('/email-verification#token=secret', { 'POST /verify-email': () => answer.promise })
  await press()
  await shows('Checking your link...')
  answer.resolve(ok({ token: 'web_1', wish: null }))
  await expect.element(page.getByText('Your email address is verified. Welcome!')).toBeVisible()
})

test('a redirect that leads elsewhere leads to the rooms', async () => {
  const { place } = await open('/email-verification?redirect=%2F%2Fevil.example#token=secret', {
    'POST /verify-email': () => ok({ token: 'web_1', wish: '//evil.example/too' }),
  })
  await press()
  await shows('Elsewhere')
  expect(place()).toBe('/rooms')
})

test('what was wished for at sign-up is where the link leads, whatever the address says', async () => {
  const { place } = await open('/email-verification#token=secret', {
    'POST /verify-email': () => ok({ token: 'web_1', wish: '/taste/en-012' }),
  })
  await press()
  await shows('Elsewhere')
  expect(place()).toBe('/taste/en-012')
})

test('a link that was used says that the address is confirmed, and leads on', async () => {
  await open('/email-verification?redirect=%2Ftopics#token=old', {
    'POST /verify-email': () => refuse(422, 'link.invalid', 'This link is no longer valid.', { payload: { confirmed: true } }),
  })
  await press()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible()
  const link = page.getByRole('main').getByRole('link', { name: 'Sign In' })
  await expect.element(link).toHaveAttribute('href', '/auth?form=signin&redirect=%2Ftopics')
  expect(await faults()).toEqual([])
})

test('the tab that waits goes on when the link is used in this browser; a random chat is begun by the other tab alone', async () => {
  const { place } = await open('/email-verification?email=noor%40example.com&redirect=%2Frooms%3Fstart%3Drandom')
  await shows('Leave this page open: it goes on by itself.')
  localStorage.setItem('auth_session', '1')
  dispatchEvent(new StorageEvent('storage', { key: 'auth_session', newValue: '1' }))
  await shows('Elsewhere')
  expect(place()).toBe('/rooms')
})

test('the tab that waits leads to the sign-in when the link was used elsewhere', async () => {
  const { place } = await open('/email-verification?email=noor%40example.com&redirect=%2Ftopics%2F7%2Fchat', {
    'POST /verify-email/state': () => ok({ confirmed: true }),
  })
  await shows('Leave this page open: it goes on by itself.')
  document.dispatchEvent(new Event('visibilitychange'))
  await shows('Elsewhere')
  expect(place()).toBe('/auth?form=signin&redirect=%2Ftopics%2F7%2Fchat')
  expect(getSession().isAuthenticated).toBe(false)
})

test.each(['#', '?'])('a new password: the token leaves the address bar (behind %s) and goes with the form', async (mark) => {
  const { sent, place } = await open(`/reset-password${mark}token=secret&email=noor%40example.com`, {
    'POST /user/password-reset': () => ok(),
  })
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

test('a new password that is refused is named under its field, a link over the form, anything else in words', async () => {
  const { doors } = await open('/reset-password#token=secret&email=noor%40example.com')
  const save = async () => {
    await page.getByLabelText('New password').fill('Sleeve33')
    await page.getByLabelText('Confirm password').fill('Sleeve33')
    await button('Set new password').click()
  }
  const common = 'This password is too common. Please choose another one.'
  doors['POST /user/password-reset'] = () => refuse(422, 'form.invalid', common, { errors: { password: [common] } })
  await save()
  await expect.element(page.getByLabelText('New password')).toHaveAccessibleDescription(`${common} What the password needs`)
  const used = 'This link is no longer valid. Please request a new one.'
  doors['POST /user/password-reset'] = () => refuse(422, 'link.invalid', used, { errors: { token: [used] } })
  await save()
  await expect.element(page.getByRole('alert')).toHaveTextContent(used)
  doors['POST /user/password-reset'] = () => refuse(500, 'server.failed', '')
  await save()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to reset password')
  const answer = Promise.withResolvers<ReturnType<typeof ok>>()
  doors['POST /user/password-reset'] = () => answer.promise
  await save()
  await shows('Setting password...')
  answer.resolve(ok())
  await shows('Password changed successfully')
})

test('a reset link without its token says so', async () => {
  await open('/reset-password')
  await shows(/This link is incomplete/)
  expect(await faults()).toEqual([])
})
