import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SETTINGS } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import { beginSession, endSession, expireSession, storedToken } from '#web/platform/kept/session.ts'
import '#web/ui/styles/styles.css'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import AuthScreen from './auth-screen.tsx'
import { Guard } from './shell/guard.tsx'

const COUNTRIES = [
  { id: '528', title: 'Netherlands', iso: 'NL', dial_code: '31' },
  { id: '276', title: 'Germany', iso: 'DE', dial_code: '49' },
]
const open = (path: string, doors: Doors = {}, settings: Partial<typeof SETTINGS> = {}) =>
  stage(
    <>
      <Routes>
        <Route
          path="/auth"
          element={
            <Guard access="guest">
              <AuthScreen />
            </Guard>
          }
        />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Toasts />
    </>,
    { path, isPage: true, settings, doors: { 'GET /countries': () => ok(COUNTRIES), ...doors } },
  )
// Toasts stand beside the form, not over it.
beforeEach(() => page.viewport(1280, 900))
const button = (name: string | RegExp) => page.getByRole('button', { name })
const password = () => page.getByLabelText('Password', { exact: true })
async function signIn() {
  await page.getByLabelText('Email').fill('noor@example.com')
  await password().fill('Sleeve33')
  await button('Continue').click()
}
async function signUp() {
  await page.getByLabelText('Name').fill('Noor')
  await page.getByPlaceholder('Enter a phone number').fill('+4915112345678')
  await page.getByLabelText('Email').fill('noor@example.com')
  await password().fill('Sleeve33')
  await page.getByLabelText('Confirm password').fill('Sleeve33')
  await page.getByRole('checkbox').click()
  await button('Continue').click()
}

test('each form leads to the others, and each is an address of its own', async () => {
  const { place } = await open('/auth')
  await expect.element(button('Continue')).toBeVisible()
  const go = async (name: string, to: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect.poll(place).toBe(to)
  }
  await go('Forgot your password?', '/auth?form=reset')
  await go('Back to Sign In', '/auth?form=signin')
  await go('Sign Up', '/auth?form=signup')
  await go('Sign In', '/auth?form=signin')
})

test('the hash of the wanted page, which the server could not see, goes along', async () => {
  const { place } = await open('/auth?form=signin&redirect=%2Faccount%3Ftab%3Dorders#receipts', {
    'POST /login': () => ok({ token: 'web_1' }),
  })
  await expect.poll(place).toBe('/auth?form=signin&redirect=%2Faccount%3Ftab%3Dorders%23receipts')
  await signIn()
  await expect.poll(place).toBe('/account?tab=orders#receipts')
})

test('sign in: both are asked for, then the address must look like one', async () => {
  const { sent } = await open('/auth?form=signin')
  await button('Continue').click()
  await shows('Email and password are required')
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  await page.getByLabelText('Email').fill('noor@example')
  await password().fill('Sleeve33')
  await button('Continue').click()
  await shows('Invalid email format')
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format')
  expect(sent('POST /login')).toEqual([])
})

test('sign in: busy while it is asked, and then on to where one wanted to go', async () => {
  let answer: (said: ReturnType<typeof ok>) => void = () => undefined
  const { place, sent } = await open('/auth?form=signin&redirect=%2Ftopics%3Fa%3D1', {
    'POST /login': () => new Promise((resolve) => (answer = resolve)),
  })
  await page.getByLabelText('Email').fill(' noor@example.com ')
  await password().fill('Sleeve33')
  await userEvent.keyboard('{Enter}')
  await shows('Signing in...')
  await userEvent.keyboard('{Enter}')
  answer(ok({ token: 'web_1' }))
  await shows('Elsewhere')
  expect(place()).toBe('/topics?a=1')
  expect(storedToken()).toBe('web_1')
  expect(sent('POST /login').map(({ body }) => body['email'])).toEqual(['noor@example.com'])
})

test('sign in: a refusal stands under its field, and goes when it is changed', async () => {
  const message = 'Email or password is incorrect'
  await open('/auth?form=signin', { 'POST /login': () => refuse(422, 'login.invalid', message, { errors: { email: [message] } }) })
  await signIn()
  await shows(message)
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  await page.getByLabelText('Email').fill('noor@example.org')
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
})

test.each([
  ['%2Frooms%3Fstart%3Drandom', 'One step first, then your random chat begins.'],
  ['%2Ftopics%2F7%2Fchat', 'One step first, then your chat opens.'],
  ['%2Ftaste%2Fen-012', 'One step first, then your talk goes on where it stopped.'],
])('a guest who is led to the sign-in reads why: %s', async (redirect, reason) => {
  await open(`/auth?form=signin&redirect=${redirect}`)
  await shows(reason)
})

test('a talk that was tasted in this tab goes along with the sign-up', async () => {
  const { sent, place } = await open('/auth?form=signup', {
    'POST /register': () => ({ body: { status: 'VERIFY', payload: { email: 'noor@example.com' } } }),
  })
  sessionStorage.setItem('taste', 'en-0r1')
  await page.getByLabelText('Name').fill('Noor')
  await page.getByLabelText('Email').fill('noor@example.com')
  await password().fill('Sleeve33')
  await page.getByLabelText('Confirm password').fill('Sleeve33')
  await page.getByRole('checkbox').click()
  await button('Continue').click()
  await shows('Elsewhere')
  sessionStorage.removeItem('taste')
  expect(sent('POST /register')[0]!.body).toMatchObject({ wish: '/taste/en-0r1' })
  expect(place()).toBe('/email-verification?email=noor%40example.com&redirect=%2Ftaste%2Fen-0r1')
})

test('sign in: an unverified address leads to the page that says which mailbox', async () => {
  const { place, sent } = await open('/auth?form=signin&redirect=%2Frooms', {
    'POST /login': () => ({
      body: { status: 'VERIFY', message: 'Your email address is not verified.', payload: { email: 'noor@example.com' } },
    }),
  })
  await signIn()
  await shows('Elsewhere')
  expect(place()).toBe('/email-verification?email=noor%40example.com&redirect=%2Frooms')
  expect(sent('POST /login')[0]!.body).toMatchObject({ wish: '/rooms' })
  expect(storedToken()).toBeNull()
})

test('sign in: leads to one’s chats where nobody wanted to go anywhere else', async () => {
  const { place } = await open('/auth', { 'POST /login': () => ok({ token: 'web_1' }) })
  await signIn()
  await expect.poll(place).toBe('/chats')
})

test('sign in: whoever was signed out by time reads so for as long as they need', async () => {
  await open('/auth')
  expect(page.getByText(/^You were signed out/).elements()).toEqual([])
  beginSession('web_0')
  expireSession('web_0')
  await open('/auth')
  await shows(/^You were signed out because nothing happened for a long while/)
  beginSession('web_1')
  endSession()
})

test('sign in: a refusal without a word is worded here, one with a word is passed on', async () => {
  const { doors } = await open('/auth?form=signin', { 'POST /login': () => refuse(500, 'server.failed', '') })
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Authentication failed')
  doors['POST /login'] = () => refuse(403, 'member.suspended', 'This account is closed.')
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This account is closed.')
})

test('sign in: without a line the form says so and keeps what was typed', async () => {
  await open('/auth?form=signin', { 'POST /login': () => 'no answer' })
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to complete request')
  await expect.element(password()).toHaveValue('Sleeve33')
})

test('a form that there is not becomes sign in', async () => {
  const { place } = await open('/auth?form=nonsense&redirect=%2Frooms')
  await shows('Forgot your password?')
  await expect.poll(place).toBe('/auth?form=signin&redirect=%2Frooms')
})

test('sign up: what is missing is said in order, and the first gets the focus', async () => {
  const { sent } = await open('/auth?form=signup')
  await button('Continue').click()
  await shows('Name is required')
  const said = () => [...document.querySelectorAll('.text-danger')].map((element) => element.textContent)
  expect(said()).toEqual([
    'Name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please accept the terms and privacy policy',
  ])
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await page.getByLabelText('Name').fill('Noor')
  await page.getByLabelText('Email').fill('noor@')
  await password().fill('sleeve')
  await page.getByLabelText('Confirm password').fill('other')
  await button('Continue').click()
  await shows('Passwords do not match')
  expect(said()).toEqual([
    'Invalid email format',
    'At least 8 characters',
    'Passwords do not match',
    'Please accept the terms and privacy policy',
  ])
  expect(sent('POST /register')).toEqual([])
})

test('sign up: the needs of the password are ticked off while it is typed', async () => {
  await open('/auth?form=signup')
  const needs = () => [...document.querySelectorAll('ul li')].filter((need) => need.textContent?.endsWith('met')).length
  expect(needs()).toBe(0)
  await password().fill('Sleeve3')
  await expect.poll(needs).toBe(3)
  await password().fill('Sleeve33')
  await expect.poll(needs).toBe(4)
})

test('sign up: sends number and country, and leads to the verification', async () => {
  const { sent, place } = await open('/auth?form=signup', {
    'POST /register': () => ({ body: { status: 'VERIFY', payload: { email: 'noor@example.com' } } }),
  })
  await page.getByLabelText('Name').fill('Noor')
  await page.getByLabelText('Country code').selectOptions('de')
  await page.getByPlaceholder('Enter a phone number').fill('15112345678')
  await page.getByLabelText('Email').fill('noor@example.com')
  await password().fill('Sleeve33')
  await page.getByLabelText('Confirm password').fill('Sleeve33')
  await page.getByRole('checkbox').click()
  await button('Continue').click()
  await shows('Elsewhere')
  expect(place()).toBe('/email-verification?email=noor%40example.com')
  expect(sent('POST /register')[0]!.body).toMatchObject({
    name: 'Noor',
    phone: '+4915112345678',
    phoneCountryCode: '49',
    nationalNumber: '15112345678',
    password_confirmation: 'Sleeve33',
  })
})

test('sign up: busy while the account is made, which is opened at once where no link is needed', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof ok>>()
  const { place, sent } = await open('/auth?form=signup', { 'POST /register': () => answer.promise })
  await signUp()
  await shows('Creating account...')
  await userEvent.keyboard('{Enter}')
  answer.resolve(ok({ token: 'web_1' }))
  await expect.poll(place).toBe('/chats')
  expect(sent('POST /register')).toHaveLength(1)
})

test('sign up: what the server refuses stands under its field, also under the number; else over the form', async () => {
  const wrong = 'Valid phone number is required'
  const taken = 'This address has an account already.'
  const { doors } = await open('/auth?form=signup', {
    'POST /register': () => refuse(422, 'form.invalid', taken, { errors: { email: [taken, 'and more'], phone: [wrong] } }),
  })
  await signUp()
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(taken)
  await expect.element(page.getByPlaceholder('Enter a phone number')).toHaveAccessibleDescription(wrong)
  doors['POST /register'] = () => refuse(500, 'server.failed', '')
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Registration failed')
})

test('sign up: the consent links to the pages that there are', async () => {
  const terms = { id: '1', slug: 'terms', title: 'Terms', is_terms: true, is_privacy: false }
  await open('/auth?form=signup', { 'GET /static-pages': () => ok([terms]) })
  await expect.element(page.getByRole('link', { name: 'Terms&Conditions' })).toHaveAttribute('href', '/terms')
  await expect.element(page.getByRole('checkbox', { name: 'I accept the Terms&Conditions and Privacy Policy' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Privacy Policy' }).elements()).toEqual([])
})

test('sign up: closed, where the lounge takes nobody', async () => {
  await open('/auth?form=signup', {}, { is_reg_enabled: false })
  await shows('Registration is closed at the moment. Please try again later.')
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('sign up: a number of a country that is not taken is named as such after half a second, and cleared', async () => {
  await open('/auth?form=signup')
  const phone = page.getByPlaceholder('Enter a phone number')
  await phone.fill('+33612345678')
  await shows('This country is not supported')
  await expect.element(phone).toHaveValue('')
  await phone.fill('+4915112345678')
  await expect.element(page.getByText('This country is not supported')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Country code')).toHaveValue('de')
})

test('forgot: says that the link is on its way, or why not, and leads back', async () => {
  const { doors, place } = await open('/auth?form=reset', { 'POST /user/request-password-reset': () => refuse(500, 'server.failed', '') })
  await page.getByLabelText('Email').fill('noor@')
  await button('Send Reset Link').click()
  await shows('Invalid email format')
  await page.getByLabelText('Email').fill('noor@example.com')
  await button('Send Reset Link').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to reset the password')
  doors['POST /user/request-password-reset'] = () => ok()
  await button('Send Reset Link').click()
  await shows('Password reset link sent. Please check your email.')
  await button('Resend Link').click()
  await shows('Password reset link resent. Please check your email.')
  doors['POST /user/request-password-reset'] = () => refuse(500, 'server.failed', '')
  await button('Resend Link').click()
  await shows('Failed to reset the password')
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect.poll(place).toBe('/auth?form=signin')
})

test('forgot: asks for the address, sends the link, sends it again', async () => {
  const { sent } = await open('/auth?form=reset', { 'POST /user/request-password-reset': () => ok() })
  await button('Send Reset Link').click()
  await shows('Please enter your email address.')
  await page.getByLabelText('Email').fill('noor@example.com')
  await button('Send Reset Link').click()
  await shows(/the link is on its way/)
  await button('Resend Link').click()
  await expect.poll(() => sent('POST /user/request-password-reset').length).toBe(2)
})

test.each(['signin', 'signup', 'reset'])('axe finds nothing wrong with %s and its errors', async (form) => {
  await open(`/auth?form=${form}`)
  await page.getByRole('button', { name: /Continue|Send/ }).click()
  await expect.poll(() => document.querySelectorAll('.text-danger').length).toBeGreaterThan(0)
  expect(await faults()).toEqual([])
})
