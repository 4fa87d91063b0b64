// Words, from the draft to what members read: what changes is seen before, and undone with one press.
import { done, expect, expectClean, test } from './desk.ts'
import { seat } from '../journey.ts'

type Faq = { question: string; answer: string }[]
const read = async (baseURL: string, language: string): Promise<Faq> =>
  ((await (await fetch(`${baseURL}/api/faq?lang_id=${language}`)).json()) as { payload: Faq }).payload

test('what changes is shown beside what stands, as members will see it, and one press undoes it', async ({ baseURL, watch, openDesk }) => {
  watch.expects(/404/)
  const page = await openDesk()
  const before = (await read(baseURL!, 'ar'))[0]!.answer
  await page.goto('/admin/content?tab=faq')
  await page.locator('.tb a').first().click()
  await page.getByRole('link', { name: /العربية/ }).click()
  const answer = page.getByLabel('Answer (HTML)')
  await expect(answer).toHaveAttribute('dir', 'rtl')
  await answer.fill(`${await answer.inputValue()}<p>كلمات جديدة.</p>`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved. Members don’t see it yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.locator('article[lang=ar]')
  await expect(preview).toHaveAttribute('dir', 'rtl')
  await expect(preview.locator('summary')).toBeVisible()
  await expect(preview).toContainText('كلمات جديدة.')
  await expectClean(page, 'preview of an answer')
  await page.getByRole('button', { name: 'What changes' }).click()
  await expect(page.locator('.words ins')).toContainText('كلمات')
  expect((await read(baseURL!, 'ar'))[0]!.answer).toBe(before)

  await page.getByRole('button', { name: 'Publish…' }).click()
  const changes = page.getByRole('region', { name: 'What changes' })
  await expect(changes.getByRole('figure', { name: 'Members read now' }).locator('ins')).toHaveCount(0)
  await expect(changes.getByRole('figure', { name: 'Then they read' }).locator('ins')).toContainText('كلمات جديدة')
  await expectClean(page, 'what changes')
  await page.getByLabel(/^Reason/).fill('says more')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await done(page)
  expect((await read(baseURL!, 'ar'))[0]!.answer).toContain('كلمات جديدة')

  await page.getByRole('button', { name: 'Undo v2' }).click()
  await expect(page.getByText('v1 is read again. It stands in the audit log.')).toBeVisible()
  expect((await read(baseURL!, 'ar'))[0]!.answer).toBe(before)
  await page.goto('/admin/audit')
  await expect(page.getByText('Undo: v1 again in place of v2').first()).toBeVisible()
})

test('a new version of the terms is agreed to before the next message, and a second person has read what changes', async ({
  browserOf,
  newMember,
  watch,
  openDesk,
  colleague,
}) => {
  watch.expects(/403|404/)
  const ada = await newMember('Ada')
  const { path } = await seat(ada)
  const owner = await openDesk()
  const tom = await colleague(owner, { name: 'Terence', role: 'content' })
  await tom.goto('/admin/content/page/terms/en')
  const text = tom.getByLabel('Text (HTML)')
  await text.fill(`${await text.inputValue()}<p>Be kind to the regulars.</p>`)
  await tom.getByRole('button', { name: 'Save draft' }).click()
  await tom.getByRole('button', { name: 'Publish…' }).click()
  await expect(tom.getByText('Nobody is asked again: better wording only.')).toBeVisible()
  await tom.getByRole('radio', { name: /^A new version at once/ }).check()
  await expect(tom.getByText(/members? (is|are) asked again/)).toBeVisible()
  await tom.getByLabel(/^Reason/).fill('a new rule')
  await tom.getByRole('button', { name: 'Ask: Publish' }).click()
  await expect(tom.getByText(/^Asked\./)).toBeVisible()
  await owner.goto('/admin/approvals')
  await owner.locator('.row-key').first().click()
  await owner.getByRole('link', { name: 'See what changes' }).click()
  await expect(owner.locator('.words ins')).toContainText('Be kind to the regulars.')
  await owner.goBack()
  await owner.locator('.row-key').first().click()
  await owner.getByRole('button', { name: 'Yes: Publish a legal page' }).click()
  await expect(owner.getByText('Nothing waits for a second person.')).toBeVisible()

  const page = await browserOf(ada)
  await page.goto(path)
  const box = page.getByRole('textbox', { name: /message/i })
  const send = page.getByRole('button', { name: /^Send, / })
  await box.fill('Good evening.')
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Our terms have changed' })
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/static-page/terms')
  await expectClean(page, 'new terms')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(box).toHaveValue('Good evening.')
  await send.click()
  await dialog.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('Thank you. You can go on.')).toBeVisible()
  await send.click()
  await expect(page.getByRole('log').getByText('Good evening.')).toBeVisible()
})
