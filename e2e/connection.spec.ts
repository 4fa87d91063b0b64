import type { Message } from '@green-room/contract/messages'
import type { Page } from '@playwright/test'
import { expect, seat, test, type Member } from './journey.ts'
import { openLine } from './line.ts'
import { answered, composer, lastArticle, log, say, visit, writing } from './newcomer.ts'

const FIRST = 'Tell me about the record that you would save from a fire.'
const SECOND = 'And which one would you leave behind?'

test('the line breaks in the middle of a reply: what is written is kept, and then all is there once', async ({
  newMember,
  browserOf,
  watch,
}) => {
  watch.expects(/net::ERR_/)
  const line = await openLine()
  const member = await newMember()
  const { id, path } = await seat(member)
  const page = await browserOf(member, { proxy: line.proxy })
  await visit(page, path)
  await expect(composer(page)).toBeEnabled()
  const isCut = line.cutAfter(/event: reply\.written\ndata: .+\n\n/)
  await say(page, FIRST)
  await isCut
  await expect(lastArticle(page)).toHaveAccessibleName(/\bAI\b/)
  const half = await lastArticle(page).innerText()

  await say(page, SECOND)
  await expect(page.getByText('The lounge can’t be reached. Messages go out when the connection is back.')).toBeVisible()
  await expect(lastArticle(page)).toContainText('Waiting for the connection')
  const whole = await replyOf(member, id)
  expect(whole.length).toBeGreaterThan(half.split('\n').at(-1)!.length)

  line.mend()
  await expect(page.getByText('Waiting for the connection')).toBeHidden({ timeout: 30_000 })
  await expect(page.getByText('The lounge can’t be reached.')).toBeHidden()
  await answered(page)
  await expectAllOnce(page, member, id)
  line.close()
})

test('a browser goes offline while the character writes: it says so, and sends what was written when it is back', async ({
  newMember,
  browserOf,
  watch,
}) => {
  watch.expects(/net::ERR_/)
  const member = await newMember()
  const { id, path } = await seat(member)
  const page = await browserOf(member)
  await visit(page, path)
  await expect(composer(page)).toBeEnabled()
  await say(page, FIRST)
  await writing(page)
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline. Messages go out when the connection is back.')).toBeVisible()
  await say(page, SECOND)
  await expect(lastArticle(page)).toContainText('Waiting for the connection')
  await replyOf(member, id)

  await page.context().setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect(page.getByText('Waiting for the connection')).toBeHidden()
  await answered(page)
  await expectAllOnce(page, member, id)
})

const messagesOf = async ({ visitor }: Member, topicId: string): Promise<Message[]> =>
  (await visitor.call('listMessages', { topic_id: topicId })).body.payload.data

/** What the lounge has as the reply, once it is whole. */
async function replyOf(member: Member, topicId: string): Promise<string> {
  let reply: Message | undefined
  await expect(async () => {
    reply = (await messagesOf(member, topicId)).at(-1)
    expect(reply).toMatchObject({ generated_by: 'ai', is_streaming: false, is_typing: false })
  }).toPass()
  return reply!.content
}

/** Every message of the lounge stands on the page once, whole, in its order; and there is no other. */
async function expectAllOnce(page: Page, member: Member, topicId: string): Promise<void> {
  const messages = await messagesOf(member, topicId)
  expect(messages.filter(({ is_mine }) => is_mine).map(({ content }) => content)).toEqual([FIRST, SECOND])
  const articles = log(page).getByRole('article')
  await expect(articles).toHaveCount(messages.length)
  for (const [place, { content }] of messages.entries()) {
    await expect(articles.nth(place).getByText(content, { exact: true })).toBeVisible()
  }
}
