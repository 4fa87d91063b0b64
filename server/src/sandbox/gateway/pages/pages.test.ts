// The hosted pages of the sandbox gateway, as a browser without script sees them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../../../test/fakes/sandbox-gateway.ts'
import { formsOf, type Payer, type Seen } from '../../../../test/people/payer.ts'
import { loadTexts } from '#server/platform/texts/texts.ts'
import { spaced, TEST_CARDS, type Outcome } from '../payments/cards.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await openTestSandbox()))
afterAll(() => sandbox.close())

const DONE = 'http://shop.example/done?order=1'
const BACK = 'http://shop.example/back?order=1'
const NOTICE = 'Test gateway: no money moves'
const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123' }
const pathOf = (url: string): string => new URL(url).pathname
const read = async (id: string) => (await sandbox.call('GET', `/payments/${id}`)).body
const alertOf = ({ html }: Seen): string | undefined => /role="alert">([^<]+)</.exec(html)?.[1]
/** The message that a field is described by. */
const errorOf = ({ html }: Seen, field: string): string | undefined => {
  const input = new RegExp(`<input[^>]*id="${field}"[^>]*>`, 's').exec(html)![0]
  const [id = ''] = /aria-describedby="([^"]*)"/.exec(input)![1]!.split(' ')
  return input.includes('aria-invalid="true"') ? new RegExp(`id="${id}">([^<]+)<`).exec(html)?.[1] : undefined
}
async function toBank(number = '4000000000003220'): Promise<{ payer: Payer; id: string; url: string; page: Seen; bank: string }> {
  const [{ id, url }, payer] = [await sandbox.newPayment(), sandbox.payer()]
  const { location } = await payer.payWith(url, number)
  return { payer, id, url, bank: location!, page: await payer.visit(location!) }
}

describe('each card of the list does what it says', () => {
  const ENDS: Record<string, string> = { paid: DONE, slow: DONE }
  const AFTER: Record<Outcome['kind'], string> = { paid: 'paid', declined: 'open', slow: 'processing' }
  test.each(TEST_CARDS)('$number: $says', async ({ number, challenge, outcome }) => {
    const [{ id, url }, payer] = [await sandbox.newPayment(), sandbox.payer()]
    let seen = await payer.payWith(url, spaced(number))
    expect(seen.status).toBe(303)
    if (challenge) {
      expect(seen.location).toMatch(/^\/sandbox\/gateway\/3ds\/[\w-]{43}$/)
      expect((await read(id)).status).toBe('open')
      const bank = await payer.visit(seen.location!)
      seen = await payer.send(bank, seen.location!, { code: '123456' })
    }
    expect(seen.location).toBe(ENDS[outcome.kind] ?? pathOf(url))
    const payment = await read(id)
    expect(payment.status).toBe(AFTER[outcome.kind])
    if (outcome.kind === 'declined') {
      expect(payment.card).toBe(null)
      expect(alertOf(await payer.visit(url))).toContain('charged')
      expect((await payer.payWith(url, '5555555555554444')).location).toBe(DONE) // the payment is still open
      return
    }
    expect(payment).toMatchObject({
      card: { brand: number.startsWith('4') ? 'visa' : 'mastercard', last4: number.slice(-4) },
      three_ds: challenge ? 'challenge' : 'frictionless',
    })
    if (outcome.kind === 'slow') {
      await sandbox.advance(outcome.afterS - 2)
      expect((await read(id)).status).toBe('processing')
      await sandbox.advance(3)
      expect((await read(id)).status).toBe(outcome.ends)
    } else if (outcome.disputed) {
      expect((await read(id)).disputes).toEqual([])
      await sandbox.advance(31)
      expect((await read(id)).disputes).toMatchObject([{ amount: 2_500, status: 'open' }])
    }
  })

  test('the page lists them all, with what they do and a way to fill them in', async () => {
    const [{ url }, payer] = [await sandbox.newPayment(), sandbox.payer()]
    const { html } = await payer.visit(url)
    const { say } = loadTexts()
    expect(html).toContain('<span>Paid, then disputed after 30 seconds</span>')
    expect(html).toContain('<span>Processing, then paid after 60 seconds</span>')
    for (const { name, number } of TEST_CARDS) {
      expect(html).toContain(
        say('en', `gateway.card-${name}`, { seconds: name === 'disputed' ? 30 : name === 'processing-paid' ? 60 : 20 }),
      )
      const filled = formsOf((await payer.visit(`${url}?card=${name}`)).html).find(({ action }) => action === pathOf(url))
      expect(filled?.fields).toMatchObject({ number: spaced(number), cvc: '' })
    }
    expect((await payer.visit(`${url}?card=4242`)).html).not.toContain('value="4242')
  })
})

test.each([
  ['de', '<html lang="de" dir="ltr">', 'Mit Karte zahlen'],
  ['ar', '<html lang="ar" dir="rtl">', 'الدفع بالبطاقة'],
  ['pt-BR', '<html lang="en" dir="ltr">', 'Pay by card'],
])('a payment asked for in %s is paid in it', async (locale, root, words) => {
  const [{ url }, payer] = [await sandbox.newPayment({ locale }), sandbox.payer()]
  const { html } = await payer.visit(url)
  expect([html.includes(root), html.includes(words)]).toEqual([true, true])
})
test('a page without a payment is in the language of the browser', async () => {
  const lost = await fetch(`${sandbox.origin}/sandbox/gateway/pay/nothing`, { headers: { 'accept-language': 'pt-BR,pl;q=0.9,en;q=0.8' } })
  expect([lost.status, /<html lang="pl".*<h1>Tu nic nie ma<\/h1>/s.test(await lost.text())]).toEqual([404, true])
})

test('every page says that no money moves, under a policy that lets nothing else in', async () => {
  const { payer, page, url, bank } = await toBank()
  const open = await payer.visit(url)
  const wrong = await payer.send(open, pathOf(url), { ...GOOD, number: '1' })
  await payer.send(page, `${bank}/cancel`)
  const closed = await sandbox.newPayment()
  await sandbox.payer().payWith(closed.url, '4242424242424242')
  for (const seen of [
    open,
    wrong,
    page,
    await payer.visit(closed.url),
    await payer.visit('/sandbox/gateway/pay/x'),
    await payer.visit('/sandbox/gateway'),
    await payer.visit('/sandbox/gateway/elsewhere'),
  ]) {
    expect(seen.html).toContain(NOTICE)
    expect(seen.html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
    expect(seen.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'( http:\/\/shop\.example)*; frame-ancestors 'none'; base-uri 'none'$/,
    )
    expect(seen.headers.get('referrer-policy')).toBe('no-referrer')
    expect(seen.headers.get('cache-control')).toBe('no-store')
  }
})

test('its cookie stays within its own pages', async () => {
  const { headers } = await sandbox.payer().visit((await sandbox.newPayment()).url)
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sandbank_visit=[\w-]{43}; Path=\/sandbox\/gateway; HttpOnly; SameSite=Lax$/),
  ])
})

describe('the card form', () => {
  test.each([
    ['number', '', 'Enter a card number.'],
    ['number', '4242', 'A card number has 12 to 19 digits.'],
    ['number', 'my card is 4242', 'A card number has 12 to 19 digits.'],
    ['number', '4242 4242 4242 4243', 'These digits are no card number: one of them is mistyped.'],
    ['number', '4111 1111 1111 1111', 'Only the test cards of this page work here. Never enter a real card.'],
    ['expiry', '', 'Enter the expiry date.'],
    ['expiry', '13 / 39', 'Write month and year, such as 04 / 31.'],
    ['expiry', 'soon', 'Write month and year, such as 04 / 31.'],
    ['expiry', '01 / 20', 'This date has passed: enter one to come.'],
    ['cvc', '', 'Enter the security code.'],
    ['cvc', '12', 'A security code has 3 or 4 digits.'],
    ['cvc', '12a', 'A security code has 3 or 4 digits.'],
  ])('says under %s what is wrong with %j, and charges nothing', async (field, value, message) => {
    const [{ id, url }, payer] = [await sandbox.newPayment(), sandbox.payer()]
    const seen = await payer.send(await payer.visit(url), pathOf(url), { ...GOOD, [field]: value })
    expect(seen.status).toBe(422)
    expect(errorOf(seen, field)).toBe(message)
    expect(['number', 'expiry', 'cvc'].filter((name) => errorOf(seen, name))).toEqual([field])
    expect(alertOf(seen)).toBe('One field needs another look.')
    expect((await read(id)).status).toBe('open')
    expect((await payer.send(seen, pathOf(url), GOOD)).location).toBe(DONE)
  })

  test.each(['12/39', '12 / 39', '1239', '12/2039', '12-39', '1 / 39'])('takes the date %j', async (expiry) => {
    const { url } = await sandbox.newPayment()
    expect((await sandbox.payer().payWith(url, '4242-4242-4242-4242', { expiry })).location).toBe(DONE)
  })

  test('takes a card in the month of its date, and not after it', async () => {
    const now = await sandbox.advance(0)
    const monthOf = (shift: number): string => {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + shift))
      return `${month.getUTCMonth() + 1}/${month.getUTCFullYear()}`
    }
    const { url } = await sandbox.newPayment()
    const late = await sandbox.payer().payWith(url, '4242424242424242', { expiry: monthOf(-1) })
    expect(errorOf(late, 'expiry')).toBe('This date has passed: enter one to come.')
    expect((await sandbox.payer().payWith(url, '4242424242424242', { expiry: monthOf(0) })).location).toBe(DONE)
  })

  test('fields carry labels and say what browsers may fill in', async () => {
    const { html } = await sandbox.payer().visit((await sandbox.newPayment()).url)
    for (const [field, complete] of [
      ['number', 'cc-number'],
      ['expiry', 'cc-exp'],
      ['cvc', 'cc-csc'],
    ]) {
      expect(html).toMatch(new RegExp(`<label for="${field}">`))
      expect(html).toMatch(new RegExp(`<input[^>]*id="${field}"[^>]*autocomplete="${complete}"`, 's'))
    }
  })

  test('what the merchant says is text, never markup', async () => {
    const { url } = await sandbox.newPayment({ description: '<img src=x onerror=alert(1)>"\'&', reference: '"><script>' })
    const { html } = await sandbox.payer().visit(url)
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;')
    expect(html).not.toMatch(/<img|<script/)
  })
})

describe('a form is good for one sending', () => {
  test('sent twice, at once or later, it charges once and leads on', async () => {
    const [{ id, url }, payer] = [await sandbox.newPayment(), sandbox.payer()]
    const page = await payer.visit(url)
    const sent = await Promise.all([1, 2, 3].map(() => payer.send(page, pathOf(url), GOOD)))
    expect(sent.map(({ location }) => location)).toEqual([DONE, DONE, DONE])
    expect(await sandbox.query(`SELECT count(*)::int AS n FROM sandbox_gateway.movement WHERE payment_id = '${id}'`)).toEqual([{ n: 1 }])
  })

  test('a declined card’s form is worth nothing afterwards, its page’s next form is', async () => {
    const [{ url }, payer] = [await sandbox.newPayment(), sandbox.payer()]
    const page = await payer.visit(url)
    await payer.send(page, pathOf(url), { ...GOOD, number: '4000000000000002' })
    const again = await payer.send(page, pathOf(url), GOOD)
    expect(again.location).toBe(`${pathOf(url)}?stale=1`)
    expect(alertOf(await payer.visit(again.location!))).toContain('out of date')
    expect((await payer.payWith(url, '4242424242424242')).location).toBe(DONE)
  })

  test('another browser’s, another payment’s, a forged or a missing nonce charges nothing', async () => {
    const [{ id, url }, { url: other }, payer] = [await sandbox.newPayment(), await sandbox.newPayment(), sandbox.payer()]
    const page = await payer.visit(url)
    const stranger = sandbox.payer()
    await stranger.visit(other)
    const nonceOf = (seen: Seen): string => formsOf(seen.html)[0]!.fields['nonce']!
    const tries = [
      await stranger.send(page, pathOf(url), GOOD),
      await payer.send(page, pathOf(url), { ...GOOD, nonce: nonceOf(await payer.visit(other)) }),
      await payer.send(page, pathOf(url), { ...GOOD, nonce: nonceOf(page).replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')) }),
      await payer.send(page, pathOf(url), { ...GOOD, nonce: '' }),
    ]
    expect(new Set(tries.map(({ location }) => location))).toEqual(new Set([`${pathOf(url)}?stale=1`]))
    expect((await read(id)).status).toBe('open')
    expect((await payer.send(page, pathOf(url), GOOD)).location).toBe(DONE)
  })

  test('bodies that are no forms, and forms that are too large, are turned away in words', async () => {
    const address = (await sandbox.newPayment()).url.replace(sandbox.publicUrl, sandbox.origin)
    for (const [type, body] of [
      ['application/json', '{}'],
      ['application/x-www-form-urlencoded', `number=${'4'.repeat(9_000)}`],
    ] as const) {
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })
      expect([answer.status >= 400 && answer.status < 500, (await answer.text()).includes(NOTICE)]).toEqual([true, true])
    }
  })
})

describe('the bank’s question', () => {
  test('takes the code after two wrong ones', async () => {
    const { payer, page, bank } = await toBank()
    expect((await payer.send(page, bank, { code: '000000' })).location).toBe(bank)
    const second = await payer.visit(bank)
    expect(errorOf(second, 'code')).toBe('That was not the code. 2 tries left.')
    await payer.send(second, bank, { code: '' })
    const third = await payer.visit(bank)
    expect(errorOf(third, 'code')).toBe('That was not the code. One try left.')
    expect((await payer.send(third, bank, { code: '123 456' })).location).toBe(DONE)
  })

  test('is over after three wrong codes, and the payment open', async () => {
    const { payer, url, id, bank } = await toBank()
    for (let n = 0; n < 2; n++) await payer.send(await payer.visit(bank), bank, { code: '111111' })
    expect((await payer.send(await payer.visit(bank), bank, { code: '111111' })).location).toBe(pathOf(url))
    expect(alertOf(await payer.visit(url))).toContain('could not confirm')
    expect((await payer.visit(bank)).location).toBe(pathOf(url))
    expect((await read(id)).status).toBe('open')
  })

  test('waits five minutes', async () => {
    const inTime = await toBank()
    await sandbox.advance(290)
    expect((await inTime.payer.send(inTime.page, inTime.bank, { code: '123456' })).location).toBe(DONE)
    const late = await toBank()
    await sandbox.advance(301)
    expect((await late.payer.send(late.page, late.bank, { code: '123456' })).location).toBe(pathOf(late.url))
    expect(alertOf(await late.payer.visit(late.url))).toContain('open too long')
    expect((await read(late.id)).status).toBe('open')
  })

  test('can be canceled', async () => {
    const { payer, page, url, bank } = await toBank()
    expect((await payer.send(page, `${bank}/cancel`)).location).toBe(pathOf(url))
    expect(alertOf(await payer.visit(url))).toContain('canceled the question')
    expect((await payer.payWith(url, '4242424242424242')).location).toBe(DONE)
  })

  test('answered twice at once charges once', async () => {
    const { payer, page, id, bank } = await toBank()
    const sent = await Promise.all([1, 2].map(() => payer.send(page, bank, { code: '123456' })))
    expect(sent.map(({ location }) => location)).toEqual([DONE, DONE])
    expect(await sandbox.query(`SELECT count(*)::int AS n FROM sandbox_gateway.movement WHERE payment_id = '${id}'`)).toEqual([{ n: 1 }])
  })

  test('of a payment paid by another card meanwhile leads on and charges nothing more', async () => {
    const { payer, page, id, url, bank } = await toBank()
    await sandbox.payer().payWith(url, '4242424242424242')
    expect((await payer.send(page, bank, { code: '123456' })).location).toBe(DONE)
    expect(await sandbox.query(`SELECT count(*)::int AS n FROM sandbox_gateway.movement WHERE payment_id = '${id}'`)).toEqual([{ n: 1 }])
  })
})

test('a payer cancels and goes back; the page is closed then', async () => {
  const [{ id, url }, payer] = [await sandbox.newPayment(), sandbox.payer()]
  expect((await payer.send(await payer.visit(url), '/cancel')).location).toBe(BACK)
  expect((await read(id)).status).toBe('canceled')
  const page = await payer.visit(url)
  expect(page.html).toContain(`href="${BACK}"`)
  expect(formsOf(page.html)).toEqual([])
})

test('a page whose time is over takes no card', async () => {
  const [{ url }, payer] = [await sandbox.newPayment(), sandbox.payer()]
  const page = await payer.visit(url)
  await sandbox.advance(32 * 60)
  expect((await payer.send(page, pathOf(url), GOOD)).location).toBe(pathOf(url))
  expect((await payer.visit(url)).html).toContain('Too late')
})

test.each([
  [2_500, 'EUR', 'en', '€\u00a025.00'],
  [2_500, 'EUR', 'de', '€\u00a025,00'],
  [2_500, 'JPY', 'en', '¥\u00a02\u00a0500'],
  [2_500, 'KWD', 'en', 'KWD\u00a02.500'],
  [1_234_567, 'USD', 'en', '$\u00a012\u00a0345.67'],
])('%s minor units of %s are read in %s as %s', async (amount, currency, locale, text) => {
  const { url } = await sandbox.newPayment({ amount, currency, locale })
  expect((await sandbox.payer().visit(url)).html).toContain(text)
})

test('no number of a card is kept or logged, not even of one that was turned away', async () => {
  const { url } = await sandbox.newPayment()
  const real = '4111 1111 1111 1111'
  const seen = await sandbox.payer().payWith(url, real, { cvc: '987' })
  expect(seen.html).not.toContain('4111')
  await sandbox.payer().payWith(url, '4000 0000 0000 0002', { cvc: '987' })
  await sandbox.payer().payWith(url, '5555 5555 5555 4444', { cvc: '987' })
  const traces = await sandbox.traces()
  expect(traces).toContain('4444') // the last four digits are
  for (const number of [real, ...TEST_CARDS.map(({ number: digits }) => digits)]) {
    const digits = number.replaceAll(' ', '')
    expect(traces.includes(digits) || traces.includes(spaced(digits))).toBe(false)
  }
})
