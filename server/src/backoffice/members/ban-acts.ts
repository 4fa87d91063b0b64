// Pause, ban and their ends. What restricts a member is a decision with its ground, and the member is told.
import { BAN_DAYS_ALONE, SUPPORT_PAUSE_HOURS, type GROUNDS, type Role } from '@green-room/contract/wire/backoffice-rights'
import { addressOf } from '#server/accounts/members/find-members.ts'
import { lift, pause, suspend, unpause } from '#server/accounts/suspend.ts'
import { balanceOf } from '#server/ledger/balance.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { endChats } from '#server/messages/personal.ts'
import { problem } from '#server/platform/problem.ts'
import { recordDecision } from '#server/reports/record-decision.ts'
import { countByState } from '#server/topics/personal.ts'
import type { Act } from '../acts/act.ts'
import type { Actor } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import { standing, unspentOf } from './present.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
export type OfMember = { member_id: string; reason: string }
type Ban = OfMember & { days: number | null; ground: (typeof GROUNDS)[number]; facts: string }
export const target = ({ member_id: id }: { member_id: string }) => ({ type: 'member', id })
const until = (from: Date, ms: number | null): Date | null => (ms === null ? null : new Date(from.getTime() + ms))
const requireStanding = (is: boolean): void => {
  if (!is) throw problem('member.unchanged')
}

const by = ({ memberId: operatorId }: Actor, memberId: string) => ({ operatorId, memberId })

export const banActs = (desk: Desk) => {
  const { inside, sessions } = desk
  const now = (): Date => inside.clock.now()

  const ban: Act<Ban> = {
    name: 'member.banned',
    target,
    async preview(at, { member_id }) {
      const known = await standing(at, member_id)
      requireStanding(known.standing !== 'suspended')
      const [unspent, { held }, chats, told] = [
        await unspentOf(at, member_id),
        await balanceOf(at, member_id),
        await countByState(at, member_id),
        await addressOf(at, member_id),
      ]
      return {
        sessions: known.sessions,
        open_chats: chats.open,
        held: pointsFrom(held),
        unspent_points: unspent.points,
        unspent_cents: unspent.cents,
        language: told?.language ?? 'en',
      }
    },
    needsSecond: ({ days }) => days === null || days > BAN_DAYS_ALONE,
    binding: () => null, // what they own moves on while the wish waits; that they are not banned yet, the preview itself asks
    meanwhile: async (trx, { member_id }) => void (await pause(trx, member_id, now(), null)),
    async run(trx, { member_id, days, ground, facts }, operator) {
      const end = until(now(), days === null ? null : days * DAY_MS)
      requireStanding(await suspend(trx, sessions, member_id, now(), end))
      await endChats(inside, trx, member_id)
      const unspent = await unspentOf(trx, member_id)
      const decision = await recordDecision(inside, trx, { ...by(operator, member_id), outcome: 'banned', ground, facts, until: end })
      const after = { standing: 'suspended', until: end?.toISOString() ?? null, ground, decision, unspent_points: unspent.points }
      return { before: { standing: 'well' }, after, result: { decision } }
    },
  }
  const liftBan: Act<OfMember> = {
    name: 'member.lifted',
    target,
    async preview(at, { member_id }) {
      const known = await standing(at, member_id)
      requireStanding(known.standing === 'suspended')
      return { suspended_since: known.row.suspended_at!.toISOString() }
    },
    async run(trx, { member_id }, operator) {
      requireStanding(await lift(trx, member_id))
      await unpause(trx, member_id)
      await recordDecision(inside, trx, { ...by(operator, member_id), outcome: 'lifted', ground: 'terms', facts: '' })
      return { before: { standing: 'suspended' }, after: { standing: 'well' } }
    },
  }
  const pauseMember: Act<OfMember & { hours: number | null }> = {
    name: 'member.paused',
    target,
    async preview(at, { member_id }) {
      const known = await standing(at, member_id)
      requireStanding(known.standing === 'well' || known.standing === 'unverified')
      return { open_chats: (await countByState(at, member_id)).open }
    },
    binding: () => null,
    approvers: () => ['owner', 'moderator'],
    needsSecond: ({ hours }, roles: readonly Role[]) =>
      roles.every((role) => role === 'support') && (hours === null || hours > SUPPORT_PAUSE_HOURS),
    async run(trx, { member_id, hours }, operator) {
      const end = until(now(), hours === null ? null : hours * HOUR_MS)
      requireStanding(await pause(trx, member_id, now(), end))
      await recordDecision(inside, trx, { ...by(operator, member_id), outcome: 'paused', ground: 'terms', facts: '', until: end })
      return { before: { standing: 'well' }, after: { standing: 'paused', until: end?.toISOString() ?? null } }
    },
  }
  const unpauseMember: Act<OfMember> = {
    name: 'member.unpaused',
    target,
    async preview(at, { member_id }) {
      const known = await standing(at, member_id)
      requireStanding(known.standing === 'paused')
      return { paused_since: known.row.paused_at!.toISOString() }
    },
    async run(trx, { member_id }) {
      requireStanding(await unpause(trx, member_id))
      return { before: { standing: 'paused' }, after: { standing: 'well' } }
    },
  }
  return { ban, liftBan, pauseMember, unpauseMember }
}
