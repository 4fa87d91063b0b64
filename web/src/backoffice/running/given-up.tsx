import type { Operations } from '@green-room/contract/backoffice-running'
import { RotateCw } from 'lucide-react'
import { time } from '../format.ts'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { Table } from '../parts/table.tsx'
import { say } from '../texts.ts'

type Job = Operations['given_up'][number]
export type JobDoing = { act: 'retryJob' | 'dropJob'; job: Job }

export function GivenUp({ jobs, onAct }: { jobs: readonly Job[]; onAct: ((doing: JobDoing) => void) | undefined }) {
  return (
    <section className="sec">
      <h2>{say('desk.given-up')}</h2>
      {jobs.length === 0 ? (
        <p className="empty">{say('desk.no-given-up')}</p>
      ) : (
        <Table
          label={say('desk.given-up')}
          rows={jobs}
          empty=""
          columns={[
            {
              name: say('desk.job'),
              cell: ({ kind, id }) => (
                <>
                  <b>{kind}</b> <small>{id}</small>
                </>
              ),
            },
            { name: say('desk.since'), cell: ({ failed_at }) => time(failed_at) },
            { name: say('desk.tries'), isNumber: true, cell: ({ attempts }) => attempts },
            { name: say('desk.last-error'), cell: ({ error }) => <span className="mono bad-ink">{error}</span> },
            ...(onAct ? [{ name: say('desk.act'), cell: (job: Job) => <JobButtons job={job} onAct={onAct} /> }] : []),
          ]}
        />
      )}
    </section>
  )
}

function JobButtons({ job, onAct }: { job: Job; onAct: (doing: JobDoing) => void }) {
  return (
    <span className="acts">
      <button type="button" className="btn-s line" onClick={() => onAct({ act: 'retryJob', job })}>
        <RotateCw size={14} aria-hidden="true" />
        {say('desk.retry-job')}
        <span className="hidden"> {job.kind}</span>
      </button>
      {job.may_be_dropped ? (
        <button type="button" className="btn-s dan" onClick={() => onAct({ act: 'dropJob', job })}>
          {say('desk.drop-job')}
          <span className="hidden"> {job.kind}</span>
        </button>
      ) : (
        <small>{say('desk.settled-in-reviews')}</small>
      )}
    </span>
  )
}

export function JobPanel({ act, job, onClose }: JobDoing & { onClose: () => void }) {
  return (
    <ActPanel
      door={act}
      title={`${say(`desk.door-${act}`)}: ${job.kind}`}
      input={{ job_id: job.id }}
      preview={({ attempts, failed_at }) => (
        <Facts
          facts={[
            [say('desk.job'), job.id],
            [say('desk.tries'), String(attempts)],
            [say('desk.since'), time(String(failed_at))],
            [say('desk.last-error'), <span key="error" className="mono">{job.error}</span>], // prettier-ignore
          ]}
        />
      )}
      button={say(`desk.door-${act}`)}
      isDanger={act === 'dropJob'}
      onClose={onClose}
    />
  )
}
