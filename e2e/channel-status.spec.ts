import { expect, inDatabase, test } from './journey.ts'
import { visit } from './newcomer.ts'

test('channel status is bought, extended, and over: the highlight follows', async ({ newMember, browserOf }) => {
  const member = await newMember()
  const page = await browserOf(member)
  await visit(page, '/account')
  const card = page.getByRole('region', { name: /channel status/i })
  await card.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to proceed with this purchase?')
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Buy', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(card.getByText(/^Active until /)).toBeVisible()
  const { body: first } = await member.visitor.call('readProfile')
  await card.getByRole('button', { name: 'Extend' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const { body: second } = await member.visitor.call('readProfile')
  expect(Date.parse(second.payload.channel_expire_at) - Date.parse(first.payload.channel_expire_at)).toBe(7 * 86_400_000)

  const title = `In brass ${member.id}`
  const { body: rooms } = await member.visitor.call('listRooms')
  const room = rooms.payload.rooms[0].id
  expect((await member.visitor.call('createTopic', { room_id: room, title, text_look: 'bold', color: 'red' })).code).toBe(200)
  await visit(page, `/rooms/${room}/topics`)
  const topic = page.getByRole('main').getByRole('link', { name: new RegExp(title) })
  await expect(topic).toContainText('Channel topic')
  await inDatabase("UPDATE member SET channel_expires_at = now() - interval '1 s' WHERE id = $1", [member.id])
  await page.reload()
  await expect(topic).toBeVisible()
  await expect(topic).not.toContainText('Channel topic')
})
