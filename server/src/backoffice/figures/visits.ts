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

type Told = (request: FastifyRequest) => Promise<void>
/** That a browser opened a page, and that whoever sits before it opened an account. */
export type Visits = { came: Told; joined: Told }

const isDeclined = (headers: FastifyRequest['headers']): boolean => headers['sec-gpc'] === '1' || headers['dnt'] === '1'

/** A person's browser that opens a page, and did not ask to be left out of such counts. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? ''
  const isAhead = /prefetch|prerender/i.test(`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`)
  const isDocument = (headers['sec-fetch-dest'] ?? 'document') === 'document'
  return method === 'GET' && isDocument && !isAhead && !isDeclined(headers) && agent !== '' && !ROBOTS.test(agent)
}

export function createVisits({ db, clock, log }: Pick<Lounge, 'db' | 'clock' | 'log'>): Visits {
  let today = { day: '', key: Promise.resolve<Buffer>(Buffer.alloc(0)), known: new Set<string>() }

  const keyOf = (day: string): Promise<Buffer> => {
    if (today.day !== day) {
      today = { day, key: readKey(db, day), known: new Set() }
      today.key.catch(() => (today = { ...today, day: '' }))
    }
    return today.key
  }

  const marked = async ({ ip, headers }: FastifyRequest) => {
    const day = clock.now().toISOString().slice(0, 10)
    const key = await keyOf(day)
    const who = `${addressKey(ip)}\n${headers['user-agent']}`
    return { day, mark: createHmac('sha256', key).update(who).digest().subarray(0, MARK_BYTES) }
  }

  async function came(request: FastifyRequest): Promise<void> {
    if (!isVisit(request)) return
    try {
      const { day, mark } = await marked(request)
      const { known } = today
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

  async function joined(request: FastifyRequest): Promise<void> {
    if (isDeclined(request.headers)) return
    try {
      const { day, mark } = await marked(request)
      await sql`UPDATE visit SET has_joined = true WHERE day = ${day}::date AND mark = ${mark}`.execute(db)
    } catch (error) {
      log.debug({ err: error }, 'visits: a sign-up is not counted')
    }
  }
  return { came, joined }
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
