// The whole look of the night, slice after slice: it goes on where it stopped, and finds what the looks of the day no longer see.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { isClosed, listFindings } from './alarm.ts'
import { BOOKS, lookAtNight } from './night.ts'
import { seal } from './seal.ts'
import { verifyNew } from './verify.ts'

let open: TestLounge
beforeAll(async () => void (open = await openTestLounge({ jobs: false, replies: false, stocked: false })))
afterAll(() => open.close())

const night = async () =>
  (
    await sql<{
      kind: string | null
      slices: number
      found: number
      is_over: boolean
    }>`SELECT kind, slices, found, ended_at IS NOT NULL AS is_over
    FROM book_night`.execute(open.database.owner)
  ).rows[0]
const step = () => lookAtNight(open.lounge, BOOKS, { forMs: 0, rows: 2 })
async function whole(): Promise<number> {
  for (let steps = 1; ; steps++) if (await step()) return steps
}
const alarm = async () =>
  (await sql<{ violations: number }>`SELECT violations FROM book_alarm WHERE look = 'ledger'`.execute(open.database.owner)).rows[0]
    ?.violations

test('the night goes through all of the books, one slice after the other, and once', async () => {
  const { db } = open.lounge
  for (const member of ['900001', '900002', '900003']) {
    await sql`SELECT ledger.open_member(${member})`.execute(open.database.owner)
    await sql`SELECT ledger.grant_points(${member}, 'welcome', 'welcome', sha256('x'), 500)`.execute(open.database.owner)
    await seal(db)
  }
  const steps = await whole()
  expect(await night()).toEqual({ kind: 'records', slices: steps - 1, found: 0, is_over: true })
  expect(steps).toBeGreaterThan(10)
  expect([await alarm(), await isClosed(db)]).toEqual([0, false])
  expect(await step()).toBe(true)
  expect((await night())!.slices).toBe(steps - 1)
})

test('what was changed behind the seals is found in the next night, and closes the checkout as soon as its slice was looked at', async () => {
  const { owner } = open.database
  await owner.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await sql`UPDATE ledger.journal SET reason = 'another' WHERE id = (SELECT min(id) FROM ledger.journal)`.execute(trx)
  })
  expect(await verifyNew(open.lounge.db)).toEqual([])
  expect(await step()).toBe(true)
  await sql`UPDATE book_night SET began_at = began_at - interval '1 day'`.execute(owner)
  expect([await step(), (await night())!.slices]).toEqual([false, 1])
  while (!(await isClosed(owner))) expect(await step()).toBe(false)
  expect((await night())!.is_over).toBe(false)
  await whole()
  expect([(await night())!.found, await alarm()]).toEqual([1, 1])
  expect((await listFindings(owner)).map(({ rule }) => rule)).toEqual(['V10 seal broken'])
})
