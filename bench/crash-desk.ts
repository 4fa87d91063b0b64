// Operators refund, adjust and suspend while the program and its database are killed in turn: DESK_ACTS (1,000) acts, of which each is in the audit log
// once and has happened once, and after which no verifier finds anything.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DeskDoorName } from '@green-room/contract/wire/backoffice-doors'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { wrongEnds } from '../server/src/payments/ends.test-kit.ts'
import { connect, type Db } from '../server/src/platform/database/database.ts'
import { hashToken, newToken } from '../server/src/platform/secrets.ts'
import { embeddedServer, freePort, startLoungeProcess, until } from '../server/test/lounge-process.ts'
import { checkout } from '../server/test/people/buyer.ts'
import { deskVisitor, type Desk } from '../server/test/people/operator.ts'
import { createPayer } from '../server/test/people/payer.ts'
import { signUp } from '../server/test/people/sign-up.ts'
import type { Answer } from '../server/test/people/visitor.ts'
import { violations } from '../server/test/postgres/tables.ts'
import { figure } from './lab/figure.ts'

const ACTS = Number(process.env['DESK_ACTS'] ?? 1_000)
const MEMBERS = 12
const KILL_EVERY_MS = 4_000
const KEPT_TRYING_MS = 120_000
/** As the audit log names what these doors do. */
const NAMES = {
  refundOrder: 'order.refunded',
  givePoints: 'points.given',
  banMember: 'member.banned',
  liftMember: 'member.lifted',
  pauseMember: 'member.paused',
  unpauseMember: 'member.unpaused',
} as const
type Door = keyof typeof NAMES
type Target = { memberId: string; order: string }

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-desk-crash-'))
chmodSync(dataDir, 0o755)
const port = await freePort()
let lounge = await startLoungeProcess({ dataDir, port })
const wrong: string[] = []
const figures = { done: 0, confirmed: 0, refused: 0, retries: 0, kills: 0 }
/** Acts that were said to be done, and wishes that were said to be kept, by the reason that each was given. */
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
  for (let isOver = false; !isOver;) {
    isOver = await Promise.race([workers.then(() => true), pause(KILL_EVERY_MS, false)])
    if (!isOver) await strike()
  }
  await workers
  console.log(`${ACTS} acts in ${Math.round((Date.now() - startedAt) / 1_000)} s: ${JSON.stringify(figures)}`)
  await judge()
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

/** What was said, what is in the log and what has happened are the same. */
async function judge(): Promise<void> {
  const { db, close } = connect(embeddedServer(dataDir).url, { max: 2, onError: () => {} })
  try {
    await until(async () => (await sql`SELECT 1 FROM payments.refund WHERE state = 'taken'`.execute(db)).rows.length === 0, 120_000)
    const { rows: log } = await sql<{ reason: string; act: string; operator_id: string | null }>`SELECT reason, act, operator_id FROM audit
      WHERE reason LIKE 'act %' ORDER BY id`.execute(db)
    for (const [reason, { door, isWish }] of said) {
      const acts = log.filter((row) => row.reason === reason && row.act === NAMES[door]).length
      const others = log.filter((row) => row.reason === reason && row.act !== NAMES[door] && row.act !== 'approval.wished').length
      if (acts !== (isWish ? 0 : 1) || others > 0)
        wrong.push(`${reason}, ${door}: ${acts} times in the log, ${others} rows of something else`)
    }
    for (const { reason, act: name } of log) if (!said.has(reason)) wrong.push(`${reason}: ${name} stands in the log, and nobody was told`)
    const many = (name: string): number => log.filter((row) => row.act === name).length
    const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await query.execute(db)).rows[0]!.n
    const refunds = await count(sql`SELECT count(*)::int AS n FROM payments.refund WHERE ref LIKE 'refund-%'`)
    const gifts = await count(sql`SELECT count(*)::int AS n FROM ledger.journal WHERE kind = 'adjust'`)
    if (refunds !== many('order.refunded')) wrong.push(`${refunds} refunds, and ${many('order.refunded')} in the log`)
    if (gifts !== many('points.given')) wrong.push(`${gifts} gifts, and ${many('points.given')} in the log`)
    for (const [on, off, column] of [
      ['member.banned', ['member.lifted'], 'suspended_at'],
      // Who is let in again is let write again.
      ['member.paused', ['member.unpaused', 'member.lifted'], 'paused_at'],
    ] as const) {
      const { rows } = await sql<{ id: string; is: boolean; last: string | null }>`SELECT m.id, ${sql.ref(column)} IS NOT NULL AS is,
          (SELECT a.act FROM audit a WHERE a.target_type = 'member' AND a.target_id = m.id::text AND a.act = ANY (${[on, ...off]}::text[])
            ORDER BY a.id DESC LIMIT 1) AS last FROM member m WHERE m.role = 'member' AND m.kind = 'person'`.execute(db)
      for (const { id, is, last } of rows)
        if (is !== (last === on)) wrong.push(`member ${id}: ${column} is ${is}, and the log ends with ${last}`)
    }
    for (const found of await violations(db)) wrong.push(`verifier: ${JSON.stringify(found)}`)
    for (const [name, rows] of Object.entries(await wrongEnds(db))) wrong.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
  } finally {
    await close()
  }
}
