// Who reported a title in vain: told by mail, heard by another person, and told again.
import { decide, expect, expectClean, mailsTo, test } from './desk.ts'

test('who reported in vain objects by the mail, and the report is open again', async ({
  browser,
  baseURL,
  newMember,
  watch,
  openDesk,
  colleague,
}) => {
  watch.expects(/404/)
  const [ada, bert] = [await newMember('Ada'), await newMember('Bert')]
  const { body } = await ada.visitor.call('listRooms')
  await ada.visitor.call('createTopic', { room_id: body.payload.rooms[0].id, title: 'Shells for sale' })
  const topics = (await bert.visitor.call('listTopics', { language: 'en' })).body.payload.topics as { id: string; title: string }[]
  await bert.visitor.call('reportTopic', { topic_id: topics.find(({ title }) => title === 'Shells for sale')!.id, note: 'an ad' })
  const owner = await openDesk()
  const nora = await colleague(owner, { name: 'Nora', role: 'moderator' })
  await nora.goto('/admin/cases')
  await nora.getByRole('link', { name: /Shells for sale/ }).click()
  await decide(nora, 'No breach', { why: 'sea shells', button: 'No breach' })

  const decided = async () => (await mailsTo(baseURL!, bert.email)).find(({ subject }) => subject.includes('what was decided'))
  await expect.poll(decided).toBeTruthy()
  const guest = await (await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })).newPage()
  await guest.goto((await decided())!.links[0]!)
  await expect(guest).toHaveURL(/\/decisions\/r\d+$/)
  await expect(guest.getByRole('heading', { level: 1, name: /what was decided/ })).toBeVisible()
  await expect(guest.getByText('It breaks none of our rules', { exact: false })).toBeVisible()
  await expectClean(guest, 'what became of a report')
  await guest.getByLabel('What is wrong with it?').fill('It sells, all the same.')
  await guest.getByRole('button', { name: 'Send the objection' }).click()
  await expect(guest.getByText('We have it.', { exact: false })).toBeVisible()

  await owner.goto('/admin/cases')
  await owner.getByRole('link', { name: /Objection/ }).click()
  await expect(owner.getByText('Who reported it objects', { exact: false })).toBeVisible()
  await decide(owner, 'Take the decision back', { why: 'it sells', button: 'Take the decision back' })
  const answers = async () => (await mailsTo(baseURL!, bert.email)).filter(({ subject }) => subject.includes('what was decided'))
  await expect.poll(async () => (await answers()).length).toBe(2)
  await guest.goto((await answers())[0]!.links[0]!)
  await expect(guest.getByText('Your report is decided anew', { exact: false })).toBeVisible()
  await owner.goto('/admin/cases')
  await expect(owner.getByRole('link', { name: /Shells for sale/ })).toBeVisible()
  for (const page of [owner, nora, guest]) await page.context().close()
})
