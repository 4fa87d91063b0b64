// From an accepted message to 'typing' on the live line, and a thousand replies of the talker at a human pace: how long after its
// pause each begins to be written, and how many fail.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { countSymbols } from '../contract/money/price.ts'
import { typingMs } from '../server/src/characters/replies/pacing.ts'
import { ownerOf } from './lab/database.ts'
import { listen, type Heard } from './lab/event-stream.ts'
import { figure, quantile } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { lineOf } from './lab/lines.ts'
import { startLounge } from './lab/lounge-process.ts'
import { headersOf, makeMembers, signIn, type BenchMember } from './lab/members.ts'
import { ask, openWire, type Wire } from './lab/wire.ts'

const REPLIES = Number(process.env['BENCH_REPLIES'] ?? 1_000)
/** A reply takes four seconds or so: 30 people who answer at once are 7 replies a second. */
const REPLY_MS = 4_000
const MEMBERS = 30
const REPLY_WITHIN_MS = 60_000

type Played = { fromPress: number; fromAnswer: number; lateText: number; failed: string | null }

await inLab(async (lab) => {
  const lounge = await startLounge(lab, { env: { LLM_PACING: 'human' } })
  const owner = await ownerOf(lab, lounge)
  const members = await makeMembers(owner, MEMBERS)
  await signIn(lounge, members)
  await lounge.atRest()

  let next = 0
  const played: Played[] = []
  await Promise.all(
    members.map(async (member, i) => {
      const heard: Heard[] = []
      let wake = (): void => {}
      const stream = await listen(lounge.port, headersOf(member), (news) => {
        heard.push(news)
        wake()
      })
      const wire = await openWire(lounge.port)
      const until = (find: (news: Heard) => boolean): Promise<Heard | undefined> =>
        new Promise((resolve) => {
          const late = setTimeout(() => resolve(undefined), REPLY_WITHIN_MS)
          wake = () => {
            const found = heard.find(find)
            if (!found) return
            clearTimeout(late)
            resolve(found)
          }
          wake()
        })
      await pause((i * REPLY_MS) / MEMBERS) // people don't begin in one moment
      while (next < REPLIES) {
        heard.length = 0
        played.push(await playOne(wire, member, lineOf(next++), until))
      }
      wire.close()
      stream.close()
    }),
  )
  const failed = played.filter((reply) => reply.failed !== null)
  for (const { failed: reason } of failed.slice(0, 5)) console.error(`a reply failed: ${reason}`)
  const whole = played.filter((reply) => reply.failed === null)
  const states = await owner.query<{ state: string; n: string }>(
    "SELECT state || coalesce(' ' || code, '') AS state, count(*) AS n FROM reply GROUP BY 1",
  )
  console.log(`states of the runs: ${states.rows.map(({ state, n }) => `${state} ${n}`).join(', ')}`)
  figure(
    "Accepted message → 'typing', p50",
    quantile(
      whole.map((reply) => reply.fromAnswer),
      0.5,
    ),
    'ms',
    { atMost: 100 },
  )
  figure(
    "Accepted message → 'typing', p99",
    quantile(
      whole.map((reply) => reply.fromAnswer),
      0.99,
    ),
    'ms',
    { atMost: 100 },
  )
  figure(
    "Press of the button → 'typing', p50",
    quantile(
      whole.map((reply) => reply.fromPress),
      0.5,
    ),
    'ms',
  )
  figure(
    'First word after the pause that belongs to the text, p50',
    quantile(
      whole.map((reply) => reply.lateText),
      0.5,
    ),
    'ms',
    { atMost: 100 },
  )
  figure(
    'First word after the pause that belongs to the text, p99',
    quantile(
      whole.map((reply) => reply.lateText),
      0.99,
    ),
    'ms',
  )
  figure(`Failed replies of ${played.length.toLocaleString('en-US')}`, failed.length, '', { atMost: 0 })
})

async function playOne(
  wire: Wire,
  member: BenchMember,
  content: string,
  until: (find: (news: Heard) => boolean) => Promise<Heard | undefined>,
): Promise<Played> {
  const pressedAt = performance.now()
  const { status, body } = await wire.ask(
    ask('POST', '/api/messages/create', { ...headersOf(member), 'idempotency-key': randomUUID() }, { topic_id: member.topicId, content }),
  )
  const acceptedAt = performance.now()
  const none = { fromPress: 0, fromAnswer: 0, lateText: 0 }
  if (status !== 200) return { ...none, failed: `the send answered ${status}: ${body}` }
  const { number } = (JSON.parse(body) as { payload: { message: { number: number } } }).payload.message

  const typing = await until(({ name, data }) => name === 'reply.changed' && data['reply'].state === 'typing')
  const text = await until(({ name, data }) => name === 'message.posted' && data['message'].generated_by === 'ai')
  const end = await until(
    ({ name, data }) => name === 'reply.changed' && ['done', 'failed', 'stopped'].includes(data['reply'].state as string),
  )
  const whole = await until(
    ({ name, data }) => name === 'message.posted' && data['message'].generated_by === 'ai' && data['message'].is_streaming === false,
  )
  if (!typing || !text || !whole || end?.data['reply'].state !== 'done' || end.data['reply'].charged !== true) {
    return { ...none, failed: JSON.stringify(end?.data['reply'] ?? `nothing within ${REPLY_WITHIN_MS} ms`) }
  }
  const pauseMs = typingMs(countSymbols(whole.data['message'].content as string), `${member.topicId}:${number}`)
  return {
    fromPress: typing.at - pressedAt,
    fromAnswer: Math.max(0, typing.at - acceptedAt),
    lateText: text.at - typing.at - pauseMs,
    failed: null,
  }
}
