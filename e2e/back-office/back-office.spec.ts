// The first days of an operator, in a real browser: each of these is done in a few steps.
import { done, expect, expectClean, signIn, test } from './desk.ts'
import { codeOf } from '../../server/test/people/operator.ts'

test.describe.configure({ mode: 'serial' })

test('an owner finds a member, gives points and sees in the log who did what', async ({ newMember, watch, openDesk }) => {
  watch.expects(/404/)
  const ada = await newMember('Ada')
  const page = await openDesk()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(ada.email)
  await page.getByRole('link', { name: `Ada` }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(page.getByText(ada.email)).toHaveCount(0)

  await page.getByRole('button', { name: 'Give points' }).click()
  await page.getByLabel(/^Points/).fill('50')
  await page.getByLabel(/^Reason/).fill('a reply was lost twice')
  await page.getByRole('button', { name: 'Give 50 points' }).click()
  await done(page)

  await page.goto('/admin/audit?act=points.')
  await page.locator('.row-key').first().click()
  await expect(page.getByText('given 50')).toBeVisible()
  await expect(page.getByText('a reply was lost twice')).toBeVisible()
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await expect(page.getByText(/agree with their records/)).toBeVisible()
})

test('a moderator is invited by mail, sets a factor, and their long ban waits for the owner, who says yes', async ({
  baseURL,
  newMember,
  browserOf,
  watch,
  blankDesk,
  openDesk,
}) => {
  watch.expects(/404|401|403|net::ERR/)
  const ada = await newMember('Ada')
  const live = await browserOf(ada)
  await live.goto('/account')
  const owner = await openDesk()
  await owner.goto('/admin/team')
  await owner.getByRole('button', { name: 'Invite' }).first().click()
  await owner.getByLabel('E-mail').fill('tom@example.com')
  await owner.getByRole('checkbox', { name: /Moderator/ }).check()
  await owner.getByLabel(/^Reason/).fill('joins in December')
  await owner.getByRole('button', { name: 'Invite' }).last().click()
  await expect(owner.getByText(/Invited until/)).toBeVisible()

  const mails = async () => (await (await fetch(`${baseURL}/sandbox/mailbox.json?to=tom@example.com`)).json()) as { links: string[] }[]
  await expect.poll(async () => (await mails()).length).toBe(1)
  const link = (await mails())[0]!.links[0]!
  const tom = await blankDesk()
  await tom.goto(link)
  await expect(tom).toHaveURL(/\/admin\/welcome$/)
  await tom.getByLabel('Name').fill('Tom')
  await tom.getByLabel('Password').fill('Lantern44xy')
  await tom.getByRole('button', { name: 'Continue' }).click()
  await expect(tom.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await tom.locator('code').innerText()).replaceAll(' ', '')
  await tom.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await tom.getByRole('button', { name: 'Confirm' }).click()
  await expect(tom.locator('.codes li')).toHaveCount(10)
  await tom.getByRole('checkbox').check()
  await tom.getByRole('button', { name: 'Open the back office' }).click()
  await expect(tom.getByRole('link', { name: 'Team', includeHidden: true })).toHaveCount(0)

  await tom.goto(`/admin/members/${ada.id}`)
  await tom.getByRole('button', { name: 'Ban…' }).click()
  await tom.getByLabel('For', { exact: true }).selectOption('30')
  await tom.getByLabel(/^What happened/).fill('Three of your titles were ads.')
  await tom.getByLabel(/^Reason/).fill('third ad in two days')
  await expect(tom.getByText('A second person has to say yes')).toBeVisible()
  await tom.getByRole('button', { name: 'Ask: Ban for 30 days' }).click()
  await expect(tom.getByText(/^Asked\./)).toBeVisible()
  await expect(tom.getByText('Paused', { exact: true })).toBeVisible()

  await owner.goto('/admin/approvals')
  await owner.locator('.row-key').first().click()
  await expect(owner.getByRole('definition').filter({ hasText: '€\u202f0.00' })).toBeVisible()
  await owner.getByRole('button', { name: 'Yes: Ban a member' }).click()
  await expect(owner.getByText('Nothing waits for a second person.')).toBeVisible()
  await expect(live).toHaveURL(/\/auth/)
  await owner.goto(`/admin/members/${ada.id}`)
  await expect(owner.getByText('Banned', { exact: true }).first()).toBeVisible()
})

test('every screen is clean for axe, in light and dark, and fits a phone of 320 px', async ({ watch, blankDesk }) => {
  test.slow()
  watch.expects(/404/)
  const page = await blankDesk({ viewport: { width: 320, height: 700 } })
  await page.goto('/admin')
  await page.getByLabel('E-mail').waitFor()
  await expectClean(page, 'sign-in')
  await signIn(page)
  for (const at of ['/admin/members', '/admin/approvals', '/admin/audit', '/admin/team']) {
    await page.goto(at)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectClean(page, at)
  }
  await page.goto('/admin/members')
  await page.locator('.tb a').first().click()
  await page.getByRole('button', { name: 'Give points' }).click()
  await page.getByLabel(/^Points/).waitFor()
  await expectClean(page, 'member')
})
