import type { CaseRow } from '@green-room/contract/backoffice/cases'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'

const MINUTE_MS = 60_000
/** Largest unit alone: what is left is read at a glance. */
function span(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS)
  if (minutes < 60) return say('desk.minutes-short', { count: minutes })
  if (minutes < 48 * 60) return say('desk.hours-short', { count: Math.round(minutes / 60) })
  return say('desk.days-short', { count: Math.round(minutes / 60 / 24) })
}

const untilMs = (at: string): number => new Date(at).getTime() - Date.now()

export function Due({ file: { due_at: due, state, outcome } }: { file: CaseRow }) {
  if (state === 'closed') return <>{outcome ? sayName(`desk.outcome-${outcome}`, outcome) : say('desk.state-closed')}</>
  const left = untilMs(due)
  return left < 0 ? (
    <span className="late">{say('desk.overdue-by', { time: span(left) })}</span>
  ) : (
    <>{say('desk.due-in', { time: span(left) })}</>
  )
}

export const nameOf = (file: CaseRow): string => file.title ?? sayName(`desk.case-${file.kind}`, file.kind)
export const aboutOf = ({ about }: CaseRow): string | null =>
  about === null ? null : sayName(`desk.reason-${about}`, sayName(`desk.ground-${about}`, about))

export function CaseTags({ file }: { file: CaseRow }) {
  return (
    <>
      {file.is_danger && <Tag tone="bad">{say('desk.case-danger')}</Tag>}
      {file.kind === 'minor' && <Tag tone="bad">{say('desk.ground-underage')}</Tag>}
      {file.kind === 'appeal' && <Tag tone="wait">{say('desk.case-appeal')}</Tag>}
    </>
  )
}
