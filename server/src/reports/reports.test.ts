// Reports as a member makes them, the copy that each keeps, and the reasons that are told of what was decided.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OUTCOMES, RESTRICTS, type Outcome } from '@green-room/contract/backoffice/case-outcomes'
import { GROUNDS } from '@green-room/contract/wire/backoffice-rights'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { seatedIn } from '../../test/people/seated.ts'
import { appealUntil } from './appeal.ts'
import { decisionTokens, namedBy, openedBy, reportTokens } from './decision-token.ts'
import { makeStatement } from './statement.ts'
import { forgetClosed } from './store.ts'

let lounge: TestLounge
beforeAll(async () => void (lounge = await openTestLounge({ replies: false, settings: { welcome_points: 10_000 } })), 60_000)
afterAll(() => lounge?.close())
const db = () => lounge.database.owner
type Copy = { title: string; messages: { number: number; by_ai: boolean; content: string }[] }
const reportsOf = async (memberId: string) =>
  (await db().selectFrom('report').selectAll().where('reporter_id', '=', memberId).orderBy('id').execute()).map((row) => ({
    ...row,
    copy: row.snapshot as Copy,
  }))
const caseOf = (id: string | null) => db().selectFrom('case_file').selectAll().where('id', '=', id!).executeTakeFirstOrThrow()
const HOUR_MS = 3_600_000
const dueIn = ({ due_at, created_at }: { due_at: Date; created_at: Date }) =>
  Math.round((due_at.getTime() - created_at.getTime()) / HOUR_MS)

describe('a report of a chat', () => {
  test('keeps the chat as it stood: what is written or deleted afterwards changes nothing of it', async () => {
    const ada = await seatedIn(lounge)
    const say = (content: string) => ada.call('postMessage', { topic_id: ada.topic, content })
    await say('First words')
    const { message } = (await say('Taken back')).body.payload
    await ada.call('removeMessage', { topic_id: ada.topic, message_id: message.id })
    const { code, body } = await ada.call('createReport', { topic_id: ada.topic, type: 'user', reason: 'offensive', note: ' It shouted. ' })
    expect([code, body.message]).toEqual([200, expect.stringMatching(/report/i)])
    await say('Written later')
    const [report] = await reportsOf(ada.id)
    expect(report).toMatchObject({ type: 'user', reason: 'offensive', note: 'It shouted.' })
    const said = report!.copy.messages.filter(({ by_ai }) => !by_ai).map(({ content }) => content)
    expect(said).toEqual(['First words', ''])
    expect(report!.copy.messages.map(({ number }) => number)).toEqual(report!.copy.messages.map((_, at) => at + 1))
  })
  test('needs neither a reason nor a note, and is due sooner where somebody is in danger', async () => {
    const ada = await seatedIn(lounge)
    await ada.call('createReport', { topic_id: ada.topic, type: 'topic' })
    await ada.call('createReport', { topic_id: ada.topic, type: 'user', reason: 'dangerous' })
    const [plain, grave] = await reportsOf(ada.id)
    expect([plain!.reason, plain!.note]).toEqual([null, ''])
    const [one, other] = [await caseOf(plain!.case_id), await caseOf(grave!.case_id)]
    expect([one.is_danger, dueIn(one), other.is_danger, dueIn(other)]).toEqual([false, 72, true, 24])
  })
  test.each([
    [{ reason: 'boring' }, 'reason'],
    [{ type: 'room' }, 'type'],
    [{ note: 'x'.repeat(1_001) }, 'note'],
  ])('%j is no report', async (wrong, field) => {
    const ada = await seatedIn(lounge)
    const { code, body } = await ada.call('createReport', { topic_id: ada.topic, type: 'topic', ...wrong })
    expect([code, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await reportsOf(ada.id)).toEqual([])
  })
  test('of somebody else’s chat, or of none, is not found, and nothing is kept', async () => {
    const [ada, bert] = [await seatedIn(lounge), await lounge.member('Bert')]
    for (const topic_id of [ada.topic, '999999'])
      expect(['topic.not-found', 'topic.not-participant']).toContain(
        (await bert.call('createReport', { topic_id, type: 'topic' })).body.code,
      )
    expect(await reportsOf(bert.id)).toEqual([])
  })
  test('sent twenty times with one key is one report and one case', async () => {
    const ada = await seatedIn(lounge)
    const send = () => ada.call('createReport', { topic_id: ada.topic, type: 'topic' }, { key: 'one-and-the-same' })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    expect(await reportsOf(ada.id)).toHaveLength(1)
  })
})

describe('a report of a title', () => {
  test('is nobody’s about their own, nor about a chat that only its person sees', async () => {
    const ada = await seatedIn(lounge)
    const bert = await lounge.member('Bert')
    const { rooms } = (await bert.call('listRooms')).body.payload
    const own = (await bert.call('createTopic', { room_id: rooms[0].id, title: 'Slow trains' })).body.payload.topic.id
    expect((await bert.call('reportTopic', { topic_id: own })).body.code).toBe('topic.not-found')
    expect((await bert.call('reportTopic', { topic_id: ada.topic })).body.code).toBe('topic.not-found')
    const first = (await ada.call('reportTopic', { topic_id: own, note: 'dull' })).body.payload.report_id
    expect((await ada.call('reportTopic', { topic_id: own, note: 'still dull' })).body.payload.report_id).toBe(first)
    const [kept, ...more] = await reportsOf(ada.id)
    expect([kept!.note, kept!.copy.messages, more]).toEqual(['dull', [], []])
  })
})

describe('what is kept of a closed case', () => {
  test('goes after six months, and that there was a report stays', async () => {
    const ada = await seatedIn(lounge)
    await ada.call('createReport', { topic_id: ada.topic, type: 'user', note: 'zephyrquill' })
    const [{ case_id: file } = { case_id: '' }] = await reportsOf(ada.id)
    const closed = (months: number) =>
      db()
        .updateTable('case_file')
        .set({
          state: 'closed',
          closed_at: sql<Date>`clock_timestamp() - make_interval(months => ${months}, mins => 1)`,
        })
        .where('id', '=', file!)
        .execute()
    await closed(5)
    await forgetClosed(lounge.lounge.db)
    expect((await reportsOf(ada.id))[0]!.note).toBe('zephyrquill')
    await closed(6)
    await forgetClosed(lounge.lounge.db)
    expect(await reportsOf(ada.id)).toMatchObject([{ note: '', copy: {} }])
  })
})

describe('the link of a decision', () => {
  test('opens the one that it was made for, and neither another nor a report of the same number', () => {
    const inside = lounge.lounge
    const [decision] = decisionTokens(inside, '41')
    const [report] = reportTokens(inside, '41')
    expect([openedBy(inside, decision!), openedBy(inside, report!)]).toEqual([{ decision: '41' }, { report: '41' }])
    expect([namedBy('41'), namedBy('r41')]).toEqual([{ decision: '41' }, { report: '41' }])
    const forged = [decision!.replace('41-', '42-'), `r${decision}`, report!.slice(1), decision!.slice(0, -1), '', '41', '-', '41-']
    const isRefused = (token: string): boolean => {
      try {
        return !openedBy(inside, token)
      } catch (error) {
        return String(error).includes('link.invalid')
      }
    }
    expect(forged.filter((token) => !isRefused(token))).toEqual([])
  })
})

describe('an objection', () => {
  test('is heard for six months of the calendar, where there is something to object to', () => {
    const created_at = new Date('2026-08-31T10:00:00.000Z')
    expect(appealUntil({ outcome: 'banned', created_at })?.toISOString()).toBe('2027-03-03T10:00:00.000Z')
    expect(appealUntil({ outcome: 'no-breach', created_at })).not.toBe(null)
    const final = ['upheld', 'overturned', 'lifted', 'refusal-wrong', 'character-wrong']
    expect(final.map((outcome) => appealUntil({ outcome, created_at }))).toEqual(final.map(() => null))
  })
})

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'] as const
const stated = (outcome: Outcome, language_code: string, more: object = {}) => ({
  id: '12',
  case_id: null,
  outcome,
  ground: 'ads',
  facts: 'Sold <coins>.',
  found_by_machine: false,
  language_code,
  valid_until: null,
  units: 0,
  before: '11',
  ...more,
})
describe('a statement of reasons', () => {
  test.each(LANGUAGES)('says every outcome and every ground in %s, with nothing left to fill in', async (language) => {
    for (const outcome of OUTCOMES)
      for (const ground of RESTRICTS.includes(outcome) ? GROUNDS : (['terms'] as const)) {
        const { title, paragraphs } = await makeStatement(lounge.lounge, db(), stated(outcome, language, { ground }))
        const whole = [title, ...paragraphs].join('\n')
        expect(title.length).toBeGreaterThan(3)
        expect(whole).not.toMatch(/\{\w+|statement\.|ground\.|undefined/)
      }
  })
  test('names rule, facts, who found it, the way to object and the courts, where somebody is restricted', async () => {
    const of = async (outcome: Outcome, more: object = {}) =>
      (await makeStatement(lounge.lounge, db(), stated(outcome, 'en', more))).paragraphs
    const warned = await of('warned')
    expect(warned.length).toBe(6)
    expect(warned.join('\n')).toContain('Sold <coins>.')
    const banned = await of('banned', { valid_until: new Date('2026-12-24T18:00:00Z') })
    expect(banned.length).toBe(7)
    expect(banned[0]).toContain('2026-12-24 18:00')
    expect((await of('character-wrong', { facts: '' })).length).toBe(2)
    expect(await of('warned', { found_by_machine: true })).not.toEqual(warned)
    expect((await of('character-wrong', { units: 4_050 })).join('\n')).toContain('40.5')
  })
  test('sets what comes from left to right apart, where it is read from right to left', async () => {
    const { paragraphs } = await makeStatement(lounge.lounge, db(), stated('warned', 'ar'))
    expect(paragraphs.join('\n')).toContain('\u2068Sold <coins>.\u2069')
  })
})
