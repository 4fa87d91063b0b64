// Members send, open topics and leave them while the program and its database are killed, the database restarted and its connections cut, in turn.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from '#server/platform/database/database.ts'
import { embeddedServer, startLoungeProcess, until, type LoungeProcess } from './lounge-process.ts'
import { signUp } from './people/sign-up.ts'
import type { Answer, Visitor } from './people/visitor.ts'
import type { DoorName } from '@green-room/contract/doors'

export type Acknowledged = { memberId: string; topicId: string; key: string; content: string; messageId: string; number: number }
export type CrashFigures = {
  sent: Acknowledged[]
  /** Ids of own topics that were acknowledged, by member. */
  opened: { memberId: string; topicId: string }[]
  left: number
  retries: number
  /** Refusals that are no sign of a crash, by code. */
  refusals: Map<string, number>
  /** From each kill until the lounge was ready again, in ms. */
  backMs: Record<Blow, number[]>
  /** Failures that were answered, but by another status than 503. */
  wrong: string[]
}
/** kill -9 of the program or of its database; a restart of the database that cuts everybody off; all of its connections cut by an operator. */
type Blow = 'program' | 'database' | 'restart' | 'connections'
const BLOWS: readonly Blow[] = ['program', 'database', 'restart', 'connections']
export type CrashRun = { figures: CrashFigures; lounge: LoungeProcess; members: Sender[] }
export type Sender = { visitor: Visitor; memberId: string; topicId: string | null; stay: number }
type Options = { dataDir: string; port: number; env: Record<string, string>; cycles: number; loadMs: number; senders: number }

/** How long the lounge goes by the settings that it has read. */
const SETTINGS_CACHED_MS = 2_100
const KEPT_TRYING_MS = 60_000
/** Messages, or looks whether a character has come, until somebody leaves. */
const STAY_MAX = 25

export async function runCrashes({ dataDir, port, env, cycles, loadMs, senders }: Options): Promise<CrashRun> {
  const figures: CrashFigures = {
    sent: [],
    opened: [],
    left: 0,
    retries: 0,
    refusals: new Map(),
    wrong: [],
    backMs: { program: [], database: [], restart: [], connections: [] },
  }
  let lounge = await startLoungeProcess({ dataDir, port, env })
  await giveMore(dataDir)
  const members: Sender[] = []
  for (let index = 0; index < senders; index++) {
    const visitor = await signUp(lounge.origin, `sender-${index}@example.com`)
    members.push({ visitor, memberId: visitor.id, topicId: null, stay: 0 })
  }

  let going = true
  const loads = members.map(async (member, index) => {
    for (let turn = 0; going; turn++) await live(figures, member, `${index} ${turn}`, turn + index)
  })
  const failed = Promise.all(loads) // rejects where something was answered that no crash explains
  failed.catch(() => {})

  for (let cycle = 0; cycle < cycles; cycle++) {
    await Promise.race([pause(loadMs), failed])
    const since = Date.now()
    const blow = BLOWS[cycle % BLOWS.length]!
    if (blow === 'program') {
      lounge.kill('SIGKILL')
      await lounge.ended
      lounge = await startLoungeProcess({ dataDir, port, env })
    } else {
      await strike(dataDir, blow)
      if (blow !== 'connections') await until(async () => (await fetch(`${lounge.origin}/readyz`)).status === 503, 10_000, 5)
      await until(async () => (await fetch(`${lounge.origin}/readyz`)).status === 200, 60_000)
    }
    figures.backMs[blow].push(Date.now() - since)
  }
  await Promise.race([pause(loadMs), failed])
  going = false
  await failed
  return { figures, lounge, members }
}

async function strike(dataDir: string, blow: Exclude<Blow, 'program'>): Promise<void> {
  const { pid, url } = embeddedServer(dataDir)
  if (blow !== 'connections') return void process.kill(pid, blow === 'database' ? 'SIGKILL' : 'SIGINT')
  const { db, close } = connect(url, { max: 1, onError: () => {} })
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(
    db,
  )
  await close()
}

/** Nobody runs out of points, however fast the machine is. */
async function giveMore(dataDir: string): Promise<void> {
  const { db, close } = connect(embeddedServer(dataDir).url, { max: 1, onError: () => {} })
  await db
    .insertInto('setting')
    .values({ key: 'welcome_points', value: '1000000' })
    .onConflict((known) => known.column('key').doUpdateSet({ value: '1000000' }))
    .execute()
  await close()
  await pause(SETTINGS_CACHED_MS)
}

/** One turn of somebody in the lounge: into a topic, a message, and now and then out again. */
async function live(figures: CrashFigures, member: Sender, content: string, turn: number): Promise<void> {
  if (member.topicId === null) return turn % 3 === 0 ? open(figures, member, content) : join(figures, member)
  if (++member.stay > STAY_MAX) return leave(figures, member)
  const key = randomUUID()
  const topicId = member.topicId
  const { code, body } = await insist(figures, member, 'postMessage', { topic_id: topicId, content }, key)
  if (code === 200) {
    const { id, number } = body.payload.message
    figures.sent.push({ memberId: member.memberId, topicId, key, content, messageId: id, number })
  } else refuse(figures, body.code, ['topic.waiting'])
  if (code !== 200) await pause(200)
}
async function open(figures: CrashFigures, member: Sender, title: string): Promise<void> {
  const { code, body } = await insist(figures, member, 'createTopic', { room_id: '1', title: `Topic ${title}` }, randomUUID())
  if (code !== 200) return refuse(figures, body.code, [])
  member.topicId = body.payload.topic.id as string
  figures.opened.push({ memberId: member.memberId, topicId: member.topicId })
  await insist(figures, member, 'acceptTerms', { topic_id: member.topicId }, randomUUID())
}
async function join(figures: CrashFigures, member: Sender): Promise<void> {
  const found = await insist(figures, member, 'pickRandomTopic', {}, '')
  if (found.code !== 200) return refuse(figures, found.body.code, ['topic.none-free'])
  const topicId = found.body.payload.topic.id as string
  const accepted = await insist(figures, member, 'acceptTerms', { topic_id: topicId }, randomUUID())
  const { code, body } = await insist(figures, member, 'joinTopic', { topic_id: topicId }, randomUUID())
  if (code === 200) member.topicId = topicId
  else refuse(figures, accepted.code === 200 ? body.code : accepted.body.code, ['topic.busy', 'topic.not-found'])
}
async function leave(figures: CrashFigures, member: Sender): Promise<void> {
  const { code, body } = await insist(figures, member, 'leaveTopic', { topic_id: member.topicId }, randomUUID())
  if (code !== 200) throw new Error(`leaving answered ${code} ${JSON.stringify(body)}`)
  member.topicId = null
  member.stay = 0
  figures.left++
}

/** Sends until there is an answer of the lounge's own, each time under the same key: what was not acknowledged may have happened or not. */
async function insist(
  figures: CrashFigures,
  { visitor }: Sender,
  door: DoorName,
  input: Record<string, unknown>,
  key: string,
): Promise<Answer> {
  for (const end = Date.now() + KEPT_TRYING_MS; ; await pause(150)) {
    const answer = await visitor.call(door, input, key ? { key } : {}).catch(() => null)
    if (answer && answer.code < 500) return answer
    figures.retries++
    if (answer && answer.code !== 503) figures.wrong.push(`${door}: ${answer.code} ${JSON.stringify(answer.body)}`)
    if (Date.now() > end) throw new Error(`${door} was not answered within ${KEPT_TRYING_MS / 1_000} s: ${JSON.stringify(answer?.body)}`)
  }
}

function refuse(figures: CrashFigures, code: string, expected: string[]): void {
  if (!expected.includes(code)) throw new Error(`refused with ${code}, which no crash explains`)
  figures.refusals.set(code, (figures.refusals.get(code) ?? 0) + 1)
}
