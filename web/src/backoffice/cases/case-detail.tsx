import type { CasePage } from '@green-room/contract/backoffice/cases'
import { useState } from 'react'
import { Link } from 'react-router'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { minutesUntil, time } from '../format.ts'
import { StandingTag } from '../members/standing-tag.tsx'
import { Facts } from '../parts/facts.tsx'
import { NotYet, Trouble } from '../parts/states.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'
import { useDesk, useFresh } from '../use-desk.ts'
import { CaseTags, Due, nameOf } from './case-words.tsx'
import { DecidePanel } from './decide-panel.tsx'
import { Steps } from './steps.tsx'
import { FloorPanel, TellPanel } from './tell-panel.tsx'
import { CaseEvidence } from './evidence.tsx'
import { HandOver, History, Notes } from './notes.tsx'

export function CaseDetail({ caseId }: { caseId: string }) {
  const { data, error, refetch } = useDesk('readCase', { case_id: caseId })
  const { data: me } = useDesk('readOperator', {})
  const [doing, setDoing] = useState<'decide' | 'tell' | 'floor' | null>(null)
  const close = (): void => setDoing(null)
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  const { case: file } = data
  const isMine = file.claimed_by !== null && file.claimed_by.id === me?.id
  return (
    <div className={doing ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1 dir="auto">{nameOf(file)}</h1>
          <CaseTags file={file} />
          {file.state === 'closed' && <Tag>{say('desk.state-closed')}</Tag>}
          {file.claimed_by && (
            <Tag tone="wait">
              {isMine
                ? say('desk.yours-left', { minutes: minutesUntil(file.claimed_until!) })
                : `${say('desk.in-hand')}: ${file.claimed_by.name}`}
            </Tag>
          )}
          <Hands page={data} isMine={isMine} onDecide={() => setDoing('decide')} />
        </div>
        <p className="sub">
          {say('desk.case-number', { id: file.id })} · {say(`desk.case-${file.kind}`)} ·{' '}
          {say('desk.opened-at', { at: time(file.created_at) })} · <Due file={file} />
        </p>
        <CaseEvidence page={data} />
        <About page={data} />
        <Steps page={data} onAct={setDoing} />
        <Notes page={data} />
        <section className="sec">
          <h2>{say('desk.what-we-did')}</h2>
          <History id={file.id} />
        </section>
      </main>
      {doing === 'decide' && file.state === 'open' && <DecidePanel page={data} onClose={close} />}
      {doing === 'tell' && <TellPanel page={data} onClose={close} />}
      {doing === 'floor' && data.character && <FloorPanel character={data.character} onClose={close} />}
    </div>
  )
}

/** Whose hands it is in: one person's at a time. */
function Hands({ page, isMine, onDecide }: { page: CasePage; isMine: boolean; onDecide: () => void }) {
  const { case: file, may_decide: mayDecide } = page
  const fresh = useFresh()
  const [failure, setFailure] = useState<unknown>(null)
  const [isHanding, setHanding] = useState(false)
  const call = (door: 'claimCase' | 'releaseCase') =>
    deskCall(door, { case_id: file.id }, { key: newKey() })
      .then(() => setFailure(null), setFailure)
      .finally(() => void fresh())
  if (file.state === 'closed') return null
  if (!mayDecide) return <p className="note">{say('desk.decide-other')}</p>
  const isOthers = file.claimed_by !== null && !isMine
  return (
    <span className="acts">
      <Trouble error={failure} />
      {!isOthers && (
        <button type="button" className={`btn-s ${isMine ? 'line' : 'pri'}`} onClick={() => void call('claimCase')}>
          {say(isMine ? 'desk.claim-longer' : 'desk.claim')}
        </button>
      )}
      {isMine && (
        <>
          <button type="button" className="btn-s line" onClick={() => void call('releaseCase')}>
            {say('desk.release')}
          </button>
          <button type="button" className="btn-s line" disabled={page.colleagues.length === 0} onClick={() => setHanding(true)}>
            {say('desk.hand-over')}
          </button>
          <button type="button" className="btn-s pri" onClick={onDecide}>
            {say('desk.decide')}
          </button>
        </>
      )}
      {isHanding && <HandOver page={page} onClose={() => setHanding(false)} />}
    </span>
  )
}

function About({ page: { member, character, appeals, decisions } }: { page: CasePage }) {
  const facts = [
    ...(member
      ? ([
          [
            say('desk.about-member'),
            <>
              <Link className="lk" to={`/members/${member.id}?tab=cases`}>
                {say('desk.member-number', { id: member.id })}
              </Link>{' '}
              <StandingTag standing={member.standing as 'well'} /> · {member.language} · {say('desk.cases-of', { count: member.cases })}
            </>,
          ],
        ] as const)
      : []),
    ...(character
      ? ([[say('desk.character'), character.is_on_floor ? character.name : `${character.name} · ${say('desk.is-off-floor')}`]] as const)
      : []),
    ...(appeals
      ? ([
          [
            say('desk.objects-to'),
            <>
              {say('desk.decision-by', {
                id: appeals.decision_id,
                outcome: sayName(`desk.outcome-${appeals.outcome}`, appeals.outcome),
                by: appeals.by,
              })}
              {appeals.by_reporter && `. ${say('desk.reporter-objects')}`}
              {appeals.case_id && (
                <>
                  {' '}
                  <Link className="lk" to={`/cases/${appeals.case_id}`}>
                    {say('desk.first-case')}
                  </Link>
                </>
              )}
            </>,
          ],
        ] as const)
      : []),
    ...decisions.map(
      ({ id, outcome, by, created_at }) =>
        [`${say('desk.decision')} ${id}`, `${sayName(`desk.outcome-${outcome}`, outcome)} · ${by} · ${time(created_at)}`] as const,
    ),
  ]
  return (
    <section className="sec">
      <Facts facts={facts} />
    </section>
  )
}
