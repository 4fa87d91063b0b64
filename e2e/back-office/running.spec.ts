// Who keeps the lounge running, in a real browser: a job tries again; the lounge is announced to close, closes and opens, and its members see it.
import type { Page } from '@playwright/test'
import { expect, expectClean, signIn, test } from './desk.ts'
import { inDatabase } from '../journey.ts'

test.describe.configure({ mode: 'serial' })
const DEAD = `INSERT INTO job (kind, key, attempt, failed_at, last_error)
  VALUES ('ledger.mail-findings', NULL, 12, now(), 'Error: connect ECONNREFUSED 127.0.0.1:25')`
const reason = (desk: Page, text: string) => desk.getByLabel(/^Reason/).fill(text)
const lead = async (page: Page, name: string, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name, exact: true }).click()
}
const banner = (page: Page) => page.getByRole('region', { name: 'Maintenance' })

test('a job that was given up tries again, and is gone', async ({ openDesk }) => {
  await inDatabase(DEAD)
  const desk = await openDesk()
  // On a phone the menu keeps it.
  await expect(desk.getByRole('link', { name: 'Operations 1', includeHidden: true })).toHaveCount(1)
  await desk.goto('/admin/operations')
  await expect(desk.getByText('connect ECONNREFUSED')).toBeVisible()
  await desk.getByRole('button', { name: 'Retry ledger.mail-findings' }).click()
  await reason(desk, 'the mail server is back')
  await desk.getByRole('button', { name: 'Let it try again' }).click()
  await expect(desk.getByText('No job was given up.')).toBeVisible()
})

test('a mail that came back is a row with its member, who is asked to check the address', async ({ newMember, browserOf, openDesk }) => {
  const ada = await newMember('Ada')
  const gone = `gone-${ada.id}@nowhere.invalid`
  await inDatabase(`UPDATE member SET email = '${gone}', email_key = '${gone}', mailbox_key = '${gone}' WHERE id = ${ada.id}`)
  const { password, email } = ada
  expect((await ada.visitor.call('changeEmail', { email: `other-${email}`, password })).code).toBe(200)
  const page = await browserOf(ada)
  await page.goto('/rooms')
  const notice = page.getByRole('region', { name: 'Your e-mail address' })
  await expect(notice).toContainText('our mails come back')
  await expectClean(page, 'notice')
  await notice.getByRole('link', { name: 'Check the address' }).click()
  await expect(page).toHaveURL(/\/account/)

  const desk = await openDesk()
  await desk.goto('/admin/operations')
  const mails = desk.getByRole('region', { name: 'Mails that came back' })
  await expect(mails).toContainText(`Ada · ${ada.id}`)
  await expect(mails).toContainText('Address is to change')
  await mails.getByRole('button', { name: 'Drop… accounts.mail' }).click()
  await reason(desk, 'is told on their pages')
  await desk.getByRole('button', { name: 'Drop the job' }).click()
  await expect(desk.getByText('No mail to a member came back.')).toBeVisible()
})

test('the lounge is announced to close, closes and opens; members see each by themselves', async ({
  newMember,
  browserOf,
  watch,
  isMobile,
  blankDesk,
  openDesk,
}) => {
  watch.expects(/503/)
  const page = await browserOf(await newMember('Ada'))
  await page.goto('/rooms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const desk = await openDesk()
  await desk.goto('/admin/operations')
  await desk.getByRole('button', { name: 'Plan maintenance' }).click()
  await desk.getByLabel('Minutes').fill('15')
  await reason(desk, 'a new disk')
  await desk.getByRole('button', { name: 'Plan it' }).click()
  await expect(desk.getByText(/Members are told|No top-ups/)).toBeVisible()
  await expect(banner(page)).toContainText('for about 15 minutes. Chats, points and drafts stay as they are.')

  await desk.getByRole('button', { name: 'Plan maintenance' }).click()
  await desk.getByLabel('Closes', { exact: true }).selectOption('now')
  await reason(desk, 'it can not wait')
  await desk.getByRole('button', { name: 'Close now' }).click()
  await expect(banner(page)).toContainText('The lounge is closed for maintenance')
  const guest = await blankDesk()
  expect((await guest.goto('/rooms'))?.status()).toBe(503)
  await expect(guest.getByRole('heading', { name: 'Closed for a moment' })).toBeVisible()
  await lead(page, 'HOME', isMobile)

  await desk.getByRole('button', { name: 'Open the lounge' }).click()
  await reason(desk, 'all is well')
  await desk.getByRole('button', { name: 'Open the lounge' }).last().click()
  await expect(banner(page)).toHaveCount(0)
  await lead(page, 'ROOMS', isMobile)
  await expect(page.getByRole('heading', { name: 'Record Room' }).first()).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Record Room' }).first()).toBeVisible({ timeout: 20_000 })
})

test('operations and the banner are clean for axe, in light and dark, and fit a phone of 320 px', async ({ blankDesk }) => {
  test.slow()
  await inDatabase(DEAD)
  await inDatabase(`INSERT INTO maintenance (stops_at, closes_at, opens_at) VALUES (now() + interval '1 minute', now() + interval '7 minutes',
    now() + interval '30 minutes')`)
  const page = await blankDesk({ viewport: { width: 320, height: 700 } })
  // The process looks at the plan every two seconds, and keeps a guest's page for five.
  await expect(async () => {
    await page.goto('/rooms')
    await expect(banner(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectClean(page, 'banner')
  await signIn(page)
  await page.goto('/admin/operations')
  await page.getByRole('button', { name: 'Retry ledger.mail-findings' }).waitFor()
  await expectClean(page, 'operations')
  await page.getByRole('button', { name: 'Plan maintenance' }).click()
  await page.getByText('people are here now').waitFor()
  await expectClean(page, 'plan')
  await inDatabase(`UPDATE maintenance SET ended_at = now() WHERE ended_at IS NULL`)
  await inDatabase(`DELETE FROM job WHERE failed_at IS NOT NULL`)
})
