// The app process by itself: how soon a fresh lounge is open and answers, how soon it opens again, and what it holds in memory at rest.
import { setTimeout as pause } from 'node:timers/promises'
import { ownerOf } from './lab/database.ts'
import { figure, median } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge, type LoungeProcess } from './lab/lounge-process.ts'
import { makeMembers, signIn, type BenchMember } from './lab/members.ts'
import { replyMs } from './lab/reply.ts'

const STARTS = 3
const CHARACTERS = 16
/** A process with nothing to do gives garbage back within half a minute; one that has just spoken still holds it. */
const IDLE_MS = 30_000

await inLab(async (lab) => {
  const cold = await startLounge(lab)
  const owner = await ownerOf(lab, cold)
  const members = await makeMembers(owner, CHARACTERS)
  await signIn(cold, members)
  figure('A fresh lounge is open (database made, seeded)', cold.readyMs / 1_000, 's')
  figure('First reply of the talker, asked as soon as it is open', await replyMs(cold, members[0]!), 'ms', { atMost: 5_000 })
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
  figure('A second start is open', median(starts), 's', { atMost: 2.5 })
  figure('Processor time until then', median(cpu), 's')
})

async function atWork(lounge: LoungeProcess, members: BenchMember[]): Promise<void> {
  await lounge.atRest()
  figure('Resident memory of the app at rest', lounge.rss() / 1_000_000, 'MB', { atMost: 200 })
  const took: number[] = []
  for (const member of members) took.push(await replyMs(lounge, member))
  figure('A reply of the talker without its pacing, p50', median(took), 'ms')
  await pause(IDLE_MS)
  await lounge.atRest()
  figure(`Resident memory half a minute after ${members.length} characters spoke`, lounge.rss() / 1_000_000, 'MB', { atMost: 220 })
}
