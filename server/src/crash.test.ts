// The program killed, its database killed, restarted, and its connections cut, in turn and under load:
// what was acknowledged is there once, nothing is half done, every message is answered or given back.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Connection } from '#server/platform/database/database.ts'
import { runCrashes, type CrashRun } from '../test/crash-run.ts'
import { fakeModel } from '../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../test/fakes/fake-openai.ts'
import { embeddedServer, freePort, until } from '../test/lounge-process.ts'

const CYCLES = Number(process.env['CRASH_CYCLES'] ?? 24)
const SETTLE_MS = 60_000

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-crash-'))
chmodSync(dataDir, 0o755) // as root the server runs as another account, which must reach its files
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let run: CrashRun
let connection: Connection
const rowsOf = async (query: ReturnType<typeof sql>): Promise<object[]> => (await query.execute(connection.db)).rows as object[]

beforeAll(
  async () => {
    models = await startFakeOpenAI()
    run = await runCrashes({ dataDir, port: await freePort(), env: fakeModel(models.url, 'ok'), cycles: CYCLES, loadMs: 1_000, senders: 8 })
    connection = connect(embeddedServer(dataDir).url, { max: 4, onError: () => {} })
    const { sent, opened, left, retries, backMs } = run.figures
    const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const back = Object.entries(backMs).map(([blow, times]) => `${middle(times)} ms (${blow})`)
    console.log(
      `crash: ${CYCLES} cycles, ${sent.length} messages, ${opened.length} own topics, ${left} left, ${retries} retries; back after ${back.join(', ')}`,
    )
    await until(
      async () => (await rowsOf(sql`SELECT 1 FROM reply WHERE state IN ('queued', 'typing', 'streaming')`)).length === 0,
      SETTLE_MS,
    )
  },
  CYCLES * 20_000 + 120_000,
)
afterAll(async () => {
  await connection?.close()
  run?.lounge.kill('SIGTERM')
  await run?.lounge.ended
  await models?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe(`after ${CYCLES} crashes`, () => {
  test('there was something to lose', () => {
    expect(run.figures.sent.length).toBeGreaterThan(CYCLES * 5)
    expect(run.figures.opened.length).toBeGreaterThan(CYCLES / 8)
    expect(run.figures.retries).toBeGreaterThan(CYCLES)
  })

  test('whoever was refused meanwhile was asked to come again, and nothing broke unseen', async () => {
    expect(run.figures.wrong).toEqual([])
    expect(await (await fetch(`${run.lounge.origin}/metrics`)).text()).not.toMatch(/uncaught_errors_total\{/)
    expect(run.lounge.output()).not.toContain('nobody waited for it')
  })

  test('every acknowledged message stands where its answer said, and no other message of a member does', async () => {
    const rows = await connection.db
      .selectFrom('message')
      .select(['id', 'topic_id', 'number', 'sender_id', 'content'])
      .where('by_ai', '=', false)
      .where('sender_id', 'is not', null)
      .execute()
    const stored = rows.map((row) => `${row.id} ${row.topic_id} ${row.number} ${row.sender_id} ${row.content}`).toSorted()
    const told = run.figures.sent.map((one) => `${one.messageId} ${one.topicId} ${one.number} ${one.memberId} ${one.content}`).toSorted()
    expect(stored).toEqual(told)
  })

  test('every acknowledged topic is there, and no member has another', async () => {
    const rows = await connection.db.selectFrom('topic').select(['id', 'person_id']).where('kind', '=', 'own').execute()
    expect(rows.map((row) => `${row.id} ${row.person_id}`).toSorted()).toEqual(
      run.figures.opened.map((one) => `${one.topicId} ${one.memberId}`).toSorted(),
    )
  })

  test('the same keys still answer the same', async () => {
    for (const one of run.figures.sent.slice(-40)) {
      const { visitor } = run.members.find((member) => member.memberId === one.memberId)!
      const { code, body } = await visitor.call('postMessage', { topic_id: one.topicId, content: one.content }, { key: one.key })
      expect([code, body.payload?.message?.id]).toEqual([200, one.messageId])
    }
  })

  test('every message was answered or given back', async () => {
    expect(await rowsOf(sql`SELECT id, charge FROM message WHERE charge = 'held'`)).toEqual([])
    expect(
      await rowsOf(sql`SELECT m.id FROM message m WHERE m.charge = 'charged' AND NOT EXISTS (
      SELECT 1 FROM reply r WHERE r.topic_id = m.topic_id AND r.charged AND m.number BETWEEN r.answers_from AND r.answers_through)`),
    ).toEqual([])
    expect(await rowsOf(sql`SELECT id FROM message WHERE state = 'streaming'`)).toEqual([])
  })

  test('no reply was written twice', async () => {
    expect(
      await rowsOf(
        sql`SELECT topic_id, content, count(*) FROM message WHERE by_ai AND reply_id IS NOT NULL GROUP BY topic_id, reply_id, content HAVING count(*) > 1`,
      ),
    ).toEqual([])
    expect(
      await rowsOf(
        sql`SELECT r.id FROM reply r JOIN message m ON m.id = r.message_id WHERE r.state = 'done' AND m.content <> 'Good evening , friend . Tea or coffee ?'`,
      ),
    ).toEqual([])
  })

  test('no hold is open once the members have left', async () => {
    for (const { visitor, topicId } of run.members)
      if (topicId) expect((await visitor.call('leaveTopic', { topic_id: topicId })).code).toBe(200)
    expect(await rowsOf(sql`SELECT id, ref_type, ref_id FROM ledger.hold WHERE state = 'open'`)).toEqual([])
  })

  test('numbers have no holes, and the verifiers find nothing', async () => {
    expect(await rowsOf(sql`SELECT topic_id FROM message GROUP BY topic_id HAVING count(*) <> max(number) OR min(number) <> 1`)).toEqual([])
    expect(await rowsOf(sql`SELECT * FROM message_violations`)).toEqual([])
    expect(await rowsOf(sql`SELECT * FROM ledger.violations`)).toEqual([])
  })

  test('what members see of their points is what the books say', async () => {
    for (const { visitor, memberId } of run.members) {
      const { body } = await visitor.call('readProfile')
      const [row] = await rowsOf(sql`SELECT balance FROM ledger.account WHERE owner_id = ${memberId} AND role = 'available'`)
      expect(body.payload.balance).toBe(Number((row as { balance: string }).balance) / 100)
      expect(body.payload.held).toBe(0)
    }
  })

  test('no job was given up', async () => {
    expect(await rowsOf(sql`SELECT kind, last_error FROM job WHERE failed_at IS NOT NULL`)).toEqual([])
  })
})
