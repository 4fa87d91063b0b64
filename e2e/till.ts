// What a member does to pay, as the journeys of payments share it.
import { expect, type Page } from '@playwright/test'
import { inDatabase } from './journey.ts'

/** The balance in the header, which follows the live line. */
export const purse = (page: Page) => page.getByRole('banner').getByRole('link', { name: /POINTS/ })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const PLACE = { Address: 'Prinsengracht 3', City: 'Amsterdam', 'Post code': '1015 DK' }
/** Step 2 with an invoice: a new member has no surname, phone or address yet. */
export async function fillBilling(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'I need an invoice with my address' }).check()
  await dialog.getByLabel('Surname').fill('de Wit')
  await dialog.getByPlaceholder('Enter a phone number').fill('+31612345678')
  for (const [label, value] of Object.entries(PLACE)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.locator('select[name="country"]').selectOption({ label: 'Netherlands' })
}

/** From step 1 of the dialog to the payment page, which shows the same sum. `fill` is for what is not there yet. */
export async function toGateway(page: Page, sum: string, fill?: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await billed(page, sum, fill)
}
/** From step 2. */
export async function billed(page: Page, sum: string, fill?: (page: Page) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Billing details' })).toBeVisible()
  await fill?.(page)
  await page.getByRole('checkbox', { name: /want my points at once/ }).check()
  await page.getByRole('button', { name: `Pay €\u00a0${sum}`, exact: true }).click()
  // The page goes there by itself after some seconds, which may be before a press or in the midst of it.
  const gateway = /\/sandbox\/gateway\/pay\//
  await page
    .getByRole('link', { name: 'Go now' })
    .click({ timeout: 5_000 })
    .catch(() => undefined)
  await page.waitForURL(gateway)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`€\u00a0${sum}`)
}

export async function payBy(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry date').fill('04 / 31')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}
export async function confirmAtBank(page: Page, code: string): Promise<void> {
  await expect(heading(page, 'Confirm this payment')).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

/** What the gateway would do by itself in a minute, it does now: its own plan comes due, and its loop tells the lounge. */
export const settle = () =>
  inDatabase("UPDATE sandbox_gateway.plan SET due_at = sandbox_gateway.now() WHERE action = 'pay' AND done_at IS NULL")

/** The subjects of the mails that somebody got. */
export async function mailed(page: Page, email: string): Promise<string[]> {
  const answer = await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
}

export const GOOD = '4242 4242 4242 4242'
export const DECLINED = '4000 0000 0000 0002'
export const ASKING = '4000 0000 0000 3220'
export const SLOW = '4000 0000 0000 6108'
export const LATE = '4000 0000 0000 6009'
