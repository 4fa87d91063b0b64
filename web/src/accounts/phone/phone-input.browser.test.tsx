import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, shows, stage } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { PhoneField } from './phone-field.tsx'
import { PhoneInput } from './phone-input.tsx'
import { isValidPhone } from './phone-validity.ts'

test('where the countries can’t be had, the field says why nothing can be written', async () => {
  await stage(<PhoneInput id="phone" label="Phone" onPhone={() => undefined} />, {
    doors: { 'GET /countries': () => refuse(500, 'server.failed', '') },
  })
  await shows('Failed to load countries')
  expect(page.getByRole('textbox').elements()).toEqual([])
})

const LISTED = [
  { id: '528', title: 'Netherlands', iso: 'NL', dial_code: '31' },
  { id: '276', title: 'Germany', iso: 'DE', dial_code: '49' },
]
const field = () => page.getByPlaceholder('Enter a phone number')

test.each(['612345678', '+31612345678'])('is of type tel, takes 25 characters, and shows %s beside its country’s code', async (typed) => {
  const told: string[] = []
  await stage(<PhoneField id="phone" label="Phone" country="nl" countries={LISTED} onPhone={({ phone }) => told.push(phone)} />)
  await expect.element(field()).toHaveAttribute('type', 'tel')
  await expect.element(field()).toHaveAttribute('maxlength', '25')
  await field().fill(typed)
  await expect.element(field()).toHaveValue('6 12345678')
  await shows('+31')
  expect(told.at(-1)).toBe('+31612345678')
})

test('a country that is not taken is named half a second after its number was typed, which is cleared', async () => {
  await stage(<PhoneField id="phone" label="Phone" country="nl" countries={LISTED} onPhone={() => undefined} />)
  const clock = vi.spyOn(globalThis, 'setTimeout')
  await field().fill('+33612345678')
  await shows('This country is not supported')
  expect(clock.mock.calls.filter(([, ms]) => ms === 500)).toHaveLength(1)
  await expect.element(field()).toHaveValue('')
  clock.mockRestore()
})

test.each([
  ['+31612345678', true],
  ['+3161234567', false],
  ['+491701234567', true],
  ['+4912', false],
])('whether %s is a number is known before it is sent: %s', async (phone, isOne) => {
  expect(await isValidPhone(phone)).toBe(isOne)
})
