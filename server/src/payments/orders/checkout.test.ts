// Topping up over HTTP: what is asked for, what it costs, and one order and one payment page for it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BILLING, checkout, refOf, topUp } from '../../../test/people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { violations } from '../../../test/postgres/tables.ts'
import { report } from '../../ledger/alarm.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false })
}, 60_000)
afterAll(async () => {
  const wrong = await violations(lounge.database.owner)
  await lounge.close()
  expect(wrong).toEqual([])
})
const balanceOf = async (visitor: { call: (door: 'readProfile') => Promise<{ body: any }> }): Promise<number> =>
  (await visitor.call('readProfile')).body.payload.balance

describe('a checkout', () => {
  test('answers the order, its price with VAT, and where to pay it', async () => {
    const ada = await lounge.member()
    const { code, body } = await checkout(ada, { amount: 25 })
    expect([code, body.status, body.message]).toEqual([200, 'OK', null])
    expect(body.redirect_url).toBe(`https://pay.example/${refOf(lounge, body.order_id)}`)
    expect(body.payload.order).toEqual({
      id: body.order_id,
      number: expect.stringMatching(/^G-\d{4}-\d{6}$/),
      created_at: expect.stringMatching(/Z$/),
      item: '2 500 points',
      points: 2500,
      total: 25,
      currency: 'EUR',
      total_eur: 25,
      vat: 4.34,
      vat_percent: 21,
      status: 'Pending',
      mark: null,
      bundle_id: null,
      card: null,
      receipt_id: null,
    })
    const asked = lounge.gateway.checkoutsOf(body.order_id)[0]!.request
    expect(asked).toMatchObject({
      amountMinor: 2_500n,
      currency: 'EUR',
      description: '2 500 points',
      email: BILLING.email,
      locale: 'en',
      attempt: 1,
    })
    expect(asked.successUrl).toBe(`http://localhost:3000/processing-payment?order_id=${body.order_id}`)
    expect(asked.cancelUrl).toBe(`http://localhost:3000/fail-payment?order_id=${body.order_id}&error=canceled`)
    expect(JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain('Prinsengracht')
  })

  test.each([
    ['name', '', 'Name is required'],
    ['surname', ' ', 'Surname is required'],
    ['phone', '', 'Phone is required'],
    ['phone', '12', 'Please enter a valid phone number'],
    ['email', '', 'Email is required'],
    ['email', 'ada@', 'Invalid email format'],
    ['country', '', 'Country is required'],
    ['country', 'Atlantis', 'This country is not supported'],
    ['city', undefined, 'City is required'],
    ['address', '', 'Address is required'],
    ['postCode', '', 'Post code is required'],
    ['accept_terms', false, 'Please accept the terms and privacy policy'],
    ['accept_terms', undefined, 'Please accept the terms and privacy policy'],
    ['paymentType', 'cheque', 'Please choose a payment method'],
    ['amount', 0, 'Please enter a valid amount'],
    ['amount', -5, 'Please enter a valid amount'],
    ['amount', 'ten', 'Please enter a valid amount'],
    ['amount', 25.005, 'Please enter a valid amount'],
    ['amount', undefined, 'Please enter a valid amount'],
    ['amount', 4.99, 'The smallest top-up is € 5.00'],
    ['amount', 10_000.01, 'The largest top-up is € 10 000.00'],
  ])('with %s %j says under the field: %s', async (field, value, message) => {
    const ada = await member()
    const { code, body } = await checkout(ada, { amount: 25, [field]: value })
    expect([code, body.code, body.errors]).toEqual([422, 'form.invalid', { [field]: [message] }])
  })
  let shared: Awaited<ReturnType<TestLounge['member']>> | undefined
  const member = async () => (shared ??= await lounge.member())

  test.each([5, 10_000, '25', '25.5', 7.35])('takes the amount %j', async (amount) => {
    const { code, body } = await checkout(await member(), { amount })
    expect([code, body.payload.order.total]).toEqual([200, Number(amount)])
  })

  test('takes a phone number of the billing country as people write it, and the country by its code or its id', async () => {
    const ada = await member()
    expect((await checkout(ada, { amount: 11, phone: '06 12345678', country: 'nl' })).code).toBe(200)
    const { body } = await checkout(ada, { amount: 11, phone: '030 901820', country: '276' })
    const { rows } =
      await sql`SELECT o.vat_country, b.phone FROM payments.orders o JOIN payments.buyer b ON b.order_id = o.id WHERE o.id = ${body.order_id}`.execute(
        lounge.database.owner,
      )
    expect(rows).toEqual([{ vat_country: 'de', phone: '+4930901820' }])
  })

  test('asked again while it is open is the same order and the same page', async () => {
    const ada = await lounge.member()
    const first = await checkout(ada, { amount: 30 })
    const second = await checkout(ada, { amount: 30 })
    expect([second.body.order_id, second.body.redirect_url]).toEqual([first.body.order_id, first.body.redirect_url])
    const another = await checkout(ada, { amount: 30, address: 'Keizersgracht 12' })
    expect(another.body.order_id).not.toBe(first.body.order_id)
    expect(lounge.gateway.checkoutsOf(first.body.order_id)).toHaveLength(1)
  })

  test('asked twenty times at once, with one key or with none, makes one order and one page', async () => {
    const ada = await lounge.member()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => checkout(ada, { amount: 40 }, index % 2 === 0 ? 'one-key' : undefined)),
    )
    expect(new Set(answers.map(({ code, body }) => `${code} ${body.order_id} ${body.redirect_url}`)).size).toBe(1)
    expect((await ada.call('listOrders')).body.payload.meta.total).toBe(1)
    expect(lounge.gateway.checkoutsOf(answers[0]!.body.order_id)).toHaveLength(1)
  })

  test('repeated under its key after the payment leads to our own page, and opens nothing', async () => {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 }, 'the-key')
    lounge.gateway.pay(refOf(lounge, body.order_id))
    await ada.call('readOrderStatus', { order_id: body.order_id })
    const again = await checkout(ada, { amount: 25 }, 'the-key')
    expect(again.body.redirect_url).toBe(`http://localhost:3000/processing-payment?order_id=${body.order_id}`)
    expect(lounge.gateway.checkoutsOf(body.order_id)).toHaveLength(1)
  })

  test('under a key that was used for another amount is refused', async () => {
    const ada = await lounge.member()
    await checkout(ada, { amount: 25 }, 'k')
    const { code, body } = await checkout(ada, { amount: 26 }, 'k')
    expect([code, body.code]).toEqual([409, 'idempotency.key-reused'])
  })

  test('in another currency charges that one and books euro, at the rate that the order keeps', async () => {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 29, currency: 'USD' })
    expect(body.payload.order).toMatchObject({ total: 29, currency: 'USD', total_eur: 25, points: 2500, vat: 4.34 })
    expect(lounge.gateway.checkoutsOf(body.order_id)[0]).toMatchObject({ amountMinor: 2_900n, currency: 'USD' })
    await lounge.database.owner.updateTable('currency').set({ rate_millionths: '1200000' }).where('code', '=', 'USD').execute()
    lounge.gateway.pay(refOf(lounge, body.order_id))
    const { body: paid } = await ada.call('readDepositStatus', { order_id: body.order_id })
    expect([paid.status, paid.payload.order.total_eur]).toEqual(['Success', 25])
    await lounge.database.owner.updateTable('currency').set({ rate_millionths: '1160000' }).where('code', '=', 'USD').execute()
  })
  test('converts the smallest top-up to the currency', async () => {
    const { body } = await checkout(await member(), { amount: 5.79, currency: 'USD' })
    expect(body.errors).toEqual({ amount: ['The smallest top-up is USD 5.80'] })
    expect((await checkout(await member(), { amount: 5.8, currency: 'USD' })).code).toBe(200)
  })
  test('in a currency that nobody knows is in euro', async () => {
    const { body } = await checkout(await member(), { amount: 33, currency: 'XXX' })
    expect(body.payload.order).toMatchObject({ total: 33, currency: 'EUR' })
  })

  test('takes the VAT of the billing country where there is a rate, and keeps it', async () => {
    const ada = await lounge.member()
    await lounge.database.owner
      .insertInto('payments.vat_rate')
      .values([
        { country: 'de', bp: 1_600, valid_from: new Date('2020-07-01') },
        { country: 'de', bp: 1_900, valid_from: new Date('2021-01-01') },
        { country: 'de', bp: 2_500, valid_from: new Date('2100-01-01') },
      ])
      .execute()
    const { body } = await checkout(ada, { amount: 25, country: 'DE' })
    expect(body.payload.order).toMatchObject({ vat: 3.99, vat_percent: 19 })
    expect((await checkout(ada, { amount: 25, country: 'FR' })).body.payload.order).toMatchObject({ vat: 4.34, vat_percent: 21 })
    const told = async (country: string) => (await ada.call('readVatRate', { country })).body
    expect([(await told('DE')).payload, (await told('276')).payload, (await told('FR')).payload]).toEqual([
      { vat_percent: 19 },
      { vat_percent: 19 },
      { vat_percent: 21 },
    ])
    expect((await told('Atlantis')).errors).toEqual({ country: ['This country is not supported'] })
  })

  test('leaves its address in the profile, and who it was for where the profile says nothing', async () => {
    const ada = await lounge.member()
    expect((await ada.call('readProfile')).body.payload).toMatchObject({ surname: '', phone: '', country: null, city: '' })
    await checkout(ada, { amount: 25 })
    const { surname, phone, address, city, postCode } = BILLING
    const kept = { address, city, post_code: postCode, zip: postCode, country: { name: 'Netherlands' } }
    expect((await ada.call('readProfile')).body.payload).toMatchObject({ ...kept, surname, phone })
    await checkout(ada, { amount: 30, surname: 'Else', phone: '+4930901820', city: 'Berlin', country: 'DE' })
    const { body } = await ada.call('readProfile')
    expect(body.payload).toMatchObject({ surname, phone, city: 'Berlin', country: { name: 'Germany' } })
    const { body: emptied } = await ada.call('updateBilling', { country: '', city: ' ', address: '', post_code: '' })
    expect(emptied.payload).toMatchObject({ country: null, country_id: null, city: '', address: '', post_code: '' })
    const { code, body: refused } = await ada.call('updateBilling', { country: 'Atlantis', city: '', address: '', post_code: '' })
    expect([code, refused.errors]).toEqual([422, { country: ['This country is not supported'] }])
  })

  test('without an invoice asks for the country alone: the receipt names the profile, and its address stays as it was', async () => {
    const ada = await lounge.member('Ada')
    await ada.call('updateBilling', { country: 'DE', city: 'Berlin', address: 'Unter den Linden 1', post_code: '10117' })
    const wish = { country: 'NL', accept_terms: true, invoice: false, amount: 25 }
    const { code, body } = await ada.call('checkoutDeposit', wish)
    expect([code, body.payload.order.vat_percent]).toEqual([200, 21])
    lounge.gateway.pay(refOf(lounge, body.order_id))
    await ada.call('readOrderStatus', { order_id: body.order_id })
    const [order] = (await ada.call('listOrders')).body.payload.data
    const { buyer } = (await ada.call('readReceipt', { receipt_id: order.receipt_id })).body.payload
    expect(buyer).toMatchObject({ name: 'Ada', email: ada.email, address: '', city: '', country: 'Netherlands' })
    const rows = await sql<{ vat_country: string; card_country: string }>`
      SELECT o.vat_country, f.card_country FROM payments.orders o JOIN payments.fact f ON f.order_id = o.id AND f.fact = 'paid'
      WHERE o.id = ${body.order_id}`.execute(lounge.database.owner)
    expect(rows.rows[0]!.vat_country).toBe('nl')
    expect(rows.rows[0]!.card_country).not.toBeNull()
    expect((await ada.call('readProfile')).body.payload).toMatchObject({
      address: 'Unter den Linden 1',
      city: 'Berlin',
      country: { name: 'Netherlands' },
    })
    const refused = await ada.call('checkoutDeposit', { invoice: false, amount: 25 })
    expect(Object.keys(refused.body.errors).toSorted()).toEqual(['accept_terms', 'country'])
  })
  test('keeps the consent: which texts, in which language, when and from where', async () => {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    const { rows } =
      await sql`SELECT kind, version, wording, language_code, ip FROM payments.consent WHERE order_id = ${body.order_id} ORDER BY kind`.execute(
        lounge.database.owner,
      )
    const version = expect.stringMatching(/^[0-9a-f]{16}$/)
    const wording = expect.stringMatching(/^I accept the Terms&Conditions and Privacy Policy\. .*I lose my right of withdrawal/)
    expect(rows).toEqual([
      { kind: 'immediate', version, wording, language_code: 'en', ip: '127.0.0.1' },
      { kind: 'terms', version, wording, language_code: 'en', ip: '127.0.0.1' },
    ])
  })

  test('is closed on a break, in a dispute, and while the books are wrong; chatting and reading go on', async () => {
    const ada = await lounge.member()
    const orderId = await topUp(lounge, ada)
    const dispute = lounge.gateway.dispute(refOf(lounge, orderId), 2_500n, 'open')
    await deliverAndWait(orderId, 'disputed')
    expect((await checkout(ada)).body.code).toBe('payment.disputed')
    expect((await ada.call('purchaseBundle', { bundle_id: '1' })).body.code).toBe('payment.disputed')
    lounge.gateway.dispute(refOf(lounge, orderId), 2_500n, 'won', dispute)
    await deliverAndWait(orderId, null)
    expect((await checkout(ada)).code).toBe(200)

    await report(lounge.lounge, 'test', [{ rule: 'V2 balance differs from its transfers', what: 'member:1', detail: '1 vs 2' }], {
      isWhole: true,
    })
    const closed = await checkout(ada, { amount: 12 })
    expect([closed.code, closed.body.code]).toEqual([503, 'payment.closed'])
    expect((await ada.call('listTransactions')).code).toBe(200)
    await report(lounge.lounge, 'test', [], { isWhole: true }) // a clean look opens nothing: somebody has to see what it was
    expect((await checkout(ada, { amount: 12 })).body.code).toBe('payment.closed')
    await sql`SELECT ledger.reopen('operator', 'was a test', '[]')`.execute(lounge.database.owner)
    expect((await checkout(ada, { amount: 12 })).code).toBe(200)

    await ada.call('takeBreak', { days: 1 })
    expect((await checkout(ada, { amount: 13 })).body.code).toBe('ledger.on-break')

    async function deliverAndWait(id: string, mark: string | null): Promise<void> {
      const { body, headers } = lounge.gateway.deliver([refOf(lounge, id)])
      await fetch(`${lounge.origin}/api/webhooks/fake`, { method: 'POST', headers, body })
      await waitFor(async () => (await ada.call('readOrderStatus', { order_id: id })).body.order.mark === mark)
    }
  })

  test('is refused to a program’s token, and more than twenty an hour', async () => {
    const other = await openTestLounge({
      database: lounge.database,
      replies: false,
      stocked: false,
      jobs: false,
      gateway: lounge.gateway,
      env: { RATE_LIMIT_SCALE: '1' },
    })
    try {
      const ada = await lounge.member()
      const login = await other.visitor().call('login', { email: ada.email, password: ada.password, device_name: 'A program' })
      const program = other.visitor()
      program.setToken(login.body.payload.token)
      expect((await checkout(program)).body.code).toBe('token.not-allowed')
      const web = other.visitor()
      await web.call('csrfCookie')
      web.setToken((await web.call('login', { email: ada.email, password: ada.password })).body.payload.token)
      const codes = []
      for (let index = 0; index < 21; index++) codes.push((await checkout(web, { amount: 25 })).code)
      expect(codes).toEqual([...Array<number>(20).fill(200), 429])
    } finally {
      await other.close()
    }
  })
})

describe('an order', () => {
  test('is paid once it is asked after, and its points are there and told', async () => {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    const status = async () => (await ada.call('readOrderStatus', { order_id: body.order_id })).body.order.status
    expect(await status()).toBe('pending')
    lounge.gateway.become(refOf(lounge, body.order_id), 'processing')
    await fresh(body.order_id)
    expect(await status()).toBe('processing')
    expect((await ada.call('readDepositStatus', { order_id: body.order_id })).body.status).toBe('Pending')
    lounge.gateway.pay(refOf(lounge, body.order_id))
    await fresh(body.order_id)
    expect(await status()).toBe('completed')
    expect(await balanceOf(ada)).toBe(2_700)
    expect((await ada.call('readDepositStatus', { order_id: body.order_id })).body.status).toBe('Success')
    const mail = await waitFor(async () => (await lounge.mailTo(ada.email)).find(({ subject }) => subject.startsWith('Your receipt TEST-')))
    expect(mail.text).toContain('your payment of € 25.00 has arrived, and 2 500 points are on your balance')
    expect(mail.text).toMatch(/you agreed to when you paid: “I accept the Terms&Conditions and Privacy Policy\. .*spent”/)
    expect(mail.text).toContain('The amount includes € 4.34 VAT')
    const paid = (await ada.call('listDeposits')).body.payload[0]
    expect(mail.text).toMatch(new RegExp(`/account/receipts/${paid.receipt.id}\\s`))
  })

  test('and refused, its sums are written as the buyer’s language writes them', async () => {
    const ada = await lounge.member()
    await lounge.database.owner.updateTable('member').set({ language_code: 'de' }).where('email', '=', ada.email).execute()
    const least = await checkout(ada, { amount: 4.99, lang_id: 'de' })
    expect(least.body.errors.amount).toEqual(['Die kleinste Aufladung ist € 5,00'])
    const { body } = await checkout(ada, { amount: 25 })
    lounge.gateway.pay(refOf(lounge, body.order_id))
    await fresh(body.order_id)
    await ada.call('readOrderStatus', { order_id: body.order_id })
    const mail = await waitFor(async () => (await lounge.mailTo(ada.email)).find(({ text }) => text.includes('TEST-')))
    expect(mail.text).toMatch(/€ 25,00.*2 500 Punkte/)
    expect(mail.text).toContain('€ 4,34')
  })

  test('asks the gateway once in five seconds, however many ask', async () => {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    const before = lounge.gateway.calls.fetchStatus
    await Promise.all(Array.from({ length: 20 }, () => ada.call('readOrderStatus', { order_id: body.order_id })))
    expect(lounge.gateway.calls.fetchStatus - before).toBe(1)
  })

  test.each([
    ['expired', 'canceled', 'Canceled'],
    ['failed', 'failed', 'Failed'],
  ] as const)(
    'that %s at the gateway is %s, and its deposit an Error; money that comes late still counts',
    async (state, spelled, label) => {
      const ada = await lounge.member()
      const { body } = await checkout(ada, { amount: 25 })
      const ref = refOf(lounge, body.order_id)
      lounge.gateway.become(ref, state)
      expect((await ada.call('readOrderStatus', { order_id: body.order_id })).body.order.status).toBe(spelled)
      expect((await ada.call('readDepositStatus', { order_id: body.order_id })).body.status).toBe('Error')
      expect((await ada.call('listOrders')).body.payload.data[0].status).toBe(label)
      expect(await balanceOf(ada)).toBe(200)
      const again = await checkout(ada, { amount: 25 })
      expect(again.body.order_id).not.toBe(body.order_id)
      lounge.gateway.pay(ref)
      const delivery = lounge.gateway.deliver([ref])
      await fetch(`${lounge.origin}/api/webhooks/fake`, { method: 'POST', headers: delivery.headers, body: delivery.body })
      await waitFor(async () => (await balanceOf(ada)) === 2_700)
      expect((await ada.call('readOrderStatus', { order_id: body.order_id })).body.order.status).toBe('completed')
    },
  )

  test('of somebody else, or of nobody, is not found', async () => {
    const [ada, bert] = [await lounge.member(), await lounge.member('Bert')]
    const { body } = await checkout(ada, { amount: 25 })
    for (const door of ['readOrderStatus', 'readDepositStatus', 'readWithdrawal', 'withdrawDeposit'] as const)
      for (const order_id of [body.order_id, '424242']) {
        const answer = await bert.call(door, { order_id })
        expect([answer.code, answer.body.code]).toEqual([404, 'order.not-found'])
      }
  })

  test.each([
    ['another sum', { amountMinor: 2_400n }, 'amount_differs'],
    ['another currency', { currency: 'USD' }, 'amount_differs'],
    ['another mode', { livemode: true }, 'mode_differs'],
  ])('paid in %s is not credited, and a person is told', async (_name, values, reason) => {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    lounge.gateway.pay(refOf(lounge, body.order_id), values)
    expect((await ada.call('readOrderStatus', { order_id: body.order_id })).body.order.status).toBe('pending')
    expect(await balanceOf(ada)).toBe(200)
    const { rows } = await sql`SELECT reason FROM payments.review WHERE order_id = ${body.order_id}`.execute(lounge.database.owner)
    expect(rows).toEqual([{ reason }])
  })

  test('whose countries don’t agree is credited, and a person is told', async () => {
    const ada = await lounge.member()
    const orderId = await topUp(lounge, ada, { amount: 25, country: 'DE', phone: '+31612345678' })
    const { rows } = await sql`SELECT reason, detail FROM payments.review WHERE order_id = ${orderId}`.execute(lounge.database.owner)
    expect(rows).toEqual([{ reason: 'country_differs', detail: 'de - nl' }])
  })

  const fresh = (orderId: string) =>
    sql`UPDATE payments.checkout SET checked_at = NULL WHERE order_id = ${orderId}`.execute(lounge.database.owner)
})

describe('a bundle', () => {
  test('has a price in the currency of the call', async () => {
    const ada = await lounge.member()
    const { body } = await ada.call('listBundles', { currency: 'USD' })
    expect(body.payload[0]).toEqual({
      id: '1',
      points: 1_200,
      price: 11.6,
      currency: 'USD',
      price_eur: 10,
      description: expect.stringContaining('200 points more'),
      image_url: null,
    })
    expect((await ada.call('listBundles')).body.payload.map((bundle: { price: number }) => bundle.price)).toEqual([10, 25, 50])
  })
  test('bought twice at one price is one order, which the checkout pays', async () => {
    const ada = await lounge.member()
    const first = await ada.call('purchaseBundle', { bundle_id: '1' })
    const second = await ada.call('purchaseBundle', { bundle_id: '1' })
    expect(second.body.payload.order).toEqual(first.body.payload.order)
    expect(first.body.payload.order).toMatchObject({ status: 'Pending', points: 1_200, total: 10, vat: null, bundle_id: '1' })
    const { body } = await checkout(ada, { bundle_id: '1' })
    expect(body.order_id).toBe(first.body.payload.order.id)
    expect(body.payload.order).toMatchObject({ vat: 1.74, total: 10 })
    lounge.gateway.pay(refOf(lounge, body.order_id))
    expect((await ada.call('readOrderStatus', { order_id: body.order_id })).body.order.status).toBe('completed')
    expect(await balanceOf(ada)).toBe(1_400)
    expect((await ada.call('purchaseBundle', { bundle_id: '1' })).body.payload.order.id).not.toBe(body.order_id)
  })
  test('at another price ends the order at the old one', async () => {
    const ada = await lounge.member()
    const price = (cents: string) =>
      lounge.database.owner.updateTable('payments.bundle').set({ price_cents: cents }).where('id', '=', '2').execute()
    const old = (await ada.call('purchaseBundle', { bundle_id: '2' })).body.payload.order
    await price('2600')
    const fresh = (await ada.call('purchaseBundle', { bundle_id: '2' })).body.payload.order
    await price('2500')
    expect([fresh.id === old.id, fresh.total]).toEqual([false, 26])
    expect((await ada.call('readOrderStatus', { order_id: old.id })).body.order.status).toBe('canceled')
    expect((await ada.call('readOrderStatus', { order_id: fresh.id })).body.order.status).toBe('pending')
  })
  test('paid by another buyer’s details closes the first page; paid meanwhile, it is the answer', async () => {
    const ada = await lounge.member()
    const first = (await checkout(ada, { bundle_id: '3' })).body
    const second = (await checkout(ada, { bundle_id: '3', city: 'Utrecht' })).body
    expect(second.order_id).not.toBe(first.order_id)
    expect(lounge.gateway.payments.get(refOf(lounge, first.order_id))!.state).toBe('expired')
    expect((await ada.call('readOrderStatus', { order_id: first.order_id })).body.order.status).toBe('canceled')
    lounge.gateway.pay(refOf(lounge, second.order_id))
    const third = (await checkout(ada, { bundle_id: '3', city: 'Delft' })).body
    expect([third.order_id, third.redirect_url]).toEqual([
      second.order_id,
      `http://localhost:3000/processing-payment?order_id=${second.order_id}`,
    ])
    expect(await balanceOf(ada)).toBe(7_200)
  })
  test('that doesn’t exist can’t be found', async () => {
    const ada = await lounge.member()
    const answers = [await ada.call('purchaseBundle', { bundle_id: '99' }), await checkout(ada, { bundle_id: '99' })]
    for (const { code, body } of answers)
      expect([code, body.code, body.message]).toEqual([404, 'bundle.not-found', 'Selected bundle could not be found. Please try again.'])
  })
})

test('lists of orders are paged, newest first; the history of deposits has what was paid', async () => {
  const ada = await lounge.member()
  const paid = await topUp(lounge, ada, { amount: 25 })
  for (const amount of [6, 7, 8]) await checkout(ada, { amount })
  const { body } = await ada.call('listOrders', { page: 2, page_size: 3 })
  expect(body.payload.meta).toEqual({ current_page: 2, per_page: 3, total: 4, last_page: 2 })
  expect(body.payload.data.map((order: { id: string; card: string }) => [order.id, order.card])).toEqual([[paid, 'Visa 4242']])
  const { body: history } = await ada.call('listDeposits')
  expect(history.payload).toHaveLength(1)
  expect(history.payload[0]).toMatchObject({ id: paid, sum: 25, points: 2_500, refunded: 0, can_withdraw: true, credit_notes: [] })
  const { body: acts } = await ada.call('listTransactions')
  expect(acts.payload.data[0]).toMatchObject({ cause: 'topup', amount: 2_500, card: 'Visa 4242' })
})
