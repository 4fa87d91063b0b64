// The way into the back office: password and code, the first factor, an invitation.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Said } from '#web/platform/stage.test-frame.tsx'
import { desk } from '../desk.test-frame.tsx'
import { SetUpScreen } from './set-up-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

const SIGN_IN = 'POST /admin/sign-in'
async function knock(answer: (body: Record<string, unknown>) => Said) {
  const onIn = vi.fn<() => void>()
  const staged = await desk(<SignInScreen onIn={onIn} />, { doors: { [SIGN_IN]: ({ body }) => answer(body) } })
  await page.getByLabelText('E-mail').fill('wilma@example.com')
  await page.getByLabelText('Password').fill('Desk-Lamp-2026')
  await page.getByRole('button', { name: 'Continue' }).click()
  return { ...staged, onIn }
}
const open = () => page.getByRole('button', { name: 'Open the back office' })

test('address and password are followed by a code, and all three go together', async () => {
  const { sent, onIn } = await knock(({ code }) => ok({ step: code ? 'in' : 'code' }))
  await shows(/Enter the six digits that your authenticator shows now\./)
  await expect.element(page.getByLabelText('Code')).toHaveFocus()
  await expect.element(open()).toBeDisabled()
  expect(onIn).not.toHaveBeenCalled()
  await page.getByLabelText('Code').fill('123456')
  await open().click()
  await expect.poll(() => onIn.mock.calls.length).toBe(1)
  expect(sent(SIGN_IN).map(({ body }) => body)).toEqual([
    { email: 'wilma@example.com', password: 'Desk-Lamp-2026' },
    { email: 'wilma@example.com', password: 'Desk-Lamp-2026', code: '123456' },
  ])
})
test('who has no factor yet is in without a code, and will be asked for one there', async () => {
  const { onIn } = await knock(() => ok({ step: 'set-up' }))
  await expect.poll(() => onIn.mock.calls.length).toBe(1)
})
test('a wrong code empties its field and stays; a password that no longer holds begins again', async () => {
  let answer = refuse(422, 'operator.code-invalid', 'This code is not right.')
  await knock(({ code }) => (code ? answer : ok({ step: 'code' })))
  await page.getByLabelText('Code').fill('111111')
  await open().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This code is not right.')
  await expect.element(page.getByLabelText('Code')).toHaveValue('')
  answer = refuse(422, 'login.invalid', 'Address or password is wrong.')
  await page.getByLabelText('Code').fill('222222')
  await open().click()
  await expect.element(page.getByLabelText('Password')).toHaveValue('Desk-Lamp-2026')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Address or password is wrong.')
})
test('whose phone is lost takes a recovery code, and comes back to the authenticator without what was typed', async () => {
  const { sent } = await knock(({ code }) => ok({ step: code ? 'in' : 'code' }))
  await page.getByLabelText('Code').fill('12')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect.element(page.getByLabelText('Recovery code')).toHaveValue('')
  await page.getByRole('button', { name: 'Use the authenticator' }).click()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  expect(await faultsInLooks()).toEqual([])
  await page.getByLabelText('Recovery code').fill('abcd-efgh-ijkl')
  await open().click()
  await expect.poll(() => sent(SIGN_IN).at(-1)?.body['code']).toBe('abcd-efgh-ijkl')
})

test('the first factor: a drawn secret, the same by hand, its first code, and ten codes that are kept before anything opens', async () => {
  const onDone = vi.fn<() => void>()
  const codes = Array.from({ length: 10 }, (_, i) => `code-${i}`)
  const { sent } = await desk(<SetUpScreen email="wilma@example.com" onDone={onDone} />, {
    doors: {
      'POST /admin/factors/totp': () => ok({ secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/Green?secret=ABCDEFGHIJKL' }),
      'POST /admin/factors/totp/confirm': ({ body }) =>
        body['code'] === '123456' ? ok({ recovery_codes: codes }) : refuse(422, 'operator.code-invalid', 'This code is not right.'),
    },
  })
  await shows('ABCD EFGH IJKL')
  await expect.element(page.getByRole('img')).toBeVisible()
  expect(document.querySelectorAll('svg.qr path')[1]!.getAttribute('d')!.length).toBeGreaterThan(500)
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await page.getByLabelText('Code').fill('000000')
  await confirm.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This code is not right.')
  await page.getByLabelText('Code').fill('123456')
  await confirm.click()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(10)
  await expect.element(open()).toBeDisabled()
  await page.getByLabelText('I have kept them in a safe place').click()
  await open().click()
  expect(onDone).toHaveBeenCalledOnce()
  expect(sent('POST /admin/factors/totp')).toHaveLength(1)
})

test('an invitation takes its token out of the address bar at once, and opens with a name and a password', async () => {
  history.replaceState(null, '', '#invite-token')
  let isUsed = false
  const { sent, place } = await desk(<WelcomeScreen />, {
    path: '/welcome',
    doors: {
      'POST /admin/accept-invite': () => {
        if (isUsed) return ok({ step: 'set-up' })
        isUsed = true
        return refuse(422, 'form.invalid', 'Please check the form.', { errors: { password: ['Too short.'] } })
      },
    },
  })
  expect(location.hash).toBe('')
  await page.getByLabelText('Name').fill('Wilma')
  await page.getByLabelText(/^Password/).fill('short')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too short.')
  await page.getByLabelText(/^Password/).fill('Desk-Lamp-2026')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(place).toBe('/')
  expect(sent('POST /admin/accept-invite').at(-1)!.body).toEqual({ token: 'invite-token', name: 'Wilma', password: 'Desk-Lamp-2026' })
})
test('without a token an invitation cannot be used', async () => {
  await desk(<WelcomeScreen />, { path: '/welcome' })
  await page.getByLabelText('Name').fill('Wilma')
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
})
