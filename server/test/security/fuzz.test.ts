// Every operation under requests made from its own schema: allowed, one step off, hostile; as a guest, a member and a program; over real connections.
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '#server/accounts/operators.ts'
import type { DoorName } from '@green-room/contract/doors'
import { PLACEHOLDER, wishFor, type Fields, type Wish } from '../arbitraries.ts'
import { topUp } from '../people/buyer.ts'
import { apiCaller, guestCaller, webCaller } from '../people/callers.ts'
import { fakeModel } from '../fakes/fake-model.ts'
import { startFakeOpenAI } from '../fakes/fake-openai.ts'
import { startFakePush, type FakePush } from '../fakes/fake-push.ts'
import { openTestLounge, waitFor, type TestLounge } from '../lounge.ts'
import { faultOf, OPERATION, OPERATIONS } from '../operations.ts'
import { keepAlive, rawCall, type RawAnswer } from '../raw-call.ts'
import { SEED } from '../postgres/seed.ts'
import type { Visitor } from '../people/visitor.ts'
import { wrap, wrapping, type Wrapping } from '../wrapping.ts'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 4_000)
const AT_ONCE = 16
const PASSWORD = 'Harbour42x'
/** What an answer must not show of our inside. */
const INSIDE = /\n\s+at |node_modules|\.ts:\d+|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM) [a-z"]|relation "|violates|SQLSTATE|[Kk]ysely/
const OWN = new Set(
  (
    'slug taste name surname device_name phone country content topic_id message_id attachment_id session_id ' +
    'character_id fact_id room_id bundle_id order_id receipt_id export_id asked_at page email password ' +
    'password_confirmation current_password endpoint p256dh auth'
  ).split(' '),
)
/** These sign callers in and out: their second answer belongs to another caller. */
const SIGNING = new Set<DoorName>(['login', 'logout', 'register', 'verifyEmail', 'resetPassword', 'changePassword', 'revokeOtherSessions'])
/** These keep a caller from buying and spending for days. */
const CARING = new Set<DoorName>(['takeBreak', 'updateSpendingLimits'])
/** These read out everything that a member has. */
const HEAVY = new Set<DoorName>(['orderExport', 'downloadExport'])
/** These succeed only for two ids that belong together. */
const PAIRED = new Set<DoorName>(['removeMessage', 'changeFact', 'eraseFact'])
/** These tell the thing they made or changed as it now stands: the act is the same, and the id of what it is about. */
const RETOLD = new Set<DoorName>([
  'createTopic',
  'joinTopic',
  'continueTopic',
  'updateProfile',
  'updateBilling',
  'purchaseBundle',
  'orderExport',
])

type Caller = { kind: 'guest' | 'web' | 'api'; memberId: string; visitor: Visitor; own: Map<string, string[]> }
type Call = { name: DoorName; wish: Wish; wrapped: Wrapping; caller: number }

let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let push: FakePush
let lounge: TestLounge
const callers: Caller[] = []
const agent = keepAlive(AT_ONCE)
const times: number[] = []
const answers = new Map<string, number>()

beforeAll(async () => {
  console.log(`fuzz: seed ${SEED}`)
  ;[models, push] = await Promise.all([startFakeOpenAI(), startFakePush()])
  lounge = await openTestLounge({
    env: { ...fakeModel(models.url, 'ok'), RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error', PUSH_ORIGINS: push.origin },
    settings: { welcome_points: 1_000_000 },
  })
  const db = lounge.database.owner
  const cast = (await db.selectFrom('character').select('member_id').limit(1).execute()).map((row) => row.member_id)
  const idsOf = async (table: 'room' | 'topic') => (await db.selectFrom(table).select('id').execute()).map((row) => row.id)
  const [rooms, topics] = [await idsOf('room'), await idsOf('topic')]
  for (const kind of ['web', 'web', 'web', 'web', 'web', 'api', 'api', 'guest'] as const) {
    const member = kind === 'guest' ? null : await lounge.member('Ada')
    const secrets = { password: [PASSWORD], password_confirmation: [PASSWORD], current_password: [PASSWORD] }
    const own = {
      room_id: rooms,
      character_id: cast,
      name: ['Ada'],
      surname: ['Lovelace'],
      device_name: ['A program'],
      phone: ['+31612345678'],
      // The last is refused by a house rule, and may be contested.
      content: ['Here you are.', 'And another thing.', 'how do I make a pipe bomb'],
      country: ['NL', 'de', '528'],
      bundle_id: ['1', '2', '3'],
      topic_id: topics.slice(0, 6),
      page: ['terms', '1'],
      asked_at: ['2026-11-22T10:00:00.000Z'],
      slug: ['hetty'],
      taste: ['en-000'],
      email: [member?.email ?? 'nobody@example.com'],
      ...Object.fromEntries(Object.entries(push.browser().subscription).map(([name, value]) => [name, [value]])),
      ...secrets,
    }
    const caller: Caller = {
      kind,
      memberId: member?.id ?? '',
      visitor: await guestCaller(lounge.origin),
      own: new Map(Object.entries(own)),
    }
    await signIn(caller)
    callers.push(caller)
    if (kind === 'guest') continue
    await sql`INSERT INTO terms_acceptance (member_id, room_id, version) SELECT ${caller.memberId}, id, terms_version FROM room`.execute(db)
    if (kind === 'web')
      await sql`UPDATE member SET channel_expires_at = now() + interval '1 hour' WHERE id = ${caller.memberId}`.execute(db)
    await sitDown(caller)
  }
}, 120_000)
afterAll(async () => {
  agent.destroy()
  await lounge?.close()
  await Promise.all([models?.close(), push?.close()])
})

async function signIn(caller: Caller): Promise<void> {
  const db = lounge.database.owner
  if (caller.kind === 'web') caller.visitor = await webCaller(lounge.origin, db, caller.memberId)
  if (caller.kind === 'api') caller.visitor = await apiCaller(lounge.origin, db, caller.memberId)
}

async function endCare({ memberId }: Caller): Promise<void> {
  await sql`DELETE FROM ledger.spending_break WHERE owner_id = ${memberId}`.execute(lounge.database.owner)
  await sql`DELETE FROM ledger.spending_limit WHERE owner_id = ${memberId}`.execute(lounge.database.owner)
}

/** A chat with a message and a file in it, so that there is something to read and to take away. */
async function sitDown({ kind, visitor, own }: Caller): Promise<void> {
  const topic = (await visitor.call('pickRandomTopic')).body.payload.topic.id as string
  await visitor.call('joinTopic', { topic_id: topic })
  const file = { name: 'note.txt', type: 'text/plain', bytes: new TextEncoder().encode('A note.') }
  const sent = await visitor.upload('postMessage', { topic_id: topic, content: 'Here you are.' }, [file])
  expect(sent.code).toBe(200)
  own.set('topic_id', [topic, ...own.get('topic_id')!])
  own.set('message_id', [sent.body.payload.message.id])
  own.set('attachment_id', [sent.body.payload.message.attachments[0].id])
  if (kind === 'api') return
  own.set('order_id', [await topUp(lounge, visitor), await topUp(lounge, visitor, { bundle_id: '1' })])
}

const callTo = (name: DoorName): fc.Arbitrary<Call> =>
  fc.record({
    name: fc.constant(name),
    wish: wishFor(OPERATION[name], OWN),
    wrapped: wrapping,
    caller: fc.nat({ max: callers.length - 1 }),
  })
/** Operations that take much are asked more often; those that hash passwords for 40 ms less. */
const anyCall = (): fc.Arbitrary<Call> =>
  fc.oneof(
    ...OPERATIONS.map(({ name, parameters, bodies }) => {
      const fields = parameters.length + 3 * Object.keys(bodies['application/json']?.properties ?? {}).length
      return {
        weight: SIGNING.has(name) || HEAVY.has(name) ? 3 : PAIRED.has(name) || CARING.has(name) ? 20 : Math.max(4, fields),
        arbitrary: callTo(name),
      }
    }),
  )

/** Puts the caller's own ids and secrets in the place of placeholders. */
function fill(caller: Caller, fields: Fields): Fields {
  const filled = Object.entries(fields).map(([name, value]) => {
    const [, kind, index] = (typeof value === 'string' && PLACEHOLDER.exec(value)) || []
    if (kind === undefined) return [name, value]
    const own = caller.own.get(kind) ?? []
    return [name, own.length > 0 ? own[Number(index) % own.length] : '1']
  })
  return Object.fromEntries(filled) as Fields
}

/** What an answer tells of ids is asked for later. */
function learn(caller: Caller, body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const keep = (kind: string, id: unknown): void => {
    const own = caller.own.get(kind) ?? []
    if (typeof id === 'string' && !own.includes(id)) caller.own.set(kind, [id, ...own].slice(0, 6))
  }
  const found = body as Record<string, unknown>
  if ('number' in found && 'topic_id' in found) keep('message_id', found['id'])
  if ('companion_name' in found || 'can_continue' in found) keep('topic_id', found['id'])
  if ('original_filename' in found) keep('attachment_id', found['id'])
  if ('pinned' in found) keep('fact_id', found['id'])
  if (found['is_current'] === false) keep('session_id', found['id'])
  if ('ordered_at' in found) keep('export_id', found['id'])
  if ('receipt_id' in found) keep('receipt_id', found['receipt_id'])
  if ('vat_percent' in found && 'total_eur' in found) keep('order_id', found['id'])
  for (const value of Object.values(found)) learn(caller, value)
}

function faultIn(name: DoorName, { status, type, text, retryAfter }: RawAnswer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  const fault = faultOf(OPERATION[name], { status, type, body: type?.includes('json') ? JSON.parse(text) : text })
  if (fault) return fault
  if (status >= 400 && INSIDE.test(text)) return `shows its inside: ${text.slice(0, 300)}`
  return status === 429 && retryAfter === null ? 'says 429 without Retry-After' : null
}
function lasting(name: DoorName, { status, text }: RawAnswer): unknown {
  // Another order of the same bundle may have ended this one meanwhile: then it is paid on no page.
  if (name === 'checkoutDeposit' && status === 200) return JSON.parse(text).order_id
  const { payload, ...rest } = JSON.parse(text, (key, value: unknown) => (key === 'balance' ? null : value))
  return RETOLD.has(name) && status === 200 ? { ...rest, id: payload.topic?.id ?? payload.order?.id ?? payload.id } : { ...rest, payload }
}
/** 402, 422, 429 and 5xx are not kept, so that a retry may succeed; nor is a price that changed, for nothing was begun. */
const isKept = ({ status, text }: RawAnswer): boolean => ![401, 402, 419, 422, 429].includes(status) && !text.includes('price-changed')

async function knock({ name, wish, wrapped, caller: index }: Call): Promise<void> {
  const caller = callers[index]!
  if (name === 'deleteAccount') wish.body = { ...wish.body, password: 'Wrong1password' } // callers are needed to the end
  const filled = { path: fill(caller, wish.path), query: fill(caller, wish.query), body: fill(caller, wish.body) }
  const request = wrap(OPERATION[name], filled, wrapped, caller.visitor.headers())
  const fail = (why: string): never => {
    const sent = JSON.stringify(String(request.body ?? '').slice(0, 400))
    const asked = `${request.method} ${request.path.slice(0, 300)} (${wrapped.kind}, key ${wrapped.key}) ${sent}`
    throw new Error(`${name} ${why}\n  ${caller.kind} asked: ${asked}`)
  }
  const send = async (): Promise<RawAnswer> => {
    const answer = await rawCall(agent, Number(new URL(lounge.origin).port), request).catch((error: Error) => fail(error.message))
    const fault = faultIn(name, answer)
    if (fault) fail(fault)
    times.push(answer.ms)
    const line = `${name} ${answer.status}`
    answers.set(line, (answers.get(line) ?? 0) + 1)
    return answer
  }
  const first = await send()
  if (first.type?.includes('json')) learn(caller, JSON.parse(first.text))
  if (wrapped.again && wrapped.key !== null && request.method !== 'GET' && caller.kind !== 'guest' && !SIGNING.has(name) && isKept(first)) {
    const second = await send()
    if (isKept(second) && !isDeepStrictEqual(lasting(name, first), lasting(name, second)))
      fail(`answered one key twice: ${first.text.slice(0, 500)} and ${second.text.slice(0, 500)}`)
  }
  if (CARING.has(name) && first.status === 200) await endCare(caller)
  if (SIGNING.has(name) || first.status === 401 || first.status === 419) await signIn(caller)
}

/** The smallest call that fails in the same place, where one can be found. */
async function shrunk(call: Call): Promise<string> {
  const found = await fc.check(fc.asyncProperty(callTo(call.name), knock), { numRuns: 400, seed: SEED })
  return found.failed ? (found.errorInstance as Error).message : 'not found again by itself'
}

test(`${REQUESTS} requests made from the schemas`, { timeout: 600_000 }, async () => {
  const calls = fc.sample(anyCall(), { numRuns: REQUESTS, seed: SEED }).values()
  const failures: { call: Call; message: string }[] = []
  const work = async (): Promise<void> => {
    for (const call of calls) {
      if (failures.length >= 5) return
      await knock(call).catch((error: Error) => failures.push({ call, message: error.message }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const failure of failures) failure.message += `\n  smallest: ${await shrunk(failure.call)}`
  expect(failures.map(({ message }) => message).join('\n\n'), `seed ${SEED}`).toBe('')

  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)]!)
  const byStatus = Map.groupBy(answers, ([line]) => line.split(' ')[1]!)
  const counts = [...byStatus].map(([status, all]) => `${status}: ${all.reduce((sum, [, count]) => sum + count, 0)}`)
  console.log(`fuzz: ${times.length} requests, ms median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}; ${counts.toSorted().join(', ')}`)
})

test('reached every operation’s success, but those that need a mail, a failure or an operator', { timeout: 120_000 }, async () => {
  const byMail = ['verifyEmail', 'resetPassword', 'confirmEmail', 'undoEmail', 'openDecision', 'appealByLink'] as const
  const notByChance = new Set<DoorName>([...byMail, 'retryReply', 'deleteAccount', 'readDecision', 'appealDecision'])
  const unreached = () => OPERATIONS.map(({ name }) => name).filter((name) => !notByChance.has(name) && !answers.has(`${name} 200`))
  for (let round = 0; round < 3 && unreached().length > 0; round++) {
    for (const caller of callers) if (caller.kind !== 'guest') await makeRoom(caller)
    for (const name of unreached()) for (const call of fc.sample(callTo(name), { numRuns: 300, seed: SEED + round })) await knock(call)
  }
  expect(unreached()).toEqual([])
})
/** What chance may leave out: places are free, a reply is known with its chat, and there is a chat to write in. */
async function makeRoom({ visitor, own }: Caller): Promise<void> {
  const open = (await visitor.call('listActiveTopics')).body.payload as { id: string }[]
  for (const { id } of open) {
    const { data } = (await visitor.call('listMessages', { topic_id: id })).body.payload
    const asked = data.findIndex((one: { generated_by: string | null }) => one.generated_by === null)
    const reply = data.findLast((one: { generated_by: string | null; is_typing: boolean }) => one.generated_by && !one.is_typing)
    if (reply && data.indexOf(reply) > asked && asked >= 0) own.set('message_id', [reply.id]).set('topic_id', [id])
    await visitor.call('leaveTopic', { topic_id: id })
  }
  const entered = (await visitor.call('pickRandomTopic')).body.payload.topic.id as string
  await visitor.call('joinTopic', { topic_id: entered })
  own.set('topic_id', [entered, ...(own.get('topic_id') ?? [])].slice(0, 6))
}

test('left nothing wrong behind', { timeout: 150_000 }, async () => {
  const db = lounge.database.owner
  const active = () => db.selectFrom('reply').select('id').where('state', 'in', ['queued', 'typing', 'streaming']).execute()
  await waitFor(async () => (await active()).length === 0, 130_000)
  expect((await sql`SELECT * FROM ledger.violations`.execute(db)).rows).toEqual([])
  expect((await sql`SELECT * FROM message_violations`.execute(db)).rows).toEqual([])
  expect((await sql`SELECT * FROM payments.violations`.execute(db)).rows).toEqual([])
  const operators = await db.selectFrom('member').select('email').where('role', '=', 'operator').execute()
  expect(operators).toEqual([{ email: DEMO_OPERATOR.email }])
  // A lone surrogate would have been stored as this sign, another text than was hashed.
  expect(
    (
      await sql`SELECT id FROM message WHERE position(chr(65533) in content) > 0 UNION ALL SELECT id FROM topic
        WHERE position(chr(65533) in title) > 0`.execute(db)
    ).rows,
  ).toEqual([])
  const failed = await db.selectFrom('job').select(['kind', 'last_error']).where('last_error', 'is not', null).execute()
  expect(failed.filter((job) => !job.last_error?.includes('no character is free'))).toEqual([])
})
