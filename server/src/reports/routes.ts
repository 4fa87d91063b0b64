import * as doors from '@green-room/contract/reports'
import type { FastifyInstance } from 'fastify'
import { serve } from '#server/platform/serve.ts'
import { createReport } from './create-report.ts'

export function reportRoutes(app: FastifyInstance): void {
  serve(app, doors.createReport, async ({ caller, input, once, say }) => {
    await once((trx) => createReport(trx, caller.memberId, input), 'reports')
    return { payload: null, message: say(input.type === 'topic' ? 'answer.topic-reported' : 'answer.user-reported') }
  })
}
