// How many browsers look at the pages on a day, without knowing any of them again on the next: no cookie, no address kept, nobody else told.
import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { addressKey } from '#server/platform/http/throttle.ts'

const MARK_BYTES = 16
/** Known here to be counted; beyond it the database says so. */
const KNOWN_MAX = 50_000
const ROBOTS = /bot\b|bots\b|crawl|spider|slurp|preview|monitor|facebookexternalhit|curl|wget|python|go-http|okhttp|scrapy|lighthouse/i

export type CountVisit = (request: FastifyRequest) => Promise<void>

/** A person's browser that opens a page, and did not ask to be left out of such counts. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? ''
  const isAhead = /prefetch|prerender/i.test(`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`)
  const isDocument = (headers['sec-fetch-dest'] ?? 'document') === 'document'
  const isDeclined = headers['sec-gpc'] === '1' || headers['dnt'] === '1'
  return method === 'GET' && isDocument && !isAhead && !isDeclined && agent !== '' && !ROBOTS.test(agent)
}

export function createVisits({ db, clock, log }: Pick<Lounge, 'db' | 'clock' | 'log'>): CountVisit {
  let today = { day: '', key: Promise.resolve<Buffer>(Buffer.alloc(0)), known: new Set<string>() }

  const keyOf = (day: string): Promise<Buffer> => {
    if (today.day !== day) {
      today = { day, key: readKey(db, day), known: new Set() }
      today.key.catch(() => (today = { ...today, day: '' }))
    }
    return today.key
  }

  return async (request) => {
    if (!isVisit(request)) return
    const day = clock.now().toISOString().slice(0, 10)
    try {
      const key = await keyOf(day)
      const { known } = today
      const who = `${addressKey(request.ip)}\n${request.headers['user-agent']}`
      const mark = createHmac('sha256', key).update(who).digest().subarray(0, MARK_BYTES)
      const name = mark.toString('base64')
      if (known.has(name)) return
      await db
        .insertInto('visit')
        .values({ day, mark })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      if (known.size < KNOWN_MAX) known.add(name)
    } catch (error) {
      log.debug({ err: error }, 'visits: not counted')
    }
  }
}

/** The key that all processes share on a day. */
async function readKey(db: Db, day: string): Promise<Buffer> {
  await db
    .insertInto('visit_key')
    .values({ day, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (
    await db
      .selectFrom('visit_key')
      .select('key')
      .where('day', '=', sql<Date>`${day}::date`)
      .executeTakeFirstOrThrow()
  ).key
}

/** Their count is kept elsewhere by now: marks of a day and the key that they were made with go. */
export async function forgetVisits(trx: Trx, upTo: string): Promise<void> {
  await sql`DELETE FROM visit WHERE day <= ${upTo}::date`.execute(trx)
  await sql`DELETE FROM visit_key WHERE day <= ${upTo}::date`.execute(trx)
}
