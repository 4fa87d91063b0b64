import { randomUUID } from 'node:crypto'
import { listen } from './event-stream.ts'
import type { LoungeProcess } from './lounge-process.ts'
import { headersOf, type BenchMember } from './members.ts'
import { ask, openWire } from './wire.ts'

const REPLY_WITHIN_MS = 60_000
const LINE = 'I walked along the harbour tonight and missed my sister.'

/** From sending a message until its reply is whole, in milliseconds. */
export async function replyMs(lounge: LoungeProcess, member: BenchMember, content = LINE): Promise<number> {
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
    ask('POST', '/api/messages/create', { ...headersOf(member), 'idempotency-key': randomUUID() }, { topic_id: member.topicId, content }),
  )
  if (status !== 200) throw new Error(`a send answered ${status}: ${body}`)
  const endedAt = await done.promise
  clearTimeout(late)
  wire.close()
  stream.close()
  return endedAt - startedAt
}
