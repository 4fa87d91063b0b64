// How an act runs: what it would do is looked at, a second person is asked where one is not enough, and the log's row is part of its transaction.
import type { Acted, DeskDoor } from '@green-room/contract/backoffice/endpoint'
import { WISH_HOURS } from '@green-room/contract/wire/backoffice-rights'
import type * as z from 'zod/mini'
import type { Trx } from '#server/platform/database/database.ts'
import { digest } from '#server/platform/http/once.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { recordAct, type Actor } from './record-act.ts'
import type { Desk } from './desk.ts'
import { actorOf, needsSecond, type Act } from './act.ts'
import { findOpenWish, insertWish } from './store.ts'

const HOUR_MS = 3_600_000
type Outcome = { approval: string | null; result: Record<string, unknown> | null }
/** Every act says why: its reason stands in the log. */
type Reasoned = { reason: string }

export function serveAct<Input extends z.ZodMiniType<Reasoned, object>>(
  desk: Desk,
  door: DeskDoor<Input, typeof Acted>,
  act: Act<z.output<Input>>,
): void {
  desk.acts.set(door.name, { door, act })
  serve(desk.app, door, async ({ input, caller, once, request }) => ({
    payload: await once((trx) => perform(desk, trx, door, act, input, actorOf(caller, request), request.headers['if-match'])),
  }))
}

async function perform<Input extends Reasoned>(
  desk: Desk,
  trx: Trx,
  door: DeskDoor,
  act: Act<Input>,
  input: Input,
  operator: Actor,
  seen: string | undefined,
): Promise<Outcome> {
  requireOther(act, input, operator)
  const preview = await act.preview(trx, input, operator.memberId)
  if (seen !== undefined && seen !== seenOf(act, preview)) throw problem('version.stale', { payload: { preview } })
  if (needsSecond(act, door.desk, input, { roles: operator.roles, preview }))
    return { approval: await wish(desk, trx, door, act, { input, preview, operator }), result: null }
  return { approval: null, result: await runAct(trx, act, input, operator) }
}

/** Runs it and writes it down. */
export async function runAct<Input extends Reasoned>(
  trx: Trx,
  act: Act<Input>,
  input: Input,
  operator: Actor,
  approval?: { id: string; secondId: string },
): Promise<Record<string, unknown> | null> {
  const { before, after, result } = await act.run(trx, input, operator)
  await recordAct(trx, {
    operator,
    act: act.name,
    target: act.target(input),
    before,
    after,
    reason: input.reason,
    ...(approval && { approval }),
  })
  return result ?? null
}

/** Nobody acts on themselves. */
export function requireOther<Input>(act: Act<Input>, input: Input, operator: { memberId: string }): void {
  const { type, id } = act.target(input)
  if ((type === 'member' || type === 'operator') && id === operator.memberId) throw problem('operator.self')
}

/** What a second person says yes to, and what may not have changed since it was looked at. */
export const bound = <Input>(act: Act<Input>, preview: Record<string, unknown>): Buffer =>
  digest(act.binding ? act.binding(preview) : preview)

/** What an operator looked at before the act, as the act names it to be sure of it. */
export const seenOf = <Input>(act: Act<Input>, preview: Record<string, unknown>): string => `"${bound(act, preview).toString('hex')}"`

async function wish<Input extends Reasoned>(
  { lounge }: Desk,
  trx: Trx,
  door: DeskDoor,
  act: Act<Input>,
  { input, preview, operator }: { input: Input; preview: Record<string, unknown>; operator: Actor },
): Promise<string> {
  const target = act.target(input)
  const now = lounge.clock.now()
  if (await findOpenWish(trx, door.name, target, now)) throw problem('approval.pending')
  await act.meanwhile?.(trx, input)
  const id = await insertWish(trx, {
    door: door.name,
    input: JSON.stringify(input),
    preview: JSON.stringify(preview),
    digest: bound(act, preview),
    reason: input.reason,
    target_type: target.type,
    target_id: target.id,
    wished_by: operator.memberId,
    wished_at: now,
    lapses_at: new Date(now.getTime() + WISH_HOURS * HOUR_MS),
  })
  await recordAct(trx, { operator, act: 'approval.wished', target, after: { door: door.name, approval: id }, reason: input.reason })
  return id
}
