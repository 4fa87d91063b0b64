import type { CasePage, Evidence } from '@green-room/contract/backoffice/cases'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { date, time } from '../format.ts'
import { Facts, type Fact } from '../parts/facts.tsx'
import { Trouble } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'
import { useFresh } from '../use-desk.ts'
import { useWork } from '../use-work.ts'

/** The copy that the case holds. It is opened by a press, because every look is written down. */
export function CaseEvidence({ page }: { page: CasePage }) {
  const { case: file, character: played } = page
  const [shown, setShown] = useState<Evidence | null>(null)
  const { failure, work } = useWork()
  const [reason, setReason] = useState('')
  const fresh = useFresh()
  const show = (more: { all?: boolean; reason?: string }) =>
    work(async () => {
      setShown(await deskCall('showEvidence', { case_id: file.id, ...more }, { key: newKey() }))
      await fresh()
    })
  return (
    <section className="sec">
      <p className="note">
        <Eye size={16} aria-hidden="true" />
        <span>{say(file.kind === 'title' ? 'desk.evidence-title' : 'desk.evidence-note')}</span>
        {!shown && (
          <button type="button" className="lk" onClick={() => void show({})}>
            {say('desk.evidence-open')}
          </button>
        )}
      </p>
      <Trouble error={failure} />
      {shown && (
        <>
          {file.title === null && shown.title !== null && (
            <p className="shown-title" dir="auto">
              {shown.title}
            </p>
          )}
          {shown.lines.length > 0 && (
            <ol className="lines">
              {shown.lines.map(({ number, by_ai, text, at }) => (
                <li key={number}>
                  <span>{number}</span>
                  <b>
                    {by_ai ? (played?.name ?? '') : say('desk.reporter', { id: page.member?.id ?? '' })}{' '}
                    {by_ai && <Tag tone="wait">AI</Tag>} <small>{time(at)}</small>
                  </b>
                  <p dir="auto">{text}</p>
                </li>
              ))}
            </ol>
          )}
          {shown.lines_total > shown.lines.length && (
            <form
              className="filters"
              onSubmit={(event) => {
                event.preventDefault()
                void show({ all: true, reason })
              }}
            >
              <small>{say('desk.lines-of', { shown: shown.lines.length, total: shown.lines_total })}</small>
              <label className="in grow">
                <input
                  aria-label={say('desk.reason')}
                  placeholder={`${say('desk.reason')}, ${say('desk.reason-for')}`}
                  maxLength={500}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </label>
              <button type="submit" className="btn-s line" disabled={reason.trim() === ''}>
                {say('desk.lines-all', { total: shown.lines_total })}
              </button>
            </form>
          )}
          <Facts facts={factsOf(shown)} />
          {shown.titles.length > 0 && <Titles titles={shown.titles} />}
        </>
      )}
    </section>
  )
}

function factsOf(shown: Evidence): Fact[] {
  const text = (value: string) => (
    <span dir="auto" className="said-text">
      {value}
    </span>
  )
  const facts: (Fact | false)[] = [
    shown.appeal !== null && [say('desk.the-objection'), text(shown.appeal)],
    shown.facts !== null && shown.facts !== '' && [say('desk.told-facts'), text(shown.facts)],
    shown.text !== null && [say(shown.answer === null ? 'desk.refused-text' : 'desk.their-message'), text(shown.text)],
    shown.answer !== null && [say('desk.the-reply'), text(shown.answer)],
    shown.rule !== null && [say('desk.rule'), sayName(`desk.ground-${shown.rule}`, shown.rule)],
    shown.judged !== null && [say('desk.judged'), shown.judged],
    shown.served_by !== null && [say('desk.served-by'), shown.served_by],
  ]
  const reports = shown.reports.flatMap(({ reporter, reason, note, created_at }): Fact[] => [
    [
      say('desk.reported-by'),
      <span key="who">
        {say('desk.reporter', { id: reporter })} · {time(created_at)} <small>({say('desk.never-told')})</small>
      </span>,
    ],
    [
      say('desk.they-say'),
      <span key="said" dir="auto">
        {[reason === null ? '' : sayName(`desk.reason-${reason}`, reason), note].filter(Boolean).join(': ') || '–'}
      </span>,
    ],
  ])
  return [...facts.filter((fact) => fact !== false), ...reports]
}

const Titles = ({ titles }: { titles: Evidence['titles'] }) => (
  <section className="sec">
    <div className="sec-h">
      <h2>{say('desk.other-titles')}</h2>
      <small>{say('desk.thirty-days')}</small>
    </div>
    <Table
      label={say('desk.other-titles')}
      rows={titles}
      empty={say('desk.no-titles')}
      columns={[
        { name: say('desk.title'), cell: ({ title }) => <span dir="auto">{title}</span> },
        { name: say('desk.room'), cell: ({ room }) => room },
        { name: say('desk.when'), cell: ({ created_at }) => date(created_at) },
        { name: say('desk.status'), cell: ({ is_closed }) => say(is_closed ? 'desk.state-closed' : 'desk.state-open') },
      ]}
    />
  </section>
)
