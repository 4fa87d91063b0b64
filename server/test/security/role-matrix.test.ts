// Who gets what, made from the API's own document: every operation × every kind of caller, with the ids of Ada's things (docs/security.md).
// A refused call leaves the whole database as it was and says nothing of hers; a GET changes nothing whoever asks.
import { createECDH } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DoorName } from '@green-room/contract/doors'
import { PROBLEMS, type Problem } from '@green-room/contract/problems'
import { VESTIBULE } from '@green-room/contract/members/vestibule'
import { hashPassword } from '../../src/accounts/entry/passwords.ts'
import { forgetSettings } from '../../src/content/settings.ts'
import { decisionTokens } from '../../src/reports/decision-token.ts'
import { BILLING, topUp } from '../people/buyer.ts'
import { apiCaller, guestCaller, webCaller } from '../people/callers.ts'
import { fakeModel } from '../fakes/fake-model.ts'
import { startFakeOpenAI } from '../fakes/fake-openai.ts'
import { takeFingerprint } from '../postgres/fingerprint.ts'
import { openTestLounge, waitFor, type TestLounge } from '../lounge.ts'
import { faultOf, OPERATIONS, type Operation } from '../operations.ts'
import { buildPrivateWorld, CANARY, holdsCanary, PUBLIC_TITLE, rememberAgain, seated, type PrivateWorld } from '../fakes/private-world.ts'
import type { Visitor } from '../people/visitor.ts'
import { tokenIn } from '../people/link-token.ts'

type Person = { id: string; email: string; password: string }
type Input = Record<string, unknown>
/** What each operation is asked with: Ada's ids, and where it signs somebody in the caller's own password. A new operation needs a line. */
const ASKED: Record<DoorName, (world: PrivateWorld, who: Person) => Input> = {
  csrfCookie: () => ({}),
  isAuth: () => ({}),
  login: (_, { email, password }) => ({ email, password }),
  register: () => ({ name: 'Newcomer', email: `new-${++newcomers}@example.com`, ...twice('Harbour43x') }),
  verifyEmail: () => ({ token: '1-unknown' }),
  readVerification: ({ ada }) => ({ email: ada.email }),
  resendConfirmationLink: ({ ada }) => ({ email: ada.email }),
  logout: () => ({}),
  readProfile: () => ({}),
  chooseLanguage: () => ({}),
  updateBilling: () => ({ country: 'NL', city: 'Amsterdam', address: 'Prinsengracht 3', post_code: '1015 DK' }),
  updateProfile: () => ({ name: 'Changed', surname: 'Changed', phone: '+31612345679', avatar_color: 'red-pink' }),
  changePassword: (_, { password }) => ({ current_password: password, ...twice(`${password}x`) }),
  changeEmail: (_, { password }) => ({ email: `moved-${++newcomers}@example.com`, password }),
  confirmEmail: () => ({ token: '1-unknown' }),
  undoEmail: () => ({ token: '1-unknown' }),
  requestPasswordReset: ({ ada }) => ({ email: ada.email }),
  resetPassword: ({ ada }) => ({ token: '1-unknown', email: ada.email, ...twice('Harbour44x') }),
  listSessions: () => ({}),
  revokeSession: ({ session }, { password }) => ({ session_id: session, password }),
  revokeOtherSessions: (_, { password }) => ({ password }),
  listCountries: () => ({}),
  readIpCountry: () => ({}),
  listLanguages: () => ({}),
  readLocalizations: () => ({}),
  readSettings: () => ({}),
  listFaq: () => ({}),
  listStaticPages: () => ({}),
  readStaticPage: () => ({ page: 'privacy' }),
  listSocialLinks: () => ({}),
  readAsked: () => ({}),
  agreeToAsked: () => ({ asked_at: '2026-01-01T00:00:00.000Z' }),
  listCurrencies: () => ({}),
  listRooms: () => ({}),
  listTopics: () => ({}),
  listActiveTopics: () => ({}),
  readTaste: () => ({}),
  openTaste: () => ({ taste: 'en-000' }),
  readTopic: ({ topic }) => ({ topic_id: topic }),
  createTopic: () => ({ room_id: '1', title: 'Something else', ...(channel ? { text_look: 'bold', color: 'blue' } : {}) }),
  pickRandomTopic: () => ({}),
  joinTopic: ({ topic }) => ({ topic_id: topic }),
  leaveTopic: ({ topic }) => ({ topic_id: topic }),
  markRead: ({ topic }) => ({ topic_id: topic, number: 1 }),
  checkTerms: ({ topic }) => ({ topic_id: topic }),
  acceptTerms: ({ topic }) => ({ topic_id: topic }),
  listPastTopics: () => ({}),
  readPastTopic: ({ past }) => ({ topic_id: past }),
  continueTopic: ({ past }) => ({ topic_id: past }),
  listMessages: ({ topic }) => ({ topic_id: topic }),
  postMessage: ({ topic }) => ({ topic_id: topic, content: 'And another thing.' }),
  removeMessage: ({ topic, message }) => ({ topic_id: topic, message_id: message }),
  readAttachment: ({ attachment }) => ({ attachment_id: attachment }),
  stopReply: ({ topic }) => ({ topic_id: topic }),
  retryReply: ({ topic }) => ({ topic_id: topic }),
  complainOfReply: ({ reply }) => ({ topic_id: reply.topic, message_id: reply.id }),
  contestRefusal: () => ({ kind: 'message', content: 'how to make a bomb' }),
  reportTopic: ({ past }) => ({ topic_id: past }),
  listDecisions: () => ({}),
  readDecision: () => ({ decision_id: decisionId }),
  openDecision: () => ({ token: '1-unknown' }),
  appealDecision: () => ({ decision_id: decisionId, text: 'It was no ad.' }),
  appealByLink: () => ({ token: '1-unknown', text: 'It was no ad.' }),
  createReport: ({ topic }) => ({ topic_id: topic, type: 'user' }),
  listMet: () => ({}),
  listCharacters: () => ({}),
  readCharacter: () => ({ slug: 'hetty' }),
  readMemory: ({ character }) => ({ character_id: character }),
  setMemory: ({ character }) => ({ character_id: character, enabled: false }),
  eraseMemory: ({ character }) => ({ character_id: character }),
  addFact: ({ character }) => ({ character_id: character, key: 'cat', value: 'Biscuit' }),
  changeFact: ({ character, fact }) => ({ character_id: character, fact_id: fact, pinned: true }),
  eraseFact: ({ character, fact }) => ({ character_id: character, fact_id: fact }),
  readPush: () => ({}),
  subscribePush: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: POINT, auth: Buffer.alloc(16).toString('base64url') }),
  unsubscribePush: () => ({}),
  listTransactions: () => ({}),
  readSpendingCare: () => ({}),
  updateSpendingLimits: () => ({ daily: 5_000, weekly: null }),
  takeBreak: () => ({ days: 1 }),
  becomeChannel: () => ({}),
  listBundles: () => ({}),
  purchaseBundle: () => ({ bundle_id: '1' }),
  checkoutDeposit: () => ({ ...BILLING, amount: 25 }),
  readDepositStatus: () => ({ order_id: orderId }),
  listDeposits: () => ({}),
  readVatRate: () => ({ country: 'NL' }),
  readWithdrawal: () => ({ order_id: orderId }),
  withdrawDeposit: () => ({ order_id: orderId }),
  readOrderStatus: () => ({ order_id: orderId }),
  listOrders: () => ({}),
  readReceipt: () => ({ receipt_id: receiptId }),
  downloadReceipt: () => ({ receipt_id: receiptId }),
  listExports: () => ({}),
  orderExport: (_, { password }) => ({ password }),
  downloadExport: () => ({ export_id: exportId }),
  readDeparture: () => ({}),
  // They are let in, and stopped at the last step: more would be lost than this says.
  deleteAccount: (_, { password }) => ({ password, points: 0, accepts_loss: true }),
  openEvents: () => ({}),
}
const twice = (password: string): Input => ({ password, password_confirmation: password })
const POINT = createECDH('prime256v1').generateKeys('base64url')
let newcomers = 0
let channel = false
/** Ada's paid top-up, with her name on its receipt. */
let orderId = ''
let receiptId = ''
/** What was decided about her. */
let decisionId = ''
/** Her own data, in a zip. */
let exportId = ''

/** Ids that everybody may know. */
const PUBLIC_IDS = new Set(['room_id', 'lang_id', 'bundle_id', 'character_id'])
const takesId = (operation: Operation): boolean =>
  [
    ...operation.parameters.map(({ name }) => name),
    ...Object.values(operation.bodies).flatMap((body) => Object.keys(body.properties ?? {})),
  ].some((name) => name.endsWith('_id') && !PUBLIC_IDS.has(name))

/** A problem: refused with it. `guest`: an open door, and nothing more than it. `stranger`: a member, but not the one whose ids these are. */
type Standing = Problem | 'guest' | 'stranger' | 'owner'
type Kind = {
  name: string
  /** Of which operations it is asked; of all where it doesn't say. */
  knows?(operation: Operation): boolean
  call(world: PrivateWorld): Promise<Visitor>
  who(world: PrivateWorld): Person
  stands(operation: Operation): Standing
}
const shut =
  (problem: Problem) =>
  ({ access }: Operation): Standing =>
    access === 'all' ? 'guest' : problem
const within = (): Standing => 'owner'

let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: TestLounge
let world: PrivateWorld
let bert: Person & Visitor
let unverified: Person
let operator: Person
const ofAda = ({ ada }: PrivateWorld): Person => ada
/** Knows Ada's address and not her password. */
const notAda = ({ ada }: PrivateWorld): Person => ({ ...ada, password: 'Wrong1password' })
const web = (id: string): Promise<Visitor> => webCaller(lounge.origin, lounge.database.owner, id)
const setMember = (id: string, values: object): Promise<unknown> =>
  lounge.database.owner.updateTable('member').set(values).where('id', '=', id).execute()

const REFUSED: Kind[] = [
  { name: 'a guest', call: () => guestCaller(lounge.origin), who: notAda, stands: shut('session.required') },
  { name: 'somebody unverified', call: () => web(unverified.id), who: notAda, stands: shut('email.unverified') },
  {
    name: 'Ada suspended, but for the vestibule',
    knows: ({ name }) => !VESTIBULE.has(name),
    async call({ ada }) {
      await setMember(ada.id, { suspended_at: new Date() })
      return web(ada.id)
    },
    who: notAda,
    stands: shut('account.suspended'),
  },
  {
    name: 'Ada with a dead session',
    async call({ ada }) {
      await setMember(ada.id, { suspended_at: null })
      const caller = await webCaller(lounge.origin, lounge.database.owner, ada.id)
      await lounge.database.owner.deleteFrom('session').where('id', '=', caller.sessionId).execute()
      return caller
    },
    who: notAda,
    stands: shut('session.required'),
  },
  {
    name: 'Ada’s session past its time',
    async call({ ada }) {
      const caller = await webCaller(lounge.origin, lounge.database.owner, ada.id)
      await lounge.database.owner
        .updateTable('session')
        .set({ expires_at: new Date(0) })
        .where('id', '=', caller.sessionId)
        .execute()
      return caller
    },
    who: notAda,
    stands: shut('session.required'),
  },
  {
    name: 'Bert’s session with Ada’s web token',
    async call({ ada }) {
      const [caller, other] = [await web(bert.id), await web(ada.id)]
      caller.setToken(other.token)
      return caller
    },
    who: notAda,
    stands: shut('session.token-mismatch'),
  },
  {
    name: 'Ada’s web token alone',
    async call({ ada }) {
      const [caller, other] = [await guestCaller(lounge.origin), await web(ada.id)]
      caller.setToken(other.token)
      return caller
    },
    who: notAda,
    stands: shut('session.required'),
  },
  {
    name: 'an API token that nobody has',
    async call() {
      const caller = await guestCaller(lounge.origin)
      caller.setToken('api_unknown')
      return caller
    },
    who: notAda,
    stands: shut('session.required'),
  },
  {
    name: 'Ada without the XSRF token',
    async call({ ada }) {
      const caller = await web(ada.id)
      caller.cookies.delete('XSRF-TOKEN')
      return caller
    },
    who: ofAda,
    stands: (operation) => (operation.method === 'GET' ? within() : 'xsrf.mismatch'),
  },
  {
    name: 'Ada with Bert’s XSRF token',
    async call({ ada }) {
      const [caller, other] = [await web(ada.id), await web(bert.id)]
      caller.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN')!)
      return caller
    },
    who: ofAda,
    stands: (operation) => (operation.method === 'GET' ? within() : 'xsrf.mismatch'),
  },
  {
    name: 'Bert',
    call: () => web(bert.id),
    who: () => bert,
    stands: () => 'stranger',
  },
  {
    name: 'Bert with channel',
    async call() {
      await setMember(bert.id, { channel_expires_at: new Date(Date.now() + 3_600_000) })
      channel = true
      return web(bert.id)
    },
    who: () => bert,
    stands: () => 'stranger',
  },
  {
    name: 'Bert’s API token',
    call: () => apiCaller(lounge.origin, lounge.database.owner, bert.id),
    who: () => bert,
    stands: ({ token }) => (token === 'none' ? 'token.not-allowed' : 'stranger'),
  },
  { name: 'an operator without need', call: () => web(operator.id), who: () => operator, stands: () => 'stranger' },
]
const LET_IN: Kind[] = [
  { name: 'Ada', call: ({ ada }) => web(ada.id), who: ofAda, stands: within },
  {
    name: 'Ada with channel',
    async call({ ada }) {
      await setMember(ada.id, { channel_expires_at: new Date(Date.now() + 3_600_000) })
      channel = true
      return web(ada.id)
    },
    who: ofAda,
    stands: within,
  },
  {
    name: 'Ada suspended, into the vestibule',
    knows: ({ name }) => VESTIBULE.has(name),
    async call({ ada }) {
      const caller = await web(ada.id)
      await setMember(ada.id, { suspended_at: new Date() })
      return caller
    },
    who: ofAda,
    stands: within,
  },
  {
    name: 'Ada’s API token',
    call: ({ ada }) => apiCaller(lounge.origin, lounge.database.owner, ada.id),
    who: ofAda,
    stands: (operation) => (operation.token === 'none' ? 'token.not-allowed' : within()),
  },
]

type Given = { code: number; type: string | null; body: any; text: string }
async function knock(visitor: Visitor, operation: Operation, input: Input): Promise<Given> {
  if (operation.name === 'openEvents') return openStream(visitor)
  const { code, body, headers } = await visitor.call(operation.name, input)
  return { code, type: headers.get('content-type'), body, text: typeof body === 'string' ? body : JSON.stringify(body) }
}
/** A stream has no end: its beginning is enough. */
async function openStream(visitor: Visitor): Promise<Given> {
  const leaving = new AbortController()
  const response = await fetch(`${lounge.origin}/api/events`, { headers: visitor.headers(), signal: leaving.signal })
  const type = response.headers.get('content-type')
  const text = response.status === 200 ? '' : await response.text()
  leaving.abort()
  return { code: response.status, type, body: text === '' ? '' : JSON.parse(text), text }
}

/** What is wrong with an answer, given how the caller stands to the operation; null when nothing is. */
function misstep(operation: Operation, standing: Standing, { code, type, body, text }: Given): string | null {
  const fault = faultOf(operation, { status: code, type, body })
  if (fault) return fault
  if (standing === 'owner')
    return code === 200 || (operation.name === 'deleteAccount' && body.code === 'deletion.changed') ? null : `answered ${code} ${body.code}`
  const shown = operation.name === 'listTopics' ? text.replaceAll(PUBLIC_TITLE, '') : text
  if (standing !== 'guest' && standing !== 'stranger') {
    if (code !== PROBLEMS[standing] || body.code !== standing)
      return `answered ${code} ${body?.code} and not ${PROBLEMS[standing]} ${standing}`
  } else if (standing === 'stranger' && takesId(operation)) {
    if (![400, 403, 404].includes(code)) return `answered ${code} to a stranger`
  } else if (operation.method === 'GET' ? code !== 200 : [401, 403, 404, 419].includes(code))
    return `answered ${code} ${body.code} at an open door`
  return holdsCanary(shown) || shown.includes(PUBLIC_TITLE) ? `shows something of Ada’s: ${shown.slice(0, 300)}` : null
}

async function tryAll(kind: Kind, prepare: (operation: Operation) => Promise<void> = nothing): Promise<string[]> {
  const missteps: string[] = []
  let known: Record<string, string> | null = null
  for (const operation of OPERATIONS.filter((one) => kind.knows?.(one) ?? true)) {
    await prepare(operation)
    const visitor = await kind.call(world)
    const before: Record<string, string> = known ? { ...known, ...(await look(MADE_BY_CALLERS)) } : await look()
    const who = kind.who(world)
    const input = ASKED[operation.name](world, who)
    const given = await knock(visitor, operation, input)
    const wrong = misstep(operation, kind.stands(operation), given)
    if (wrong) missteps.push(`${operation.name}: ${wrong}`)
    if (operation.name === 'changePassword' && given.code === 200) who.password = String(input['password'])
    known = null
    if (given.code < 400 && operation.method !== 'GET') continue
    const after = await look()
    const moved = Object.keys(after).filter((table) => after[table] !== before[table])
    if (moved.length > 0) missteps.push(`${operation.name}: ${given.code} ${given.body?.code ?? ''} and yet it changed ${moved.join(', ')}`)
    if (prepare === nothing) known = after
  }
  return missteps
}
const nothing = async (): Promise<void> => {}
/** What making a caller of the next operation writes by itself. */
const MADE_BY_CALLERS = ['public.session', 'public.device', 'public.member']
async function buy(visitor: Visitor): Promise<void> {
  orderId = await topUp(lounge, visitor, { amount: 25, name: CANARY.name, surname: CANARY.surname })
  receiptId = (await visitor.call('listDeposits')).body.payload.find((deposit: { id: string }) => deposit.id === orderId).receipt.id
}
const look = (only?: string[]): Promise<Record<string, string>> => takeFingerprint(lounge.database, only)

/** Nothing but the calls themselves may move the database from here on. */
async function quieten(): Promise<void> {
  await lounge.replies.stop()
  // Rooms would be restocked soon after each join.
  await lounge.database.owner.updateTable('setting').set({ value: '0' }).where('key', '=', 'hosted_topics_per_room').execute()
  forgetSettings(lounge.lounge.db)
  await Promise.all([lounge.lounge.jobs.stop(), lounge.lounge.slowJobs.stop()])
}
/** The token of the next link that is mailed to an address after this order. */
async function nextLink(address: string, page: string, order: () => Promise<unknown>): Promise<string> {
  const links = async () => (await lounge.mailTo(address)).flatMap((mail) => mail.links).filter((url) => url.includes(page))
  const known = new Set(await links())
  await order()
  lounge.lounge.jobs.start()
  const link = await waitFor(async () => (await links()).find((url) => !known.has(url)))
  await lounge.lounge.jobs.stop()
  return tokenIn(link) || tokenIn(link, 'undo')
}

beforeAll(async () => {
  models = await startFakeOpenAI()
  lounge = await openTestLounge({
    env: { ...fakeModel(models.url, 'ok'), LLM_MEMORY: 'none' }, // it would go on writing when nothing else does
    settings: { welcome_points: 100_000, own_topic_seat_delay_min_ms: 0, own_topic_seat_delay_max_ms: 0 },
  })
  world = await buildPrivateWorld(lounge)
  await buy(world.ada)
  const decided = {
    member_id: world.ada.id,
    outcome: 'warned',
    ground: 'ads',
    facts: 'A title was an ad.',
    language_code: 'en',
    operator_id: '1',
  }
  decisionId = (await lounge.database.owner.insertInto('decision').values(decided).returning('id').executeTakeFirstOrThrow()).id
  exportId = (await world.ada.call('orderExport', { password: world.ada.password })).body.payload.id
  await waitFor(async () => (await world.ada.call('listExports')).body.payload[0].state === 'ready')
  bert = await lounge.member('Bert')
  unverified = await lounge.member('Una')
  operator = await lounge.member('Olga')
  await quieten()
  await setMember(unverified.id, { verified_at: null })
  await setMember(operator.id, { role: 'operator' })
}, 60_000)
afterAll(async () => {
  await lounge?.close()
  await models?.close()
})

describe('the document', () => {
  test('and the router know the same operations', () => {
    const exempt = new RegExp(
      String.raw`^\/(healthz|readyz|metrics|sandbox\/.*|sanctum\/csrf-cookie|api\/openapi\.json|api\/docs.*|api\/webhooks\/:gateway|` +
        String.raw`\.well-known\/security\.txt|api\/csp-reports|api\/admin\/.*|portraits\/:file)$`,
    )
    const served = routesOf(lounge.app.printRoutes({ commonPrefix: false })).filter(({ path }) => !exempt.test(path))
    const described = OPERATIONS.map(({ method, path }) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`)
    expect(served.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(described.toSorted())
  })
  test('says of every operation who may come, and with which token', () => {
    const known = new Set(['all', 'signed-in', 'participant', 'owner'])
    expect(OPERATIONS.filter(({ access, token }) => !known.has(access) || (token !== 'chat' && token !== 'none'))).toEqual([])
  })
  test('has one operation that answers outside /api too, as single-page apps know it', async () => {
    const response = await fetch(`${lounge.origin}/sanctum/csrf-cookie`)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().map((line) => line.split('=')[0])).toContain('XSRF-TOKEN')
  })
  test('calls nothing open to all that takes an id of somebody’s', () => {
    expect(OPERATIONS.filter((operation) => operation.access === 'all' && takesId(operation))).toEqual([])
  })
})

describe('every operation keeps out', () => {
  test.for(REFUSED)('$name', { timeout: 60_000 }, async (kind) => {
    expect(await tryAll(kind)).toEqual([])
  })

  test('a stranger’s file, before a byte of it is kept', async () => {
    const visitor = await web(bert.id)
    const before = await look()
    const file = { name: 'mine.txt', type: 'text/plain', bytes: new TextEncoder().encode('mine') }
    const { code } = await visitor.upload('postMessage', { topic_id: world.topic, content: 'For you' }, [file])
    expect(code).toBe(403)
    expect(await look()).toEqual(before)
  })
})

describe('every operation lets in', () => {
  test.for(LET_IN)('$name', { timeout: 60_000 }, async (kind) => {
    await setMember(world.ada.id, { suspended_at: null, channel_expires_at: null })
    await sql`DELETE FROM channel_period`.execute(lounge.database.owner)
    channel = false
    expect(await tryAll(kind, makeReady)).toEqual([])
  })

  const PASSWORDS = new Set<DoorName>([
    'login',
    'changePassword',
    'changeEmail',
    'confirmEmail',
    'undoEmail',
    'revokeOtherSessions',
    'orderExport',
    'deleteAccount',
  ])
  /** What an operation needs that an earlier one has used up. */
  async function makeReady({ name, token }: Operation): Promise<void> {
    const { ada } = world
    await setMember(ada.id, { suspended_at: null })
    const visitor = await web(ada.id)
    await sql`DELETE FROM ledger.spending_break`.execute(lounge.database.owner)
    // The undo of a new address takes the password away, too.
    if (PASSWORDS.has(name)) await setMember(ada.id, { password_hash: await hashPassword(ada.password) })
    if (name === 'createTopic' || name === 'joinTopic' || name === 'continueTopic' || name === 'openTaste') {
      for (const topic of (await visitor.call('listActiveTopics')).body.payload) await visitor.call('leaveTopic', { topic_id: topic.id })
      const { body } = await visitor.call('pickRandomTopic')
      world = { ...world, topic: body.payload.topic.id }
      await visitor.call('acceptTerms', { topic_id: world.topic })
      return
    }
    const [active] = (await visitor.call('listActiveTopics')).body.payload
    if (!active || active.id !== world.topic || active.companion_name === null) await sitDown(visitor)
    if (name === 'removeMessage' || name === 'stopReply' || name === 'retryReply') {
      const sent = await visitor.call('postMessage', { topic_id: world.topic, content: 'Wait a moment.' })
      world = { ...world, message: sent.body.payload.message.id }
    }
    if (name === 'reportTopic') {
      const { id } = (await visitor.call('pickRandomTopic')).body.payload.topic as { id: string }
      ASKED[name] = () => ({ topic_id: id })
    }
    if (name === 'openDecision' || name === 'appealByLink')
      ASKED[name] = () => ({ token: decisionTokens(lounge.lounge, decisionId)[0], text: 'It was no ad.' })
    if (name === 'retryReply') await visitor.call('stopReply', { topic_id: world.topic })
    if (name === 'changeFact' || name === 'eraseFact') world = { ...world, fact: await rememberAgain(visitor, world.character) }
    if (name === 'readAttachment') {
      const file = { name: 'again.txt', type: 'text/plain', bytes: new TextEncoder().encode('again') }
      const sent = await visitor.upload('postMessage', { topic_id: world.topic, content: 'A file', types: ['document'] }, [file])
      world = { ...world, attachment: sent.body.payload.message.attachments[0].id }
    }
    if (name === 'revokeSession') world = { ...world, session: (await webCaller(lounge.origin, lounge.database.owner, ada.id)).sessionId }
    if (name === 'withdrawDeposit') await buy(visitor)
    if (token === 'chat') return
    if (name === 'confirmEmail' || name === 'undoEmail' || name === 'requestPasswordReset')
      await setMember(ada.id, { email: ada.email, email_key: ada.email })
    if (name === 'confirmEmail' || name === 'undoEmail') await moveAddress(name)
    if (name === 'verifyEmail' || name === 'resetPassword') await orderLink(name)
  }
  async function moveAddress(name: 'confirmEmail' | 'undoEmail'): Promise<void> {
    const { ada } = world
    const [guest, visitor] = [await guestCaller(lounge.origin), await web(ada.id)]
    const email = `moved-${++newcomers}@example.com`
    let token = await nextLink(email, '/email-change#token=', () => visitor.call('changeEmail', { email, password: ada.password }))
    if (name === 'undoEmail') token = await nextLink(ada.email, '/email-change#undo=', () => guest.call('confirmEmail', { token }))
    ASKED[name] = () => ({ token })
  }
  async function sitDown(visitor: Visitor): Promise<void> {
    for (const topic of (await visitor.call('listActiveTopics')).body.payload) await visitor.call('leaveTopic', { topic_id: topic.id })
    const topic = (await visitor.call('pickRandomTopic')).body.payload.topic.id as string
    await visitor.call('acceptTerms', { topic_id: topic })
    await visitor.call('joinTopic', { topic_id: topic })
    await seated(visitor, topic)
    world = { ...world, topic }
  }
  async function orderLink(name: 'verifyEmail' | 'resetPassword'): Promise<void> {
    const guest = await guestCaller(lounge.origin)
    const email = name === 'verifyEmail' ? `link-${++newcomers}@example.com` : world.ada.email
    const order = name === 'verifyEmail' ? 'register' : 'requestPasswordReset'
    const page = name === 'verifyEmail' ? '/email-verification' : '/reset-password'
    const token = await nextLink(email, page, () => guest.call(order, { name: 'Linda', email, ...twice('Harbour45x') }))
    ASKED[name] = () =>
      name === 'verifyEmail' ? { token, ...twice('Harbour47x') } : { token, email, ...twice((world.ada.password = 'Harbour46x')) }
  }
})

/** The lines of Fastify's tree of routes, four columns a level; HEAD goes with GET. */
function routesOf(tree: string): { method: string; path: string }[] {
  const trail: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (part === '') return []
    const depth = indent.length / 4
    trail.splice(depth - 1, trail.length, part)
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ method, path: trail.join('') }))
  })
}
