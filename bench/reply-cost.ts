// What a reply costs beyond its send: commits, bytes of the log and processor time of the app, for forty tokens of a model at a human pace.
// Then how many sends a second are answered when nobody waits, beside another checkout of the lounge where BENCH_OTHER names one.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { ownerOf } from './lab/database.ts'
import { listen } from './lab/event-stream.ts'
import { figure, median } from './lab/figure.ts'
import { inLab, type Lab } from './lab/lab.ts'
import { startLounge, type LoungeProcess } from './lab/lounge-process.ts'
import { headersOf, holdReplies, makeMembers, signIn, type BenchMember } from './lab/members.ts'
import { startTokens } from './lab/provider.ts'
import { ask, openWire } from './lab/wire.ts'

const MEMBERS = 32
const REPLIES = Number(process.env['BENCH_REPLIES'] ?? 320)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const WINDOW_S = Number(process.env['BENCH_WINDOW_S'] ?? 6)
const IDLE_MS = 10_000
const OTHER = process.env['BENCH_OTHER']

type Cost = { commits: number; writes: number; bytes: number; cpuMs: number; wire: number; disk: number; rows: number; at: number }
let said = 0
/** Bytes of the live lines and of the answers to sends. */
let heard = 0
const FIELDS = ['commits', 'writes', 'bytes', 'cpuMs', 'wire', 'disk', 'rows', 'at'] as const
const combine = (of: (field: keyof Cost) => number): Cost => Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as Cost

await inLab(async (lab) => {
  const paced = await opened(lab, { pacing: 'human', everyMs: 50 })
  const { cost, tell } = paced
  const idle = await perMs(cost, () => pause(IDLE_MS))
  const held = await makeMembers(paced.owner, MEMBERS, 'held')
  await holdReplies(paced.owner, held)
  await signIn(paced.lounge, held)
  await talk(paced.lounge, held, MEMBERS * 2, false)
  const send = await each(cost, idle, () => talk(paced.lounge, held, REPLIES, false))
  await talk(paced.lounge, paced.members, MEMBERS, true)
  const reply = await each(cost, idle, () => talk(paced.lounge, paced.members, REPLIES, true))
  const beyond = (field: keyof Cost): number => reply[field] - send[field]
  figure('Commits of a reply beyond its send', beyond('writes'), '', { atMost: 6 })
  figure('Transactions of it, those that only read among them', beyond('commits'), '')
  figure('Bytes of the log a reply beyond its send', beyond('bytes') / 1_024, 'KB', { atMost: 8 })
  figure('Processor time of the app a reply beyond its send', beyond('cpuMs'), 'ms', { atMost: 10 })
  figure('The same of a send', send.cpuMs, 'ms')
  figure('Commits of a send', send.writes, '')
  figure('Bytes of the log a send', send.bytes / 1_024, 'KB')
  figure('Bytes to the browser for a send and its reply', reply.wire / 1_024, 'KB')
  figure('Growth of the tables by a send and its reply', reply.disk / 1_024, 'KB')
  figure('Transfers in the books by a send and its reply', reply.rows, '')
  await tell()

  const houses = [await opened(lab, { pacing: 'none', everyMs: 0 })]
  if (OTHER) houses.push(await opened(lab, { pacing: 'none', everyMs: 0, root: OTHER }))
  const rates: number[][] = houses.map(() => [])
  const spent: number[][] = houses.map(() => [])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [place, house] of houses.entries()) {
      const [startedAt, cpu] = [performance.now(), house.lounge.cpu()]
      const count = await talk(house.lounge, house.members, Number.POSITIVE_INFINITY, true, startedAt + WINDOW_S * 1_000)
      if (round === 0) continue // warms up
      rates[place]!.push(count / ((performance.now() - startedAt) / 1_000))
      spent[place]!.push(((house.lounge.cpu() - cpu) * 1_000) / count)
    }
  figure('Sends with a reply to each, 32 members', median(rates[0]!), '/s')
  figure('Processor time of a send with its reply there', median(spent[0]!), 'ms')
  if (OTHER) {
    figure('The same of the other checkout', median(rates[1]!), '/s')
    figure('Processor time there ÷ that of the other checkout', median(spent[0]!.map((ms, i) => ms / spent[1]![i]!)), '')
    figure('Sends with a reply ÷ those of the other checkout', median(rates[0]!.map((rate, i) => rate / rates[1]![i]!)), '', { atLeast: 4 })
  }
})

async function opened(lab: Lab, { pacing, everyMs, root }: { pacing: string; everyMs: number; root?: string }) {
  const provider = await startTokens(lab, everyMs)
  const lounge = await startLounge(lab, {
    name: randomUUID(),
    ...(root ? { root } : {}),
    env: {
      LLM_PACING: pacing,
      LLM_CHAIN: 'main',
      LLM_MEMORY: 'none',
      LLM_MAIN_KIND: 'openai-compatible',
      LLM_MAIN_MODEL: 'm',
      LLM_MAIN_BASE_URL: provider.url,
    },
  })
  const owner = await ownerOf(lab, lounge)
  const members = await makeMembers(owner, MEMBERS)
  await signIn(lounge, members)
  await lounge.atRest()
  return { lounge, owner, members, cost: () => costSoFar(owner, lounge), tell: () => lounge.stop() }
}

/** What the server and the app did so far. A session tells its counts when it is idle for a moment. */
async function costSoFar(owner: Client, lounge: LoungeProcess): Promise<Cost> {
  const { rows } = await owner.query<Record<'commits' | 'writes' | 'bytes' | 'disk' | 'rows', string>>(
    `SELECT xact_commit AS commits, pg_snapshot_xmax(pg_current_snapshot())::text AS writes, pg_current_wal_lsn() - '0/0' AS bytes,
       pg_database_size(current_database()) AS disk, (SELECT count(*) FROM ledger.transfer) AS rows
     FROM pg_stat_database WHERE datname = current_database()`,
  )
  const counted = rows[0]!
  return combine((field) =>
    field === 'at' ? performance.now() : field === 'cpuMs' ? lounge.cpu() * 1_000 : field === 'wire' ? heard : Number(counted[field]),
  )
}

async function between(cost: () => Promise<Cost>, act: () => Promise<unknown>): Promise<Cost> {
  const before = await cost()
  await act()
  await pause(2_000)
  const after = await cost()
  return combine((field) => after[field] - before[field])
}
async function perMs(cost: () => Promise<Cost>, act: () => Promise<unknown>): Promise<Cost> {
  const spent = await between(cost, act)
  return combine((field) => spent[field] / spent.at)
}
async function each(cost: () => Promise<Cost>, idle: Cost, act: () => Promise<number>): Promise<Cost> {
  let count = 0
  const spent = await between(cost, async () => (count = await act()))
  return combine((field) => (spent[field] - idle[field] * spent.at) / count)
}

/** Members send, each when the answer to the last is there (or only its receipt). Answers how many were sent. */
async function talk(lounge: LoungeProcess, members: BenchMember[], most: number, answered: boolean, until = Number.POSITIVE_INFINITY) {
  let count = 0
  await Promise.all(
    members.map(async (member) => {
      const wire = await openWire(lounge.port)
      let end = Promise.withResolvers<void>()
      const stream = await listen(lounge.port, headersOf(member), ({ name, data }) => {
        if (name !== 'reply.changed') return
        if (data['reply'].state === 'done') end.resolve()
        if (['failed', 'stopped'].includes(data['reply'].state as string)) end.reject(new Error(`a reply ended ${data['reply'].code}`))
      })
      while (count < most && performance.now() < until) {
        count++
        end = Promise.withResolvers()
        end.promise.catch(() => {})
        const content = `The tide is out and the gulls are loud today, what do you hear? #${++said}`
        const headers = { ...headersOf(member), 'idempotency-key': randomUUID() }
        const { status, body } = await wire.ask(ask('POST', '/api/messages/create', headers, { topic_id: member.topicId, content }))
        if (status !== 200) throw new Error(`a send answered ${status}: ${body}`)
        heard += Buffer.byteLength(body)
        if (answered) await end.promise
      }
      heard += stream.bytes()
      wire.close()
      stream.close()
    }),
  )
  return count
}
