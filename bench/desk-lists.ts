// How long an operator waits for each list of the back office, in a lounge that has BENCH_MEMBERS members and BENCH_MESSAGES messages.
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { DESK_DOORS, type DeskDoorName } from '@green-room/contract/wire/backoffice-doors'
import { ownerOf } from './lab/database.ts'
import { figure, quantile } from './lab/figure.ts'
import { fillLedger, postponeLooks, settle } from './lab/history.ts'
import { inLab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { makeMembers } from './lab/members.ts'
import { fillMembers, fillTalks } from './lab/past.ts'
import { ask, openWire } from './lab/wire.ts'

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000)
const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 10_000_000)
const CALLS = 40
const LISTS: [DeskDoorName, string?][] = [
  ['readNeeds'],
  ['readFigures'],
  ['readModel'],
  ['listApprovals'],
  ['listAudit'],
  ['listMembers'],
  ['listMembers', 'standing=suspended'],
  ['listMembers', `q=past-${Math.floor(MEMBERS / 2)}@example.com`],
  ['searchDesks', `q=past-${Math.floor(MEMBERS / 3)}@example.com`],
  ['listCases'],
  ['readOperations'],
  ['findOrders'],
  ['listReviews'],
  ['listDisputes'],
  ['listJournals'],
  ['readLiability'],
  ['listSettings'],
  ['listContent', 'kind=page'],
  ['listStock'],
  ['listCast'],
]

/** Days that are over are counted at night, a few at each look: as if a year of nights had gone by. */
async function keepDays(owner: Client): Promise<void> {
  for (let left = Number.POSITIVE_INFINITY, before = -1; left !== before;) {
    before = left
    await owner.query("UPDATE timer SET next_at = now() WHERE name = 'backoffice.keep-figures'")
    await pause(10_000)
    const { rows } = await owner.query<{ kept: number }>("SELECT count(*)::int AS kept FROM figures.day WHERE name = 'kept'")
    left = rows[0]!.kept
  }
}

await inLab(async (lab) => {
  const lounge = await startLounge(lab, { name: 'desk' })
  const owner = await ownerOf(lab, lounge)
  const some = await makeMembers(owner, 100)
  await fillLedger(owner, some, 1_000)
  await fillMembers(owner, MEMBERS)
  await fillTalks(owner, MESSAGES)
  await postponeLooks(owner)
  await settle(owner)
  await keepDays(owner)
  const token = randomBytes(32).toString('base64url')
  await owner.query(
    `INSERT INTO desk_session (member_id, token_hash, ip, factor_at, expires_at)
     SELECT id, $1, '127.0.0.1', now(), now() + interval '1 day' FROM member WHERE role = 'operator' ORDER BY id LIMIT 1`,
    [createHash('sha256').update(token).digest()],
  )
  await lounge.atRest()
  const wire = await openWire(lounge.port)
  const slow: number[] = []
  for (const [door, query = ''] of LISTS) {
    const times: number[] = []
    for (let i = 0; i < CALLS; i++) {
      const startedAt = performance.now()
      const path = `/api${DESK_DOORS[door].split(' ')[1]!}${query && `?${query}`}`
      const { status, body } = await wire.ask(ask('GET', path, { cookie: `desk=${token}` }))
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
      times.push(performance.now() - startedAt)
    }
    console.log(`${door} ${query}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`)
    slow.push(quantile(times, 0.95))
  }
  wire.close()
  figure('Lists of the back office, the slowest, p95', Math.max(...slow), 'ms', { atMost: 300 })
  figure('Lists of the back office, all but the two slowest, p95', slow.toSorted((a, b) => a - b).at(-3)!, 'ms', { atMost: 300 })
})
