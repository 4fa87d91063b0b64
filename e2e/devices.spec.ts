import type { Page } from '@playwright/test'
import { expect, inDatabase, seat, signInAgain, test, type Member } from './journey.ts'
import { answered, balance, composer, connected, lastArticle, log, say, submit, visit } from './newcomer.ts'

test('one account in two browsers: what is written in one appears in the other, and each keeps its own draft', async ({
  newMember,
  browserOf,
  baseURL,
}) => {
  const member = await newMember()
  const { path } = await seat(member)
  const [here, there] = [await browserOf(member), await browserOf(await signInAgain(member, baseURL!))]
  await visit(here, path)
  await visit(there, path)
  await expect(composer(there)).toBeEnabled()

  await composer(there).fill('A thought that is not finished')
  await say(here, 'Thank you, that is a lovely start to it')
  await expect(log(there)).toContainText('Thank you, that is a lovely start to it')
  await answered(here)
  await answered(there)
  await expect(composer(there)).toHaveValue('A thought that is not finished')
  await expect(composer(here)).toHaveValue('')
  for (const page of [here, there]) await expect(balance(page)).toContainText('196.10')

  await say(there, 'Thanks, I like the way you go.')
  await expect(log(here)).toContainText('Thanks, I like the way you go.')
  await answered(there)
  await answered(here)
  for (const page of [here, there]) await expect(balance(page)).toContainText('193.10')
  expect(await log(here).getByRole('article').allInnerTexts()).toEqual(await log(there).getByRole('article').allInnerTexts())

  await composer(here).fill('Half a sentence')
  await here.reload()
  await expect(composer(here)).toHaveValue('Half a sentence')
})

test('a session that ran out: one word about it, a sign-in, and back in the chat with the text', async ({
  newMember,
  browserOf,
  watch,
}) => {
  watch.expects(/status of 401/)
  const member = await newMember()
  const { path } = await seat(member)
  const page = await browserOf(member)
  await visit(page, path)
  await composer(page).fill('I was just about to say something.')
  await expect(page.getByRole('button', { name: /^Send, / })).toBeVisible()
  await connected(page)
  await inDatabase("UPDATE session SET expires_at = now() - interval '1 minute' WHERE member_id = $1", [member.id])
  await submit(page)
  await expect(page.getByText('Error occurred. Please log in again.')).toHaveCount(1)
  await signInHere(page, member, path)

  await expect(composer(page)).toHaveValue('I was just about to say something.')
  await expect(balance(page)).toHaveAccessibleName(/^200\s*POINTS/)
  await page.getByRole('button', { name: /^Send, / }).click()
  await answered(page)
  await expect(log(page).getByText('I was just about to say something.')).toHaveCount(1)
  await expect(balance(page)).toContainText('196.60')
})

test('a session that is ended from another browser ends at once, and its member comes back to the chat', async ({
  newMember,
  browserOf,
  watch,
  baseURL,
}) => {
  watch.expects(/status of 401/)
  const member = await newMember()
  const { path } = await seat(member)
  const [page, other] = [await browserOf(member), await browserOf(await signInAgain(member, baseURL!))]
  await visit(page, path)
  await expect(composer(page)).toBeEnabled()
  await visit(other, '/account?tab=settings')
  await other.getByRole('button', { name: /^End the session / }).click()
  const dialog = other.getByRole('dialog', { name: 'End this session' })
  await dialog.getByLabel('Current password').fill(member.password)
  await dialog.getByRole('button', { name: 'End', exact: true }).click()
  await expect(other.getByText('The session was ended')).toBeVisible()

  await signInHere(page, member, path)
  await expect(composer(page)).toBeEnabled()
  await expect(lastArticle(page)).toBeVisible()
})

/** The sign-in that stands in the way of `path`. */
async function signInHere(page: Page, member: Member, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('redirect') === path)
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === path)
}
