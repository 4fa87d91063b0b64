import * as doors from '@green-room/contract/reports'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { serve } from '#server/platform/serve.ts'
import { createReport } from './create-report.ts'

export function reportRoutes(app: FastifyInstance, lounge: Lounge): void {
  serve(app, doors.createReport, async ({ caller, input, once, say }) => {
    await lounge.throttle.take('reports', caller.memberId)
    await once((trx) => createReport(trx, caller.memberId, input))
    return { payload: null, message: say(input.type === 'topic' ? 'answer.topic-reported' : 'answer.user-reported') }
  })
}
