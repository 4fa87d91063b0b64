import * as doors from '@green-room/contract/ledger'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '#server/content/settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { formProblem } from '#server/platform/problem.ts'
import { transact } from '#server/platform/transact.ts'
import { serve } from '#server/platform/http/serve.ts'
import { breaksOf, presentCare, setLimits, takeBreak } from './care.ts'
import { presentTransaction, type ActChat } from './present.ts'
import { statementPage } from './statement.ts'

/** Cards and chats belong to floors above: app.ts hands in who knows them. */
export type ActsAbove = {
  /** By the ids of orders. */
  cardsOf(orderIds: string[]): Promise<Map<string, string>>
  /** By kind and id, 'message:7'. */
  chatsOf(refs: { type: string; id: string }[]): Promise<Map<string, ActChat>>
}

export function ledgerRoutes(app: FastifyInstance, lounge: Lounge, { cardsOf, chatsOf }: ActsAbove): void {
  serve(app, doors.listTransactions, async ({ caller, input }) => {
    const { acts, total } = await statementPage(lounge.db, caller.memberId, input.page, input.page_size)
    const meta = { current_page: input.page, per_page: input.page_size, total, last_page: Math.max(1, Math.ceil(total / input.page_size)) }
    const orderOf = (act: (typeof acts)[number]): string => (act.refType === 'order' ? (act.refId ?? '') : '')
    const refs = acts.flatMap(({ refType: type, refId: id }) => (type && id && type !== 'order' ? [{ type, id }] : []))
    const [cards, chats] = await Promise.all([cardsOf(acts.map(orderOf).filter(Boolean)), chatsOf(refs)])
    const present = (act: (typeof acts)[number]) =>
      presentTransaction(act, cards.get(orderOf(act)) ?? null, chats.get(`${act.refType}:${act.refId}`) ?? null)
    return { payload: { data: acts.map(present), meta } }
  })
  serve(app, doors.readSpendingCare, async ({ caller }) => ({ payload: await presentCare(lounge.db, caller.memberId) }))
  serve(app, doors.updateSpendingLimits, async ({ caller, input }) => {
    await transact(lounge.db, (trx) => setLimits(trx, caller.memberId, input))
    return { payload: await presentCare(lounge.db, caller.memberId) }
  })
  serve(app, doors.takeBreak, async ({ caller, input, once }) => {
    if (!breaksOf(await readSettings(lounge.db)).includes(input.days)) throw formProblem({ days: 'form.invalid-value' })
    await once(async (trx) => {
      await takeBreak(trx, caller.memberId, input.days, lounge.clock.now())
      return {}
    })
    return { payload: await presentCare(lounge.db, caller.memberId) }
  })
}
