// kill -9 before and after each `await` of the money flows (docs/product/money.md): checkout, webhook, poll, refund, withdrawal, reconciliation. Whatever
// place it dies at, the lounge comes again, the flow reaches its one right end without a hand, and nothing is doubled. `npm test` takes a share of the
// places, another one each time; FAILPOINTS_SHARE=all takes all of them (npm run bench -- crash-money).
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/postgres/database.ts'
import { placeFailpoints } from '../../test/failpoints.ts'
import type { Order } from '../../test/failpoints-preload.ts'
import { fakeModel } from '../../test/fakes/fake-model.ts'
import { freePort, startLoungeProcess, until, type LoungeProcess } from '../../test/lounge-process.ts'
import { moneyFlows, type Flow } from '../../test/people/money-flows.ts'
import { SEED } from '../../test/postgres/seed.ts'
import { wrongEnds } from './ends.test-kit.ts'

const SHARE = process.env['FAILPOINTS_SHARE'] ?? '12'
const CONVERGED_MS = 60_000
const IDLE_MS = 2_500
/** Only places whose names hold this. */
const ONLY = process.env['FAILPOINTS_AT'] ?? ''
/** No places of its own are sought in what runs all the time, and none where only another gateway would pass. */
const FILES = ['payments', 'platform/http/once.ts', 'platform/jobs/jobs.ts', 'platform/outbound.ts', 'sandbox/gateway']
const ELSEWHERE = /^payments\/(gateways\/stripe-|receipt|seed)/

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-failpoints-'))
chmodSync(dataDir, 0o755)
const changed = join(dataDir, 'changed.json')
const names = placeFailpoints(FILES, changed)
let database: TestDatabase
let port: number
let lounge: LoungeProcess
let flows: Record<string, Flow>

const start = (): Promise<LoungeProcess> =>
  startLoungeProcess({
    dataDir,
    port,
    preload: join(import.meta.dirname, '../../test/failpoints-preload.ts'),
    env: { ...fakeModel('http://127.0.0.1:9', 'ok'), DATABASE_URL: database.url, FAILPOINTS: changed, LOG_LEVEL: 'silent' },
  })
const ask = (order: Order): Promise<unknown> => lounge.ask(order)
const passed = async (): Promise<number[]> => (await ask('list the places passed')) as number[]

beforeAll(async () => {
  database = await createTestDatabase()
  port = await freePort()
  lounge = await start()
  flows = await moneyFlows(lounge.origin, database.owner)
}, 120_000)
afterAll(async () => {
  lounge?.kill('SIGKILL')
  await lounge?.ended
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Which flow passes which places; what is passed when nobody does anything belongs to none. */
async function walk(): Promise<Map<number, string>> {
  await pause(IDLE_MS)
  await passed() // what starting up has passed
  await pause(IDLE_MS)
  const idle = new Set(await passed())
  const flowOf = new Map<number, string>()
  for (const [name, flow] of Object.entries(flows)) {
    await flow()
    for (const place of await passed()) if (!idle.has(place) && !flowOf.has(place)) flowOf.set(place, name)
  }
  return flowOf
}

/** The same share of every flow, begun elsewhere each time. */
function choose<T>(all: T[]): T[] {
  if (SHARE === 'all') return all
  const step = Math.max(1, all.length / Number(SHARE))
  return Array.from(
    { length: Math.min(all.length, Number(SHARE)) },
    (_, index) => all[Math.floor(index * step + (SEED % step)) % all.length]!,
  )
}

/** Back in business. Who died comes no more: its leases are over at once, so that nobody here waits for the clock. */
async function comeAgain(): Promise<void> {
  await sql`UPDATE job SET run_at = clock_timestamp() WHERE lease_token IS NOT NULL`.execute(database.owner)
  await sql`UPDATE sandbox_gateway.delivery SET lease_until = NULL, next_at = sandbox_gateway.now() WHERE delivered_at IS NULL`.execute(
    database.owner,
  )
  lounge = await start()
}

test(
  'whatever await it dies at, each flow of money comes to its one right end',
  { timeout: SHARE === 'all' ? 3_600_000 : 900_000 },
  async () => {
    const flowOf = await walk()
    const ours = names.map((name, place) => ({ name, place })).filter(({ name }) => name.startsWith('payments/') && !ELSEWHERE.test(name))
    const unseen = ours.filter(({ place }) => !flowOf.has(place)).map(({ name }) => name)
    const places = [...flowOf.keys()].filter((place) => names[place]!.includes(ONLY)).toSorted((a, b) => a - b)
    const chosen = choose(
      places.flatMap((place) => [
        { place, side: 'before' as const },
        { place, side: 'after' as const },
      ]),
    )

    const late: string[] = []
    const settling: Promise<void>[] = []
    let deaths = 0
    for (const { place, side } of chosen) {
      // What runs behind a flow that has ended may still come to the place that was asked for last.
      await ask({ dieAt: place, side }).catch(async () => {
        await comeAgain()
        await ask({ dieAt: place, side })
      })
      const where = `${side} ${names[place]}`
      let diedAt = 0
      const flow = flowOf.get(place)!
      const end = flows[flow]!().then(
        () => void (diedAt && Date.now() - diedAt > CONVERGED_MS && late.push(`${flow}, ${where}: after ${Date.now() - diedAt} ms`)),
        (error: Error) => void late.push(`${flow}, ${where}: ${error.message}`),
      )
      settling.push(end)
      if (!(await Promise.race([lounge.ended, end]))) continue // it came to its end alive
      diedAt = Date.now()
      deaths++
      await comeAgain()
    }
    await Promise.all(settling)
    await until(async () => Object.keys(await wrongEnds(database.owner)).length === 0, CONVERGED_MS).catch(() => {})
    console.info(
      `failpoints: seed ${SEED}; ${places.length} awaits in ${Object.keys(flows).length} flows, ${deaths} of ${chosen.length} deaths`,
    )
    if (SHARE === 'all') console.info(`no flow passes ${unseen.length} of ${ours.length} awaits in payments: ${unseen.join(' ')}`)
    expect(late).toEqual([])
    expect(await wrongEnds(database.owner)).toEqual({})
    expect(deaths).toBeGreaterThan(chosen.length * 0.8)
    expect(flowOf.size).toBeGreaterThan(150)
  },
)
