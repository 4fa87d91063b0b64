import * as doors from '@green-room/contract/ledger'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { transact } from '#server/platform/transact.ts'
import { serve } from '#server/platform/serve.ts'
import { readCare, setLimits, takeBreak } from './care.ts'
import { presentTransaction } from './present.ts'
import { statementPage } from './statement.ts'

/** Cards belong to the payments, a floor above: app.ts hands in who knows them, by the ids of orders. */
export function ledgerRoutes(app: FastifyInstance, lounge: Lounge, cardsOf: (orderIds: string[]) => Promise<Map<string, string>>): void {
  serve(app, doors.listTransactions, async ({ caller, input }) => {
    const { acts, total } = await statementPage(lounge.db, caller.memberId, input.page, input.page_size)
    const meta = { current_page: input.page, per_page: input.page_size, total, last_page: Math.max(1, Math.ceil(total / input.page_size)) }
    const orderOf = (act: (typeof acts)[number]): string => (act.refType === 'order' ? (act.refId ?? '') : '')
    const cards = await cardsOf(acts.map(orderOf).filter(Boolean))
    return { payload: { data: acts.map((act) => presentTransaction(act, cards.get(orderOf(act)) ?? null)), meta } }
  })
  serve(app, doors.readSpendingCare, async ({ caller }) => ({ payload: await readCare(lounge.db, caller.memberId) }))
  serve(app, doors.updateSpendingLimits, async ({ caller, input }) => {
    await transact(lounge.db, (trx) => setLimits(trx, caller.memberId, input))
    return { payload: await readCare(lounge.db, caller.memberId) }
  })
  serve(app, doors.takeBreak, async ({ caller, input, once }) => {
    await once(async (trx) => {
      await takeBreak(trx, caller.memberId, input.days, lounge.clock.now())
      return {}
    })
    return { payload: await readCare(lounge.db, caller.memberId) }
  })
}
