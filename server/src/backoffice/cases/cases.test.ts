// From a report to an objection: one queue, evidence alone, reasons for everybody concerned, and another person for the second look.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { answered, seated } from '../../../test/fakes/private-world.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { violations } from '../../../test/postgres/tables.ts'
import { tokenIn } from '../../../test/people/link-token.ts'

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

async function topicOf(member: Member, title: string): Promise<string> {
  const rooms = (await member.call('listRooms')).body.payload.rooms
  return (await member.call('createTopic', { room_id: rooms[0].id, title })).body.payload.topic.id
}
const caseOf = async (memberId: string, kind: string): Promise<string> =>
  (
    await db()
      .selectFrom('case_file')
      .select('id')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id
const titlesSeenBy = async (member: Member): Promise<string[]> =>
  (await member.call('listTopics', { language: 'en' })).body.payload.topics.map(({ title }: { title: string }) => title)
const decide = (desk: Desk, id: string, more: object, key?: string) =>
  desk.call('decideCase', { case_id: id, ground: 'ads', facts: 'The title sells points.', reason: 'third ad', ...more }, key ? { key } : {})
const mailOf = (address: string, words: string) =>
  waitFor(async () => (await lounge.mailTo(address)).find(({ text, subject }) => `${subject}\n${text}`.includes(words)))
const lastAct = () => db().selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
/** A member whose title somebody else reported, and what became of it. */
async function reported(title: string) {
  const [ada, bert] = [await lounge.member('Ada'), await lounge.member('Bert')]
  const topic = await topicOf(ada, title)
  const { body } = await bert.call('reportTopic', { topic_id: topic, reason: 'other', note: 'sells points' })
  return { ada, bert, topic, report: body.payload.report_id as string, file: await caseOf(ada.id, 'title') }
}
const tokenOf = (mail: { links: string[] }) => tokenIn(mail.links[0]!)

describe('a report of a title', () => {
  test('is for anybody who reads it, gets a number and a receipt, and joins what others reported', async () => {
    const { ada, bert, topic, report, file } = await reported('Cheap coins, write me')
    expect((await mailOf(bert.email, `report ${report}`)).text).toContain('Cheap coins, write me')
    expect((await bert.call('reportTopic', { topic_id: topic })).body.payload.report_id).toBe(report)
    const cleo = await lounge.member('Cleo')
    const races = await Promise.all(Array.from({ length: 4 }, () => cleo.call('reportTopic', { topic_id: topic, reason: 'dangerous' })))
    expect(new Set(races.map(({ body }) => body.payload.report_id)).size).toBe(1)
    const { rows } = (await moderator.call('listCases', { kind: 'title' })).body.payload
    expect(rows.find(({ id }: { id: string }) => id === file)).toMatchObject({
      reports: 2,
      is_danger: true,
      title: 'Cheap coins, write me',
    })
    expect((await ada.call('reportTopic', { topic_id: topic })).body.code).toBe('topic.not-found')
    expect((await lounge.visitor().call('reportTopic', { topic_id: topic })).code).toBe(401)
  })
  test('closes the title for others alone, tells both sides, and never who reported', async () => {
    const { ada, bert, topic, report, file } = await reported('Points for half the price')
    expect(await titlesSeenBy(bert)).toContain('Points for half the price')
    const look = { door: 'decideCase', input: { case_id: file, outcome: 'title-closed', ground: 'ads', facts: 'The title sells points.' } }
    expect((await moderator.call('previewAct', look)).body.payload.preview).toMatchObject({
      told: 2,
      statement_title: 'Your topic was taken out of the lists',
    })
    expect((await decide(moderator, file, { outcome: 'title-closed' })).code).toBe(200)
    expect(await titlesSeenBy(bert)).not.toContain('Points for half the price')
    expect((await ada.call('readTopic', { topic_id: topic })).code).toBe(200)
    const told = await mailOf(ada.email, 'taken out of the lists')
    expect(told.text).toContain('The title sells points.')
    expect(told.text).toContain('no advertising')
    expect(told.text + told.html).not.toMatch(new RegExp(`third ad|Bert|${bert.email}|Member ${bert.id}`))
    expect((await mailOf(bert.email, `report ${report}: what was decided`)).text).toContain('we acted on it')
    expect(await lastAct()).toMatchObject({ act: 'case.decided', target_id: file, after: { outcome: 'title-closed', kind: 'title' } })
    expect((await decide(moderator, file, { outcome: 'no-breach' })).body.code).toBe('case.closed')
    const { titles } = (await moderator.call('showEvidence', { case_id: file })).body.payload
    expect(titles).toMatchObject([{ title: 'Points for half the price', is_closed: true }])
  })
  test('is answered by what was decided in a language that runs from right to left, too', async () => {
    for (const [outcome, words] of [
      ['title-closed', 'إنه يخالف قواعدنا وقد تصرفنا.'],
      ['no-breach', 'لا يخالف أيًّا من قواعدنا'],
    ] as const) {
      const { bert, file } = await reported(`Coins for you, ${outcome}`)
      await db().updateTable('member').set({ language_code: 'ar' }).where('id', '=', bert.id).execute()
      expect((await decide(moderator, file, { outcome })).code).toBe(200)
      await mailOf(bert.email, words)
    }
  })
  test('is decided once, however often the call comes', async () => {
    const { ada, file } = await reported('Coins again')
    const all = await Promise.all(Array.from({ length: 4 }, () => decide(moderator, file, { outcome: 'warned' }, `once-${file}`)))
    expect(all.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect(await db().selectFrom('decision').select('id').where('member_id', '=', ada.id).execute()).toHaveLength(1)
  })
})

describe('a case', () => {
  test('shows its copy alone, the last lines first, and all of them for a reason', async () => {
    const ada = await lounge.member('Ada')
    const topic = await topicOf(ada, 'Rain')
    await ada.call('createReport', { topic_id: topic, type: 'user', reason: 'dangerous', note: 'it told me to drive' })
    const file = await caseOf(ada.id, 'chat')
    const page = await moderator.call('readCase', { case_id: file })
    expect(JSON.stringify(page.body)).not.toContain('told me to drive')
    expect((await moderator.call('showEvidence', { case_id: file })).body.payload.reports[0]).toMatchObject({ note: 'it told me to drive' })
    expect(await lastAct()).toMatchObject({ act: 'case.shown', operator_id: moderator.id, target_id: file })
    expect((await moderator.call('showEvidence', { case_id: file, all: true })).body.code).toBe('form.invalid')
    expect((await moderator.call('showEvidence', { case_id: file, all: true, reason: 'the beginning matters' })).code).toBe(200)
    expect(await lastAct()).toMatchObject({ act: 'case.shown', reason: 'the beginning matters', after: { all: true } })
  })
  test('is in one person’s hands: of two who claim it at once one has it, and it is free again after half an hour', async () => {
    const { file } = await reported('Two claimers')
    const answers = await Promise.all([owner, moderator].map((desk) => desk.call('claimCase', { case_id: file })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [has, other] = answers[0]!.code === 200 ? [owner, moderator] : [moderator, owner]
    expect((await decide(other, file, { outcome: 'no-breach' })).body.code).toBe('case.claimed')
    expect((await other.call('releaseCase', { case_id: file })).body.code).toBe('case.claimed')
    expect((await has.call('handOverCase', { case_id: file, operator_id: other.id, text: 'speaks German' })).code).toBe(200)
    expect((await has.call('claimCase', { case_id: file })).body.code).toBe('case.claimed')
    expect((await other.call('listCases', { state: 'mine' })).body.payload.rows.map(({ id }: { id: string }) => id)).toContain(file)
    await db()
      .updateTable('case_file')
      .set({ claimed_until: new Date(Date.now() - 1) })
      .where('id', '=', file)
      .execute()
    expect((await has.call('claimCase', { case_id: file })).code).toBe(200)
    expect((await has.call('handOverCase', { case_id: file, operator_id: '1', text: 'x' })).body.code).toBe('operator.not-found')
  })
  test('the queue is by due time, page by page, and filters by kind', async () => {
    const { rows } = (await moderator.call('listCases')).body.payload
    const due = rows.map(({ due_at }: { due_at: string }) => due_at)
    expect(due).toEqual(due.toSorted())
    const after = (await moderator.call('listCases', { before: rows[1].id })).body.payload.rows
    expect(after[0].id).toBe(rows[2].id)
    const chats = (await moderator.call('listCases', { kind: 'chat' })).body.payload.rows
    expect(new Set(chats.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['chat']))
    expect((await moderator.call('readNeeds')).body.payload.cases).toBeGreaterThan(0)
    await db()
      .updateTable('case_file')
      .set({ due_at: new Date(0) })
      .where('id', '=', rows[0].id)
      .execute()
    const late = (await moderator.call('listCases', { state: 'overdue' })).body.payload.rows
    expect(late.map(({ id }: { id: string }) => id)).toEqual([rows[0].id])
    const metrics = await (await fetch(`${lounge.origin}/metrics`)).text()
    expect(metrics).toMatch(/cases_overdue\{kind="\w+"\} 1/)
    expect(metrics).toMatch(/cases_waiting\{kind="title"\} [1-9]/)
  })
  test('ends only as its kind can, and says what happened where it restricts somebody', async () => {
    const { file } = await reported('No way out')
    for (const more of [{ outcome: 'refusal-wrong' }, { outcome: 'warned', facts: '' }, { outcome: 'no-breach', points: 5 }])
      expect([more, (await decide(moderator, file, more)).body.code]).toEqual([more, 'case.outcome'])
    expect((await moderator.call('readCase', { case_id: '999999' })).body.code).toBe('case.not-found')
  })
})

describe('a case of which somebody outside has to hear', () => {
  test('keeps which authority was told, when and under which reference, for good', async () => {
    const { ada, file } = await reported('Somebody is in danger')
    const told = { case_id: file, authority: 'Police, Hamburg', reference: 'K 12/26', told_on: '2026-01-02' }
    expect((await moderator.call('tellAuthority', { ...told, told_on: '2999-01-01', reason: 'a threat' })).body.code).toBe('form.invalid')
    expect((await moderator.call('tellAuthority', told)).body.code).toBe('form.invalid')
    expect((await moderator.call('tellAuthority', { ...told, reason: 'a threat to life' }, { key: `told-${file}` })).code).toBe(200)
    expect((await moderator.call('tellAuthority', { ...told, reason: 'a threat to life' }, { key: `told-${file}` })).code).toBe(200)
    const { payload } = (await moderator.call('readCase', { case_id: file })).body
    expect(payload.told).toMatchObject([{ authority: 'Police, Hamburg', reference: 'K 12/26', told_on: '2026-01-02' }])
    expect(await lastAct()).toMatchObject({ act: 'case.told-authority', target_id: file, reason: 'a threat to life' })
    await decide(moderator, file, { outcome: 'warned' })
    expect((await moderator.call('tellAuthority', { ...told, authority: 'Court', reason: 'asked for it' })).code).toBe(200)
    await ada.call('deleteAccount', { password: ada.password, points: 1_000_000, accepts_loss: true })
    expect(await db().selectFrom('told_authority').select('authority').where('case_id', '=', file).orderBy('id').execute()).toEqual([
      { authority: 'Police, Hamburg' },
      { authority: 'Court' },
    ])
    await expect(lounge.database.db.deleteFrom('told_authority').execute()).rejects.toThrow('permission denied')
  })

  test('about a character names it, so that it can leave the floor', async () => {
    const ada = await lounge.member('Ada')
    const topic = (await ada.call('pickRandomTopic')).body.payload.topic.id as string
    await ada.call('acceptTerms', { topic_id: topic })
    await ada.call('joinTopic', { topic_id: topic })
    await ada.call('createReport', { topic_id: topic, type: 'user', reason: 'dangerous', note: 'x' })
    const file = await caseOf(ada.id, 'chat')
    const { character } = (await moderator.call('readCase', { case_id: file })).body.payload
    expect(character).toMatchObject({ is_on_floor: true })
    expect((await moderator.call('restCharacter', { slug: character.slug, reason: `case ${file}` })).code).toBe(200)
    expect((await moderator.call('readCase', { case_id: file })).body.payload.character).toEqual({ ...character, is_on_floor: false })
    expect((await owner.call('wakeCharacter', { slug: character.slug, reason: 'over' })).code).toBe(200)
  })
})

describe('a refusal that was wrong', () => {
  test('is taken back: its writer sends the text as it was, and nobody else', async () => {
    const [ada, bert] = [await lounge.member('Ada'), await lounge.member('Bert')]
    const content = 'how to make a bomb'
    const topic = await topicOf(ada, 'Chemistry')
    await ada.call('acceptTerms', { topic_id: topic })
    await seated(ada, topic)
    expect((await ada.call('postMessage', { topic_id: topic, content })).body.code).toBe('house-rule.danger')
    await ada.call('contestRefusal', { kind: 'message', content })
    const file = await caseOf(ada.id, 'contested')
    expect((await moderator.call('showEvidence', { case_id: file })).body.payload).toMatchObject({ text: content, rule: 'danger' })
    expect((await decide(moderator, file, { outcome: 'refusal-wrong', facts: '' })).code).toBe(200)
    expect((await ada.call('postMessage', { topic_id: topic, content })).code).toBe(200)
    expect((await mailOf(ada.email, 'refused wrongly')).text).toContain('you can send it now')
    const other = await topicOf(bert, 'Chemistry too')
    await bert.call('acceptTerms', { topic_id: other })
    expect((await bert.call('postMessage', { topic_id: other, content })).body.code).toBe('house-rule.danger')
  })
})

test('who stated an age under 18 waits four hours at most, writes again once it is cleared up, and is looked at anew if they say it again', async () => {
  const ada = await lounge.member('Ada')
  const topic = await topicOf(ada, 'Birthdays')
  await ada.call('acceptTerms', { topic_id: topic })
  await seated(ada, topic)
  const state = async (content: string) => {
    const { code } = await ada.call('postMessage', { topic_id: topic, content })
    if (code === 200) await answered(ada, topic)
    return code
  }
  await state('I am 15 years old')
  await state('I told you, I am 15 years old')
  const paused = () => db().selectFrom('member').select('paused_at').where('id', '=', ada.id).executeTakeFirstOrThrow()
  await waitFor(async () => (await paused()).paused_at !== null)
  const file = await caseOf(ada.id, 'minor')
  const { due_at: due } = await db().selectFrom('case_file').select('due_at').where('id', '=', file).executeTakeFirstOrThrow()
  expect(due.getTime() - Date.now()).toBeLessThanOrEqual(4 * 3_600_000)
  expect(await state('Hello?')).toBe(403)
  expect((await moderator.call('readCase', { case_id: file })).body.payload.case.about).toBe('underage')
  expect((await moderator.call('showEvidence', { case_id: file })).body.payload.rule).toBe('underage')
  expect((await decide(moderator, file, { outcome: 'lifted', facts: '' })).code).toBe(200)
  expect(await state('I told you, I am 15 years old')).toBe(200)
  await waitFor(async () => (await paused()).paused_at !== null)
  expect((await moderator.call('readCase', { case_id: file })).body.payload.case.state).toBe('open')
})

describe('a character that was wrong', () => {
  test('has its reply hidden and the points come back, whether it was reported or did not answer', async () => {
    for (const kind of ['chat', 'unanswered'] as const) {
      const ada = await lounge.member('Ada')
      const topic = await topicOf(ada, `Wrong in a ${kind}`)
      await ada.call('acceptTerms', { topic_id: topic })
      await seated(ada, topic)
      await ada.call('postMessage', { topic_id: topic, content: 'Where were we?' })
      await answered(ada, topic)
      const replies = async () =>
        (await ada.call('listMessages', { topic_id: topic })).body.payload.data.filter(
          (one: { generated_by: string | null; is_typing: boolean }) => one.generated_by && !one.is_typing,
        )
      const reply = (await replies()).at(-1)
      if (kind === 'chat') await ada.call('createReport', { topic_id: topic, type: 'user', reason: 'dangerous' })
      else await ada.call('complainOfReply', { topic_id: topic, message_id: reply.id })
      const file = await caseOf(ada.id, kind)
      const balance = async () => (await ada.call('readProfile')).body.payload.balance as number
      const before = await balance()
      const more = { outcome: 'character-wrong', facts: '', points: 40, ...(kind === 'chat' && { message: reply.number }) }
      expect((await decide(moderator, file, more)).code).toBe(200)
      expect([kind, (await replies()).at(-1)]).toMatchObject([kind, { is_deleted: true, content: '' }])
      expect(await balance()).toBe(before + 40)
      expect((await mailOf(ada.email, 'You have 40 points back')).subject).toContain('You were right')
    }
    expect(await violations(lounge.database.owner)).toEqual([])
  })
})

describe('an objection', () => {
  test('is decided by another person, who undoes all of it in one act', async () => {
    const { ada, bert, file } = await reported('Undo me')
    expect((await decide(moderator, file, { outcome: 'banned', days: 7 })).body.payload.approval).toBe(null)
    expect((await ada.call('readProfile')).code).toBe(401)
    const mail = await mailOf(ada.email, 'Your account is closed')
    const token = tokenOf(mail)
    const guest = lounge.visitor()
    await guest.call('csrfCookie')
    const { decision } = (await guest.call('openDecision', { token })).body.payload
    expect(decision).toMatchObject({ outcome: 'banned', appeal: null })
    const object = (text: string, by = token) => guest.call('appealByLink', { token: by, text })
    expect((await guest.call('appealDecision', { decision_id: decision.id, text: 'x' })).code).toBe(401)
    expect((await object('It was no ad.', `${token}x`)).body.code).toBe('link.invalid')
    const races = await Promise.all(Array.from({ length: 4 }, () => object('It was no ad.')))
    expect(races.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect((await object('It was art.')).body.code).toBe('decision.appealed')
    const appeal = await caseOf(ada.id, 'appeal')
    expect((await moderator.call('readCase', { case_id: appeal })).body.payload.may_decide).toBe(false)
    const same = await decide(moderator, appeal, { outcome: 'overturned', facts: '' })
    expect([same.code, same.body.code]).toEqual([403, 'appeal.same-person'])
    expect((await owner.call('showEvidence', { case_id: appeal })).body.payload).toMatchObject({
      appeal: 'It was no ad.',
      title: 'Undo me',
    })
    expect((await decide(owner, appeal, { outcome: 'overturned', facts: '' })).code).toBe(200)
    const back = lounge.visitor()
    await back.call('csrfCookie')
    expect((await back.call('login', { email: ada.email, password: ada.password })).code).toBe(200)
    expect((await back.call('readDecision', { decision_id: decision.id })).body.payload.decision.appeal.answer).toBe('overturned')
    expect((await bert.call('readDecision', { decision_id: decision.id })).body.code).toBe('decision.not-found')
    await mailOf(ada.email, 'Your objection was right')
    expect(await violations(lounge.database.owner)).toEqual([])
  })
  test('that is right brings a title back, and one that is not leaves it where it is', async () => {
    for (const outcome of ['overturned', 'upheld'] as const) {
      const title = `Seen again ${outcome}`
      const { ada, bert, file } = await reported(title)
      await decide(moderator, file, { outcome: 'title-closed' })
      const { id } = await db().selectFrom('decision').select('id').where('member_id', '=', ada.id).executeTakeFirstOrThrow()
      expect((await ada.call('appealDecision', { decision_id: id, text: 'It is a song.' })).code).toBe(200)
      expect((await decide(owner, await caseOf(ada.id, 'appeal'), { outcome, facts: '' })).code).toBe(200)
      expect([outcome, (await titlesSeenBy(bert)).includes(title)]).toEqual([outcome, outcome === 'overturned'])
    }
  })
  test('is heard for six months', async () => {
    const { ada, file } = await reported('Too late')
    await decide(moderator, file, { outcome: 'warned' })
    const half = new Date()
    half.setUTCMonth(half.getUTCMonth() - 6)
    await db()
      .updateTable('decision')
      .set({ created_at: new Date(half.getTime() - 1_000) })
      .where('member_id', '=', ada.id)
      .execute()
    const { id } = await db().selectFrom('decision').select('id').where('member_id', '=', ada.id).executeTakeFirstOrThrow()
    expect((await ada.call('readDecision', { decision_id: id })).body.payload.decision.appeal_until).toBe(null)
    expect((await ada.call('appealDecision', { decision_id: id, text: 'It was no ad.' })).body.code).toBe('decision.final')
  })
  test('of a long ban is not for the second person who said yes to it either', async () => {
    const { ada, file } = await reported('By two')
    const wish = (await decide(moderator, file, { outcome: 'banned', days: 30 })).body.payload.approval
    expect((await owner.call('approve', { approval_id: wish })).code).toBe(200)
    const token = tokenOf(await mailOf(ada.email, 'Your account is closed'))
    const guest = lounge.visitor()
    await guest.call('csrfCookie')
    await guest.call('appealByLink', { token, text: 'It was a song.' })
    const appeal = await caseOf(ada.id, 'appeal')
    for (const desk of [owner, moderator])
      expect((await decide(desk, appeal, { outcome: 'upheld', facts: '' })).body.code).toBe('appeal.same-person')
    const third = await operator(lounge, 'moderator')
    expect((await decide(third, appeal, { outcome: 'upheld', facts: '' })).code).toBe(200)
  })
})

test('what was written leaves with its member, and the number of the decision stays', async () => {
  const { ada, file } = await reported('Gone with me')
  await decide(moderator, file, { outcome: 'warned', facts: 'A zephyrquill ad.' })
  const { id } = await db().selectFrom('decision').select('id').where('member_id', '=', ada.id).executeTakeFirstOrThrow()
  await ada.call('appealDecision', { decision_id: id, text: 'No zephyrquill at all.' })
  expect((await ada.call('deleteAccount', { password: ada.password, points: 1_000_000, accepts_loss: true })).code).toBe(200)
  expect(await db().selectFrom('case_file').select('id').where('member_id', '=', ada.id).execute()).toEqual([])
  expect(await db().selectFrom('appeal').select('text').where('member_id', '=', ada.id).execute()).toEqual([])
  expect(await db().selectFrom('decision').select(['id', 'facts']).where('member_id', '=', ada.id).execute()).toEqual([{ id, facts: '' }])
})
