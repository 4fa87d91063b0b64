// What a turn of the talker takes, before any pacing: one after the other at rest, and twenty talks at once. The engine's own time is
// what its attempt in the reply's row says; beside it the whole way of a message, from sending it until its reply is whole.
import { ownerOf } from './lab/database.ts'
import { figure, quantile } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { lineOf } from './lab/lines.ts'
import { startLounge } from './lab/lounge-process.ts'
import { makeMembers, signIn } from './lab/members.ts'
import { replyMs } from './lab/reply.ts'

const TALKS = 20
const TURNS = Number(process.env['BENCH_REPLIES'] ?? 200)
/** The first turn in a language reads its pack. */
const ELSEWHERE = [
  'Gestern war ich am Meer, und es war schon kalt.',
  'Hier je suis allé au bord de la mer, il faisait froid.',
  'Ayer fui a la playa y hacía mucho frío.',
  'Ieri sono andato al mare e faceva freddo.',
  'Wczoraj byłem nad morzem i było bardzo zimno.',
  'ذهبت إلى البحر أمس وكان الجو باردا',
]

await inLab(async (lab) => {
  const lounge = await startLounge(lab)
  const owner = await ownerOf(lab, lounge)
  const members = await makeMembers(owner, TALKS + 1)
  await signIn(lounge, members)
  await lounge.atRest()
  const engineMs = async (newestOf: number): Promise<number[]> => {
    const { rows } = await owner.query<{ ms: string }>(
      "SELECT attempts->0->>'ms' AS ms FROM reply WHERE state = 'done' ORDER BY id DESC LIMIT $1",
      [newestOf],
    )
    return rows.map(({ ms }) => Number(ms))
  }

  const [alone, ...others] = members
  const lines = [...ELSEWHERE, ...Array.from({ length: TURNS - ELSEWHERE.length }, (_, i) => lineOf(i * 7))]
  const whole: number[] = []
  for (const line of lines) whole.push(await replyMs(lounge, alone!, line))
  const atRest = await engineMs(lines.length)
  figure('A turn of the talker at rest, worst', Math.max(...atRest), 'ms', { atMost: 20 })
  figure('A turn of the talker at rest, p50', quantile(atRest, 0.5), 'ms')
  figure('Its message sent → its reply whole, p50', quantile(whole, 0.5), 'ms')

  let next = lines.length
  await Promise.all(
    others.map(async (member) => {
      while (next < lines.length + TURNS) await replyMs(lounge, member, lineOf(next++ * 7))
    }),
  )
  const together = await engineMs(TURNS)
  figure('A turn among 20 talks at once, p95', quantile(together, 0.95), 'ms', { atMost: 100 })
  figure('A turn among 20 talks at once, p50', quantile(together, 0.5), 'ms')
})
