// What who reported a title is told: never by whose hand, nor about whom.
import { OUTCOMES, type Outcome } from '@green-room/contract/backoffice/case-outcomes'
import { setApart } from '#server/content/write-mail.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { findCase, objectorsOf, reportsOfCase, type CaseFile } from './case-store.ts'
import type { DecisionRow } from './decision-store.ts'
import type { Statement } from './statement.ts'

/** `anew`: an objection was right, the report is decided again. `restored`: its author objected, and the title is back. */
export const TOLD = ['acted', 'kept', 'upheld', 'anew', 'restored'] as const
export type Told = (typeof TOLD)[number]

/** Jobs of the version before carry the outcome itself. */
export const toldOf = (word: string): Told =>
  TOLD.find((told) => told === word) ?? (word === 'no-breach' || !OUTCOMES.includes(word as Outcome) ? 'kept' : 'acted')

export function makeAnswer(lounge: LoungeInside, language: string, told: Told, report: { id: string; title: string }): Statement {
  const values = { title: report.title, number: report.id }
  const shown = language === 'ar' ? Object.fromEntries(Object.entries(values).map(setApart)) : values
  const say = (key: string): string => lounge.texts.say(language, key, shown)
  return {
    title: say('reported.title'),
    paragraphs: [
      say(`reported.${told}`),
      say('reported.secret'),
      told === 'kept' && say('statement.object'),
      told !== 'anew' && say('statement.court'),
    ].filter((paragraph) => paragraph !== false),
  }
}

type About = Pick<CaseFile, 'id' | 'kind' | 'member_id'>
type Answered = { told: Told; reports: { id: string; title: string; reporter_id: string }[] }
/** Who reported and hears of this end of a case; asked before the objections of this case are answered. */
export async function reportersToTell(db: Db | Trx, file: About, outcome: Outcome, objected?: DecisionRow): Promise<Answered> {
  const listed = async (caseId: string) =>
    (await reportsOfCase(db, caseId)).map(({ id, reporter_id, snapshot }) => ({
      id,
      reporter_id,
      title: (snapshot as { title?: string }).title ?? '',
    }))
  if (file.kind === 'title') return { told: outcome === 'no-breach' ? 'kept' : 'acted', reports: await listed(file.id) }
  const first = objected?.case_id ? await findCase(db, objected.case_id) : undefined
  if (first?.kind !== 'title') return { told: 'upheld', reports: [] }
  if (outcome === 'overturned') return { told: file.member_id === null ? 'anew' : 'restored', reports: await listed(first.id) }
  const objectors = file.member_id === null ? await objectorsOf(db, objected!.id) : []
  return { told: 'upheld', reports: (await listed(first.id)).filter(({ reporter_id }) => objectors.includes(reporter_id)) }
}
