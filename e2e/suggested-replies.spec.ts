// Replies at a tap: the character suggests them, and sending one is like sending any other text.
import { expect, seat, test } from './journey.ts'
import { answered, balance, composer, log, visit } from './newcomer.ts'

/** What a text costs at the price of a symbol that a lounge begins with. */
const priceOf = (text: string) => ([...new Intl.Segmenter('en').segment(text)].length * 0.1).toFixed(2)

test('a suggested reply is tapped, its price is shown, it is sent, and the answer brings others', async ({ newMember, browserOf }) => {
  const member = await newMember()
  const { path } = await seat(member)
  const page = await browserOf(member)
  await visit(page, path)
  const chips = page.getByRole('list', { name: 'Suggested replies' }).getByRole('button')
  await expect(chips.first()).toBeVisible()
  const offered = await chips.allInnerTexts()
  expect(offered.length).toBeGreaterThanOrEqual(2)
  expect(offered.length).toBeLessThanOrEqual(4)
  await expect(composer(page)).toHaveValue('')

  await chips.first().click()
  const [text] = offered as [string]
  await expect(composer(page)).toHaveValue(text)
  await expect(composer(page)).toBeFocused()
  await expect(balance(page)).toContainText('200')
  await page.getByRole('button', { name: `Send, ${priceOf(text)} POINTS` }).click()
  await expect(chips).toHaveCount(0)
  await expect(log(page)).toContainText(text)
  await answered(page)

  await expect(chips.first()).toBeVisible()
  const next = await chips.allInnerTexts()
  expect(next.length).toBeGreaterThanOrEqual(2)
  expect(next).not.toEqual(offered)
  await expect(balance(page)).toContainText((200 - Number(priceOf(text))).toFixed(2))
  await page.reload()
  await expect(chips).toHaveText(next)
})
