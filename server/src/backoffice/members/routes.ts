import { KEYSET } from '@green-room/contract/backoffice/endpoint'
import * as doors from '@green-room/contract/backoffice/members'
import type { REVEALED, Role } from '@green-room/contract/wire/backoffice-rights'
import { findByAddress, listMembers, readMember, type Found } from '#server/accounts/members/find-members.ts'
import { findByNumber } from '#server/payments/orders/member-orders.ts'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { actorOf } from '../acts/act.ts'
import { serveAct } from '../acts/serve-act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import { banActs } from './ban-acts.ts'
import { careActs } from './care-acts.ts'
import { presentPage, presentRow } from './present.ts'
import { balancesOf } from './store.ts'

const SEES: readonly Role[] = ['owner', 'moderator', 'finance', 'support']

export function memberRoutes(desk: Desk): void {
  const { app, lounge } = desk
  const { db } = lounge

  serve(app, doors.listMembers, async ({ input }) => {
    const { q, before, standing } = input
    const rows = q ? await find(db, q) : await listMembers(db, { before, standing, limit: KEYSET + 1 })
    const shown = rows.slice(0, KEYSET)
    const units = await balancesOf(db, shown.map(({ id }) => id)) // prettier-ignore
    return {
      payload: { rows: shown.map((row) => presentRow(row, units.get(row.id) ?? 0n)), next: rows.length > KEYSET ? shown.at(-1)!.id : null },
    }
  })
  serve(app, doors.readMember, async ({ input }) => ({ payload: await presentPage(db, input.member_id) }))
  serve(app, doors.revealMember, async ({ input, caller, once, request }) => {
    if (input.member_id === caller.memberId) throw problem('operator.self')
    // The answer of a repetition is kept with its key: what was shown is read anew, and stays out of that.
    await once(async (trx) => {
      if (!(await readMember(trx, input.member_id))) throw problem('member.not-found')
      const target = { type: 'member', id: input.member_id }
      const after = { field: input.field }
      await recordAct(trx, { operator: actorOf(caller, request), act: 'member.shown', target, after, reason: input.reason })
      return {}
    })
    const row = await readMember(db, input.member_id)
    return { payload: { value: row ? valueOf(row, input.field) : '' } }
  })

  const bans = banActs(desk)
  serveAct(desk, doors.banMember, bans.ban)
  serveAct(desk, doors.liftMember, bans.liftBan)
  serveAct(desk, doors.pauseMember, bans.pauseMember)
  serveAct(desk, doors.unpauseMember, bans.unpauseMember)
  const cares = careActs(desk)
  serveAct(desk, doors.givePoints, cares.points)
  serveAct(desk, doors.breakMember, cares.breaks)
  serveAct(desk, doors.limitMember, cares.limits)
  serveAct(desk, doors.exportMember, cares.exports)
  serveAct(desk, doors.eraseMember, cares.erase)
  serveAct(desk, doors.endMemberSessions, cares.endAll)
  serveAct(desk, doors.endMemberSession, cares.endOne)

  desk.finders.push({
    roles: SEES,
    find: async (at, q) =>
      (await find(at, q)).map(({ id, name }) => ({ kind: 'member', id, title: `${name}, ${id}`, path: `/members/${id}` })),
  })
}

/** By number, whole address, order or receipt: nothing that could be browsed. */
async function find(db: Db, q: string): Promise<Found[]> {
  const byOrder = /^[A-Za-z]/.test(q) && !q.includes('@') ? await findByNumber(db, q) : undefined
  const id = byOrder?.ownerId ?? (/^\d{1,18}$/.test(q) ? q : null)
  const found = id === null ? (q.includes('@') ? await findByAddress(db, q) : undefined) : await readMember(db, id)
  return found ? [found] : []
}

function valueOf(row: Found, field: (typeof REVEALED)[number]): string {
  if (field === 'email') return row.email ?? ''
  if (field === 'phone') return row.phone
  return [row.address, row.post_code, row.city, row.country?.toUpperCase()].filter(Boolean).join(', ')
}
