import * as doors from '@green-room/contract/backoffice/backoffice'
import { KEYSET } from '@green-room/contract/backoffice/endpoint'
import { mayKnock } from '@green-room/contract/wire/backoffice-rights'
import { formProblem, problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { Desk } from './desk.ts'
import { actorOf, needsSecond, type Act } from './act.ts'
import { answerable, approve, decline, listApprovals } from './approvals.ts'
import { requireOther, seenOf } from './serve-act.ts'
import { countWishes } from './store.ts'

/** A preview has no reason yet. */
const NO_REASON = { reason: '–' }

export function actRoutes(desk: Desk): void {
  const { app, lounge } = desk
  desk.needs.push({
    name: 'approvals',
    roles: ['owner', 'moderator', 'finance', 'content', 'support'],
    count: (db, operatorId, roles) => countWishes(db, answerable(desk, roles), operatorId, lounge.clock.now()),
  })

  serve(app, doors.previewAct, async ({ input, caller }) => {
    const known = desk.acts.get(input.door)
    if (!known || !mayKnock(caller.roles, known.door.desk)) throw problem('route.not-found')
    const parsed = known.door.input.safeParse({ ...NO_REASON, ...input.input })
    if (!parsed.success) throw formProblem({ [String(parsed.error.issues[0]?.path[0] ?? 'input')]: 'form.invalid-value' })
    const act = known.act as unknown as Act<unknown>
    requireOther(act, parsed.data, caller)
    const preview = await act.preview(lounge.db, parsed.data, caller.memberId)
    const isForTwo = needsSecond(act, known.door.desk, parsed.data, { roles: caller.roles, preview })
    return { payload: { preview, needs_second: isForTwo, seen: seenOf(act, preview) } }
  })
  serve(app, doors.listApprovals, async ({ input, caller }) => {
    const rows = await listApprovals(desk, lounge.db, caller, { state: input.state, before: input.before ?? null, limit: KEYSET + 1 })
    const shown = rows.slice(0, KEYSET)
    return { payload: { rows: shown, next: rows.length > KEYSET ? shown.at(-1)!.id : null } }
  })
  serve(app, doors.approve, async ({ input, caller, once, request }) => ({
    payload: await once(async (trx) => ({ approval: null, result: await approve(desk, trx, input.approval_id, actorOf(caller, request)) })),
  }))
  serve(app, doors.decline, async ({ input, caller, once, request }) => {
    await once(async (trx) => {
      await decline(desk, trx, input.approval_id, input.reason, actorOf(caller, request))
      return {}
    })
    return { payload: null }
  })
}
