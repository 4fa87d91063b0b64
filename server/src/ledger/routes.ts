import * as doors from '@green-room/contract/ledger'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { serve } from '#server/platform/serve.ts'
import { presentTransaction } from './present.ts'
import { statementPage } from './statement.ts'

export function ledgerRoutes(app: FastifyInstance, lounge: Lounge): void {
  serve(app, doors.listTransactions, async ({ caller, input }) => {
    const { acts, total } = await statementPage(lounge.db, caller.memberId, input.page, input.page_size)
    const meta = { current_page: input.page, per_page: input.page_size, total, last_page: Math.max(1, Math.ceil(total / input.page_size)) }
    return { payload: { data: acts.map(presentTransaction), meta } }
  })
}
