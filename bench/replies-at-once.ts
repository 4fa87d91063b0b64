// A thousand replies of a model at once in one process: a provider that gives forty tokens, one a second, to a thousand members who send within
// twenty seconds. Where other programs want the processor, more time for both: BENCH_TOKEN_MS=2400 BENCH_SENT_WITHIN_S=60.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ownerOf } from './lab/database.ts'
import { figure } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { headersOf, makeMembers, signIn } from './lab/members.ts'
import { startTokens } from './lab/provider.ts'
import { ask, openWire } from './lab/wire.ts'

const REPLIES = Number(process.env['BENCH_REPLIES'] ?? 1_000)
const SENT_WITHIN_MS = Number(process.env['BENCH_SENT_WITHIN_S'] ?? 20) * 1_000
const TOKEN_MS = Number(process.env['BENCH_TOKEN_MS'] ?? 1_000)
const WIRES = 20
const WITHIN_MS = 300_000

await inLab(async (lab) => {
  const provider = await startTokens(lab, TOKEN_MS)
  const lounge = await startLounge(lab, {
    env: {
      REPLIES_AT_ONCE: String(REPLIES),
      LLM_PACING: 'human',
      LLM_CHAIN: 'main',
      LLM_MEMORY: 'none',
      LLM_MAIN_KIND: 'openai-compatible',
      LLM_MAIN_MODEL: 'm',
      LLM_MAIN_BASE_URL: provider.url,
      LLM_MAIN_FIRST_TOKEN_MS: '60000',
      LLM_MAIN_IDLE_MS: '60000',
      LLM_MAIN_TOTAL_MS: '120000',
    },
  })
  const owner = await ownerOf(lab, lounge)
  const members = await makeMembers(owner, REPLIES)
  await signIn(lounge, members)
  await lounge.atRest()
  const [restBytes, restCpu, startedAt] = [lounge.rss(), lounge.cpu(), performance.now()]

  let refused = 0
  const sending = Promise.all(
    Array.from({ length: WIRES }, async (_, lane) => {
      const wire = await openWire(lounge.port)
      for (let n = lane; n < members.length; n += WIRES) {
        await pause(Math.max(0, startedAt + (n / members.length) * SENT_WITHIN_MS - performance.now()))
        const member = members[n]!
        const content = `The tide is out and the gulls are loud today, what do you hear? #${n}`
        const headers = { ...headersOf(member), 'idempotency-key': randomUUID() }
        const send = () => wire.ask(ask('POST', '/api/messages/create', headers, { topic_id: member.topicId, content }))
        let { status, body } = await send()
        while (status === 503) {
          refused++
          await pause(1_000)
          ;({ status, body } = await send())
        }
        if (status !== 200) throw new Error(`a send answered ${status}: ${body}`)
      }
      wire.close()
    }),
  )
  let [most, peakBytes, done, failed] = [0, 0, 0, 0]
  const look = `SELECT count(*) FILTER (WHERE state = 'streaming') AS streaming, count(*) FILTER (WHERE state = 'done') AS done,
    count(*) FILTER (WHERE state NOT IN ('queued', 'typing', 'streaming', 'done')) AS failed FROM reply`
  while (done + failed < REPLIES && performance.now() < startedAt + WITHIN_MS) {
    await pause(500)
    const { rows } = await owner.query<{ streaming: string; done: string; failed: string }>(look)
    most = Math.max(most, Number(rows[0]!.streaming))
    ;[done, failed] = [Number(rows[0]!.done), Number(rows[0]!.failed)]
    peakBytes = Math.max(peakBytes, lounge.rss())
  }
  await sending
  figure('Replies that one process streamed at once', most, '', { atLeast: REPLIES * 0.9 })
  figure('Of them not whole in the end', REPLIES - done, '', { atMost: 0 })
  figure('Sends that were asked to come again', refused, '')
  figure('First send → last reply whole', (performance.now() - startedAt) / 1_000, 's')
  figure('Processor time of the app for each, with its send', ((lounge.cpu() - restCpu) * 1_000) / REPLIES, 'ms')
  figure('Growth of memory for each, at the peak', (peakBytes - restBytes) / 1_024 / REPLIES, 'KB')
})
