// Every door of the back office × everybody who may knock, made from the doors' own descriptions. Who may not come finds nothing there, and
// the database stays as it was; who may leaves one row in the log for each act.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK_DOORS, type DeskDoorName } from '@green-room/contract/wire/backoffice-doors'
import { Acted, type DeskDoor } from '@green-room/contract/backoffice/endpoint'
import { mayKnock, ROLES, type Role } from '@green-room/contract/wire/backoffice-rights'
import * as cases from '@green-room/contract/backoffice/cases'
import * as audit from '@green-room/contract/backoffice/audit'
import * as entry from '@green-room/contract/backoffice/backoffice'
import * as figures from '@green-room/contract/backoffice/figures'
import * as model from '@green-room/contract/backoffice/model'
import * as books from '@green-room/contract/backoffice/books'
import * as members from '@green-room/contract/backoffice/members'
import * as running from '@green-room/contract/backoffice/running'
import * as orders from '@green-room/contract/backoffice/orders'
import * as tax from '@green-room/contract/backoffice/tax'
import * as cards from '@green-room/contract/backoffice/card-files'
import * as characters from '@green-room/contract/backoffice/characters'
import * as content from '@green-room/contract/backoffice/content'
import * as prices from '@green-room/contract/backoffice/prices'
import * as stories from '@green-room/contract/backoffice/stories'
import * as team from '@green-room/contract/backoffice/team'
import { SMALL_STORY } from '../../../talker/story/fixture.test-story.ts'
import { newOrder, pay } from '../payments/orders.test-kit.ts'
import { apiCaller, webCaller } from '../../test/people/callers.ts'
import { takeFingerprint } from '../../test/postgres/fingerprint.ts'
import { openTestLounge, restock, type TestLounge } from '../../test/lounge.ts'
import { deskVisitor, operator, session, type Desk } from '../../test/people/operator.ts'

const isDoor = (value: unknown): value is DeskDoor => typeof value === 'object' && value !== null && 'desk' in value
const DOORS = [
  entry,
  figures,
  model,
  audit,
  members,
  team,
  cases,
  running,
  orders,
  books,
  tax,
  prices,
  content,
  characters,
  cards,
  stories,
].flatMap((module) => Object.values(module).filter(isDoor))

type World = {
  member: string
  session: string
  other: string
  wish: string
  file: string
  job: string
  finding: string
  order: string
  journal: string
  review: string
  sold: Sold
  read: Read
  played: Played
}
/** What each door is asked with. A new door needs a line. */
const ASKED: Record<DeskDoorName, (world: World) => Record<string, unknown>> = {
  operatorSignIn: () => ({ email: 'nobody@example.com', password: 'Backoffice2026' }),
  acceptInvite: () => ({ token: '1-unknown', name: 'Eve', password: 'Ledger44xy' }),
  operatorSignOut: () => ({}),
  startFactor: () => ({}),
  confirmFactor: () => ({ code: '000000' }),
  renewRecoveryCodes: () => ({}),
  showFactorAgain: () => ({ code: '000000' }),
  readOperator: () => ({}),
  readNeeds: () => ({}),
  searchDesks: ({ member }) => ({ q: member }),
  readModel: () => ({ span: '7' }),
  setTokenPrice: () => ({ door: 'main', model: 'test', from: '2099-01-01', read: 1, cached: 0.1, written: ++built, reason: 'a new list' }),
  readFigures: () => ({ span: '7' }),
  downloadFigures: () => ({ span: '28' }),
  previewAct: ({ member }) => ({ door: 'endMemberSessions', input: { member_id: member } }),
  listApprovals: () => ({}),
  approve: ({ wish }) => ({ approval_id: wish }),
  decline: ({ wish }) => ({ approval_id: wish, reason: 'no' }),
  listAudit: () => ({}),
  downloadAudit: () => ({}),
  checkAudit: () => ({}),
  listMembers: () => ({}),
  readMember: ({ member }) => ({ member_id: member }),
  revealMember: ({ member }) => ({ member_id: member, field: 'email', reason: 'mail 4' }),
  givePoints: ({ member }) => ({ member_id: member, points: 10, reason: 'a reply was lost' }),
  pauseMember: ({ member }) => ({ member_id: member, hours: 2, reason: 'cooling down' }),
  unpauseMember: ({ member }) => ({ member_id: member, reason: 'calm' }),
  banMember: ({ member }) => ({ member_id: member, days: 3, ground: 'ads', facts: 'Three titles were ads.', reason: 'third ad' }),
  liftMember: ({ member }) => ({ member_id: member, reason: 'appeal' }),
  endMemberSessions: ({ member }) => ({ member_id: member, reason: 'lost phone' }),
  endMemberSession: ({ member, session: id }) => ({ member_id: member, session_id: id, reason: 'lost phone' }),
  breakMember: ({ member }) => ({ member_id: member, days: 3, reason: 'asked for it' }),
  limitMember: ({ member }) => ({ member_id: member, daily: 500, weekly: null, reason: 'asked for it' }),
  exportMember: ({ member }) => ({ member_id: member, reason: 'asked for it' }),
  eraseMember: ({ member }) => ({ member_id: member, reason: 'asked for it' }),
  listOperators: () => ({}),
  inviteOperator: () => ({ email: `new-${++invited}@example.com`, roles: ['support'], reason: 'joins' }),
  setRoles: ({ other }) => ({ operator_id: other, roles: ['support', 'content'], reason: 'moves' }),
  endOperatorSessions: ({ other }) => ({ operator_id: other, reason: 'lost laptop' }),
  resetFactor: ({ other }) => ({ operator_id: other, reason: 'lost phone' }),
  listCases: () => ({}),
  readCase: ({ file }) => ({ case_id: file }),
  showEvidence: ({ file }) => ({ case_id: file }),
  claimCase: ({ file }) => ({ case_id: file }),
  releaseCase: ({ file }) => ({ case_id: file }),
  handOverCase: ({ file }) => ({ case_id: file, operator_id: desks.get('owner')!.id, text: 'knows her' }),
  noteCase: ({ file }) => ({ case_id: file, text: 'the second one' }),
  tellAuthority: ({ file }) => ({ case_id: file, authority: 'Police', reference: '42', told_on: '2026-01-02', reason: 'a threat' }),
  decideCase: ({ file }) => ({ case_id: file, outcome: 'refusal-wrong', reason: 'a quotation' }),
  readOperations: () => ({}),
  retryJob: ({ job }) => ({ job_id: job, reason: 'the mail server is back' }),
  retryJobs: () => ({ kind: 'accounts.mail', reason: 'the mail server is back' }),
  dropJob: ({ job }) => ({ job_id: job, reason: 'the address is gone' }),
  verifyBooks: () => ({}),
  acknowledgeBooks: ({ finding }) => ({ upto: finding, reason: 'a test' }),
  planMaintenance: () => ({ closes_at: inAnHour(), minutes: 20, reason: 'a new disk' }),
  endMaintenance: () => ({ reason: 'all is well' }),
  removeOperator: ({ other }) => ({ operator_id: other, reason: 'left' }),
  findOrders: () => ({}),
  downloadOrders: () => ({}),
  openOrder: ({ order }) => ({ order_id: order }),
  lookAtOrder: ({ order }) => ({ order_id: order }),
  refundOrder: ({ order }) => ({ order_id: order, part: 'sum', cents: 100, reason: 'bought by mistake' }),
  listReviews: () => ({}),
  settleReview: ({ review }) => ({ review_id: review, reason: 'looked at' }),
  returnReview: ({ review }) => ({ review_id: review, reason: 'nobody’s' }),
  listDisputes: () => ({}),
  listJournals: () => ({}),
  downloadLedger: () => ({}),
  openJournal: ({ journal }) => ({ journal_id: journal }),
  readVat: () => ({}),
  downloadOss: () => ({}),
  downloadReceipts: () => ({ from: '2026-01-01', to: '2026-03-31' }),
  readLiability: () => ({}),

  listSettings: () => ({}),
  changePrices: ({ sold }) => ({ changes: { new_topic_cost: sold.topicCost }, at: null, version: sold.settings, reason: 'model prices' }),
  changeSettings: ({ sold }) => ({ changes: { own_topic_wait_s: sold.wait }, at: null, version: sold.settings, reason: 'too long' }),
  withdrawChange: ({ sold }) => ({ change_id: sold.change, reason: 'not now' }),
  listOffers: () => ({}),
  createBundle: ({ sold }) => ({
    slug: `b-${sold.wait}`,
    points: 100,
    cents: 100,
    description: { en: 'One' },
    is_active: true,
    reason: 'try',
  }),
  changeBundle: ({ sold: { bundle } }) => ({ bundle_id: bundle.id, ...bundle, is_active: !bundle.is_active, reason: 'off sale' }),
  setCurrency: ({ sold: { currency } }) => ({ ...currency, rate: currency.rate * 1.01, reason: 'rate of the day' }),
  setVatRate: () => ({ country: 'de', percent: 19, at: null, reason: 'by law' }),
  listContent: () => ({ kind: 'page' }),
  readContent: ({ read }) => ({ ...read.faq }),
  saveDraft: ({ read }) => ({ ...read.faq, fields: { question: 'Why?', answer: `<p>${read.version}</p>` }, version: read.version }),
  discardDraft: ({ read }) => ({ ...read.faq, version: read.version }),
  publishContent: ({ read }) => ({ ...read.faq, no: null, version: read.version, reason: 'clearer' }),
  planLegal: () => ({ ref: 'terms', at: '2099-01-01T06:00:00.000Z', reason: 'the law changes' }),
  withdrawLegal: ({ read }) => ({ plan_id: read.plan, reason: 'not this year' }),
  publishLegal: ({ read }) => ({ ref: 'terms', language: 'en', no: null, version: read.legal, reason: 'clearer' }),
  removeContent: ({ read }) => ({ kind: 'faq', ref: read.faq.ref, reason: 'nobody asks' }),
  listStock: () => ({}),
  listHosted: ({ read }) => ({ room_id: read.room }),
  setStock: ({ read }) => ({ room_id: read.room, language: 'de', wanted: 1, reason: 'more' }),
  closeHosted: ({ read }) => ({ topic_id: read.topic, reason: 'dull' }),

  listCast: () => ({}),
  openCharacter: ({ played: { slug } }) => ({ slug }),
  importCard: () => ({ name: `Newcomer ${built}`, slug: `newcomer-${built}`, age: 40, pronouns: 'she', rooms: ['tea-room'] }),
  saveCard: ({ played: { slug, version } }) => ({ slug, version, fields: { scenario: 'Rain on the roof.' } }),
  discardCard: ({ played: { slug, version } }) => ({ slug, version }),
  publishCard: ({ played: { slug, version } }) => ({ slug, version, no: null, reason: 'warmer' }),
  exportCard: ({ played: { slug } }) => ({ slug }),
  showPortrait: ({ played: { slug } }) => ({ slug }),
  setPortrait: ({ played: { slug } }) => ({ slug, version: 'drawing', reason: 'the drawing again' }),
  restCharacter: ({ played: { slug } }) => ({ slug, reason: 'a rest' }),
  wakeCharacter: ({ played: { away } }) => ({ slug: away, reason: 'back' }),
  retireCharacter: ({ played: { slug } }) => ({ slug, reason: 'home' }),
  tryCharacter: ({ played: { slug } }) => ({ slug, language: 'en', card: 'draft', lines: [{ from: 'member', text: 'hello' }] }),
  readStory: ({ played: { slug } }) => ({ slug, language: 'en' }),
  addStory: ({ played: { slug } }) => ({
    slug,
    language: 'en',
    source: SMALL_STORY.replace('The wedding', 'A wedding'),
    reason: 'a new one',
  }),
  removeStory: ({ played: { slug } }) => ({ slug, language: 'en', reason: 'enough' }),
}
/** Beyond doubt for the lounge, whose clock is the database's as last asked. */
const aMinuteAgo = () => new Date(Date.now() - 60_000)
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
let invited = 0
let reviews = 0
let lounge: TestLounge
let world: World
const desks = new Map<Role, Desk>()
beforeAll(async () => {
  // Stocked, so that nothing is left for the job that stocks rooms: it would move what is compared.
  lounge = await openTestLounge({ replies: false, jobs: true })
  for (const role of ROLES) desks.set(role, await operator(lounge, role))
  await lounge.lounge.jobs.stop()
})
afterAll(() => lounge?.close())

/** A member with a session, a colleague, and a wish of somebody else's; what the door before it changed is anew. */
async function build(): Promise<World> {
  const [base, sold, read, played] = [await buildBase(), await buildSold(), await buildRead(), await buildPlayed()]
  return { ...base, sold, read, played }
}
const namesIn = (...modules: object[]) =>
  new Set(
    modules.flatMap((module) =>
      Object.values(module)
        .filter(isDoor)
        .map(({ name }) => name),
    ),
  )
const [SELLING, WRITING, PLAYING] = [namesIn(prices), namesIn(content), namesIn(characters, cards, stories)]
/** What a door may use up, made anew: building all of it takes a second. */
async function renew(door: DeskDoorName): Promise<World> {
  built++
  await lounge.database.owner.updateTable('approval').set({ lapses_at: aMinuteAgo() }).where('door', '<>', 'eraseMember').execute()
  if (SELLING.has(door)) return { ...world, sold: await buildSold() }
  if (WRITING.has(door)) return { ...world, read: await buildRead() }
  if (PLAYING.has(door)) return { ...world, played: await buildPlayed() }
  return { ...world, ...(await buildBase()) }
}
async function buildBase(): Promise<Omit<World, 'sold' | 'read' | 'played'>> {
  const ada = await lounge.member()
  const order = await paidOrder(ada.id)
  const { sessionId } = await webCaller(lounge.origin, lounge.database.owner, ada.id)
  const wisher = await operator(lounge, 'support')
  const { body } = await wisher.call('eraseMember', { member_id: ada.id, reason: 'asked for it' })
  await ada.call('contestRefusal', { kind: 'message', content: `how to make a bomb, ${ada.id}` })
  const { id: file } = await lounge.database.owner
    .selectFrom('case_file')
    .select('id')
    .where('member_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  const other = (await operator(lounge, 'content')).id
  const { owner } = lounge.database
  const dead = { kind: 'accounts.mail', failed_at: new Date(), attempt: 12, last_error: 'Error: no answer' }
  const job = (await owner.insertInto('job').values(dead).returning('id').executeTakeFirstOrThrow()).id
  const rule = `V99 ${job}`
  await sql`SELECT ledger.find('test', ${JSON.stringify([{ rule, what: '', detail: '' }])}::jsonb)`.execute(owner)
  const { rows } = await sql<{ id: string }>`SELECT max(id) AS id FROM ledger.finding`.execute(owner)
  const at = inAnHour()
  const opens = new Date(Date.now() + 7_200_000)
  await sql`INSERT INTO model_day (purpose, door, model) VALUES ('reply', 'main', 'test') ON CONFLICT DO NOTHING`.execute(owner)
  await owner.updateTable('maintenance').set({ ended_at: new Date() }).execute()
  await owner.insertInto('maintenance').values({ stops_at: at, closes_at: at, opens_at: opens }).execute()
  const wish = body.payload.approval
  return { file, member: ada.id, session: sessionId, other, wish, job, finding: rows[0]!.id, ...order }
}
/** A paid order with its journal, and a matter for a person. */
async function paidOrder(memberId: string): Promise<Pick<World, 'order' | 'journal' | 'review'>> {
  const { owner } = lounge.database
  const order = await newOrder(owner, memberId)
  await pay(owner, order)
  const ref = `unknown-${++reviews}`
  const { rows } = await sql<{ journal: string; review: string }>`INSERT INTO payments.review (gateway, reason, ref, detail, minor)
    VALUES ('fake', 'unknown_order', ${ref}, '2500 EUR 17-of-nobody', 2500) RETURNING id AS review,
    (SELECT id FROM ledger.journal WHERE kind = 'topup' AND ref_id = ${order}) AS journal`.execute(owner)
  return { order, ...rows[0]! }
}
type Sold = { settings: string; topicCost: number; wait: number; change: string; bundle: any; currency: any }
/** Something that waits for its time, and what is sold now. */
async function buildSold(): Promise<Sold> {
  const owner = desks.get('owner')!
  const read = async () => (await owner.call('listSettings')).body.payload
  const { version } = await read()
  const planned = { changes: { max_active_chats: 2 }, at: '2099-01-01T06:00:00Z', version, reason: 'next year' }
  const wish = (await owner.call('changeSettings', planned)).body.payload
  const { version: settings, values } = await read()
  const { bundles, currencies } = (await owner.call('listOffers')).body.payload
  await lounge.database.owner.updateTable('approval').set({ lapses_at: aMinuteAgo() }).where('door', '<>', 'eraseMember').execute()
  return {
    settings,
    topicCost: values.new_topic_cost + 1,
    wait: 10 + ++built,
    change: wish.result.change,
    bundle: bundles[0],
    currency: currencies.find(({ code }: { code: string }) => code === 'USD'),
  }
}
let built = 0
type Read = {
  faq: { kind: string; ref: string; language: string }
  version: string
  legal: string
  plan: string
  room: string
  topic: string
}
/** A question and a legal page with drafts, a room, and a topic that waits in it. */
async function buildRead(): Promise<Read> {
  const writer = desks.get('owner')!
  const faq = { kind: 'faq', ref: `why-${built}`, language: 'en' }
  const draft = async (place: object, fields: object) => {
    const { version } = (await writer.call('readContent', { ...place })).body.payload
    return (await writer.call('saveDraft', { ...place, fields, version })).body.payload.version as string
  }
  const first = await draft(faq, { question: 'Why?', answer: '<p>So.</p>' })
  await writer.call('publishContent', { ...faq, no: null, version: first, reason: 'asked often' })
  const version = await draft(faq, { question: 'Why?', answer: '<p>Because.</p>' })
  const legal = await draft({ kind: 'page', ref: 'terms', language: 'en' }, { title: 'Terms of use', content: '<p>Ours.</p>' })
  const { owner } = lounge.database
  await owner.deleteFrom('room_stock').execute()
  const room = (await owner.selectFrom('room').select('id').orderBy('position').executeTakeFirstOrThrow()).id
  const host = await owner.selectFrom('character').select('member_id').executeTakeFirstOrThrow()
  const topic = {
    room_id: room,
    kind: 'hosted',
    title: 'A quiet hour',
    character_id: host.member_id,
    opening_line: 'Hm.',
    language_code: 'en',
  }
  const { id } = await owner.insertInto('topic').values(topic).returning('id').executeTakeFirstOrThrow()
  await owner.deleteFrom('legal_plan').execute()
  const planned = { slug: 'privacy', texts: '{}', due_at: new Date('2099-01-01'), operator_id: writer.id }
  const plan = (await owner.insertInto('legal_plan').values(planned).returning('id').executeTakeFirstOrThrow()).id
  return { faq, version, legal, plan, room, topic: id }
}
type Played = { slug: string; away: string; version: string }
/** A character with a draft and a story of its own, and one that is off the floor. */
async function buildPlayed(): Promise<Played> {
  const writer = desks.get('owner')!
  const { owner } = lounge.database
  const [slug, away] = ['mara', 'pip'] as const
  const statusOf = async (of: string) =>
    (await owner.selectFrom('character').select('status').where('slug', '=', of).executeTakeFirstOrThrow()).status
  await owner.updateTable('character').set({ status: 'live' }).where('slug', '=', slug).execute()
  if ((await statusOf(away)) === 'live') {
    await writer.call('restCharacter', { slug: away, reason: 'away' })
    await restock(lounge)
  }
  await writer.call('addStory', { slug, language: 'en', source: SMALL_STORY, reason: 'try' })
  const { version: seen } = (await writer.call('openCharacter', { slug })).body.payload
  const { version } = (await writer.call('saveCard', { slug, version: seen, fields: { scenario: `Evening ${built}.` } })).body.payload
  return { slug, away, version }
}
/** Jobs run while something is made, and stand still while doors are tried: rooms would be stocked again whenever a door took something. */
async function whileJobsRun<T>(make: () => Promise<T>): Promise<T> {
  lounge.lounge.jobs.start()
  const made = await make()
  await lounge.lounge.jobs.stop()
  return made
}
const print = () => takeFingerprint(lounge.database)
const acts = async () => Number((await sql<{ n: string }>`SELECT count(*) AS n FROM audit`.execute(lounge.database.owner)).rows[0]!.n)

test('every door of the list is described, and served', () => {
  expect(DOORS.map(({ name }) => name).toSorted()).toEqual(Object.keys(DESK_DOORS).toSorted())
  for (const { method, path } of DOORS) expect([path, lounge.app.hasRoute({ method, url: `/api${path}` })]).toEqual([path, true])
})

describe('who is no operator finds nothing', () => {
  const closed = DOORS.filter(({ desk }) => desk.stage !== 'door')
  test.each([
    ['a guest', async () => ({})],
    ['a member', async () => (await webCaller(lounge.origin, lounge.database.owner, (await lounge.member()).id)).headers()],
    ['an API token', async () => (await apiCaller(lounge.origin, lounge.database.owner, (await lounge.member()).id)).headers()],
    ['an operator without the second factor', async () => ({ cookie: `desk=${await session(lounge, desks.get('owner')!.id, null)}` })],
    ['a session that has ended', async () => ({ cookie: 'desk=ended' })],
  ] as const)('%s', async (name, headersOf) => {
    world = await whileJobsRun(build)
    const headers = await whileJobsRun<Record<string, string>>(headersOf)
    const asked = closed.filter(({ desk }) => desk.stage === 'in' || !name.startsWith('an operator'))
    const before = await print()
    const told = []
    for (const door of asked) {
      const { code, body } = await deskVisitor(lounge.origin).call(door.name, ASKED[door.name](world), {
        headers,
      })
      told.push([door.name, code, body.code])
    }
    expect(told).toEqual(asked.map((door) => [door.name, 404, 'route.not-found']))
    expect(await print()).toEqual(before)
  })
})

describe.each(ROLES)('%s', (role) => {
  test('finds no door of another desk', async () => {
    world = await whileJobsRun(build)
    const others = DOORS.filter(({ desk }) => desk.stage === 'in' && !mayKnock([role], desk))
    const before = await print()
    const told = []
    for (const door of others) told.push([door.name, (await desks.get(role)!.call(door.name, ASKED[door.name](world))).code])
    expect(told).toEqual(others.map((door) => [door.name, 404]))
    expect(await print()).toEqual(before)
  })
  test('leaves one row in the log with each act of their own, and none where it fails', async () => {
    const own = DOORS.filter(({ desk, method }) => desk.stage === 'in' && method !== 'GET' && mayKnock([role], desk))
    const wrong: unknown[] = []
    world = await whileJobsRun(build)
    for (const { name } of own) {
      if (name === 'previewAct' || name === 'checkAudit' || name === 'showFactorAgain' || name === 'approve') continue
      world = await whileJobsRun(() => renew(name))
      if (name === 'liftMember')
        await lounge.database.owner.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', world.member).execute()
      if (name === 'unpauseMember')
        await lounge.database.owner.updateTable('member').set({ paused_at: new Date() }).where('id', '=', world.member).execute()
      if (name === 'eraseMember')
        await lounge.database.owner.updateTable('approval').set({ lapses_at: aMinuteAgo() }).where('id', '=', world.wish).execute()
      const before = await acts()
      const { code, body } = await desks.get(role)!.call(name, ASKED[name](world))
      const [status, rows] = name === 'decline' && !mayKnock([role], { desks: ['owner'], asks: [] }) ? [404, 0] : [200, 1]
      const written = (await acts()) - before
      if (code !== status || written !== rows) wrong.push([name, code, written, body])
    }
    expect(wrong).toEqual([])
  })
  test('reads what is theirs', async () => {
    world = await whileJobsRun(build)
    const own = DOORS.filter(({ desk, method }) => desk.stage === 'in' && method === 'GET' && mayKnock([role], desk))
    for (const { name } of own) expect([name, (await desks.get(role)!.call(name, ASKED[name](world))).code]).toEqual([name, 200])
  })
})

/** Writes that neither an old preview nor an old version stops, and why none has to. */
const NEEDS_NO_VERSION: Partial<Record<DeskDoorName, string>> = {
  operatorSignIn: 'opens a session of one’s own',
  operatorSignOut: 'ends one’s own session',
  acceptInvite: 'an invitation is spent once',
  startFactor: 'one’s own factor',
  confirmFactor: 'one’s own factor',
  renewRecoveryCodes: 'one’s own codes',
  showFactorAgain: 'one’s own session',
  previewAct: 'only looks',
  approve: 'held to the preview that the wish was made with',
  decline: 'a wish is answered once',
  checkAudit: 'only looks',
  downloadAudit: 'only looks',
  revealMember: 'only looks, and is logged',
  showEvidence: 'only looks, and is logged',
  claimCase: 'of two who claim it one has it (case.claimed)',
  releaseCase: 'only who has it',
  handOverCase: 'only who has it',
  noteCase: 'adds a note, and changes none',
  lookAtOrder: 'asks the gateway',
  verifyBooks: 'only looks',
  importCard: 'makes a character, or a draft that nobody has seen (version)',
  tryCharacter: 'changes nothing',
}
const isAct = ({ returns, name }: (typeof DOORS)[number]): boolean => returns === Acted && name !== 'approve'
const inputOf = (door: (typeof DOORS)[number]): object => ('shape' in door.input ? (door.input as { shape: object }).shape : {})

describe('two operators at one thing', () => {
  test('every write is held to what its operator saw, or needs not be', () => {
    const writes = DOORS.filter(({ method }) => method !== 'GET')
    const isHeld = (door: (typeof DOORS)[number]): boolean => isAct(door) || 'version' in inputOf(door)
    const free = writes.filter((door) => !isHeld(door)).map(({ name }) => name)
    expect(free.toSorted()).toEqual(
      Object.keys(NEEDS_NO_VERSION)
        .filter((name) => free.includes(name as DeskDoorName))
        .toSorted(),
    )
  })
  test('an act on what is no longer so changes nothing, and answers what it would do now', async () => {
    const told = []
    const doors = DOORS.filter(isAct)
    world = await whileJobsRun(build)
    const ofMembers = namesIn(members)
    for (const { name, desk } of doors) {
      if (ofMembers.has(name)) world = await whileJobsRun(() => renew(name))
      const { owner } = lounge.database
      if (name === 'liftMember')
        await owner.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', world.member).execute()
      if (name === 'unpauseMember')
        await owner.updateTable('member').set({ paused_at: new Date() }).where('id', '=', world.member).execute()
      const role = ROLES.find((one) => mayKnock([one], desk))!
      const before = await acts()
      const { code, body } = await desks.get(role)!.call(name, ASKED[name](world), { headers: { 'if-match': '"older"' } })
      told.push([name, code, body.code, typeof body.payload?.preview, (await acts()) - before])
    }
    expect(told).toEqual(doors.map(({ name }) => [name, 409, 'version.stale', 'object', 0]))
  })
  test('of two who change the roles of a third on what both saw, the second looks again', async () => {
    world = await whileJobsRun(build)
    const owner = desks.get('owner')!
    const wish = (roles: Role[]) => ({ operator_id: world.other, roles, reason: 'new work' })
    const look = async (roles: Role[]) =>
      (await owner.call('previewAct', { door: 'setRoles', input: wish(roles) })).body.payload as { seen: string; preview: object }
    const [mine, theirs] = [await look(['finance']), await look(['support'])]
    const act = (roles: Role[], { seen }: { seen: string }) => owner.call('setRoles', wish(roles), { headers: { 'if-match': seen } })
    expect((await act(['finance'], mine)).code).toBe(200)
    const refused = await act(['support'], theirs)
    expect([refused.code, refused.body.code]).toEqual([409, 'version.stale'])
    expect(refused.body.payload.preview).toMatchObject({ before: ['finance'], after: ['support'] })
    expect((await act(['support'], await look(['support']))).code).toBe(200)
  })
})
