import { randomUUID } from 'node:crypto'
import { headersOf, type BenchMember } from './members.ts'
import { ask, type Wire } from './wire.ts'

export const CONTENT = 'I walked home along the harbour tonight and the lamps were lit one after another.'

/** One member sends, each message when the one before is acknowledged. Answers how many. */
export async function sendUntil(wire: Wire, member: BenchMember, end: number): Promise<number> {
  let count = 0
  const headers = headersOf(member)
  while (performance.now() < end) {
    const { status, body } = await wire.ask(
      ask(
        'POST',
        '/api/messages/create',
        { ...headers, 'idempotency-key': randomUUID() },
        { topic_id: member.topicId, content: CONTENT, price: CONTENT.length / 10 },
      ),
    )
    if (status !== 200) throw new Error(`a send answered ${status}: ${body}`)
    count++
  }
  return count
}
