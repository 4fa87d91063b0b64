import { MAIL_KINDS } from '@green-room/contract/backoffice/mail-kinds'
import type { Operations } from '@green-room/contract/backoffice/running'
import { RotateCw } from 'lucide-react'
import { time } from '../format.ts'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { Table } from '../parts/table.tsx'
import { say } from '../texts.ts'

type Job = Pick<Operations['given_up'][number], 'id' | 'kind' | 'error' | 'may_be_dropped'>
export type JobDoing = { act: 'retryJob' | 'dropJob'; job: Job } | { act: 'retryJobs'; kind: string }

type Kinds = Operations['kinds']
export const isMail = (kind: string): boolean => MAIL_KINDS.some((one) => one === kind)

export function GivenUp({
  jobs,
  kinds,
  onAct,
}: {
  jobs: Operations['given_up']
  kinds: Kinds
  onAct: ((doing: JobDoing) => void) | undefined
}) {
  const others = kinds.filter(({ kind }) => !isMail(kind))
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{say('desk.given-up')}</h2>
        {onAct && <AllButtons kinds={others} onAct={onAct} />}
      </div>
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
            ...(onAct
              ? [{ name: say('desk.act'), cell: (job: Operations['given_up'][number]) => <JobButtons job={job} onAct={onAct} /> }]
              : []),
          ]}
        />
      )}
    </section>
  )
}

/** Where many of a kind were given up, such as mails: all of them at once. */
export const AllButtons = ({ kinds, onAct }: { kinds: Kinds; onAct: (doing: JobDoing) => void }) => (
  <span className="acts">
    {kinds
      .filter(({ given_up: dead }) => dead > 1)
      .map(({ kind, given_up: count }) => (
        <button key={kind} type="button" className="btn-s line" onClick={() => onAct({ act: 'retryJobs', kind })}>
          <RotateCw size={14} aria-hidden="true" />
          {say('desk.retry-all', { count, kind })}
        </button>
      ))}
  </span>
)

export function JobButtons({ job, onAct }: { job: Job; onAct: (doing: JobDoing) => void }) {
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

export function JobPanel({ doing, onClose }: { doing: JobDoing; onClose: () => void }) {
  if (doing.act === 'retryJobs')
    return (
      <ActPanel
        door="retryJobs"
        title={say('desk.door-retryJobs')}
        input={{ kind: doing.kind }}
        preview={({ kind, jobs }) => (
          <Facts
            facts={[
              [say('desk.job'), String(kind)],
              [say('desk.given-up'), String(jobs)],
            ]}
          />
        )}
        button={say('desk.door-retryJobs')}
        onClose={onClose}
      />
    )
  const { act, job } = doing
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
