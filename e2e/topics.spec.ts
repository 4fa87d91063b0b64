import { expect, inDatabase, seat, test } from './journey.ts'
import { agree, answered, balance, composer, lastArticle, leave, log, say, visit } from './newcomer.ts'

const freeAll = () => inDatabase("UPDATE character SET status = 'live' WHERE status = 'retired'")
test.afterEach(freeAll)

test('a member opens an own topic, a character joins and talks, and both are charged', async ({ newMember, browserOf }) => {
  // Nobody is free until the wait has been seen.
  await inDatabase("UPDATE character SET status = 'retired' WHERE status = 'live'")
  const page = await browserOf(await newMember())
  await visit(page, '/rooms')
  await page.getByRole('button', { name: 'Create topic' }).click()
  await page.getByLabel('Topic name').fill('Songs for a long road')
  await page.getByLabel('Room', { exact: true }).selectOption('Record Room')
  await expect(page.getByRole('dialog')).toContainText('25 POINTS')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await agree(page)
  await expect(page.getByText('Your seat is kept')).toBeVisible()
  await expect(page.getByPlaceholder('Waiting for another person to join...')).toBeDisabled()
  await freeAll()

  await expect(composer(page)).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByText('online')).toBeVisible()
  await say(page, 'Which song would you start with?')
  await answered(page)
  await expect(balance(page)).toContainText('171.80')
})

test('a member is taken to a chat by chance', async ({ newMember, browserOf }) => {
  const page = await browserOf(await newMember())
  await visit(page, '/rooms')
  await page.getByRole('button', { name: 'Start Random Chat' }).click()
  await agree(page)
  await expect(composer(page)).toBeEnabled()
  await expect(page.getByText('The other side is an AI character.')).toBeVisible()
})

test('a chat that was left is read under past chats, and goes on with the same character', async ({ newMember, browserOf }) => {
  const member = await newMember()
  const { path, title, companion } = await seat(member)
  const page = await browserOf(member)
  await visit(page, path)
  await say(page, 'My name is Tess, and I collect maps of islands.')
  await answered(page)
  await leave(page)

  await page.getByRole('link', { name: 'Past chats' }).click()
  await page.waitForURL(/\/topics\/past$/)
  await page.getByRole('link', { name: title }).click()
  await expect(log(page)).toContainText('I collect maps of islands.')
  await expect(page.getByText('This chat is closed.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(composer(page)).toBeEnabled()
  await expect(page.getByRole('main')).toContainText(companion)
  expect(new URL(page.url()).pathname).not.toBe(path)
  await say(page, 'Do you remember my name?')
  await answered(page)
  await expect(lastArticle(page)).toContainText('Tess')
})
