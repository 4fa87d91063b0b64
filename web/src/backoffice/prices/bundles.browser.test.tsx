// Bundles: how much more they are worth than a sum of one's own, made, changed, taken off sale.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview } from '../desk.test-frame.tsx'
import { BundlesTab } from './bundles-tab.tsx'

const bundle = (more: object = {}) => ({
  id: '2',
  slug: 'evening',
  points: 3_300,
  cents: 2_500,
  description: { en: 'For an evening', ar: 'لأمسية' },
  image_url: null,
  is_active: true,
  sold: 1_204,
  version: 'b4',
  ...more,
})
const open = (bundles: readonly object[], doors: Doors = {}) =>
  desk(
    <main>
      <h1>Prices</h1>
      <BundlesTab />
    </main>,
    { doors: { 'GET /admin/offers': () => ok({ bundles, currencies: [], vat_rates: [], rate: 100 }), ...doors } },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
const why = () => page.getByLabelText(/^Reason/).fill('for the winter')

test('a bundle stands beside what its price would buy as a sum', async () => {
  await open([bundle(), bundle({ id: '3', slug: 'dear', points: 900, cents: 1_000, is_active: false })])
  for (const text of ['+32 %', '−10 %', '€\u202f0.0076', '1\u202f204', 'Off sale']) await shows(text)
  expect(await faultsInLooks()).toEqual([])
})
test('a new one needs a short name, points, a price and an English description', async () => {
  const MAKE = 'POST /admin/bundles'
  const { sent } = await open([], {
    [MAKE]: () => acted('12'),
    'POST /admin/previews/createBundle': () => preview({}, { needs_second: true }),
  })
  await shows('No bundles. Members top up by any sum.')
  await button('New bundle').click()
  await why()
  const make = button(/Make a bundle$/)
  await page.getByLabelText(/^Short name/).fill('Evening!')
  await page.getByLabelText('Points').fill('3300')
  await page.getByLabelText(/^Price with VAT/).fill('25,00')
  await page.getByLabelText('Description, English').fill('For an evening')
  await expect.element(make).toBeDisabled()
  await page.getByLabelText(/^Short name/).fill('evening')
  for (const wrong of ['', '12.345', 'much']) {
    await page.getByLabelText(/^Price with VAT/).fill(wrong)
    await expect.element(make).toBeDisabled()
  }
  await page.getByLabelText(/^Price with VAT/).fill('25,5')
  await make.click()
  await expect
    .poll(() => sent(MAKE)[0]?.body)
    .toEqual({
      slug: 'evening',
      points: 3_300,
      cents: 2_550,
      is_active: true,
      description: { en: 'For an evening' },
      reason: 'for the winter',
    })
})
test('one that is there keeps its name, and changes only where something differs', async () => {
  const CHANGE = 'PUT /admin/bundles/2'
  const { sent } = await open([bundle()], {
    [CHANGE]: () => acted(),
    'POST /admin/previews/changeBundle': () => preview({ is_active: false }),
  })
  await button('evening').click()
  await why()
  expect(page.getByLabelText(/^Short name/).elements()).toEqual([])
  await expect.element(page.getByLabelText('Description, Arabic')).toHaveAttribute('dir', 'rtl')
  await expect.element(button('Change a bundle')).toBeDisabled()
  await page.getByLabelText('On sale').click()
  await button('Change a bundle').click()
  await expect.poll(() => sent(CHANGE)[0]?.body).toMatchObject({ version: 'b4', is_active: false, points: 3_300, cents: 2_500 })
})
test('a name that is taken is refused by who knows, and what was typed stays', async () => {
  const MAKE = 'POST /admin/bundles'
  await open([bundle()], {
    [MAKE]: () => refuse(409, 'bundle.slug-taken', 'There is a bundle of this name.'),
    'POST /admin/previews/createBundle': () => preview({}),
  })
  await button('New bundle').click()
  await why()
  await page.getByLabelText(/^Short name/).fill('evening')
  await page.getByLabelText('Points').fill('100')
  await page.getByLabelText(/^Price with VAT/).fill('1')
  await page.getByLabelText('Description, English').fill('Small')
  await button('Make a bundle').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is a bundle of this name.')
  await expect.element(page.getByLabelText(/^Short name/)).toHaveValue('evening')
})
