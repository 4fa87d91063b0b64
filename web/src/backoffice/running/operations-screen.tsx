import { useState } from 'react'
import { Wrench } from 'lucide-react'
import type { Operations } from '@green-room/contract/backoffice/running'
import { time } from '../format.ts'
import { NotYet, Trouble } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { useMine } from '../use-mine.ts'
import { BooksAlarm, VerifyButton } from './books-alarm.tsx'
import { EndPanel, PlanPanel } from './maintenance-panels.tsx'
import { Condition } from './condition.tsx'
import { FailedMails } from './failed-mails.tsx'
import { GivenUp, JobPanel, type JobDoing } from './given-up.tsx'
import { Kinds, Mails, Processes } from './running-tables.tsx'
import './running.css'

const EVERY_MS = 5_000
type Doing = JobDoing | { act: 'plan' } | { act: 'end' }

export default function OperationsScreen() {
  const { data, error, refetch } = useDesk('readOperations', {}, { everyMs: EVERY_MS })
  const { roles } = useMine()
  const [doing, setDoing] = useState<Doing | null>(null)
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  const mayAct = roles.includes('owner')
  const close = (): void => setDoing(null)
  return (
    <div className={doing ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1>{say('desk.operations')}</h1>
          <span className="sub">{say('desk.renews', { at: time(data.at) })}</span>
          {mayAct && (
            <span className="acts">
              <VerifyButton />
              <button type="button" className="btn-s pri" onClick={() => setDoing({ act: 'plan' })}>
                <Wrench size={15} aria-hidden="true" />
                {say('desk.plan-maintenance')}
              </button>
            </span>
          )}
        </div>
        <Trouble error={error} onRetry={() => void refetch()} />
        {data.maintenance && <MaintenanceNote maintenance={data.maintenance} onEnd={mayAct ? () => setDoing({ act: 'end' }) : undefined} />}
        <BooksAlarm books={data.books} mayAct={mayAct} />
        <Condition operations={data} />
        <GivenUp jobs={data.given_up} kinds={data.kinds} onAct={mayAct ? setDoing : undefined} />
        <FailedMails failed_mails={data.failed_mails} kinds={data.kinds} onAct={mayAct ? setDoing : undefined} />
        <Kinds kinds={data.kinds} />
        <Processes processes={data.processes} at={data.at} />
        <Mails mails={data.mails} />
      </main>
      {doing?.act === 'plan' && <PlanPanel announcements={data.announcements} onClose={close} />}
      {doing?.act === 'end' && <EndPanel isClosed={data.maintenance?.phase === 'closed'} onClose={close} />}
      {doing && doing.act !== 'plan' && doing.act !== 'end' && <JobPanel key={JSON.stringify(doing)} doing={doing} onClose={close} />}
    </div>
  )
}

function MaintenanceNote({
  maintenance: { phase, closes_at, opens_at },
  onEnd,
}: {
  maintenance: NonNullable<Operations['maintenance']>
  onEnd: (() => void) | undefined
}) {
  return (
    <div className={`note ${phase === 'closed' ? 'bad2' : 'brass2'} alarm`} role="status">
      <span>{say(`desk.phase-${phase}`, { at: time(closes_at), back: time(opens_at) })}</span>
      {onEnd && (
        <button type="button" className="btn-s line" onClick={onEnd}>
          {say(phase === 'closed' ? 'desk.open-lounge' : 'desk.take-back')}
        </button>
      )}
    </div>
  )
}
