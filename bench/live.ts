// From the commit of a message to its arrival in another browser of the same member, at 100 messages a second: in one process, and with the
// listener at another process. The clock starts with the commit record (pg_xact_commit_timestamp), before its flush: the figures include the disk.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { ownerOf, requireDurable } from './lab/database.ts'
import { listen } from './lab/event-stream.ts'
import { figure, quantile } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge, type LoungeProcess } from './lab/lounge-process.ts'
import { headersOf, holdReplies, makeMembers, signIn, type BenchMember } from './lab/members.ts'
import { ownPostgres } from './lab/own-postgres.ts'
import { ask, openWire } from './lab/wire.ts'

const MEMBERS = 50
const PER_SECOND = 100
const SECONDS = Number(process.env['BENCH_WINDOW_S'] ?? 20)
const ARRIVES_WITHIN_MS = 3_000

await inLab(async (lab) => {
  const url = await ownPostgres(lab, { track_commit_timestamp: 'on' })
  const first = await startLounge(lab, { name: 'first', env: { DATABASE_URL: url } })
  const second = await startLounge(lab, { name: 'second', env: { DATABASE_URL: url } })
  const owner = await ownerOf(lab, { url })
  await requireDurable(owner)
  const members = await makeMembers(owner, MEMBERS)
  await holdReplies(owner, members)
  await signIn(first, members)
  await Promise.all([first.atRest(), second.atRest()])

  for (const [where, listener] of [
    ['one process', first],
    ['two processes', second],
  ] as const) {
    await measure(owner, first, listener, members, 2)
    const { delays, lost } = await measure(owner, first, listener, members, SECONDS)
    figure(`Commit → event, ${where}, p50`, quantile(delays, 0.5), 'ms', { atMost: 5 })
    figure(`Commit → event, ${where}, p99`, quantile(delays, 0.99), 'ms', { atMost: 50 })
    figure(`Events that did not come, ${where}`, lost, '', { atMost: 0 })
  }
})

/** Sends at an even pace to one process and listens at the same or another one. */
async function measure(
  owner: Client,
  sender: LoungeProcess,
  listener: LoungeProcess,
  members: BenchMember[],
  seconds: number,
): Promise<{ delays: number[]; lost: number }> {
  const arrived = new Map<string, number>()
  const streams = await Promise.all(
    members.map((member) =>
      listen(listener.port, headersOf(member), ({ name, data, at }) => {
        if (name === 'message.posted') arrived.set(data['message'].id as string, at)
      }),
    ),
  )
  const wires = await Promise.all(members.map(() => openWire(sender.port)))
  const before = await clockOffset(owner)
  const startedAt = performance.now()
  const sends: Promise<string>[] = []
  for (let i = 0; i < seconds * PER_SECOND; i++) {
    const member = members[i % MEMBERS]!
    sends.push(send(wires[i % MEMBERS]!, member))
    await pause(Math.max(0, startedAt + ((i + 1) * 1_000) / PER_SECOND - performance.now()))
  }
  const ids = await Promise.all(sends)
  for (const until = performance.now() + ARRIVES_WITHIN_MS; ids.some((id) => !arrived.has(id)) && performance.now() < until;)
    await pause(20)
  const offset = (before + (await clockOffset(owner))) / 2
  const commits = await owner.query<{ id: string; at: number }>(
    'SELECT id, extract(epoch FROM pg_xact_commit_timestamp(xmin))::float8 * 1000 AS at FROM message WHERE id = ANY($1::bigint[])',
    [ids],
  )
  for (const part of [...streams, ...wires]) part.close()
  const delays = commits.rows.filter(({ id }) => arrived.has(id)).map(({ id, at }) => arrived.get(id)! + offset - at)
  return { delays, lost: ids.length - delays.length }
}

async function send(wire: Awaited<ReturnType<typeof openWire>>, member: BenchMember): Promise<string> {
  const { status, body } = await wire.ask(
    ask(
      'POST',
      '/api/messages/create',
      { ...headersOf(member), 'idempotency-key': randomUUID() },
      { topic_id: member.topicId, content: 'The lamps are lit one after another.' },
    ),
  )
  if (status !== 200) throw new Error(`a send answered ${status}: ${body}`)
  return (JSON.parse(body) as { payload: { message: { id: string } } }).payload.message.id
}

/** What must be added to performance.now() to get the database's clock, in milliseconds: of several looks the quickest is the most exact. */
async function clockOffset(owner: Client): Promise<number> {
  const looks: { took: number; offset: number }[] = []
  for (let i = 0; i < 50; i++) {
    const from = performance.now()
    const { rows } = await owner.query<{ at: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at')
    const took = performance.now() - from
    looks.push({ took, offset: rows[0]!.at - (from + took / 2) })
  }
  return looks.toSorted((a, b) => a.took - b.took)[0]!.offset
}
