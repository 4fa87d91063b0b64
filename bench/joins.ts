// Two hundred people a second look for any chat and sit down in it, for a minute, whether the lounge keeps up or not; each leaves again at once.
// How many of them hear that the chat is busy, or that none is free.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ownerOf } from './lab/database.ts'
import { figure, quantile } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { headersOf, makeMembers, signIn } from './lab/members.ts'
import { ask, openWire } from './lab/wire.ts'

const MEMBERS = 256
const A_SECOND = Number(process.env['BENCH_RATE'] ?? 200)
const WINDOW_S = Number(process.env['BENCH_WINDOW_S'] ?? 60)
const REFUSALS = new Set(['topic.busy', 'topic.none-free', 'topic.closed', 'topic.not-found'])

await inLab(async (lab) => {
  const lounge = await startLounge(lab)
  const owner = await ownerOf(lab, lounge)
  const members = await makeMembers(owner, MEMBERS)
  await owner.query("UPDATE topic SET state = 'closed', close_reason = 'left', closed_at = now() WHERE person_id IS NOT NULL")
  await signIn(lounge, members)
  await lounge.atRest()
  const resting = await Promise.all(members.map(async (member) => ({ member, wire: await openWire(lounge.port) })))
  const startedAt = performance.now()
  const [tookMs, unserved] = [[] as number[], [] as string[]]
  let joined = 0

  async function visit(): Promise<void> {
    const guest = resting.pop()
    if (!guest) return
    const call = async (door: string, input?: object) => {
      const headers = { ...headersOf(guest.member), 'idempotency-key': randomUUID() }
      const { body } = await guest.wire.ask(ask(input ? 'POST' : 'GET', `/api/topics/${door}`, headers, input))
      return JSON.parse(body) as { code?: string; payload: { topic: { id: string } } | null }
    }
    const cameAt = performance.now()
    const picked = await call('random')
    const input = { topic_id: picked.payload?.topic.id }
    const { code } = picked.payload ? await call('join', input) : picked
    if (code === undefined) {
      joined++
      tookMs.push(performance.now() - cameAt)
      await call('leave', input)
    } else if (REFUSALS.has(code)) unserved.push(code)
    else throw new Error(`refused with ${code}`)
    resting.push(guest)
  }

  const visits: Promise<void>[] = []
  for (let nth = 0; nth < A_SECOND * WINDOW_S; nth++) {
    await pause(Math.max(0, startedAt + (nth * 1_000) / A_SECOND - performance.now()))
    if (performance.now() > startedAt + WINDOW_S * 1_000) break
    visits.push(visit())
  }
  await Promise.all(visits)
  console.log(
    Object.entries(Object.groupBy(unserved, (code) => code))
      .map(([code, all]) => `${code} ${all!.length}`)
      .join(', '),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  figure('Joins', joined / seconds, '/s')
  figure('Busy or none free, of a hundred joins', (100 * unserved.length) / (joined + unserved.length), '', { atMost: 1 })
  figure('Any chat → seated, p95', quantile(tookMs, 0.95), 'ms')
})
