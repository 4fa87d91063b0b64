import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, shows, stage } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles.css'
import { PhoneInput } from './phone-input.tsx'

test('where the countries can’t be had, the field says why nothing can be written', async () => {
  await stage(<PhoneInput id="phone" label="Phone" onPhone={() => undefined} />, {
    doors: { 'GET /countries': () => refuse(500, 'server.failed', '') },
  })
  await shows('Failed to load countries')
  expect(page.getByRole('textbox').elements()).toEqual([])
})
