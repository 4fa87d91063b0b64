// Facts between slices. A fact is written in the transaction that made it true, as one job for each reaction to it; lower slices record,
// higher slices react, and neither imports the other upwards.
import type { Trx } from './database.ts'
import type { Enqueue, Jobs, JobHandler, Payload } from './jobs.ts'

export type Fact = 'topic.created' | 'topic.joined' | 'topic.closed'

export type Events = {
  /** `name` tells the reactions to one fact apart, and must not change while jobs of it may wait. */
  react(fact: Fact, name: string, handler: JobHandler, options?: { delayMs?: (trx: Trx) => Promise<number> }): void
  record(trx: Trx, fact: Fact, payload: Payload): Promise<void>
}

export function createEvents(jobs: Jobs): Events {
  const reactions = new Map<Fact, { kind: string; delayMs?: (trx: Trx) => Promise<number> }[]>()
  return {
    react(fact, name, handler, options) {
      const kind = `${fact}>${name}`
      reactions.set(fact, [...(reactions.get(fact) ?? []), { kind, ...options }])
      jobs.on(kind, handler)
    },
    async record(trx, fact, payload) {
      for (const { kind, delayMs } of reactions.get(fact) ?? []) {
        const options: Enqueue = delayMs ? { delayMs: await delayMs(trx) } : {}
        await jobs.enqueue(trx, kind, payload, options)
      }
    },
  }
}
