// What comes up in an operator's first month beside the desks' own journeys: each is done in a few steps, with a second person where one is not enough.
import { ban, decide, done, expect, test } from './back-office/desk.ts'
import { seat } from './journey.ts'

test.describe.configure({ mode: 'serial' })

test('a refusal that was wrong is taken back, and its writer may send that text', async ({ newMember, watch, openDesk }) => {
  watch.expects(/404/)
  const ada = await newMember('Ada')
  const rooms = (await ada.visitor.call('listRooms')).body.payload.rooms as { id: string }[]
  const title = 'how to make a bomb'
  const topic = { room_id: rooms[0]!.id, title }
  expect((await ada.visitor.call('createTopic', topic)).body.code).toMatch(/^house-rule\./)
  expect((await ada.visitor.call('contestRefusal', { kind: 'title', content: title })).code).toBe(200)

  const page = await openDesk()
  await page.goto('/admin/cases?kind=contested')
  await page.locator('[data-row] a').first().click()
  await page.getByRole('button', { name: 'Show the evidence' }).click()
  await expect(page.getByText(title)).toBeVisible()
  await decide(page, 'Take the refusal back', { why: 'props of a film', button: 'Take the refusal back' })
  expect((await ada.visitor.call('createTopic', topic)).code).toBe(200)
})

test('points above one’s own limit wait for somebody who may give as many', async ({ newMember, watch, openDesk, colleague }) => {
  watch.expects(/404/)
  const ada = await newMember('Ada')
  const balance = async () => (await ada.visitor.call('readProfile')).body.payload.balance as number
  const before = await balance()
  const owner = await openDesk()
  const sam = await colleague(owner, { name: 'Sam', role: 'support' })
  await sam.goto(`/admin/members/${ada.id}`)
  await sam.getByRole('button', { name: 'Give points' }).click()
  await sam.getByLabel(/^Points/).fill('400')
  await sam.getByLabel(/^Reason/).fill('an evening was lost')
  await sam.getByRole('button', { name: 'Ask: Give 400 points' }).click()
  await expect(sam.getByText(/^Asked\./)).toBeVisible()
  await expect(sam.getByText('Waits for a second person: Give points. Asked by Sam', { exact: false })).toBeVisible()

  await owner.goto('/admin/approvals')
  await owner.locator('.row-key').first().click()
  await owner.getByRole('button', { name: 'Yes: Give points' }).click()
  await done(owner)
  expect(await balance()).toBe(before + 400)
  await owner.goto('/admin/audit?act=points.')
  await expect(owner.getByText('an evening was lost')).toBeVisible()
})

test('a ban closes both of a member’s open pages at once, and lifting it lets them in again', async ({
  newMember,
  browserOf,
  watch,
  openDesk,
}) => {
  watch.expects(/401|403|404|net::ERR/)
  const ada = await newMember('Ada')
  const [one, two] = [await browserOf(ada), await browserOf(ada)]
  for (const page of [one, two]) {
    await page.goto('/chats')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const desk = await openDesk()
  await ban(desk, ada.id)
  for (const page of [one, two]) await expect(page).toHaveURL(/\/auth/)
  await desk.getByRole('button', { name: 'Lift the ban' }).click()
  await desk.getByLabel(/^Reason/).fill('they were songs')
  await desk.getByRole('button', { name: 'Lift the ban' }).last().click()
  await expect(desk.getByText('In good standing').first()).toBeVisible()
  await one.getByLabel('Email').fill(ada.email)
  await one.getByLabel('Password', { exact: true }).fill(ada.password)
  await one.getByRole('button', { name: 'Continue' }).click()
  await expect(one).toHaveURL(/\/chats$/)
})

test('who wrote twice that they are not of age writes nothing more, and writes again once a person cleared it up', async ({
  newMember,
  watch,
  openDesk,
}) => {
  watch.expects(/404/)
  const kim = await newMember('Kim')
  const { id: topic_id } = await seat(kim)
  const say = async (content: string) => (await kim.visitor.call('postMessage', { topic_id, content })).code
  // While a reply is being written nothing is taken.
  await expect.poll(() => say('I am 15 years old')).toBe(200)
  await expect.poll(() => say('I told you, I am 15 years old')).toBe(200)
  await expect.poll(() => say('Hello?')).toBe(403)

  const desk = await openDesk()
  await desk.goto('/admin/cases?kind=minor')
  await expect(desk.locator('[data-row]').first()).toContainText('4 h left')
  await desk.locator('[data-row] a').first().click()
  await desk.getByRole('button', { name: 'Show the evidence' }).click()
  await expect(desk.getByRole('definition').filter({ hasText: 'I am 15 years old' })).toBeVisible()
  await desk.getByRole('link', { name: `Member ${kim.id}` }).click()
  await desk.getByRole('button', { name: 'Show e-mail' }).click()
  await desk.getByLabel(/^Reason/).fill('asks for a proof of age')
  await desk.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click()
  await expect(desk.getByText(kim.email)).toBeVisible()
  await desk.goBack()
  await desk.getByRole('button', { name: 'Claim' }).click()
  await desk.getByRole('button', { name: 'Decide', exact: true }).click()
  await desk.getByRole('radio', { name: 'Ban the member' }).check()
  await expect(desk.getByLabel('Ground')).toHaveValue('underage')
  await desk.getByRole('radio', { name: 'Let them write again' }).check()
  await desk.getByLabel(/^Reason/).fill('showed an identity card')
  await desk.getByRole('button', { name: 'Let them write again', exact: true }).click()
  await done(desk)
  await expect.poll(() => say('Hello?')).toBe(200)
})

test('more topics are wished for a room, and one that reads badly is taken away', async ({ watch, openDesk }) => {
  watch.expects(/404/)
  const desk = await openDesk()
  await desk.goto('/admin/stock')
  const wish = desk.getByRole('button', { name: /^Topics that wait in Tea Room, en: / })
  await wish.click()
  await desk.getByLabel(/^Wished/).fill('7')
  await desk.getByLabel(/^Reason/).fill('a full evening')
  await desk.getByRole('button', { name: 'Change a room’s stock' }).click()
  await done(desk)
  await expect(wish).toHaveText(/ of 7$/)
  await desk.getByRole('button', { name: 'Tea Room', exact: true }).click()
  const title = await desk.locator('table table tbody tr td').first().innerText()
  await desk.getByRole('button', { name: `Close ${title}` }).click()
  await desk.getByLabel(/^Reason/).fill('reads badly')
  await desk
    .getByRole('complementary', { name: `Close “${title}”` })
    .getByRole('button', { name: 'Close', exact: true })
    .last()
    .click()
  await done(desk)
  await expect(desk.getByRole('cell', { name: title, exact: true })).toHaveCount(0)
})
