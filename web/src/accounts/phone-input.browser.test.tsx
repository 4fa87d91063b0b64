import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, shows, stage } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles.css'
import { PhoneField } from './phone-field.tsx'
import { PhoneInput } from './phone-input.tsx'

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

test.each([
  ['auto', '612345678', '6 12345678'],
  ['national', '612345678', '6 12345678'],
  ['international', '+31612345678', '+31 6 12345678'],
] as const)('is of type tel, of 25 characters at most, and shows a number as %s', async (display, typed, shown) => {
  const told: string[] = []
  await stage(
    <PhoneField id="phone" label="Phone" country="nl" countries={LISTED} display={display} onPhone={({ phone }) => told.push(phone)} />,
  )
  await expect.element(field()).toHaveAttribute('type', 'tel')
  await expect.element(field()).toHaveAttribute('maxlength', '25')
  await field().fill(typed)
  await expect.element(field()).toHaveValue(shown)
  expect(told.at(-1)).toBe('+31612345678')
})
