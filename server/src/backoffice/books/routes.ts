import * as doors from '@green-room/contract/backoffice/books'
import { SETTLED_AS } from '@green-room/contract/wire/backoffice-rights'
import { KEYSET } from '@green-room/contract/backoffice/endpoint'
import { balanceOf } from '#server/ledger/balance.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { countReviews, listReviewRows, returnableOf } from '#server/payments/reconciliation/desk-reviews.ts'
import { listChargebacks } from '#server/payments/orders/order-history.ts'
import { serve } from '#server/platform/http/serve.ts'
import { serveAct } from '../acts/serve-act.ts'
import type { Desk } from '../acts/desk.ts'
import { evidenceOf } from '../orders/present.ts'
import { ledgerRoutes } from './ledger-routes.ts'
import { receiptRoutes } from './receipt-routes.ts'
import { returnAct, settle } from './review-acts.ts'
import { taxRoutes } from './tax-routes.ts'

/** What finance has under its eyes: matters and disputes, the ledger, tax and liability. */
export function bookRoutes(desk: Desk): void {
  const { app, lounge, till } = desk
  const { db } = lounge
  desk.needs.push({ name: 'reviews', roles: doors.listReviews.desk.desks, count: countReviews })

  serve(app, doors.listReviews, async ({ input: { before, state } }) => {
    const rows = await listReviewRows(db, { before, isOpen: state === 'open' }, KEYSET + 1)
    const shown = rows.slice(0, KEYSET).map((row) => {
      const returnable = till?.gateway.id === row.gateway ? returnableOf(row) : null
      const livemode = row.livemode ?? till?.livemode ?? null
      return {
        id: row.id,
        reason: row.reason,
        order: row.order_id && row.number && row.owner_id ? { id: row.order_id, number: row.number, member_id: row.owner_id } : null,
        gateway: row.gateway,
        ref: row.ref,
        detail: row.detail,
        evidence: evidenceOf(till, { gateway: row.gateway, ref: row.payment_ref, livemode }),
        created_at: row.created_at.toISOString(),
        settled_at: row.settled_at?.toISOString() ?? null,
        settled_as: SETTLED_AS.find((one) => one === row.settled_as) ?? null,
        outside_ref: row.outside_ref,
        goes_back: row.is_returning && row.settled_at === null,
        refused_at: row.refused_at?.toISOString() ?? null,
        returnable: returnable && { amount: returnable.amount, currency: returnable.currency },
      }
    })
    return { payload: { rows: shown, next: rows.length > KEYSET ? shown.at(-1)!.id : null } }
  })
  serveAct(desk, doors.settleReview, settle)
  serveAct(desk, doors.returnReview, returnAct(desk))

  serve(app, doors.listDisputes, async ({ input: { before, state } }) => {
    const rows = await listChargebacks(db, { before, isOpen: state === 'open' }, KEYSET + 1)
    const shown = await Promise.all(
      rows.slice(0, KEYSET).map(async (row) => ({
        id: row.id,
        order: { id: row.order_id, number: row.number, member_id: row.owner_id },
        ref: row.ref,
        state: row.state,
        cents: Number(row.gross_cents),
        points: pointsFrom(row.units),
        owed: pointsFrom((await balanceOf(db, row.owner_id)).owed),
        evidence: evidenceOf(till, { gateway: row.gateway, ref: row.payment_ref, livemode: row.livemode }),
        created_at: row.created_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
      })),
    )
    return { payload: { rows: shown, next: rows.length > KEYSET ? shown.at(-1)!.id : null } }
  })
  ledgerRoutes(desk)
  taxRoutes(desk)
  receiptRoutes(desk)
}
