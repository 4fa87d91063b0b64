import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { waitFor } from '../../../test/lounge.ts'
import { connect, type Connection } from '../database/database.ts'
import { transact } from '../transact.ts'
import { createEvents } from './events.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog, type Log } from '../log/log.ts'

let database: TestDatabase
/** Looks on while others stand in transactions. */
let watcher: Connection
const log = createLog('silent')
const running: Jobs[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  watcher = connect(database.url, { max: 1, onError: () => {} })
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  await database.owner.deleteFrom('job').execute()
  await database.owner.deleteFrom('timer').execute()
})
afterAll(async () => {
  await watcher.close()
  await database.drop()
})

function worker(options: Parameters<typeof createJobs>[2] = {}): Jobs {
  const jobs = createJobs(database.db, log, options)
  running.push(jobs)
  return jobs
}
const waiting = async (): Promise<number> =>
  Number(
    (
      await database.db
        .selectFrom('job')
        .select(sql<string>`count(*)`.as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

/** Connections that wait for a lock. */
const blocked = async (): Promise<number[]> =>
  (
    await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      watcher.db,
    )
  ).rows.map((row) => row.pid)

describe('jobs', () => {
  test('run after the commit of their fact, and never without it', async () => {
    const jobs = worker()
    const done: unknown[] = []
    jobs.on('test.note', async (payload) => void done.push(payload['n']))
    jobs.start()
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.note', { n: 1 }))
    await transact(database.db, async (trx) => {
      await jobs.enqueue(trx, 'test.note', { n: 2 })
      throw new Error('no')
    }).catch(() => {})
    await waitFor(async () => done.length > 0 && (await waiting()) === 0)
    expect(done).toEqual([1])
  })

  test('a thousand run once each, whichever of three workers takes them', async () => {
    const seen = new Map<number, number>()
    const workers = [worker(), worker(), worker()]
    for (const jobs of workers) jobs.on('test.count', async ({ n }) => void seen.set(Number(n), (seen.get(Number(n)) ?? 0) + 1))
    await transact(database.db, async (trx) => {
      for (let n = 0; n < 1_000; n++) await workers[0]!.enqueue(trx, 'test.count', { n })
    })
    for (const jobs of workers) jobs.start()
    await waitFor(async () => (await waiting()) === 0, 30_000)
    expect([seen.size, Math.max(...seen.values())]).toEqual([1_000, 1])
  })

  test('a key coalesces jobs that still wait', async () => {
    const jobs = worker()
    let runs = 0
    jobs.on('test.key', async () => void runs++)
    await transact(database.db, async (trx) => {
      for (let i = 0; i < 5; i++) await jobs.enqueue(trx, 'test.key', {}, { key: 'room:1' })
      await jobs.enqueue(trx, 'test.key', {}, { key: 'room:2' })
    })
    expect(await waiting()).toBe(2)
    jobs.start()
    await waitFor(async () => (await waiting()) === 0)
    expect(runs).toBe(2)
  })

  test('one that fails comes back later, and is given up after twelve tries for somebody to see', async () => {
    const jobs = worker()
    let tries = 0
    jobs.on('test.fail', async () => {
      tries++
      throw new Error('out of order')
    })
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.fail', {}))
    jobs.start()
    const [first] = await waitFor(async () => {
      const rows = await database.db.selectFrom('job').selectAll().where('last_error', 'is not', null).execute()
      return rows.length > 0 && rows
    })
    expect([tries, first!.attempt, first!.lease_token, first!.last_error]).toEqual([1, 1, null, 'Error: out of order'])
    expect(first!.run_at.getTime()).toBeGreaterThan(Date.now() + 500)
    await sql`UPDATE job SET attempt = 11, run_at = clock_timestamp()`.execute(database.owner)
    jobs.wake()
    await waitFor(async () => (await database.db.selectFrom('job').select('failed_at').executeTakeFirstOrThrow()).failed_at)
    expect(tries).toBe(2)
  })

  test('one whose worker died is taken again when its lease runs out; one that runs is left alone', async () => {
    const jobs = worker()
    const done: unknown[] = []
    jobs.on('test.lease', async ({ n }) => void done.push(n))
    await sql`INSERT INTO job (kind, payload, attempt, lease_token, run_at) VALUES
      ('test.lease', '{"n": "dead"}', 1, gen_random_uuid(), clock_timestamp() - interval '1 second'),
      ('test.lease', '{"n": "alive"}', 1, gen_random_uuid(), clock_timestamp() + interval '30 seconds')`.execute(database.owner)
    jobs.start()
    await waitFor(async () => done.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    expect(done).toEqual(['dead'])
  })

  test('one that takes longer than its lease is renewed, while timed jobs run beside it too', async () => {
    let runs = 0
    const [first, second] = [worker({ leaseMs: 900 }), worker({ leaseMs: 900 })]
    for (const jobs of [first, second])
      jobs.on('test.long', async () => {
        runs++
        await new Promise((resolve) => setTimeout(resolve, 3_500))
      })
    first.every('test.beside', 60, () => new Promise((resolve) => setTimeout(resolve, 3_500)))
    first.start()
    await waitFor(async () => (await database.db.selectFrom('timer').select('name').execute()).length > 0)
    await transact(database.db, (trx) => first.enqueue(trx, 'test.long', {}))
    await waitFor(async () => runs > 0)
    second.start()
    await waitFor(async () => (await waiting()) === 0)
    expect(runs).toBe(1)
  })

  test('one that is asked for again by a fact that is not committed yet runs after it', async () => {
    const jobs = worker()
    const saw: number[] = []
    jobs.on('test.fact', async () => void saw.push((await database.db.selectFrom('timer').select('name').execute()).length))
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.fact', {}, { key: 'k' }))
    await transact(database.db, async (trx) => {
      await jobs.enqueue(trx, 'test.fact', {}, { key: 'k' })
      await trx
        .insertInto('timer')
        .values({ name: 'the fact', next_at: new Date(Date.now() + 60_000) })
        .execute()
      jobs.start()
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    await waitFor(async () => (await waiting()) === 0)
    expect(saw).toEqual([1])
  })

  test('one that fails while its twin waits leaves the work to the twin', async () => {
    const jobs = worker({ concurrency: 1 }) // the twin can only wait while the first one runs
    let runs = 0
    jobs.on('test.twin', async () => {
      if (++runs > 1) return
      await transact(database.db, (trx) => jobs.enqueue(trx, 'test.twin', {}, { key: 'k' }))
      throw new Error('too early')
    })
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.twin', {}, { key: 'k' }))
    jobs.start()
    await waitFor(async () => runs > 1 && (await waiting()) === 0)
    expect(runs).toBe(2)
  })

  test('one that fails while its twin is being written leaves the work to the twin too', async () => {
    const jobs = worker({ concurrency: 1 })
    let runs = 0
    jobs.on('test.twin', async () => {
      if (++runs === 1) throw new Error('too early')
    })
    await sql`INSERT INTO job (kind, key, run_at) VALUES ('test.twin', 'k', clock_timestamp() + interval '1 hour')`.execute(database.owner)
    await sql`UPDATE job SET lease_token = gen_random_uuid(), run_at = clock_timestamp()`.execute(database.owner)
    const written = Promise.withResolvers<void>()
    const twin = transact(database.db, async (trx) => {
      await jobs.enqueue(trx, 'test.twin', {}, { key: 'k' })
      written.resolve()
      await waitFor(async () => (await blocked()).length > 0) // the failure waits for the twin's fact
    })
    await written.promise
    jobs.start()
    await twin
    await waitFor(async () => (await waiting()) === 0)
    expect(runs).toBe(2)
  })

  test('one that was done is not done again because the database was away when it ended', async () => {
    const jobs = worker()
    let [runs, ended] = [0, false]
    jobs.on('test.end', async () => {
      runs++
      await waitFor(async () => ended)
    })
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.end', {}))
    jobs.start()
    await waitFor(async () => runs > 0)
    await transact(database.owner, async (trx) => {
      await sql`SELECT 1 FROM job FOR UPDATE`.execute(trx)
      ended = true
      const [pid] = await waitFor(async () => {
        const pids = await blocked()
        return pids.length > 0 && pids
      })
      await sql`SELECT pg_terminate_backend(${pid})`.execute(trx)
    })
    await waitFor(async () => (await waiting()) === 0)
    expect(runs).toBe(1)
  })

  test('one whose lease another worker took over is left to that one, however it ends here', async () => {
    for (const ends of ['well', 'badly']) {
      const jobs = worker()
      const gate = { open: false, runs: 0 }
      jobs.on('test.lost', async () => {
        gate.runs++
        await waitFor(async () => gate.open)
        if (ends === 'badly') throw new Error('no')
      })
      await transact(database.db, (trx) => jobs.enqueue(trx, 'test.lost', {}))
      jobs.start()
      await waitFor(async () => gate.runs)
      const other = sql`UPDATE job SET lease_token = gen_random_uuid(), run_at = clock_timestamp() + interval '30 seconds' RETURNING lease_token`
      const { rows } = await other.execute(database.owner)
      gate.open = true
      await jobs.stop()
      expect(await database.db.selectFrom('job').select('lease_token').execute()).toEqual(rows)
      await database.owner.deleteFrom('job').execute()
    }
  })

  test('a heartbeat that fails is repeated at once, before the lease runs out', async () => {
    const missed: unknown[] = []
    const told = { ...log, error: (fields: object, text: string) => text.includes('heartbeat') && missed.push(fields) } as unknown as Log
    const jobs = createJobs(database.db, told, { leaseMs: 9_000 })
    running.push(jobs)
    let done = false
    jobs.on('test.beat', async () => void (await waitFor(async () => done, 30_000)))
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.beat', {}))
    jobs.start()
    await waitFor(async () => (await database.db.selectFrom('job').select('lease_token').executeTakeFirstOrThrow()).lease_token)
    await sql`REVOKE UPDATE ON job FROM lounge_app`.execute(database.owner)
    try {
      await waitFor(async () => missed.length > 0)
    } finally {
      await sql`GRANT UPDATE ON job TO lounge_app`.execute(database.owner)
    }
    // The beat after the next one would come too late.
    const almostOver = sql<{ end: Date }>`UPDATE job SET run_at = clock_timestamp() + interval '2.5 seconds' RETURNING run_at AS end`
    const end = (await almostOver.execute(database.owner)).rows[0]!.end.getTime()
    const renewed = await waitFor(async () => {
      const { run_at: runAt } = await database.db.selectFrom('job').select('run_at').executeTakeFirstOrThrow()
      return runAt.getTime() !== end && runAt.getTime()
    })
    done = true
    expect(renewed - 9_000).toBeLessThan(end)
  })

  test('an error with a text that the database refuses is written all the same', async () => {
    const jobs = worker()
    jobs.on('test.zero', async () => {
      throw new Error('a\0b')
    })
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.zero', {}))
    jobs.start()
    expect(await waitFor(async () => (await database.db.selectFrom('job').select('last_error').executeTakeFirstOrThrow()).last_error)).toBe(
      'Error: ab',
    )
  })

  test('one that takes its worker down every time is given up as well', async () => {
    const jobs = worker()
    let runs = 0
    jobs.on('test.poison', async () => void runs++)
    await sql`INSERT INTO job (kind, attempt, lease_token, run_at) VALUES ('test.poison', 12, gen_random_uuid(), clock_timestamp())`.execute(
      database.owner,
    )
    jobs.start()
    await waitFor(async () => (await database.db.selectFrom('job').select('failed_at').executeTakeFirstOrThrow()).failed_at)
    expect(runs).toBe(0)
  })

  test('one for later waits its time', async () => {
    const jobs = worker()
    const started = Date.now()
    let at = 0
    jobs.on('test.later', async () => void (at = Date.now() - started))
    jobs.start()
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.later', {}, { delayMs: 400 }))
    await waitFor(async () => at)
    expect(at).toBeGreaterThanOrEqual(400)
  })

  test('timers run once in the cluster', async () => {
    let runs = 0
    const workers = [worker(), worker(), worker()]
    for (const jobs of workers) {
      jobs.every('test.timer', 60, async () => void runs++)
      jobs.start()
    }
    await waitFor(async () => runs > 0)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(runs).toBe(1)
  })

  test('a turn that somebody put off for ever is taken all the same', async () => {
    await sql`INSERT INTO timer (name, next_at) VALUES ('test.put-off', 'infinity'), ('test.soon', clock_timestamp() + interval '50 s')`.execute(
      database.owner,
    )
    let [late, early] = [0, 0]
    const jobs = worker()
    jobs.every('test.put-off', 60, async () => void late++)
    jobs.every('test.soon', 60, async () => void early++)
    jobs.start()
    await waitFor(async () => late > 0)
    expect(early).toBe(0)
  })

  test('a timed job that takes longer than its interval, or than the lease, has no second one beside it in the cluster', async () => {
    let [now, most, runs] = [0, 0, 0]
    for (const jobs of [worker({ leaseMs: 900 }), worker({ leaseMs: 900 })]) {
      jobs.every('test.overlap', 1, async () => {
        runs++
        most = Math.max(most, ++now)
        await new Promise((resolve) => setTimeout(resolve, 2_500))
        now--
      })
      jobs.start()
    }
    await waitFor(async () => runs > 2, 20_000)
    expect(most).toBe(1)
  })

  test('stopping waits for what runs and takes nothing new', async () => {
    const jobs = createJobs(database.db, log)
    let finished = 0
    jobs.on('test.slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      finished++
    })
    jobs.start()
    await transact(database.db, (trx) => jobs.enqueue(trx, 'test.slow', {}))
    await waitFor(async () => (await database.db.selectFrom('job').select('lease_token').executeTakeFirst())?.lease_token)
    await jobs.stop()
    expect([finished, await waiting()]).toEqual([1, 0])
  })

  test('stopping waits for the turn of a timed job that is being taken', async () => {
    const jobs = createJobs(database.db, log)
    let [started, finished] = [0, 0]
    jobs.every('test.turn', 60, async () => {
      started++
      await new Promise((resolve) => setTimeout(resolve, 200))
      finished++
    })
    await sql`INSERT INTO timer (name, next_at) VALUES ('test.turn', clock_timestamp())`.execute(database.owner)
    const [locked, stopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const lock = transact(database.owner, async (trx) => {
      await sql`SELECT 1 FROM timer FOR UPDATE`.execute(trx)
      locked.resolve()
      await stopping.promise
    })
    await locked.promise
    jobs.start()
    await waitFor(async () => (await blocked()).length > 0)
    const stopped = jobs.stop()
    await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 300))])
    stopping.resolve()
    await Promise.all([lock, stopped])
    expect([started, finished]).toEqual([1, 1])
  })
})

describe('facts', () => {
  test('every reaction to a fact runs by itself: one that fails holds no other back', async () => {
    const jobs = worker()
    const events = createEvents(jobs)
    const heard: string[] = []
    events.react('topic.joined', 'bad', async () => {
      throw new Error('no')
    })
    events.react('topic.joined', 'good', async ({ topic }) => void heard.push(String(topic)))
    jobs.start()
    await transact(database.db, (trx) => events.record(trx, 'topic.joined', { topic: '7' }))
    await waitFor(async () => heard.length > 0)
    expect(heard).toEqual(['7'])
    await waitFor(async () => (await waiting()) === 1)
  })
})
