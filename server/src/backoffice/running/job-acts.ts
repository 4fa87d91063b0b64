import { dropDead, readDead, retryDead, type DeadJob } from '#server/platform/dead-jobs.ts'
import type { Db, Trx } from '#server/platform/database.ts'
import { problem } from '#server/platform/problem.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../desk.ts'

type OfJob = { job_id: string; reason: string }
/** Money that a job was to move stays owed when the job is gone: it is settled among the reviews. */
export const mayBeDropped = (kind: string): boolean => !kind.startsWith('payments.')

const facts = ({ kind, attempts, failed_at }: DeadJob) => ({ kind, attempts, failed_at: failed_at.toISOString() })
const target = ({ job_id: id }: OfJob) => ({ type: 'job', id })

export const jobActs = ({ inside }: Desk) => {
  const retry: Act<OfJob> = {
    name: 'job.retried',
    target,
    preview: async (at, { job_id }) => facts(await readDead(at, job_id)),
    async run(trx, { job_id }) {
      const before = facts(await readDead(trx, job_id))
      await retryDead(trx, job_id)
      afterCommit(trx, () => [inside.jobs, inside.slowJobs].forEach((lane) => lane.wake()))
      return { before, after: { kind: before.kind } }
    },
  }
  const droppable = async (at: Db | Trx, id: string): Promise<DeadJob> => {
    const job = await readDead(at, id)
    if (!mayBeDropped(job.kind)) throw problem('job.not-droppable')
    return job
  }
  const drop: Act<OfJob> = {
    name: 'job.dropped',
    target,
    preview: async (at, { job_id }) => facts(await droppable(at, job_id)),
    async run(trx, { job_id }) {
      const before = facts(await droppable(trx, job_id))
      await dropDead(trx, job_id)
      return { before }
    },
  }
  return { retry, drop }
}
