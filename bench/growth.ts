// What grows with the years must not grow in cost: the same calls to a small lounge and to a large one, in turns, in one run.
import { ownerOf, requireDurable } from './lab/database.ts'
import { figure, median } from './lab/figure.ts'
import { fillChat, fillLedger, fillTopics, postponeLooks, settle } from './lab/history.ts'
import { inLab, type Lab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { headersOf, holdReplies, makeMembers, signIn, type BenchMember } from './lab/members.ts'
import { sendUntil } from './lab/send.ts'
import { ask, openWire, type Wire } from './lab/wire.ts'

/** Each paid message has two transfers (and two journals, and a hold): 10,000 and 10,000,000 transfers. */
const SMALL = { members: 40, acts: 125, messages: 1_000, topics: 100 }
const LARGE = { members: 10_000, acts: 500, messages: 1_000_000, topics: 100_000 }
const SENDERS = 32
const CALLS = 800
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
const WINDOW_S = Number(process.env['BENCH_WINDOW_S'] ?? 4)
const PAGE = 30

type Place = { port: number; reader: BenchMember; senders: BenchMember[]; messages: number; roomId: string }

await inLab(async (lab) => {
  const small = await makePlace(lab, 'small', SMALL)
  const large = await makePlace(lab, 'large', LARGE)

  const newest = ({ reader }: Place): string => `/api/messages/index?topic_id=${reader.topicId}&page=1&page_size=${PAGE}&order_dir=desc`
  const last = ({ reader, messages }: Place): string =>
    `/api/messages/index?topic_id=${reader.topicId}&page=${Math.ceil(messages / PAGE)}&page_size=${PAGE}&order_dir=asc`
  await compareCalls('Last page of a chat, 1,000,000 ÷ 1,000 messages', small, large, newest)
  await compareCalls('The same page by its number, 1,000,000 ÷ 1,000 messages', small, large, last)
  await compareCalls('Topics list, 100,000 ÷ 100 topics', small, large, () => '/api/topics/index')
  // Ten: a room of the small lounge has no whole page.
  await compareCalls(
    'Ten topics of a room, 100,000 ÷ 100 topics',
    small,
    large,
    ({ roomId }) => `/api/topics/index?room_id=${roomId}&page_size=10`,
  )

  const ratios: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const [few, many] = [await sendsPerSecond(small), await sendsPerSecond(large)]
    if (round >= 0) ratios.push(few / many) // the first one warms up
  }
  figure('Time of a send, 10,000,000 ÷ 10,000 transfers in the books', median(ratios), '', { atMost: 1.5 })
})

async function makePlace(lab: Lab, name: string, size: typeof SMALL): Promise<Place> {
  const lounge = await startLounge(lab, { name })
  const owner = await ownerOf(lab, lounge)
  await requireDurable(owner)
  const startedAt = performance.now()
  const members = await makeMembers(owner, size.members)
  const [reader, senders] = [members[SENDERS]!, members.slice(0, SENDERS)]
  await fillLedger(owner, members, size.acts)
  await fillChat(owner, reader, size.messages)
  await fillTopics(owner, members, size.topics)
  await requireSize(owner, reader, size)
  await postponeLooks(owner)
  await holdReplies(owner, senders)
  await settle(owner)
  console.log(`the ${name} lounge was filled in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`)
  await signIn(lounge, [reader, ...senders])
  await lounge.atRest()
  const { rows } = await owner.query<{ room_id: string }>('SELECT room_id FROM topic WHERE id = $1', [reader.topicId])
  return { port: lounge.port, reader, senders, messages: size.messages, roomId: rows[0]!.room_id }
}

/** A figure that says 10,000,000 was measured with 10,000,000. */
async function requireSize(owner: Awaited<ReturnType<typeof ownerOf>>, reader: BenchMember, size: typeof SMALL): Promise<void> {
  const { rows } = await owner.query<Record<'transfers' | 'topics' | 'messages', number>>(
    `SELECT (SELECT count(*) FROM ledger.transfer)::int AS transfers, (SELECT count(*) FROM topic WHERE state = 'open')::int AS topics,
       (SELECT count(*) FROM message WHERE topic_id = $1)::int AS messages`,
    [reader.topicId],
  )
  const wanted = { transfers: size.members * size.acts * 2, topics: size.topics, messages: size.messages }
  for (const name of ['transfers', 'topics', 'messages'] as const)
    if (Math.abs(rows[0]![name] / wanted[name] - 1) > 0.01) throw new Error(`${rows[0]![name]} ${name}, not ${wanted[name]}`)
}

async function sendsPerSecond({ port, senders }: Place): Promise<number> {
  const wires = await Promise.all(senders.map(() => openWire(port)))
  const startedAt = performance.now()
  const counts = await Promise.all(senders.map((member, i) => sendUntil(wires[i]!, member, startedAt + WINDOW_S * 1_000)))
  const seconds = (performance.now() - startedAt) / 1_000
  for (const wire of wires) wire.close()
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function timed(wire: Wire, member: BenchMember, path: string): Promise<number> {
  const startedAt = performance.now()
  const { status, body } = await wire.ask(ask('GET', path, headersOf(member)))
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
  return performance.now() - startedAt
}

/** In turns, so that whatever else the machine does falls on both; the first quarter warms up. */
async function compareCalls(name: string, small: Place, large: Place, path: (place: Place) => string): Promise<void> {
  const wires = [await openWire(small.port), await openWire(large.port)] as const
  const [few, many]: [number[], number[]] = [[], []]
  for (let i = 0; i < CALLS; i++) {
    few.push(await timed(wires[0], small.reader, path(small)))
    many.push(await timed(wires[1], large.reader, path(large)))
  }
  for (const wire of wires) wire.close()
  const middle = (times: number[]): number => median(times.slice(CALLS / 4))
  console.log(`${name}: ${middle(many).toFixed(2)} ms ÷ ${middle(few).toFixed(2)} ms`)
  figure(name, middle(many) / middle(few), '', { atMost: 1.5 })
}
