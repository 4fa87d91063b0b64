import * as doors from '@green-room/contract/reports'
import type { FastifyInstance } from 'fastify'
import { serve } from '#server/platform/serve.ts'
import { contestRefusal } from './contest-refusal.ts'
import { createReport } from './create-report.ts'

export function reportRoutes(app: FastifyInstance): void {
  serve(app, doors.createReport, async ({ caller, input, once, say }) => {
    await once((trx) => createReport(trx, caller.memberId, input), 'reports')
    return { payload: null, message: say(input.type === 'topic' ? 'answer.topic-reported' : 'answer.user-reported') }
  })
  serve(app, doors.contestRefusal, async ({ caller, input, once }) => {
    await once((trx) => contestRefusal(trx, caller.memberId, input).then(() => ({})), 'reports')
    return { payload: null }
  })
}
