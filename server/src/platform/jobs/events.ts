// Facts between slices. A fact is written in the transaction that made it true, as one job for each reaction to it; lower slices record,
// higher slices react, and neither imports the other upwards.
import type { Trx } from '../database/database.ts'
import type { Enqueue, Jobs, JobHandler, Payload } from './jobs.ts'
import { afterCommit } from '../transact.ts'

/** `isWanted`: asked in the transaction of the fact, so that one that nobody waits for makes no job. */
type Options = { delayMs?: (trx: Trx) => Promise<number>; isWanted?: (trx: Trx, payload: Payload) => Promise<boolean> }

export type Fact = 'topic.created' | 'topic.joined' | 'topic.closed' | 'reply.done'

export type Events = {
  /** `name` tells the reactions to one fact apart, and must not change while jobs of it may wait. */
  react(fact: Fact, name: string, handler: JobHandler, options?: Options): void
  /** Hears of a fact after its commit, in this process alone, and never again: for what a timer does anyway, only later. */
  notice(fact: Fact, handler: (payload: Payload) => void): void
  record(trx: Trx, fact: Fact, payload: Payload): Promise<void>
}

export function createEvents(jobs: Jobs): Events {
  const reactions = new Map<Fact, ({ kind: string } & Options)[]>()
  const notices = new Map<Fact, ((payload: Payload) => void)[]>()
  return {
    react(fact, name, handler, options) {
      const kind = `${fact}>${name}`
      reactions.set(fact, [...(reactions.get(fact) ?? []), { kind, ...options }])
      jobs.on(kind, handler)
    },
    notice: (fact, handler) => void notices.set(fact, [...(notices.get(fact) ?? []), handler]),
    async record(trx, fact, payload) {
      for (const handler of notices.get(fact) ?? []) afterCommit(trx, () => handler(payload))
      for (const { kind, delayMs, isWanted } of reactions.get(fact) ?? []) {
        if (isWanted && !(await isWanted(trx, payload))) continue
        const options: Enqueue = delayMs ? { delayMs: await delayMs(trx) } : {}
        await jobs.enqueue(trx, kind, payload, options)
      }
    },
  }
}
