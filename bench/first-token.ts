// Our share of the time to a reply's first words: from the accepted message to the first text on the live line, less the time that the model's
// provider took. The provider is a program that keeps exact times; replies run at a human pace, with their safety checks.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ownerOf } from './lab/database.ts'
import { listen } from './lab/event-stream.ts'
import { figure, quantile } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { headersOf, makeMembers, signIn } from './lab/members.ts'
import { startProvider } from './lab/provider.ts'
import { ask, openWire } from './lab/wire.ts'

const REPLIES = Number(process.env['BENCH_REPLIES'] ?? 400)
const MEMBERS = 10
const THINK_MS = 150
const WITHIN_MS = 30_000

await inLab(async (lab) => {
  const provider = await startProvider(lab, THINK_MS)
  const lounge = await startLounge(lab, {
    env: {
      LLM_PACING: 'human',
      LLM_CHAIN: 'main',
      LLM_MEMORY: 'none',
      LLM_MAIN_KIND: 'openai-compatible',
      LLM_MAIN_MODEL: 'm',
      LLM_MAIN_BASE_URL: provider.url,
    },
  })
  const members = await makeMembers(await ownerOf(lab, lounge), MEMBERS)
  await signIn(lounge, members)
  await lounge.atRest()

  let next = 0
  const shares: { before: number; after: number }[] = []
  let missing = 0
  await Promise.all(
    members.map(async (member, i) => {
      const wire = await openWire(lounge.port)
      let first = Promise.withResolvers<number>()
      let end = Promise.withResolvers<void>()
      const stream = await listen(lounge.port, headersOf(member), ({ name, data, at }) => {
        if (name === 'message.posted' && data['message'].generated_by === 'ai') first.resolve(at)
        if (name === 'reply.changed' && ['done', 'failed', 'stopped'].includes(data['reply'].state as string)) end.resolve()
      })
      await pause((i * THINK_MS * 3) / MEMBERS) // people don't begin in one moment
      while (next < REPLIES) {
        const number = String(++next)
        ;[first, end] = [Promise.withResolvers(), Promise.withResolvers()]
        const content = `The tide is out and the gulls are loud today, what do you hear? #${number}`
        const headers = { ...headersOf(member), 'idempotency-key': randomUUID() }
        const { status, body } = await wire.ask(ask('POST', '/api/messages/create', headers, { topic_id: member.topicId, content }))
        const acceptedAt = performance.now()
        if (status !== 200) throw new Error(`the send answered ${status}: ${body}`)
        const heardAt = await Promise.race([first.promise, pause(WITHIN_MS, null)])
        const served = provider.served.get(number)
        if (heardAt === null || !served) missing++
        else shares.push({ before: served.askedAt - acceptedAt, after: heardAt - served.spokeAt })
        await Promise.race([end.promise, pause(WITHIN_MS)])
      }
      wire.close()
      stream.close()
    }),
  )
  const sums = shares.map(({ before, after }) => before + after)
  figure('Our share of the time to first token, p50', quantile(sums, 0.5), 'ms')
  figure('Our share of the time to first token, p95', quantile(sums, 0.95), 'ms', { atMost: 60 })
  figure(
    'Of it: accepted message → request at the provider, p95',
    quantile(
      shares.map(({ before }) => before),
      0.95,
    ),
    'ms',
  )
  figure(
    'Of it: first words of the provider → on the live line, p95',
    quantile(
      shares.map(({ after }) => after),
      0.95,
    ),
    'ms',
  )
  figure('Replies without a first word', missing, '', { atMost: 0 })
})
