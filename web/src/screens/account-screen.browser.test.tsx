import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, toastTimes, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import AccountScreen from './account-screen.tsx'

const NL = { id: '528', title: 'Netherlands', iso: 'NL', dial_code: '31' }
const session = (id: string, is_current: boolean) => ({
  id,
  kind: 'web',
  name: is_current ? '' : 'Firefox on Linux',
  created_at: '2026-11-20T12:00:00.000Z',
  last_used_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-20T12:00:00.000Z',
  ip: '192.0.2.7',
  is_current,
})
const NONE = { limit: null, used: 0, next: null }
const CARE = { daily: NONE, weekly: NONE, break_until: null, note_percent: 80, breaks: [1, 7, 30] }
const acts = (current_page: number, last_page: number) =>
  ok({
    data: [
      { id: `${current_page}1`, created_at: '2026-11-20T12:00:00.000Z', cause: 'message', state: 'reserved', amount: -7.1, reason: '' },
      { id: `${current_page}2`, created_at: '2026-11-19T12:00:00.000Z', cause: 'welcome', state: 'booked', amount: 200, reason: '' },
    ],
    meta: { current_page, per_page: 10, total: last_page * 10, last_page },
  })
const open = (tab: string, doors: Doors = {}, profile: Partial<typeof PROFILE> = {}) =>
  stage(
    <>
      <Routes>
        <Route path="/account" element={<AccountScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Toasts />
    </>,
    {
      path: `/account?tab=${tab}`,
      isPage: true,
      member: { ...PROFILE, ...profile },
      doors: {
        'GET /user/sessions': () => ok([session('1', true), session('2', false)]),
        'GET /transactions/index': ({ body }) => acts(Number(body['page']), 2),
        'GET /countries': () => ok([NL]),
        'GET /bundles/index': () => ok([]),
        'GET /deposit/history': () => ok([]),
        'GET /orders/index': () => ok({ data: [], meta: { current_page: 1, per_page: 10, total: 0, last_page: 1 } }),
        'GET /user/spending-care': () => ok(CARE),
        'POST /logout': () => ok(),
        ...doors,
      },
    },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
const wordless = () => refuse(500, 'server.failed', '')
// Toasts stand beside the page's buttons, not over them.
beforeEach(() => page.viewport(1280, 900))

test('shows who is here: name, address, number, since when, the balance and what it is worth', async () => {
  await open('settings', {}, { balance: 1240, held: 25 })
  const card = page.getByRole('complementary', { name: 'Profile' })
  for (const text of [
    'Noor de Wit',
    'noor@example.com',
    '+31 612 345 678',
    'Here since Mar 4, 2026',
    /^1\s240$/,
    /worth €\s12\.40/,
    /25 more are held/,
  ])
    await expect.element(card.getByText(text)).toBeVisible()
})

test('a member without a surname is called by the name alone', async () => {
  await open('settings', {}, { surname: '' })
  const card = page.getByRole('complementary', { name: 'Profile' })
  await expect.element(card.getByText(/^Noor/)).toBeVisible()
  expect(card.getByText(/^Noor/).element().textContent).toBe('Noor')
})

test.each([
  ['', 'Settings'],
  ['nonsense', 'Settings'],
  ['settings', 'Settings'],
  ['personal', 'Personal'],
  ['balance', 'Balance'],
  ['orders', 'Orders'],
])('the tab %s is %s', async (tab, name) => {
  await open(tab)
  const sections = page.getByRole('navigation', { name: 'Account', exact: true })
  await expect.element(sections.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
})

test('lists the sessions, and ends another one with the password', async () => {
  const { sent, doors } = await open('settings', { 'DELETE /user/sessions/2': () => ok() })
  await shows('Firefox on Linux')
  expect(button(/^End the session/).elements()).toHaveLength(1)
  doors['GET /user/sessions'] = () => ok([session('1', true)])
  await button('End the session Firefox on Linux').click()
  const dialog = page.getByRole('dialog', { name: 'End this session' })
  await dialog.getByLabelText('Current password').fill('Sleeve33')
  await dialog.getByRole('button', { name: 'End', exact: true }).click()
  await expect.element(page.getByText('Firefox on Linux')).not.toBeInTheDocument()
  expect(sent('DELETE /user/sessions/2').map(({ body }) => body['password'])).toEqual(['Sleeve33'])
  await expect.element(button('End all others')).not.toBeInTheDocument()
})

test('ends all other sessions with the password alone, and says what was wrong under its field', async () => {
  const wrong = 'Current password is incorrect'
  const { sent, doors } = await open('settings', {
    'POST /user/sessions/end-others': () => refuse(422, 'password.wrong', wrong, { errors: { password: [wrong] } }),
  })
  await button('End all others').click()
  const dialog = page.getByRole('dialog', { name: 'End all other sessions' })
  const send = () => dialog.getByRole('button', { name: 'End all others' }).click()
  await send()
  await shows('Password is required')
  expect(sent('POST /user/sessions/end-others')).toEqual([])
  await dialog.getByLabelText('Current password').fill('Guessed42x')
  await send()
  await expect.element(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(wrong)
  doors['POST /user/sessions/end-others'] = () => ok()
  doors['GET /user/sessions'] = () => ok([session('1', true)])
  await dialog.getByLabelText('Current password').fill('Sleeve33')
  await send()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Firefox on Linux')).not.toBeInTheDocument()
  expect(sent('POST /user/sessions/end-others')[1]!.body).toMatchObject({ password: 'Sleeve33' })
})

test('changes the password after checking it, and says what was refused under its field', async () => {
  const wrong = 'Current password is incorrect'
  const { sent, doors } = await open('personal', {
    'POST /user/change-password': () => refuse(422, 'password.wrong', wrong, { errors: { current_password: [wrong] } }),
  })
  const change = () => button('Change password').click()
  await change()
  await shows('Current password is required')
  await page.getByLabelText('Current password').fill('Sleeve33')
  await page.getByLabelText('New password').fill('sleeve44')
  await page.getByLabelText('Confirm password').fill('sleeve44')
  await change()
  await shows('At least 1 upper-case letter')
  expect(sent('POST /user/change-password')).toEqual([])
  await page.getByLabelText('New password').fill('Sleeve44')
  await page.getByLabelText('Confirm password').fill('Sleeve44')
  await change()
  await expect.element(page.getByLabelText('Current password')).toHaveAccessibleDescription(wrong)
  doors['POST /user/change-password'] = () => ok({ token: 'web_2' })
  await change()
  await expect.element(page.getByLabelText('New password')).toHaveValue('')
})

test('edits the profile: saving waits until all is filled in, and the address stays', async () => {
  const { sent, doors } = await open('settings', { 'PUT /user/profile': () => ok(PROFILE) }, { surname: '' })
  await button('Edit profile').click()
  const dialog = page.getByRole('dialog', { name: 'Edit profile' })
  await expect.element(dialog.getByLabelText('Email')).toBeDisabled()
  await expect.element(button('Save')).toBeDisabled()
  await shows('Saving needs first name, last name and a phone number.')
  await dialog.getByLabelText('Last name').fill('de Vries')
  await expect.element(button('Save')).toBeEnabled()
  expect(page.getByText('Saving needs').elements()).toEqual([])
  await expect.element(dialog.getByPlaceholder('Enter a phone number')).toHaveValue('6 12345678')
  await dialog.getByPlaceholder('Enter a phone number').fill('61234567')
  await expect.element(button('Save')).toBeDisabled()
  await dialog.getByPlaceholder('Enter a phone number').fill('687654321')
  await dialog.getByRole('radio', { name: 'green-yellow' }).click({ force: true })
  doors['GET /user/profile'] = () => ok({ ...PROFILE, surname: 'de Vries' })
  await button('Save').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await shows('Noor de Vries')
  const { body } = sent('PUT /user/profile')[0]!
  expect(body).toMatchObject({ name: 'Noor', surname: 'de Vries', phone: '+31687654321', avatar_color: 'green-yellow' })
  expect(body).not.toHaveProperty('email')
})

test('what is missing in the profile is named under its field as soon as that is left', async () => {
  await open('settings')
  await button('Edit profile').click()
  const dialog = page.getByRole('dialog', { name: 'Edit profile' })
  await expect.element(dialog.getByPlaceholder('Enter a phone number')).toBeVisible()
  await dialog.getByLabelText('First name').fill('')
  await dialog.getByLabelText('Last name').fill(' ')
  await expect.element(dialog.getByLabelText('First name')).toHaveAccessibleDescription('First name is required')
  await dialog.getByPlaceholder('Enter a phone number').fill('61234567')
  await expect.element(dialog.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required')
  await dialog.getByLabelText('First name').fill('Noor')
  await shows('Valid phone number is required')
  expect(page.getByText('First name is required').elements()).toEqual([])
  await expect.element(button('Save')).toBeDisabled()
})

test('a number that the server refuses is named under the field', async () => {
  const wrong = 'Valid phone number is required'
  await open('settings', { 'PUT /user/profile': () => refuse(422, 'form.invalid', wrong, { errors: { phone: [wrong] } }) })
  await button('Edit profile').click()
  await button('Save').click()
  await expect.element(page.getByRole('dialog').getByPlaceholder('Enter a phone number')).toHaveAccessibleDescription(wrong)
})

test('a profile that is saved, or can’t be, says so', async () => {
  const { doors } = await open('settings', { 'PUT /user/profile': wordless })
  await button('Edit profile').click()
  await button('Save').click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('Failed to update profile')
  doors['PUT /user/profile'] = () => ok(PROFILE)
  await button('Save').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Profile updated successfully')).toBeVisible()
  expect(toastTimes()).toEqual([3_000])
})

test('what the server did without a word is worded here: password, history, logging out', async () => {
  const { place } = await open('personal', { 'POST /user/change-password': wordless, 'POST /logout': wordless })
  await page.getByLabelText('Current password').fill('Sleeve33')
  await page.getByLabelText('New password').fill('Sleeve44')
  await page.getByLabelText('Confirm password').fill('Sleeve44')
  await button('Change password').click()
  await shows('Failed to update password')
  await button('Log out').click()
  await shows('Logout failed')
  await expect.poll(place).toBe('/')
  expect(new Set(toastTimes())).toEqual(new Set([3_000]))
})

test('a history that can’t be had is named, and tried again', async () => {
  const { doors } = await open('orders', { 'GET /transactions/index': wordless })
  await shows('Failed to load transaction history')
  doors['GET /transactions/index'] = () => acts(1, 1)
  await button('Try Again').click()
  await expect.element(page.getByRole('row', { name: /Welcome points/ })).toBeVisible()
})

test('shows what came and went, page by page', async () => {
  await page.viewport(1280, 800)
  await open('orders')
  await expect.element(page.getByRole('row', { name: /Message 20\.11\.2026 \d\d:\d\d – −7\.10 Pending/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Welcome points 19\.11\.2026 \d\d:\d\d – \+200 Successfully/ })).toBeVisible()
  await expect.element(button('Previous page')).toBeDisabled()
  await button('Next page').click()
  await shows('Page 2 of 2')
  await expect.element(button('Next page')).toBeDisabled()
  await page.viewport(390, 844)
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: 'Transactions' })
        .getByRole('listitem')
        .elements()
        .map((row) => row.textContent.replace(/ \d\d:\d\d/, ' HH:MM')),
    )
    .toEqual(['Message−7.1020.11.2026 HH:MMPending', 'Welcome points+20019.11.2026 HH:MMSuccessfully'])
})

test('says so where nothing came and nothing was ordered', async () => {
  await open('orders', {
    'GET /transactions/index': () => ok({ data: [], meta: { current_page: 1, per_page: 10, total: 0, last_page: 1 } }),
  })
  await shows('No orders found')
  await expect.element(page.getByText('No transactions found')).toBeVisible()
})

test('a profile that can’t be had is named, and tried again', async () => {
  const { doors } = await open('settings', { 'GET /user/profile': () => refuse(500, 'server.failed', '') })
  await shows('Failed to load profile data')
  doors['GET /user/profile'] = () => ok(PROFILE)
  await button('Try Again').click()
  await expect.element(page.getByRole('complementary', { name: 'Profile' }).getByText('Noor de Wit')).toBeVisible()
})

test('logging out goes home and forgets, even where the server can’t be told', async () => {
  const { place } = await open('settings', { 'POST /logout': () => 'no answer' })
  await button('Log out').click()
  await expect.poll(place).toBe('/')
  expect([localStorage.getItem('auth_session'), localStorage.getItem('auth_token')]).toEqual([null, null])
})

test.each(['settings', 'personal', 'balance', 'orders'])('axe finds nothing wrong with %s', async (tab) => {
  await open(tab)
  await shows('Noor de Wit')
  expect(await faults()).toEqual([])
})

test('points that are owed are shown with how they are repaid, on the card and beside the sum', async () => {
  await open('balance', {}, { balance: 0, owed: 2400 })
  await shows(/^You owe 2\s400 POINTS: a payment was taken back after they were spent\. They are repaid first by the next top-up\.$/)
  await expect.element(page.getByText('Repays what you owe').first()).toBeVisible()
  await shows(/^−2\s400 POINTS$/)
})

test('the billing address is filled in, saved, and may be emptied', async () => {
  const { sent, doors } = await open(
    'personal',
    {},
    { address: 'Prinsengracht 3', city: 'Amsterdam', post_code: '1015 DK', country_id: '528' },
  )
  const form = page.getByRole('region', { name: 'Billing address' })
  await expect.element(form.getByLabelText('Country')).toHaveValue('528')
  await expect.element(form.getByLabelText('Post code')).toHaveValue('1015 DK')
  doors['PUT /user/billing'] = () => ok({ ...PROFILE, city: 'Utrecht' })
  await form.getByLabelText('City').fill('Utrecht')
  await form.getByLabelText('Address').fill('')
  await form.getByLabelText('Country').selectOptions('Choose a country')
  await form.getByRole('button', { name: 'Save' }).click()
  await shows('Profile updated successfully')
  expect(sent('PUT /user/billing')[0]!.body).toMatchObject({ address: '', city: 'Utrecht', post_code: '1015 DK', country: '' })
  const text = 'This country is not supported'
  doors['PUT /user/billing'] = () => refuse(422, 'form.invalid', text, { errors: { country: [text] } })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByLabelText('Country')).toHaveAccessibleDescription(text)
  doors['PUT /user/billing'] = wordless
  await form.getByRole('button', { name: 'Save' }).click()
  await shows('Failed to update profile')
})
