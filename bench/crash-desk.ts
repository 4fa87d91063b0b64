// Operators refund, adjust and suspend while the program and its database are killed in turn: DESK_ACTS (1,000) acts, of which each is in the audit log
// once and has happened once, and after which no verifier finds anything.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DeskDoorName } from '@green-room/contract/wire/backoffice-doors'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { connect, type Db } from '../server/src/platform/database/database.ts'
import { hashToken, newToken } from '../server/src/platform/secrets.ts'
import { embeddedServer, freePort, startLoungeProcess, until } from '../server/test/lounge-process.ts'
import { checkout } from '../server/test/people/buyer.ts'
import { deskVisitor, type Desk } from '../server/test/people/operator.ts'
import { createPayer } from '../server/test/people/payer.ts'
import { signUp } from '../server/test/people/sign-up.ts'
import type { Answer } from '../server/test/people/visitor.ts'
import { judgeDesk, type Door } from './lab/desk-log.ts'
import { figure } from './lab/figure.ts'

const ACTS = Number(process.env['DESK_ACTS'] ?? 1_000)
const MEMBERS = 12
/** So many acts, and somebody is in the midst of one when it strikes. */
const KILL_EVERY = 12
const KEPT_TRYING_MS = 120_000
type Target = { memberId: string; order: string }

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-desk-crash-'))
chmodSync(dataDir, 0o755)
const port = await freePort()
let lounge = await startLoungeProcess({ dataDir, port })
let wrong: string[] = []
const figures = { done: 0, confirmed: 0, refused: 0, retries: 0, kills: 0 }
const said = new Map<string, { door: Door; isWish: boolean }>()

try {
  const owner = connect(embeddedServer(dataDir).url, { max: 2, onError: () => {} })
  const desks = await Promise.all((['owner', 'owner', 'owner'] as const).map((role, index) => seatOperator(owner.db, role, index)))
  await owner.close()
  const targets: Target[] = []
  for (let index = 0; index < MEMBERS; index++) targets.push(await buyer(index))

  const startedAt = Date.now()
  let number = 0
  const workers = Promise.all(
    desks.map(async (desk, place) => {
      while (number < ACTS) await act(desk, desks[(place + 1) % desks.length]!, targets, number++)
    }),
  )
  workers.catch(() => {})
  for (let next = KILL_EVERY; next < ACTS; next += KILL_EVERY) {
    while (number < next) await Promise.race([workers, pause(1)])
    await pause(Math.random() * 40)
    await strike()
  }
  await workers
  console.log(`${ACTS} acts in ${Math.round((Date.now() - startedAt) / 1_000)} s: ${JSON.stringify(figures)}`)
  wrong = await judgeDesk(embeddedServer(dataDir).url, said)
} finally {
  lounge.kill('SIGTERM')
  await lounge.ended
  rmSync(dataDir, { recursive: true, force: true })
}
for (const line of wrong.slice(0, 20)) console.log(line)
figure('Acts of operators through kill -9', figures.done, '')
figure('Times the program or its database was killed', figures.kills, '')
figure('Acts that are lost, doubled, or not in the log as they were done', wrong.length, '', { atMost: 0 })

/** One owner, signed in with a factor that stays fresh. */
async function seatOperator(db: Db, role: Role, index: number): Promise<Desk> {
  const email = `crash-desk-${index}@example.com`
  const row = { kind: 'person', role: 'operator', name: `Desk ${index}`, email, email_key: email, verified_at: new Date() }
  const { id } = await db.insertInto('member').values(row).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('operator_role').values({ member_id: id, role }).execute()
  const token = newToken()
  const tomorrow = new Date(Date.now() + 86_400_000)
  const session = { member_id: id, token_hash: hashToken(token), ip: '127.0.0.1', factor_at: tomorrow, expires_at: tomorrow }
  await db.insertInto('desk_session').values(session).execute()
  const desk = deskVisitor(lounge.origin, id)
  desk.cookie = token
  return desk
}
async function buyer(index: number): Promise<Target> {
  const visitor = await signUp(lounge.origin, `buyer-${index}@example.com`)
  const { body } = await checkout(visitor, { amount: 20 + index })
  await createPayer(lounge.origin, lounge.origin.replace('127.0.0.1', 'localhost')).payWith(body.redirect_url, '4242 4242 4242 4242')
  await until(async () => (await visitor.call('readOrderStatus', { order_id: body.order_id })).body.order?.status === 'completed', 30_000)
  return { memberId: visitor.id, order: body.order_id as string }
}

async function act(desk: Desk, other: Desk, targets: Target[], number: number): Promise<void> {
  const { memberId: member_id, order: order_id } = targets[Math.floor(Math.random() * targets.length)]!
  const dice = Math.random()
  const [door, input]: [Door, Record<string, unknown>] =
    dice < 0.4
      ? ['refundOrder', { order_id, part: 'sum', cents: 1 + Math.floor(Math.random() * 20) }]
      : dice < 0.65
        ? ['givePoints', { member_id, points: 1 + Math.floor(Math.random() * 20) }]
        : dice < 0.8
          ? [dice < 0.725 ? 'banMember' : 'liftMember', { member_id, ...(dice < 0.725 && { days: 3, ground: 'ads', facts: 'Ads.' }) }]
          : [dice < 0.9 ? 'pauseMember' : 'unpauseMember', { member_id, ...(dice < 0.9 && { hours: 2 }) }]
  const reason = `act ${number}`
  const { code, body } = await insist(desk, door, { ...input, reason })
  if (code !== 200) {
    figures.refused++
    return
  }
  const { approval } = body.payload as { approval: string | null }
  said.set(reason, { door, isWish: approval !== null })
  figures.done++
  if (approval === null) return
  const answer = await insist(other, 'approve', { approval_id: approval })
  if (answer.code === 200) {
    said.set(reason, { door, isWish: false })
    figures.confirmed++
  }
}
/** Asks with one key until there is an answer of the lounge's own. */
async function insist(desk: Desk, door: DeskDoorName, input: Record<string, unknown>): Promise<Answer> {
  const key = randomUUID()
  for (const end = Date.now() + KEPT_TRYING_MS; ; await pause(100)) {
    const answer = await desk.call(door, input, { key }).catch(() => null)
    if (answer && answer.code < 500) return answer
    figures.retries++
    if (Date.now() > end) throw new Error(`${door} was not answered within ${KEPT_TRYING_MS / 1_000} s: ${JSON.stringify(answer?.body)}`)
  }
}
async function strike(): Promise<void> {
  if (figures.kills++ % 2 === 0) {
    lounge.kill('SIGKILL')
    await lounge.ended
    lounge = await startLoungeProcess({ dataDir, port })
    return
  }
  process.kill(embeddedServer(dataDir).pid, 'SIGKILL')
  await until(async () => (await fetch(`${lounge.origin}/readyz`)).status === 503, 10_000, 5)
  await until(async () => (await fetch(`${lounge.origin}/readyz`)).status === 200, 60_000)
}
