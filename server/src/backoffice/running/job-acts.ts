import { countDead, dropDead, readDead, retryDead, retryDeadOf, type DeadJob } from '#server/platform/running/dead-jobs.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { mailFacts } from './mails.ts'

type OfJob = { job_id: string; reason: string }
/** Money that a job was to move stays owed when the job is gone: it is settled among the reviews. */
export const mayBeDropped = (kind: string): boolean => !kind.startsWith('payments.')

const facts = ({ kind, attempts, failed_at }: DeadJob) => ({ kind, attempts, failed_at: failed_at.toISOString() })
const target = ({ job_id: id }: OfJob) => ({ type: 'job', id })

export const jobActs = ({ inside }: Desk) => {
  const wake = (trx: Trx): void => afterCommit(trx, () => [inside.jobs, inside.slowJobs].forEach((lane) => lane.wake()))
  const retry: Act<OfJob> = {
    name: 'job.retried',
    target,
    preview: async (at, { job_id }) => facts(await readDead(at, job_id)),
    async run(trx, { job_id }) {
      const before = { ...facts(await readDead(trx, job_id)), ...(await mailFacts(trx, job_id)) }
      await retryDead(trx, job_id)
      wake(trx)
      return { before, after: { kind: before.kind } }
    },
  }
  const counted = async (at: Db | Trx, kind: string) => {
    const jobs = await countDead(at, kind)
    if (jobs === 0) throw problem('job.not-found')
    return { kind, jobs }
  }
  const retryAll: Act<{ kind: string; reason: string }> = {
    name: 'job.all-retried',
    target: () => ({ type: 'job', id: '0' }),
    preview: (at, { kind }) => counted(at, kind),
    binding: ({ kind }) => kind,
    async run(trx, { kind }) {
      const before = await counted(trx, kind)
      await retryDeadOf(trx, kind)
      wake(trx)
      return { before }
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
      const before = { ...facts(await droppable(trx, job_id)), ...(await mailFacts(trx, job_id)) }
      await dropDead(trx, job_id)
      return { before }
    },
  }
  return { retry, retryAll, drop }
}
