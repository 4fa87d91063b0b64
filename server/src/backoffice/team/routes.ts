import type { Role } from '@green-room/contract/wire/backoffice-rights'
import * as doors from '@green-room/contract/backoffice/team'
import { closeOperator, operatorAt } from '#server/accounts/operators.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { Act } from '../acts/act.ts'
import { serveAct } from '../acts/serve-act.ts'
import type { Desk } from '../acts/desk.ts'
import { invite } from '../entry/invite.ts'
import { deleteDeskSessions, deleteFactors, deleteInvites, replaceRoles, rolesOf } from '../entry/operator-rights.ts'
import { countOwnersBeside, findOperator, listTeam, lockTeam } from './store.ts'

type OfOperator = { operator_id: string; reason: string }
const target = ({ operator_id: id }: { operator_id: string }) => ({ type: 'operator', id })

async function known(at: Db | Trx, id: string): Promise<{ name: string; roles: Role[] }> {
  const found = await findOperator(at, id)
  if (!found) throw problem('operator.not-found')
  return { name: found.name, roles: await rolesOf(at, id) }
}
/** Somebody can always invite the others. */
async function requireOwnerBeside(at: Db | Trx, id: string): Promise<void> {
  if ((await rolesOf(at, id)).includes('owner') && (await countOwnersBeside(at, id)) === 0) throw problem('operator.last-owner')
}

/** An invitation gives roles to who is new. Who works here keeps theirs, and gets the way back in: roles are changed under their own name. */
async function invited(at: Db | Trx, { email, roles }: { email: string; roles: Role[] }, by: string): Promise<Role[]> {
  const id = await operatorAt(at, email)
  if (id === by) throw problem('operator.self')
  const own = id === null ? [] : await rolesOf(at, id)
  return own.length > 0 ? own : roles
}

export function teamRoutes(desk: Desk): void {
  const { app, lounge, inside } = desk
  const now = (): Date => inside.clock.now()

  serve(app, doors.listOperators, async ({ caller }) => ({
    payload: (await listTeam(lounge.db)).map(({ last_seen_at, invited_until, sessions, email, ...row }) => ({
      ...row,
      email: email ?? '',
      sessions: Number(sessions),
      last_seen_at: last_seen_at?.toISOString() ?? null,
      invited_until: invited_until && invited_until > now() ? invited_until.toISOString() : null,
      is_me: row.id === caller.memberId,
    })),
  }))

  const inviteOne: Act<{ email: string; roles: Role[]; reason: string }> = {
    name: 'operator.invited',
    target: () => ({ type: 'team', id: '0' }),
    preview: async (at, input, operatorId) => ({ roles: await invited(at, input, operatorId) }),
    needsSecond: ({ roles }) => roles.includes('owner'),
    async run(trx, { email, ...wanted }, operator) {
      await lockTeam(trx)
      const roles = await invited(trx, { email, ...wanted }, operator.memberId)
      const { memberId, id } = await invite(inside.secrets, trx, { email, roles, by: operator.memberId, now: now() })
      await inside.jobs.enqueue(trx, 'backoffice.mail-invite', { invite: id })
      return { after: { operator: memberId, roles }, result: { operator: memberId } }
    },
  }
  const roles: Act<OfOperator & { roles: Role[] }> = {
    name: 'operator.roles-changed',
    target,
    async preview(at, { operator_id, roles: next }) {
      const before = (await known(at, operator_id)).roles
      if (!next.includes('owner')) await requireOwnerBeside(at, operator_id)
      return { before, after: [...new Set(next)].toSorted() }
    },
    needsSecond: ({ roles: next }) => next.includes('owner'),
    async run(trx, { operator_id, roles: next }, operator) {
      await lockTeam(trx)
      const before = await rolesOf(trx, operator_id)
      if (!next.includes('owner')) await requireOwnerBeside(trx, operator_id)
      await replaceRoles(trx, operator_id, next, operator.memberId)
      return { before: { roles: before }, after: { roles: [...new Set(next)].toSorted() } }
    },
  }
  const simple = (name: string, run: (trx: Trx, id: string) => Promise<Record<string, unknown>>): Act<OfOperator> => ({
    name,
    target,
    preview: async (at, { operator_id }) => ({ ...(await known(at, operator_id)) }),
    run: async (trx, { operator_id }) => ({ after: await run(trx, operator_id) }),
  })

  serveAct(desk, doors.inviteOperator, inviteOne)
  serveAct(desk, doors.setRoles, roles)
  serveAct(
    desk,
    doors.endOperatorSessions,
    simple('operator.sessions-ended', async (trx, id) => ({ sessions: await deleteDeskSessions(trx, id) })),
  )
  serveAct(
    desk,
    doors.resetFactor,
    simple('operator.factor-reset', async (trx, id) => {
      await deleteFactors(trx, id)
      return { sessions: await deleteDeskSessions(trx, id) }
    }),
  )
  serveAct(
    desk,
    doors.removeOperator,
    simple('operator.removed', async (trx, id) => {
      await lockTeam(trx)
      await requireOwnerBeside(trx, id)
      const before = await rolesOf(trx, id)
      await replaceRoles(trx, id, [], null)
      await deleteFactors(trx, id)
      await deleteInvites(trx, id)
      await deleteDeskSessions(trx, id)
      await closeOperator(trx, id)
      return { roles: before }
    }),
  )
}
