// What an operator does at a member's own request, and points as goodwill.
import { randomUUID } from 'node:crypto'
import { addressOf } from '#server/accounts/members/find-members.ts'
import { balanceOf } from '#server/ledger/balance.ts'
import { readCare, setLimits, takeBreak } from '#server/ledger/care.ts'
import { giveGoodwill } from '#server/ledger/goodwill.ts'
import { pointsFrom, unitsFrom } from '#server/ledger/units.ts'
import { deleteAccount } from '#server/personal-data/delete-account.ts'
import { orderExport } from '#server/personal-data/order-export.ts'
import { problem } from '#server/platform/problem.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { giftApprovers, givenAlone, isTooMuchAlone, type GivenAlone } from '../acts/goodwill-alone.ts'
import { target, type OfMember } from './ban-acts.ts'
import { standing, unspentOf } from './present.ts'
import { forgetWishes } from './forget-wishes.ts'

/** What nobody's balance reaches: an erasure takes whatever is left. */
const ALL_POINTS = 90_000_000_000
/** A lower limit, or the same; nobody here raises one. */
const lower = (now: number | null, next: number | null): number | null => (now === null ? next : next === null ? now : Math.min(now, next))

export const careActs = ({ inside, sessions }: Desk) => {
  const points: Act<OfMember & { points: number; note?: string | undefined }> = {
    name: 'points.given',
    target,
    async preview(at, { member_id, points: given }, operatorId) {
      await standing(at, member_id)
      const today = await givenAlone(at, operatorId, member_id)
      const { available, owed } = await balanceOf(at, member_id)
      return { available: pointsFrom(available), owed: pointsFrom(owed), given, ...today }
    },
    binding: ({ given }) => given,
    needsSecond: ({ points: given }, roles, preview) => isTooMuchAlone(given, roles, preview as GivenAlone),
    approvers: ({ points: given }) => giftApprovers(given),
    async run(trx, { member_id, points: given, note }, operator) {
      const language = (await addressOf(trx, member_id))?.language ?? 'en'
      const before = await balanceOf(trx, member_id)
      await giveGoodwill(inside, trx, {
        memberId: member_id,
        operatorId: operator.memberId,
        key: randomUUID(),
        units: unitsFrom(given),
        note: note || inside.texts.say(language, 'note.goodwill'),
      })
      const after = pointsFrom((await balanceOf(trx, member_id)).available)
      return { before: { available: pointsFrom(before.available) }, after: { available: after, given }, result: { available: after } }
    },
  }
  const breaks: Act<OfMember & { days: number }> = {
    name: 'member.break-begun',
    target,
    async preview(at, { member_id }) {
      await standing(at, member_id)
      return { break_until: (await readCare(at, member_id)).break_until }
    },
    async run(trx, { member_id, days }) {
      await takeBreak(trx, member_id, days, inside.clock.now())
      return { after: { break_until: (await readCare(trx, member_id)).break_until, days } }
    },
  }
  const limits: Act<OfMember & { daily: number | null; weekly: number | null }> = {
    name: 'member.limits-lowered',
    target,
    async preview(at, { member_id, daily, weekly }) {
      await standing(at, member_id)
      const care = await readCare(at, member_id)
      const [day, week] = [lower(care.daily.limit, daily), lower(care.weekly.limit, weekly)]
      if (day === care.daily.limit && week === care.weekly.limit) throw problem('member.unchanged')
      return { daily_now: care.daily.limit, weekly_now: care.weekly.limit, daily: day, weekly: week }
    },
    async run(trx, { member_id, daily, weekly }) {
      const care = await readCare(trx, member_id)
      const after = { daily: lower(care.daily.limit, daily), weekly: lower(care.weekly.limit, weekly) }
      await setLimits(trx, member_id, after)
      return { before: { daily: care.daily.limit, weekly: care.weekly.limit }, after }
    },
  }
  const exports: Act<OfMember> = {
    name: 'member.export-ordered',
    target,
    async preview(at, { member_id }) {
      await standing(at, member_id)
      return {}
    },
    async run(trx, { member_id }) {
      return { after: { export: (await orderExport(inside, trx, member_id)).id } }
    },
  }
  const erase: Act<OfMember> = {
    name: 'member.erased',
    target,
    async preview(at, { member_id }) {
      await standing(at, member_id)
      const unspent = await unspentOf(at, member_id)
      return {
        available: pointsFrom((await balanceOf(at, member_id)).available),
        unspent_points: unspent.points,
        unspent_cents: unspent.cents,
      }
    },
    binding: ({ unspent_points }) => unspent_points,
    needsSecond: () => true,
    async run(trx, { member_id }) {
      await deleteAccount(inside, trx, sessions, member_id, ALL_POINTS)
      await forgetWishes(trx)
      return { after: { standing: 'deleted' } }
    },
  }
  const endAll: Act<OfMember> = {
    name: 'member.sessions-ended',
    target,
    preview: async (at, { member_id }) => ({ sessions: (await standing(at, member_id)).sessions }),
    binding: () => null,
    run: async (trx, { member_id }) => ({ after: { sessions: await sessions.end(trx, member_id, {}) } }),
  }
  const endOne: Act<OfMember & { session_id: string }> = {
    name: 'member.session-ended',
    target,
    preview: async (at, { member_id }) => ({ sessions: (await standing(at, member_id)).sessions }),
    binding: () => null,
    async run(trx, { member_id, session_id }) {
      if ((await sessions.end(trx, member_id, { only: session_id })) === 0) throw problem('session.not-found')
      return { after: { session: session_id } }
    },
  }
  return { points, breaks, limits, exports, erase, endAll, endOne }
}
