// What becomes of a report: somebody reads the title, another person decides, the member objects, and a third person looks again.
import { colleagueOf, decide, deskOf, expectClean, mailsTo, signIn } from './desk.ts'
import { expect, test, type Member } from '../journey.ts'

test.describe.configure({ mode: 'serial' })

async function openTopic({ visitor }: Member, title: string): Promise<void> {
  const { body } = await visitor.call('listRooms')
  expect((await visitor.call('createTopic', { room_id: body.payload.rooms[0].id, title })).code).toBe(200)
}
test('a report of a title is decided with reasons, and overturned by another person when its writer objects', async ({
  browser,
  baseURL,
  newMember,
  browserOf,
  watch,
}) => {
  watch.expects(/404/)
  const [ada, bert] = [await newMember('Ada'), await newMember('Bert')]
  await openTopic(ada, 'Coins of the sea')
  const reader = await browserOf(bert)
  await reader.goto('/topics')
  await reader.getByRole('button', { name: 'Report this title: Coins of the sea' }).click()
  await reader.getByLabel('Something else').check()
  await reader.getByLabel(/^Note/).fill('sells points')
  await reader.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(reader.getByText('Title reported. A mail confirms it.')).toBeVisible()

  const owner = await deskOf(browser, baseURL!)
  await signIn(owner)
  const ines = await colleagueOf(browser, owner, baseURL!, { name: 'Ines', role: 'moderator' })
  await ines.goto('/admin/cases')
  await ines.getByRole('link', { name: /Coins of the sea/ }).click()
  await ines.getByRole('button', { name: 'Show the evidence' }).click()
  await expect(ines.getByText('Something else: sells points')).toBeVisible()
  await ines.getByRole('button', { name: 'Told to authorities…' }).click()
  await ines.getByLabel('Authority', { exact: true }).fill('Harbour police')
  await ines.getByLabel(/^Their reference/).fill('HP 7')
  await ines.getByLabel(/^Reason/).fill('a stolen treasure')
  await ines.getByRole('button', { name: 'Keep that they were told' }).click()
  await expect(ines.getByText('Harbour police, reference HP 7, by Ines')).toBeVisible()
  await decide(ines, 'Close the title', { facts: 'The title offers coins.', why: 'an ad', button: 'Close the title' })
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(reader.getByText('Coins of the sea')).toHaveCount(0)

  await expect.poll(async () => (await mailsTo(baseURL!, ada.email)).some(({ subject }) => subject.includes('taken out'))).toBe(true)
  const link = (await mailsTo(baseURL!, ada.email)).find(({ subject }) => subject.includes('taken out'))!.links[0]!
  const guest = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await guest.goto(link)
  await expect(guest).toHaveURL(/\/decisions\/\d+$/)
  await expect(guest.getByText('What happened: The title offers coins.')).toBeVisible()
  await guest.getByLabel('What is wrong with it?').fill('It is a song about a shipwreck.')
  await guest.getByRole('button', { name: 'Send the objection' }).click()
  await expect(guest.getByText('We have it.', { exact: false })).toBeVisible()

  await ines.goto('/admin/cases')
  await ines.getByRole('link', { name: /Objection/ }).click()
  await expect(ines.getByText('You decided about this before.', { exact: false })).toBeVisible()
  await owner.goto('/admin/cases')
  await owner.getByRole('link', { name: /Objection/ }).click()
  await owner.getByRole('button', { name: 'Show the evidence' }).click()
  await expect(owner.getByText('It is a song about a shipwreck.')).toBeVisible()
  await decide(owner, 'Take the decision back', { why: 'it is a song', button: 'Take the decision back' })
  await reader.reload()
  await expect(reader.getByText('Coins of the sea')).toBeVisible()
  for (const page of [owner, ines, guest]) await page.context().close()
})

test('cases and decisions are clean for axe, in light and dark, and fit a phone of 320 px', async ({
  browser,
  baseURL,
  newMember,
  browserOf,
  watch,
}) => {
  test.slow()
  watch.expects(/404/)
  const ada = await newMember('Ada')
  await openTopic(ada, 'Looking closely')
  const cleo = await newMember('Cleo')
  const topics = (await cleo.visitor.call('listTopics', { language: 'en' })).body.payload.topics as { id: string; title: string }[]
  const report = { topic_id: topics.find(({ title }) => title === 'Looking closely')!.id, reason: 'dangerous', note: 'look' }
  await cleo.visitor.call('reportTopic', report)
  const small = { viewport: { width: 320, height: 700 } }
  const desk = await deskOf(browser, baseURL!, small)
  await signIn(desk)
  await desk.goto('/admin/cases')
  await desk.getByRole('link', { name: /Looking closely/ }).waitFor()
  await expectClean(desk, 'cases')
  await desk.getByRole('link', { name: /Looking closely/ }).click()
  await desk.getByRole('button', { name: 'Show the evidence' }).click()
  await desk.getByText('Titles of this member').waitFor()
  await expectClean(desk, 'case')
  await desk.getByRole('button', { name: /Claim|Another 30 minutes/ }).click()
  await desk.getByRole('button', { name: 'Decide', exact: true }).click()
  await desk.getByRole('radio', { name: 'Warn the member' }).check()
  await desk.getByLabel(/^What happened/).fill('The title puts people in danger.')
  await desk.getByText('A warning').waitFor()
  await expectClean(desk, 'decision')
  await desk.getByLabel(/^Reason/).fill('first time')
  await desk.getByRole('button', { name: 'Warn the member', exact: true }).click()
  await desk.getByText('Done. It stands in the audit log.').waitFor()

  await expect.poll(async () => (await mailsTo(baseURL!, ada.email)).some(({ subject }) => subject === 'A warning')).toBe(true)
  const link = (await mailsTo(baseURL!, ada.email)).find(({ subject }) => subject === 'A warning')!.links[0]!
  const page = await browserOf(ada, small)
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: 'Send the objection' }).waitFor()
  await expectClean(page, 'decision of a member')
  await page.goto('/topics')
  await page
    .getByRole('button', { name: /^Report this title/ })
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectClean(page, 'titles')
  await desk.context().close()
})
