// The app process by itself: how soon a fresh lounge is open and answers, how soon it opens again, and what it holds in memory at rest.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ownerOf } from './lab/database.ts'
import { listen } from './lab/event-stream.ts'
import { figure, median } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge, type LoungeProcess } from './lab/lounge-process.ts'
import { headersOf, makeMembers, signIn, type BenchMember } from './lab/members.ts'
import { ask, openWire } from './lab/wire.ts'

const STARTS = 3
const CHARACTERS = 16
const REPLY_WITHIN_MS = 60_000
/** A process with nothing to do gives garbage back within half a minute; one that has just spoken still holds it. */
const IDLE_MS = 30_000

await inLab(async (lab) => {
  const cold = await startLounge(lab)
  const owner = await ownerOf(lab, cold)
  const members = await makeMembers(owner, CHARACTERS)
  await signIn(cold, members)
  figure('A fresh lounge is open (database made, seeded)', cold.readyMs / 1_000, 's')
  figure('First reply of the embedded engine, asked as soon as it is open', await replyMs(cold, members[0]!), 'ms', { atMost: 5_000 })
  figure('At rest after the first start', (await cold.atRest()) / 1_000, 's')
  await owner.end()
  await cold.stop()

  const [starts, cpu]: [number[], number[]] = [[], []]
  for (let i = 0; i < STARTS; i++) {
    const lounge = await startLounge(lab)
    starts.push(lounge.readyMs / 1_000)
    cpu.push(lounge.cpu())
    if (i === STARTS - 1) await atWork(lounge, members)
    await lounge.stop()
  }
  figure('A second start is open', median(starts), 's', { atMost: 5 })
  figure('Processor time until then', median(cpu), 's')
})

async function atWork(lounge: LoungeProcess, members: BenchMember[]): Promise<void> {
  await lounge.atRest()
  figure('Resident memory of the app at rest', lounge.rss() / 1_000_000, 'MB', { atMost: 350 })
  const took: number[] = []
  for (const member of members) took.push(await replyMs(lounge, member))
  figure('A reply of the embedded engine without its pacing, p50', median(took), 'ms')
  await pause(IDLE_MS)
  await lounge.atRest()
  figure(`Resident memory half a minute after ${members.length} characters spoke`, lounge.rss() / 1_000_000, 'MB', { atMost: 350 })
}

/** From sending a message until its reply is whole, in milliseconds. */
async function replyMs(lounge: LoungeProcess, member: BenchMember): Promise<number> {
  const done = Promise.withResolvers<number>()
  const stream = await listen(lounge.port, headersOf(member), ({ name, data, at }) => {
    if (name !== 'reply.changed') return
    if (data['reply'].state === 'done') done.resolve(at)
    if (data['reply'].state === 'failed') done.reject(new Error(`the reply failed: ${data['reply'].code}`))
  })
  const late = setTimeout(() => done.reject(new Error('no reply came')), REPLY_WITHIN_MS)
  const wire = await openWire(lounge.port)
  const startedAt = performance.now()
  const { status, body } = await wire.ask(
    ask(
      'POST',
      '/api/messages/create',
      { ...headersOf(member), 'idempotency-key': randomUUID() },
      { topic_id: member.topicId, content: 'I walked along the harbour tonight and missed my sister.' },
    ),
  )
  if (status !== 200) throw new Error(`a send answered ${status}: ${body}`)
  const endedAt = await done.promise
  clearTimeout(late)
  wire.close()
  stream.close()
  return endedAt - startedAt
}
