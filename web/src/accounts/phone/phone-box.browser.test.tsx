import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stage } from '#web/platform/stage.test-frame.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import '#web/ui/styles/styles.css'
import { PhoneField } from './phone-field.tsx'

test('the field of a phone number is as tall as any other', async () => {
  await stage(
    <>
      <Field id="name" label="Name" />
      <PhoneField
        id="phone"
        label="Phone"
        country="nl"
        countries={[{ id: '528', title: 'Netherlands', iso: 'NL', dial_code: '31' }]}
        onPhone={() => undefined}
      />
    </>,
  )
  await expect.element(page.getByPlaceholder('Enter a phone number')).toBeVisible()
  const boxOf = (field: Element) => field.closest('.field')!.getBoundingClientRect()
  const [name, phone] = [page.getByLabelText('Name').element(), page.getByPlaceholder('Enter a phone number').element()].map(boxOf)
  expect(name!.height).toBeGreaterThan(40)
  expect(phone!.height).toBe(name!.height)
})
