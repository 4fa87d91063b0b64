// A legal page, published as a correction or as a new version: who has to agree anew, and what stays open to who has not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { topUp, BILLING } from '../../../test/people/buyer.ts'
import { seated } from '../../../test/fakes/private-world.ts'
import { openTestLounge, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'

let lounge: TestLounge
let owner: Desk
let second: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  owner = await operator(lounge, 'owner')
  second = await operator(lounge, 'owner')
})
afterAll(() => lounge.close())

type Member = Awaited<ReturnType<TestLounge['member']>>
/** The terms in a language, published by two. */
async function publish(words: string, asks_again: boolean, language = 'en'): Promise<Record<string, unknown>> {
  const at = { kind: 'page', ref: 'terms', language }
  const { version } = (await owner.call('readContent', at)).body.payload
  const saved = await owner.call('saveDraft', { ...at, fields: { title: 'Terms', content: `<p>${words}</p>` }, version })
  const wanted = { ref: 'terms', language, no: null, version: saved.body.payload.version, asks_again }
  const { preview } = (await owner.call('previewAct', { door: 'publishLegal', input: wanted })).body.payload
  const { approval } = (await owner.call('publishLegal', { ...wanted, reason: 'the law changed' })).body.payload
  expect((await second.call('approve', { approval_id: approval })).code).toBe(200)
  return preview
}
async function talker(name: string): Promise<{ member: Member; topic: string }> {
  const member = await lounge.member(name)
  const { topic } = (await member.call('createTopic', { room_id: '1', title: 'A chat of mine' })).body.payload
  await seated(member, topic.id)
  await member.call('acceptTerms', { topic_id: topic.id })
  return { member, topic: topic.id }
}
const asked = async (member: Member) => (await member.call('readAsked')).body.payload
const say = ({ member, topic }: { member: Member; topic: string }, content: string, key?: string) =>
  member.call('postMessage', { topic_id: topic, content }, key ? { key } : {})

test('a new version is agreed to before anything is written or paid; a correction asks nobody', { timeout: 60_000 }, async () => {
  const ada = await talker('Ada')
  expect((await say(ada, 'Before.', 'sent-before')).code).toBe(200)
  expect(await publish('Spelled right.', false)).toMatchObject({ asked_again: 0 })
  expect(await asked(ada.member)).toEqual({ asked_at: null, pages: [] })
  expect((await say(ada, 'Still.')).code).toBe(200)

  expect((await publish('You must be kind.', true))['asked_again']).toBeGreaterThan(0)
  const row = await lounge.database.owner
    .selectFrom('audit')
    .selectAll()
    .where('act', '=', 'content.published')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ target_id: 'terms', after: { asks_again: true, language: 'en' } })
  const waits = await asked(ada.member)
  expect(waits).toMatchObject({ pages: [{ slug: 'terms', title: 'Terms' }] })
  const refused = await Promise.all([
    say(ada, 'And now?'),
    ada.member.call('createTopic', { room_id: '2', title: 'Another' }),
    ada.member.call('checkoutDeposit', { ...BILLING, amount: 25 }),
    ada.member.call('purchaseBundle', { bundle_id: '1' }),
  ])
  expect(refused.map(({ code, body }) => [code, body.code])).toEqual(refused.map(() => [403, 'legal.required']))
  expect((await say(ada, 'Before.', 'sent-before')).code).toBe(200)

  // Who comes after it agrees to it by signing up.
  expect((await say(await talker('Bert'), 'Hello.')).code).toBe(200)

  const agree = () => ada.member.call('agreeToAsked', { asked_at: waits.asked_at })
  expect((await Promise.all([agree(), agree()])).map(({ code, body }) => [code, body.payload.asked_at])).toEqual([[200, null], [200, null]]) // prettier-ignore
  expect((await say(ada, 'And now?')).code).toBe(200)
  const rows = await lounge.database.owner.selectFrom('legal_acceptance').selectAll().where('member_id', '=', ada.member.id).execute()
  expect(rows).toMatchObject([{ language_code: 'en', wording: expect.stringMatching(/^[0-9a-f]{16}$/) }])
})

test('a new version is agreed to before a seat is taken or a past chat goes on', { timeout: 60_000 }, async () => {
  const fay = await talker('Fay')
  await fay.member.call('leaveTopic', { topic_id: fay.topic })
  const hosted = (await fay.member.call('pickRandomTopic')).body.payload.topic.id as string
  await fay.member.call('acceptTerms', { topic_id: hosted })
  await publish('Sit down politely.', true)
  const sit = () =>
    Promise.all([fay.member.call('joinTopic', { topic_id: hosted }), fay.member.call('continueTopic', { topic_id: fay.topic })])
  expect((await sit()).map(({ code, body }) => [code, body.code])).toEqual([[403, 'legal.required'], [403, 'legal.required']]) // prettier-ignore
  const { asked_at } = await asked(fay.member)
  await fay.member.call('agreeToAsked', { asked_at })
  expect((await sit()).map(({ body }) => body.code)).not.toContain('legal.required')
  await fay.member.call('leaveTopic', { topic_id: hosted })
})

test('the page of the house’s rules may ask again, too; a page that nobody agrees to does not', async () => {
  const eve = await talker('Eve')
  const publishPage = async (ref: string) => {
    const at = { kind: 'page', ref, language: 'en' }
    const { version } = (await owner.call('readContent', at)).body.payload
    const saved = await owner.call('saveDraft', { ...at, fields: { title: 'New', content: '<p>New.</p>' }, version })
    const wanted = { ...at, no: null, version: saved.body.payload.version, asks_again: true, reason: 'new' }
    expect((await owner.call('publishContent', wanted)).code).toBe(200)
    return (await asked(eve.member)).pages.map(({ slug }: { slug: string }) => slug)
  }
  expect(await publishPage('about')).toEqual([])
  expect(await publishPage('house-rules')).toEqual(['house-rules'])
  expect((await say(eve, 'Hi.')).body.code).toBe('legal.required')
})

test('nobody agrees to what they were not shown', async () => {
  const cleo = await talker('Cleo')
  await publish('First.', true)
  const first = await asked(cleo.member)
  await publish('Second.', true)
  const now = (await cleo.member.call('agreeToAsked', { asked_at: first.asked_at })).body.payload
  expect(now.asked_at > first.asked_at).toBe(true)
  expect((await cleo.member.call('agreeToAsked', { asked_at: '2999-01-01T00:00:00.000Z' })).body.payload).toEqual(now)
  expect((await say(cleo, 'Hi.')).body.code).toBe('legal.required')
  expect((await cleo.member.call('agreeToAsked', { asked_at: now.asked_at })).body.payload.asked_at).toBeNull()
  expect((await say(cleo, 'Hi.')).code).toBe(200)
})

test('who does not agree reads, leaves, gets help and money back, takes their data along and goes', { timeout: 60_000 }, async () => {
  const dora = await talker('Dora')
  const order = await topUp(lounge, dora.member)
  expect((await say(dora, 'Nice here.')).code).toBe(200)
  await publish('Stricter.', true)
  expect((await say(dora, 'Hm.')).body.code).toBe('legal.required')
  expect((await say(dora, 'I want to kill myself')).code).toBe(200)
  const open = [
    await dora.member.call('listMessages', { topic_id: dora.topic }),
    await dora.member.call('readProfile'),
    await dora.member.call('leaveTopic', { topic_id: dora.topic }),
    await dora.member.call('withdrawDeposit', { order_id: order }),
    await dora.member.call('orderExport', { password: dora.member.password }),
    await dora.member.call('deleteAccount', { password: dora.member.password, points: 100_000, accepts_loss: true }),
  ]
  expect(open.map(({ code, body }) => [code, body.code])).toEqual(open.map(() => [200, undefined]))
  expect(await lounge.database.owner.selectFrom('legal_acceptance').selectAll().where('member_id', '=', dora.member.id).execute()).toEqual(
    [],
  )
})
