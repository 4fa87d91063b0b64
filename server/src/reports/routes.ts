import * as doors from '@green-room/contract/reports'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { serve } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { appealDecision, listDecisions, presentDecision, type Asker } from './appeal.ts'
import { contestRefusal } from './contest-refusal.ts'
import { createReport } from './create-report.ts'
import { namedBy, openedBy, type Opened } from './decision-token.ts'
import { objectToReport, presentReport } from './object-to-report.ts'
import { reportTopic } from './report-topic.ts'

export function reportRoutes(app: FastifyInstance, lounge: Lounge): void {
  const { db } = lounge
  serve(app, doors.createReport, async ({ caller, input, once, say }) => {
    await once((trx) => createReport(lounge, trx, caller.memberId, input), 'reports')
    return { payload: null, message: say(input.type === 'topic' ? 'answer.topic-reported' : 'answer.user-reported') }
  })
  serve(app, doors.contestRefusal, async ({ caller, input, once }) => {
    await once((trx) => contestRefusal(trx, caller.memberId, input).then(() => ({})), 'reports')
    return { payload: null }
  })
  serve(app, doors.reportTopic, async ({ caller, input, once }) => ({
    payload: await once((trx) => reportTopic(lounge, trx, caller.memberId, input), 'reports'),
  }))
  serve(app, doors.listDecisions, async ({ caller }) => ({ payload: { decisions: await listDecisions(lounge, caller.memberId) } }))
  const present = (opened: Opened, asker: Asker) =>
    'report' in opened ? presentReport(lounge, db, opened.report, asker) : presentDecision(lounge, db, opened.decision, asker)
  const object = async (opened: Opened, asker: Asker, text: string) => {
    await transact(db, (trx) =>
      'report' in opened
        ? objectToReport(lounge, trx, opened.report, asker, text)
        : appealDecision(lounge, trx, opened.decision, asker, text),
    )
    return { payload: { decision: await present(opened, asker) } }
  }
  serve(app, doors.readDecision, async ({ caller, input }) => ({
    payload: { decision: await present(namedBy(input.decision_id), caller) },
  }))
  serve(app, doors.openDecision, async ({ input: { token } }) => ({
    payload: { decision: await present(openedBy(lounge, token), { token }) },
  }))
  serve(app, doors.appealDecision, ({ caller, input }) => object(namedBy(input.decision_id), caller, input.text))
  serve(app, doors.appealByLink, ({ input: { token, text } }) => object(openedBy(lounge, token), { token }, text))
}
