// The sandbox gateway's pages in a real browser: usable without script, by keyboard and by axe's rules, in both themes, at the width of a desk and of a phone.
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFinds } from '../../../../test/axe.ts'
import { openTestSandbox, type TestSandbox } from '../../../../test/fakes/sandbox-gateway.ts'

let sandbox: TestSandbox
let browser: Browser
beforeAll(async () => {
  sandbox = await openTestSandbox()
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
})
afterAll(async () => {
  await browser.close()
  await sandbox.close()
})

const newPage = async (options: object): Promise<Page> => (await browser.newContext(options)).newPage()
/** The gateway's addresses are the public ones; here it is reached on loopback. */
const payment = async (locale = 'en'): Promise<string> =>
  (
    await sandbox.newPayment({
      success_url: `${sandbox.origin}/done`,
      cancel_url: `${sandbox.origin}/back`,
      reference: '12345678-AbCdEfGhIjKl',
      locale,
    })
  ).url.replace(sandbox.publicUrl, sandbox.origin)
async function faults(page: Page, withAxe: boolean): Promise<string[]> {
  const found = withAxe ? await axeFinds(page) : []
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  return [...found, ...(isWide ? ['scrolls sideways'] : [])]
}

test.each([
  ['light', 390, 844, true],
  ['dark', 1440, 900, true],
  ['light', 320, 640, false],
  ['light', 900, 700, false],
] as const)('in %s at %i pixels every page is without fault', async (colorScheme, width, height, withAxe) => {
  const page = await newPage({ colorScheme, viewport: { width, height } })
  const found: Record<string, string[]> = {}
  const url = await payment()
  await page.goto(url)
  found['pay'] = await faults(page, withAxe)
  await page.getByRole('button', { name: 'Pay € 25.00' }).click()
  found['wrong'] = await faults(page, withAxe)
  await page.getByRole('link', { name: '4000 0000 0000 3220' }).click()
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('button', { name: 'Pay € 25.00' }).click()
  found['bank'] = await faults(page, withAxe)
  await page.getByRole('button', { name: 'Confirm' }).click()
  found['wrong code'] = await faults(page, withAxe)
  await page.getByRole('button', { name: 'Cancel' }).click()
  found['declined'] = await faults(page, withAxe)
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await page.waitForURL(`${sandbox.origin}/back`)
  await page.goto(url)
  found['closed'] = await faults(page, withAxe)
  await page.goto(`${sandbox.origin}/sandbox/gateway`)
  found['home'] = await faults(page, withAxe)
  await page.goto(await payment('ar'))
  found['right to left'] = await faults(page, withAxe)
  expect(found).toEqual({ pay: [], wrong: [], bank: [], 'wrong code': [], declined: [], closed: [], home: [], 'right to left': [] })
  await page.context().close()
})

test('without script and by keyboard alone: a wrong card, a declined one, 3-D Secure, and back to the shop of another origin', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  const shop = sandbox.origin.replace('127.0.0.1', 'localhost')
  await page.goto((await sandbox.newPayment({ success_url: `${shop}/done` })).url.replace(sandbox.publicUrl, sandbox.origin))
  const pay = async (number: string): Promise<void> => {
    await page.getByLabel('Card number').focus()
    await page.getByLabel('Card number').fill('')
    await page.keyboard.type(number)
    await page.keyboard.press('Tab')
    await page.keyboard.type('12/39')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
  }
  const expiry = (): Promise<void> => page.getByLabel('Expiry date').fill('')
  await pay('4242424242424241')
  const number = page.getByLabel('Card number')
  await number.and(page.locator('[aria-invalid=true]')).waitFor()
  const describedBy = (await number.getAttribute('aria-describedby'))!.split(' ')[0]!
  expect(await page.locator(`#${describedBy}`).textContent()).toContain('mistyped')
  expect(await page.locator(':focus').getAttribute('id')).toBe('number')
  await expiry()
  await pay('4000000000000002')
  await page.getByRole('alert').filter({ hasText: 'declined this card' }).waitFor()
  await expiry()
  await pay('4000000000003220')
  await page.getByLabel('Code').focus()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${shop}/done`)
  await page.context().close()
})
