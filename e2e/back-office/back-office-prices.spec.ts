// What is sold and what is read, as an operator changes it in a real browser, with a second person where one is not enough.
import type { Page } from '@playwright/test'
import { codeOf } from '../../server/test/people/operator.ts'
import { expect, expectClean, test } from './desk.ts'

test.describe.configure({ mode: 'serial' })

/** Somebody who was invited, with the password and the factor that they chose. */
async function invited(owner: Page, tom: Page, baseURL: string, { email, role }: { email: string; role: RegExp }): Promise<void> {
  await owner.goto('/admin/team')
  await owner.getByRole('button', { name: 'Invite' }).first().click()
  await owner.getByLabel('E-mail').fill(email)
  await owner.getByRole('checkbox', { name: role }).check()
  await owner.getByLabel(/^Reason/).fill('joins in December')
  await owner.getByRole('button', { name: 'Invite' }).last().click()
  const mails = async () => (await (await fetch(`${baseURL}/sandbox/mailbox.json?to=${email}`)).json()) as { links: string[] }[]
  await expect.poll(async () => (await mails()).length).toBe(1)
  await tom.goto((await mails())[0]!.links[0]!)
  await tom.getByLabel('Name').fill('Tom')
  await tom.getByLabel('Password').fill('Lantern44xy')
  await tom.getByRole('button', { name: 'Continue' }).click()
  const secret = (await tom.locator('code').innerText()).replaceAll(' ', '')
  await tom.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await tom.getByRole('button', { name: 'Confirm' }).click()
  await tom.getByRole('checkbox').check()
  await tom.getByRole('button', { name: 'Open the back office' }).click()
}
const settled = async (baseURL: string, path: string) => (await (await fetch(`${baseURL}/api${path}`)).json()) as { payload: any }
const inAnHour = (): string => {
  const at = new Date(Date.now() + 3_600_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

test('a price is raised from a date, and German terms are published with a second person’s yes', async ({
  baseURL,
  browserOf,
  newMember,
  watch,
  blankDesk,
  openDesk,
}) => {
  watch.expects(/404|401|403|net::ERR/)
  const owner = await openDesk()
  const tom = await blankDesk()
  await invited(owner, tom, baseURL!, { email: 'prices@example.com', role: /Content/ })

  await owner.goto('/admin/prices')
  await owner.getByLabel('A symbol of a message').fill('0.105')
  await owner.getByLabel('A symbol of a message').fill('0.11')
  await expect(owner.getByRole('row', { name: /A message of 120 symbols/ })).toContainText('13.20')
  await owner.getByRole('button', { name: 'Review and publish' }).click()
  await owner.getByLabel('When').selectOption('later')
  await owner.getByLabel('From', { exact: true }).fill(inAnHour())
  await owner.getByLabel(/^Reason/).fill('model prices of November')
  await expect(owner.getByText('12 points, € 0.12 → 13.2 points, € 0.13')).toBeVisible()
  await expect(owner.getByText(/^members would have paid (the same|[\d.]+ % more)/)).toBeVisible()
  await owner.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(owner.getByText('1 change waits for its time')).toBeVisible()
  expect((await settled(baseURL!, '/settings')).payload.message_symbol_cost).toBe(0.1)
  const ada = await browserOf(await newMember('Ada'))
  await ada.goto('/account')
  await ada.getByRole('button', { name: 'Top up balance' }).click()
  const notice = ada.getByText(/^From .*, a symbol of a message costs 0\.11 points\. Until then it is 0\.10\.$/)
  await expect(notice).toBeVisible()
  await expectClean(ada, 'a price that is to change')
  await owner.getByRole('button', { name: /History/ }).click()
  await expect(owner.getByText('Planned', { exact: true })).toBeVisible()
  await owner.getByRole('button', { name: /Take back/ }).click()
  await owner.getByLabel(/^Reason/).fill('next year')
  await owner.getByRole('button', { name: 'Take back', exact: true }).last().click()
  await expect(owner.getByText('Taken back', { exact: true })).toBeVisible()
  await ada.reload()
  await ada.getByRole('button', { name: 'Top up balance' }).click()
  await expect(notice).toHaveCount(0)

  await tom.goto('/admin/content/page/terms/de')
  const before = await tom.getByLabel('Title', { exact: true }).inputValue()
  await tom.getByLabel('Title', { exact: true }).fill('Unsere Bedingungen')
  await tom.getByRole('button', { name: 'Save draft' }).click()
  await expect(tom.getByText('Saved. Members don’t see it yet.')).toBeVisible()
  await tom.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(tom.locator('article[lang=de] h3')).toHaveText('Unsere Bedingungen')
  await tom.getByRole('button', { name: 'Publish…' }).click()
  await tom.getByLabel(/^Reason/).fill('in plain words')
  await tom.getByRole('button', { name: 'Ask: Publish' }).click()
  await expect(tom.getByText(/^Asked\./)).toBeVisible()
  const title = async () => (await settled(baseURL!, '/static-pages/terms?lang_id=de')).payload.title as string
  expect(await title()).toBe(before)

  await owner.goto('/admin/approvals')
  await owner.locator('.row-key').first().click()
  await owner.getByRole('button', { name: 'Yes: Publish a legal page' }).click()
  await expect(owner.getByText('Nothing waits for a second person.')).toBeVisible()
  expect(await title()).toBe('Unsere Bedingungen')
  await tom.reload()
  await expect(tom.getByRole('button', { name: 'Put back v1' })).toBeVisible()
})

test('the screens of prices and content are clean for axe, in light and dark, and fit a phone of 320 px', async ({ watch, openDesk }) => {
  test.slow()
  watch.expects(/404/)
  const page = await openDesk({ viewport: { width: 320, height: 700 } })
  for (const at of ['', '?tab=bundles', '?tab=money', '?tab=house', '?tab=words', '?tab=history']) {
    await page.goto(`/admin/prices${at}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expectClean(page, at)
  }
  for (const at of ['/content', '/content?tab=text', '/content/page/terms/ar', '/content/terms/back-bar/en', '/stock']) {
    await page.goto(`/admin${at}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectClean(page, at)
  }
  await page.locator('.lk').first().click()
  await page.getByLabel(/^Wished/).waitFor()
  await expectClean(page, 'stock of a room')
})
