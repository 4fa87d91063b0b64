// Who reported a title reads what was decided, and objects to it as whoever is restricted does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { operator, type Desk } from '../../test/people/operator.ts'
import { tokenIn } from '../../test/people/link-token.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
let lounge: TestLounge
let owner: Desk
let moderator: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ settings: { welcome_points: 100_000 } })
  owner = await operator(lounge, 'owner')
  moderator = await operator(lounge, 'moderator')
}, 60_000)
afterAll(() => lounge?.close())
const db = () => lounge.database.owner

const openCases = (kind: string) =>
  db()
    .selectFrom('case_file')
    .select(['id', 'member_id'])
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .execute()
const decide = (desk: Desk, id: string, outcome: string) =>
  desk.call('decideCase', { case_id: id, outcome, ground: 'ads', facts: 'The title sells points.', reason: 'looked at it' })
const mailOf = ({ email }: Member, words: string) =>
  waitFor(async () => (await lounge.mailTo(email)).find(({ text, subject }) => `${subject}\n${text}`.includes(words)))
const linkIn = (mail: { links: string[] }) => {
  const link = new URL(mail.links[0]!)
  return { path: link.pathname, token: tokenIn(link), query: link.search }
}
async function guest() {
  const visitor = lounge.visitor()
  await visitor.call('csrfCookie')
  return visitor
}
/** A title that two people reported, and how its case ended. */
async function decided(title: string, outcome: string) {
  const [ada, bert, cleo] = [await lounge.member('Ada'), await lounge.member('Bert'), await lounge.member('Cleo')]
  const rooms = (await ada.call('listRooms')).body.payload.rooms
  const topic = (await ada.call('createTopic', { room_id: rooms[0].id, title })).body.payload.topic.id as string
  const report = (await bert.call('reportTopic', { topic_id: topic, note: 'sells points' })).body.payload.report_id as string
  await cleo.call('reportTopic', { topic_id: topic })
  const [{ id: file } = { id: '' }] = await openCases('title')
  expect((await decide(moderator, file, outcome)).code).toBe(200)
  const said = outcome === 'no-breach' ? 'breaks none of our rules' : 'we acted on it'
  return { ada, bert, cleo, topic, report, file, link: linkIn(await mailOf(bert, said)) }
}
const seenBy = async (member: Member): Promise<string[]> =>
  (await member.call('listTopics', { language: 'en' })).body.payload.topics.map((one: { title: string }) => one.title)

describe('who reported a title that was found to break no rule', () => {
  test('objects by the link of the mail, another person decides, and the report is open again', async () => {
    const { ada, bert, cleo, report, file, link } = await decided('Cheap coins by post', 'no-breach')
    expect([link.path, link.query]).toEqual([`/decisions/r${report}`, ''])
    const reader = await guest()
    const { decision } = (await reader.call('openDecision', { token: link.token })).body.payload
    expect(decision).toMatchObject({ report_id: report, outcome: 'no-breach', appeal: null })
    expect(decision.appeal_until).not.toBe(null)
    expect(JSON.stringify(decision)).not.toMatch(/sells points|Ada|Bert/)
    const object = (text: string) => reader.call('appealByLink', { token: link.token, text })
    const races = await Promise.all(Array.from({ length: 4 }, () => object('It is an ad all the same.')))
    expect(races.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect((await object('Another thing.')).body.code).toBe('decision.appealed')
    expect((await cleo.call('appealDecision', { decision_id: `r${report}`, text: 'Mine?' })).body.code).toBe('decision.not-found')

    const [appeal, ...more] = await openCases('appeal')
    expect(more).toEqual([])
    expect(appeal!.member_id).toBe(null)
    const page = (await moderator.call('readCase', { case_id: appeal!.id })).body.payload
    expect(page).toMatchObject({ may_decide: false, member: null, appeals: { case_id: file, by_reporter: true } })
    expect((await decide(moderator, appeal!.id, 'overturned')).body.code).toBe('appeal.same-person')
    expect((await owner.call('showEvidence', { case_id: appeal!.id })).body.payload).toMatchObject({
      appeal: 'It is an ad all the same.',
      title: 'Cheap coins by post',
    })
    const look = { door: 'decideCase', input: { case_id: appeal!.id, outcome: 'overturned' } }
    expect((await owner.call('previewAct', look)).body.payload.preview).toMatchObject({
      told: 2,
      statement: expect.stringContaining('Your report is decided anew'),
    })
    expect((await decide(owner, appeal!.id, 'overturned')).code).toBe(200)
    for (const one of [bert, cleo]) await mailOf(one, 'Your report is decided anew')
    expect((await openCases('title')).map(({ id }) => id)).toContain(file)
    const read = (await bert.call('readDecision', { decision_id: `r${report}` })).body.payload.decision
    expect(read).toMatchObject({ appeal: { answer: 'overturned' }, appeal_until: null })
    expect((await decide(owner, file, 'title-closed')).code).toBe(200)
    await mailOf(bert, 'we acted on it')
    expect((await mailOf(ada, 'taken out of the lists')).text).toContain('The title sells points.')
  })
  test('is told when another person agrees, and who else reported it may object after that', async () => {
    const { bert, cleo, file, link } = await decided('Fishing tales', 'no-breach')
    const reader = await guest()
    await reader.call('appealByLink', { token: link.token, text: 'Fish are no topic.' })
    const [first] = await openCases('appeal')
    expect((await decide(owner, first!.id, 'upheld')).code).toBe(200)
    await mailOf(bert, 'Another person looked at it again and agrees')
    const theirs = linkIn(await mailOf(cleo, 'breaks none of our rules'))
    expect((await lounge.mailTo(cleo.email)).filter(({ text }) => text.includes('looked at it again'))).toEqual([])
    expect((await reader.call('appealByLink', { token: theirs.token, text: 'I mind, too.' })).code).toBe(200)
    const [second] = await openCases('appeal')
    expect((await owner.call('showEvidence', { case_id: second!.id })).body.payload.appeal).toBe('I mind, too.')
    expect((await owner.call('showEvidence', { case_id: first!.id })).body.payload.appeal).toBe('Fish are no topic.')
    expect((await decide(owner, second!.id, 'upheld')).code).toBe(200)
    expect((await moderator.call('readCase', { case_id: file })).body.payload.case.state).toBe('closed')
  })
  test('leaves its author alone, who never heard of a report', async () => {
    const { ada, bert } = await decided('Quiet weather', 'no-breach')
    expect((await ada.call('listDecisions')).body.payload.decisions).toEqual([])
    expect((await lounge.mailTo(ada.email)).filter(({ text }) => text.includes('report'))).toEqual([])
    expect((await bert.call('listDecisions')).body.payload.decisions).toEqual([])
  })
  test('has six months for it', async () => {
    const { file, link } = await decided('Old tales', 'no-breach')
    const half = new Date()
    half.setUTCMonth(half.getUTCMonth() - 6)
    const past = { created_at: new Date(half.getTime() - 1_000) }
    await db().updateTable('decision').set(past).where('case_id', '=', file).execute()
    const reader = await guest()
    expect((await reader.call('openDecision', { token: link.token })).body.payload.decision.appeal_until).toBe(null)
    expect((await reader.call('appealByLink', { token: link.token, text: 'Too late?' })).body.code).toBe('decision.final')
  })
  test('takes the objection along when they leave, and with the last one goes its case', async () => {
    const { bert, report, link } = await decided('Leaving soon', 'no-breach')
    const reader = await guest()
    await reader.call('appealByLink', { token: link.token, text: 'A zephyrquill of a title.' })
    expect(await openCases('appeal')).toHaveLength(1)
    expect((await bert.call('deleteAccount', { password: bert.password, points: 1_000_000, accepts_loss: true })).code).toBe(200)
    expect(await db().selectFrom('appeal').select('text').where('text', 'like', '%zephyrquill%').execute()).toEqual([])
    expect(await openCases('appeal')).toEqual([])
    expect((await reader.call('openDecision', { token: link.token })).body.code).toBe('link.invalid')
    expect(report).not.toBe('')
  })
})

test('who reported a title that comes back, because its author objected, is told', async () => {
  const { ada, bert, cleo, link } = await decided('A song of coins', 'title-closed')
  const reader = await guest()
  expect((await reader.call('openDecision', { token: link.token })).body.payload.decision.appeal_until).toBe(null)
  expect((await reader.call('appealByLink', { token: link.token, text: 'Ban them!' })).body.code).toBe('decision.final')
  const [about] = (await ada.call('listDecisions')).body.payload.decisions
  expect((await ada.call('appealDecision', { decision_id: about.id, text: 'It is a song.' })).code).toBe(200)
  const [appeal] = await openCases('appeal')
  expect((await decide(owner, appeal!.id, 'overturned')).code).toBe(200)
  for (const one of [bert, cleo]) await mailOf(one, 'is shown again')
  expect(await seenBy(bert)).toContain('A song of coins')
  const { paragraphs } = (await reader.call('openDecision', { token: link.token })).body.payload.decision
  expect(paragraphs[0]).toContain('is shown again')
})
