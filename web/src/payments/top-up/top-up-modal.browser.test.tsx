import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ARABIC, inArabic, speakArabic } from '#web/platform/arabic.test-frame.ts'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, faultsInLooks, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { leaveTo } from '../leave/leave-to.ts'
import { DEFAULT_AMOUNT } from './quote.ts'
import type { TopUpStart } from './top-up.ts'
import TopUpModal from './top-up-modal.tsx'

vi.mock('../leave/leave-to.ts', () => ({ leaveTo: vi.fn<typeof leaveTo>() }))
beforeEach(() => vi.mocked(leaveTo).mockClear())
afterEach(() => void vi.useRealTimers())

const NL = { id: '528', title: 'Netherlands', iso: 'NL', dial_code: '31' }
const BUNDLE = { id: '2', points: 3300, price: 25, currency: 'EUR', price_eur: 25, description: 'A good month', image_url: null }
const START: TopUpStart = { step: 'amount', amount: DEFAULT_AMOUNT, paymentType: 'visa', bundleId: null, back: null }
const payer = { ...PROFILE, city: 'Amsterdam', address: 'Prinsengracht 3', post_code: '1015 DK', zip: '1015 DK', country_id: '528' }
const PAY_URL = `${location.origin}/pay/1`
const made = (redirect_url: string = PAY_URL) => ok({ order: {} }, { redirect_url, order_id: '7' })

const open = (
  start: Partial<TopUpStart> = {},
  doors: Doors = {},
  member: Partial<typeof PROFILE> = payer,
  spoken: Partial<typeof ARABIC> = {},
) =>
  stage(<TopUpModal isOpen start={{ ...START, ...start }} onClose={() => undefined} />, {
    ...spoken,
    member: { ...PROFILE, ...member },
    doors: {
      'GET /countries': () => ok([NL]),
      'GET /bundles/index': () => ok([]),
      'POST /bundles/purchase': () => ok({ order: {} }),
      'POST /deposit/checkout': () => made(),
      'GET /deposit/status/7': () => ok({ order: {} }, { status: 'Pending' }),
      ...doors,
    },
  })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const own = () => page.getByLabelText('Another amount')
const consent = () => page.getByRole('checkbox', { name: /^I accept/ })
const invoice = () => page.getByRole('checkbox', { name: 'I need an invoice with my address' })
const pay = () => button(/^Pay/)
const toBilling = async () => {
  await button('Continue').click()
  await shows('Billing details')
}
const toInvoice = async () => {
  await toBilling()
  await invoice().click()
  await expect.element(page.getByPlaceholder('Enter a phone number')).toBeVisible()
}

test('begins with 25 euro and Visa, and says what they give', async () => {
  await open()
  for (const offer of [/^500 POINTS.*€\s5\.00$/, /^1\s000 POINTS.*€\s10\.00$/, /^5\s000 POINTS.*€\s50\.00$/, /^From €\s5\.00$/])
    await expect.element(page.getByRole('radio', { name: offer })).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^2\s500 POINTS.*€\s25\.00$/ })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Mastercard' })).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Visa' })).toBeChecked()
  await shows('VAT 21% included')
  await shows(/€\s4\.34/)
  await page.getByRole('radio', { name: /€\s50/ }).click({ force: true })
  await shows(/€\s8\.68/)
})

test('takes a sum of one’s own, digits and one dot, and names what is no sum', async () => {
  await open()
  await own().fill('1x2.5.0€')
  await expect.element(own()).toHaveValue('12.50')
  await shows(/1\s250 POINTS/)
  await own().fill('')
  await button('Continue').click()
  await expect.element(own()).toHaveAccessibleDescription('Please enter a valid amount')
  await own().fill('0')
  await button('Continue').click()
  await expect.element(own()).toHaveAccessibleDescription('Please enter a valid amount')
  await own().fill('4.99')
  await button('Continue').click()
  await expect.element(own()).toHaveAccessibleDescription(/The smallest top-up is €\s5\.00/)
})

test('in German sums have a comma, and so has what is typed', async () => {
  const language = { id: '2', code: 'de', title: 'Deutsch', dir: 'ltr', default: 0 } as const
  const { sent } = await open({}, {}, payer, { language })
  await expect.element(page.getByRole('radio', { name: /^2\s500 POINTS.*€\s25,00$/ })).toBeChecked()
  await shows(/€\s4,34/)
  await own().fill('12,50')
  await expect.element(own()).toHaveValue('12,50')
  await shows(/1\s250 POINTS/)
  await toBilling()
  await consent().click()
  await expect.element(page.getByRole('button', { name: /€\s12,50/ })).toBeVisible()
  await pay().click()
  await expect.poll(() => sent('POST /deposit/checkout')[0]?.body).toMatchObject({ amount: '12.50' })
})

test('without an invoice the country alone is asked for, and the rest is left to the profile', async () => {
  const { sent } = await open({}, {}, { country_id: null })
  await toBilling()
  for (const name of ['Name', 'Address', 'City', 'Post code']) expect(page.getByLabelText(name, { exact: true }).elements()).toEqual([])
  await pay().click()
  await expect.element(page.getByText('Country is required', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Please accept the terms and privacy policy', { exact: true })).toBeVisible()
  await page.getByLabelText('Country', { exact: true }).selectOptions('Netherlands')
  await consent().click()
  await pay().click()
  await expect.poll(() => sent('POST /deposit/checkout')[0]?.body).toMatchObject({ country: '528', invoice: false, amount: '25' })
  expect(sent('POST /deposit/checkout')[0]!.body).not.toHaveProperty('address')
})

test('the invoice names all that is missing, and focuses the first', async () => {
  const { sent } = await open({}, {}, { name: '', surname: '', email: '', phone: '', phone_country_code: '', phone_national_number: '' })
  await toInvoice()
  await pay().click()
  for (const text of [
    'Name is required',
    'Surname is required',
    'Phone is required',
    'Email is required',
    'Country is required',
    'City is required',
    'Address is required',
    'Post code is required',
    'Please accept the terms and privacy policy',
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await page.getByPlaceholder('Enter a phone number').fill('61')
  await page.getByLabelText('Email').fill('noor@')
  await pay().click()
  await shows('Please enter a valid phone number')
  await shows('Invalid email format')
  expect(sent('POST /deposit/checkout')).toEqual([])
})

test('is filled in from the profile, and leads to the payment page after two seconds', async () => {
  const { sent } = await open({ back: '/topics/9/chat' })
  await toInvoice()
  await expect.element(page.getByLabelText('Country', { exact: true })).toHaveValue('528')
  await consent().click()
  await expect.element(button(/^Pay €\s25\.00$/)).toBeVisible()
  const clock = vi.spyOn(globalThis, 'setTimeout')
  await pay().click()
  await expect.element(page.getByRole('link', { name: 'Go now' })).toHaveAttribute('href', PAY_URL)
  expect(leaveTo).not.toHaveBeenCalled()
  await expect.poll(() => clock.mock.calls.filter(([, ms]) => ms === 2_000).length).toBe(1)
  clock.mockRestore()
  await expect.poll(() => vi.mocked(leaveTo).mock.calls, { timeout: 5_000 }).toEqual([[PAY_URL]])
  expect(sent('POST /deposit/checkout')[0]!.body).toMatchObject({
    name: 'Noor',
    surname: 'de Wit',
    phone: '+31612345678',
    email: 'noor@example.com',
    country: '528',
    city: 'Amsterdam',
    address: 'Prinsengracht 3',
    postCode: '1015 DK',
    currency: 'EUR',
    accept_terms: true,
    paymentType: 'visa',
    amount: '25',
  })
  expect([sessionStorage.getItem('way-back:7'), sessionStorage.getItem('paid-with:7')]).toEqual(['/topics/9/chat', 'visa'])
})

test('axe finds nothing wrong with the way to the payment page, from right to left', async () => {
  const goBack = speakArabic()
  await open({ step: 'billing' }, {}, payer, ARABIC)
  await page.getByRole('checkbox').last().click()
  await button(/€\s25\.00/).click()
  await shows(inArabic('payments.leaving'))
  expect(await faultsInLooks()).toEqual([])
  await shows(inArabic('payments.leaving'))
  goBack()
})

test('begun at the billing details it has the focus there, and keeps it', async () => {
  await open({ step: 'billing' })
  await expect.element(page.getByLabelText('Country', { exact: true })).toHaveFocus()
  for (let presses = 0; presses < 12; presses++) {
    await userEvent.tab()
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  }
})

test('goes back to the sum and keeps what was filled in', async () => {
  await open()
  await toInvoice()
  await page.getByLabelText('City').fill('Utrecht')
  await button('Back').click()
  await shows('Top up balance')
  await button('Continue').click()
  await expect.element(page.getByLabelText('City')).toHaveValue('Utrecht')
})

test('a gateway that fails leads back to the form with its message, and a repeat carries the same key', async () => {
  const keys: (string | null)[] = []
  const said = [
    refuse(502, 'payment.gateway-failed', 'Payment gateway error, please try again later.'),
    made(''),
    made('https://elsewhere.example/pay'),
    refuse(500, 'server.failed', ''),
  ]
  await open({}, { 'POST /deposit/checkout': () => said.shift()! })
  const playing = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (typeof input === 'string' && input.endsWith('/deposit/checkout')) keys.push(new Headers(init?.headers).get('idempotency-key'))
    return playing(input, init)
  }
  await toBilling()
  await consent().click()
  for (const text of [
    'Payment gateway error, please try again later.',
    'No redirect URL received.',
    'Payment URL is invalid. Please try again.',
    'Payment failed. Please try again.',
  ]) {
    await pay().click()
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  }
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
  expect(leaveTo).not.toHaveBeenCalled()
})

test('a sum that the server refuses is named in the first step', async () => {
  const text = 'The smallest top-up is EUR 6.00'
  await open({}, { 'POST /deposit/checkout': () => refuse(422, 'form.invalid', text, { errors: { amount: [text] } }) })
  await toBilling()
  await consent().click()
  await pay().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(text)
  await own().fill('5.50')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await toBilling()
  await pay().click()
  await expect.element(own()).toHaveAccessibleDescription(text)
})

test('how the order stands is asked every five seconds, until it has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { doors, sent } = await open()
  await toBilling()
  await consent().click()
  const every = vi.spyOn(globalThis, 'setInterval')
  await pay().click()
  await expect.element(page.getByRole('link', { name: 'Go now' })).toBeVisible()
  const asked = () => sent('GET /deposit/status/7').length
  await expect.poll(() => every.mock.calls.filter(([, ms]) => ms === 5_000).length).toBe(1)
  // Waiting for the link moves the played clock on, by as much as the machine is slow.
  const before = asked()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked()).toBe(before + 1)
  doors['GET /deposit/status/7'] = () => ok({ order: {} }, { status: 'Error' })
  await vi.advanceTimersByTimeAsync(5_000)
  await shows('Payment failed. Please try again.')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(before + 2)
  every.mockRestore()
  vi.useRealTimers()
})

test('an order that ends meanwhile leads to success, or back with a message', async () => {
  const { doors, place } = await open()
  doors['GET /deposit/status/7'] = () => ok({ order: {} }, { status: 'Error' })
  await toBilling()
  await consent().click()
  await pay().click()
  await expect.element(page.getByText('Payment failed. Please try again.'), { timeout: 9_000 }).toBeVisible()
  doors['GET /deposit/status/7'] = () => ok({ order: {} }, { status: 'Success' })
  await pay().click()
  await expect.poll(place, { timeout: 9_000 }).toBe('/success-payment?order_id=7')
}, 30_000)

test('the VAT is that of the billing country, and the sum to pay stays', async () => {
  const DE = { id: '276', title: 'Germany', iso: 'DE', dial_code: '49' }
  await open(
    { step: 'billing' },
    {
      'GET /countries': () => ok([NL, DE]),
      'GET /deposit/vat': ({ body }) => ok({ vat_percent: body['country'] === '276' ? 19 : 21 }),
    },
  )
  await shows('VAT 21% included')
  await page.getByLabelText('Country', { exact: true }).selectOptions('Germany')
  await shows('VAT 19% included')
  await shows(/€\s3\.99/)
  await expect.element(button(/^Pay €\s25\.00$/)).toBeVisible()
})

test('a bundle stands in place of the sum that it costs, and its order is opened before it is paid', async () => {
  const { sent } = await open({}, { 'GET /bundles/index': () => ok([BUNDLE]) })
  const radios = () => page.getByRole('radio', { name: /€/ }).elements()
  await expect
    .element(page.getByRole('radio', { name: /3\s300\s*POINTS\s*≈ 410 messages\s*800 more than the sum buys\s*€\s25\.00/ }))
    .toBeChecked()
  expect(radios()).toHaveLength(5) // with a sum of one's own
  await own().fill('30')
  await expect.element(own()).toHaveAccessibleDescription(/^3\s300 POINTS for €\s25\.00 give you more\.$/)
  await page.getByRole('radio', { name: /3\s300/ }).click({ force: true })
  await toBilling()
  expect(sent('POST /bundles/purchase').map(({ body }) => body['bundle_id'])).toEqual(['2'])
  await consent().click()
  await pay().click()
  await expect.poll(() => sent('POST /deposit/checkout')[0]?.body).toMatchObject({ bundle_id: '2' })
  expect(sent('POST /deposit/checkout')[0]!.body).not.toHaveProperty('amount')
})

test('a bundle that is gone, or whose order can’t be opened, is named', async () => {
  const { doors } = await open({ bundleId: '3' }, { 'GET /bundles/index': () => ok([BUNDLE]) })
  await shows('Selected bundle could not be found. Please try again.')
  await button('Continue').click()
  await shows('Bundle information is not available. Please try again.')
  doors['POST /bundles/purchase'] = () => refuse(500, 'server.failed', '')
  await page.getByRole('radio', { name: /3\s300/ }).click({ force: true })
  await button('Continue').click()
  await shows('Failed to load bundle details. Please try again.')
})

test('bundle details that fail are asked for again', async () => {
  const { doors } = await open({ bundleId: '2' }, { 'GET /bundles/index': () => refuse(500, 'server.failed', '') })
  await shows('Failed to load bundle details. Please try again.')
  doors['GET /bundles/index'] = () => ok([BUNDLE])
  await button('Try Again').click()
  await shows(/3\s300/)
})

test('countries that can’t be had are named', async () => {
  await open({ step: 'billing' }, { 'GET /countries': () => refuse(500, 'server.failed', '') })
  await shows('Failed to load countries')
})

test.each(['amount', 'billing'] as const)('axe finds nothing wrong with step %s', async (step) => {
  await open({ step })
  if (step === 'billing') await invoice().click()
  await shows(step === 'amount' ? 'Another amount' : 'Post code')
  expect(await faults()).toEqual([])
})
