// News for the other processes where there is no Redis (live-shards.ts): PostgreSQL's NOTIFY, sent after the commit, coalesced, from one connection
// of its own (never inside a writing transaction: that takes one lock for the whole server, docs/decisions/0004-live-line.md). Every process hears
// every letter, and each batch of them is a commit.
import { randomUUID } from 'node:crypto'
import type { News } from '@green-room/contract/events'
import { Client } from 'pg'
import type { Audience, FanOut, Live } from './live.ts'
import type { Log } from '../log/log.ts'
import { chooseServer } from '../database/servers.ts'

const CHANNEL = 'green_room_live'
/** NOTIFY carries at most 8,000 bytes. */
const NOTIFY_BYTES_MAX = 7_800
/** Letters that may wait while the other side is away. */
const WAITING_MAX = 10_000
const REOPEN_MS = 500
/** Whoever hears it reads again what they show: the stand-in for news that was lost or is too large. */
export const LOOK_AGAIN: News = { name: 'live.opened', data: {} }
export type Letter = { from: string; audience: Audience; news: News }

export async function postgresFanOut(url: string, live: Live, log: Log): Promise<FanOut> {
  const me = randomUUID()
  let client: Client | undefined
  let closed = false
  let waiting: string[] = []
  let sending = false

  const letter = (audience: Audience, news: News): string => JSON.stringify({ from: me, audience, news } satisfies Letter)

  async function open(): Promise<void> {
    const fresh = new Client({ connectionString: await chooseServer(url), application_name: 'green-room live', keepAlive: true })
    fresh.on('error', () => lose(fresh))
    fresh.on('notification', (message) => message.payload && handOn(message.payload, me, live, log))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${CHANNEL}`)
      client = closed ? undefined : fresh
    } finally {
      if (client !== fresh) void fresh.end().catch(() => {}) // it failed, or came too late
    }
  }
  /** A cut connection says so more than once. */
  function lose(lost: Client): void {
    if (client !== lost) return
    client = undefined
    void reopen()
  }
  async function reopen(): Promise<void> {
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, REOPEN_MS))
      if (!closed) await open().catch((error: unknown) => log.warn({ err: error }, 'live: waiting for the database'))
    }
    if (closed) return
    live.deliver('lounge', LOOK_AGAIN) // what others said meanwhile was not heard here
    await flush()
  }
  async function flush(): Promise<void> {
    if (sending) return
    sending = true
    try {
      while (waiting.length > 0 && client) {
        const letters = waiting.splice(0, 100)
        await client.query(`SELECT pg_notify('${CHANNEL}', letter) FROM unnest($1::text[]) letter`, [letters])
      }
    } catch (error) {
      waiting.unshift(letter('lounge', LOOK_AGAIN))
      log.warn({ err: error }, 'live: not published')
    } finally {
      sending = false
    }
  }
  await open()
  return {
    isQuick: false,
    publish(audience, news) {
      if (waiting.length >= WAITING_MAX) waiting = [letter('lounge', LOOK_AGAIN)]
      const whole = letter(audience, news)
      waiting.push(Buffer.byteLength(whole) > NOTIFY_BYTES_MAX ? letter(audience, LOOK_AGAIN) : whole)
      setImmediate(() => void flush())
    },
    async close() {
      closed = true
      waiting = []
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

export function handOn(text: string, me: string, live: Live, log: Log): void {
  try {
    const letter = JSON.parse(text) as Letter
    if (!/^[a-z][a-z.-]*$/.test(letter.news.name)) throw new Error('news without a name') // a line break would begin another event
    if (letter.from !== me) live.deliver(letter.audience, letter.news)
  } catch (error) {
    log.warn({ err: error }, 'live: a letter that is not ours')
  }
}
