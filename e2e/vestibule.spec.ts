// A closed account, as its member finds it: the reasons, the objection, the money and the data; the lounge stays shut.
import { buy } from './buy.ts'
import { ban, expect, expectClean, test } from './back-office/desk.ts'

test('a banned member signs in, reads why, objects, and takes their data along', async ({ baseURL, newMember, watch, page, openDesk }) => {
  watch.expects(/401|403|404|net::ERR/)
  const ada = await newMember('Ada')
  const order = await buy(baseURL!, ada.visitor)
  const desk = await openDesk()
  await ban(desk, ada.id)

  await page.goto('/chats')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/suspended$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed for now' })).toBeVisible()
  await expect(page.getByText('What happened: Three of your titles were ads.')).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/suspended$/)

  await page.getByLabel('What is wrong with it?').fill('They were songs.')
  await page.getByRole('button', { name: 'Send the objection' }).click()
  await expect(page.getByText('We have it.', { exact: false })).toBeVisible()

  await page.setViewportSize({ width: 320, height: 700 })
  await expectClean(page, 'the vestibule')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Order my data' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(ada.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Order my data' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Download/ }).click()])
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.zip$/)

  await page.getByRole('link', { name: `Withdraw from contract ${order.number}` }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByText('We have received your withdrawal')).toBeVisible()
  await page.goto('/suspended')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/suspended')
  await expect(page).toHaveURL(/\/auth/)
})
