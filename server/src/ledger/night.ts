// The whole look at the books, once a night: slice after slice, a few seconds at a time. Where it stopped, it goes on, in whichever process;
// what a slice shows is told at once.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { unhurried } from '#server/platform/transact.ts'
import { report } from './alarm.ts'
import { verifyGuards } from './guards.ts'
import type { Violation } from './verify.ts'

/** How far a look in slices has come: the rows of this kind up to this one, and all kinds before. */
type Place = { kind: string | null; upto: string | null }
type Slice = Place & { after: string }
/** What is looked at under one name: the slice after a place, of about so many rows (a kind of NULL: none is left); what is wrong in it; the rest. */
export type Sliced = {
  look: string
  next(place: Place, rowsOfSlice: number): RawBuilder<Slice>
  verify(slice: Slice): RawBuilder<Violation>
  rest?(db: Db | Trx): Promise<Violation[]>
}
export const BOOKS: Sliced = {
  look: 'ledger',
  next: ({ kind, upto }, rows) => sql`SELECT kind, upto, after FROM ledger.slice_after(${kind}, ${upto}, ${rows})`,
  verify: ({ kind, after, upto }) => sql`SELECT rule, what, detail FROM ledger.verify_slice(${kind}, ${after}, ${upto})`,
  rest: verifyGuards,
}

export const NIGHT_EVERY_S = 30
/** Shorter than what a process has to end in. */
const FOR_MS = 5_000
/** Of a slice: a second or two. */
const ROWS = 100_000

/** Looks at one slice at least of the night that is due or under way, and at more of them for so long. Answers whether nothing of it is left. */
export async function lookAtNight(lounge: Lounge, sliced: Sliced, { forMs = FOR_MS, rows = ROWS } = {}): Promise<boolean> {
  const { db, config } = lounge
  const { look } = sliced
  let place = await findPlace(db, look, config.nightHour)
  if (place === null) return true
  const until = performance.now() + forMs
  do {
    const slice: Slice = (await sliced.next(place, rows).execute(db)).rows[0]!
    if (slice.kind === null) {
      await end(lounge, sliced)
      return true
    }
    const found = (await unhurried(db, (trx) => sliced.verify(slice).execute(trx))).rows
    await report(lounge, look, found, { isWhole: false })
    await keepPlace(db, look, slice, found)
    place = slice
  } while (performance.now() < until)
  return false
}

/** How far the night has come that is under way; the beginning of one that is due; null where the last one has ended. */
async function findPlace(db: Db, look: string, hour: number): Promise<Place | null> {
  const begun = sql`(date_trunc('day', (clock_timestamp() AT TIME ZONE 'UTC') - make_interval(hours => ${hour})) + make_interval(hours => ${hour}))
    AT TIME ZONE 'UTC'`
  const { rows } = await sql<Place & { is_over: boolean; is_due: boolean }>`
    SELECT kind, upto, ended_at IS NOT NULL AS is_over, began_at < ${begun} AS is_due FROM book_night WHERE look = ${look}`.execute(db)
  const last = rows[0]
  if (last && !last.is_over) return last
  if (last && !last.is_due) return null
  await sql`INSERT INTO book_night (look) VALUES (${look}) ON CONFLICT (look) DO UPDATE
    SET began_at = clock_timestamp(), kind = NULL, upto = NULL, slices = 0, found = 0, ended_at = NULL`.execute(db)
  return { kind: null, upto: null }
}

const keepPlace = (db: Db, look: string, { kind, upto }: Place, found: Violation[]) =>
  sql`UPDATE book_night SET kind = ${kind}, upto = ${upto}, slices = slices + 1, found = found + ${found.length} WHERE look = ${look}`.execute(
    db,
  )

/** What stands is what was found in this night, and no more. */
async function end(lounge: Lounge, { look, rest }: Sliced): Promise<void> {
  const { db } = lounge
  const broken = rest ? await unhurried(db, rest) : []
  const { rows } = await sql<{ found: number }>`UPDATE book_night SET ended_at = clock_timestamp(), found = found + ${broken.length}
    WHERE look = ${look} RETURNING found`.execute(db)
  await report(lounge, look, broken, { isWhole: true, standing: rows[0]!.found })
}
