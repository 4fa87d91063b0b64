// One guard before every door that costs or pays: every such door is asked by members whom something stands against.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DoorName } from '@green-room/contract/doors'
import type { Pays } from '@green-room/contract/endpoint'
import { allDoors } from '@green-room/contract/open-api'
import { BILLING, refOf, topUp } from '../../test/people/buyer.ts'
import { bring } from '../../test/fakes/fake-gateway.ts'
import { seated } from '../../test/fakes/private-world.ts'
import { forgetAsked } from '../content/asked.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { spend } from '../ledger/books.test-kit.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
interface World {
  member: Member
  topic: string
  order: string
}
let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, settings: { channel_status_cost: 1 } })
}, 60_000)
afterAll(() => lounge.close())

/** A line for each door that pays; a new one fails here until it has its own. */
const ASKED: Partial<Record<DoorName, (world: World) => Record<string, unknown>>> = {
  createTopic: () => ({ room_id: '2', title: 'Something else' }),
  postMessage: ({ topic }) => ({ topic_id: topic, content: 'And another thing.' }),
  retryReply: ({ topic }) => ({ topic_id: topic }),
  complainOfReply: ({ topic }) => ({ topic_id: topic, message_id: '1' }),
  becomeChannel: () => ({}),
  purchaseBundle: () => ({ bundle_id: '1' }),
  checkoutDeposit: () => ({ ...BILLING, amount: 25 }),
  withdrawDeposit: ({ order }) => ({ order_id: order }),
}
const doors = allDoors().flatMap(({ door: { name, pays } }) => (pays ? [{ name, pays }] : []))

/** A member with a chat, a paid top-up and all points spent that were not bought. */
async function world(): Promise<World> {
  const member = await lounge.member()
  const order = await topUp(lounge, member)
  const { topic } = (await member.call('createTopic', { room_id: '1', title: 'A chat of mine' })).body.payload
  await seated(member, topic.id)
  await member.call('acceptTerms', { topic_id: topic.id })
  return { member, topic: topic.id as string, order }
}
const AGAINST: Record<string, { stand: (world: World) => Promise<void>; refuses: Record<Pays, string | null> }> = {
  suspension: {
    stand: async ({ member }) => void (await set(member, 'suspended_at')),
    refuses: { points: 'account.suspended', money: 'account.suspended', return: null },
  },
  pause: {
    stand: async ({ member }) => void (await set(member, 'paused_at')),
    refuses: { points: 'account.paused', money: 'account.paused', return: null },
  },
  'new version of the terms': {
    async stand() {
      await sql`UPDATE static_page SET asked_at = date_trunc('milliseconds', clock_timestamp()) WHERE is_terms`.execute(
        lounge.database.owner,
      )
      forgetAsked(lounge.lounge.db)
    },
    refuses: { points: 'legal.required', money: 'legal.required', return: null },
  },
  break: {
    stand: async ({ member }) => void (await member.call('takeBreak', { days: 1 })),
    refuses: { points: 'ledger.on-break', money: 'ledger.on-break', return: null },
  },
  'dispute that leaves points owed': {
    async stand({ member, order }) {
      const { rows } = await sql<{ units: string }>`SELECT balance AS units FROM ledger.account
        WHERE code = ${`member:${member.id}:available`}`.execute(lounge.database.owner)
      await spend(lounge.database.owner, member.id, Number(rows[0]!.units))
      lounge.gateway.dispute(refOf(lounge, order), 2_500n, 'open')
      await bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, order)]))
      await waitFor(async () => (await member.call('readWithdrawal', { order_id: order })).body.payload.problem === 'withdrawal.disputed')
    },
    refuses: { points: 'payment.disputed', money: 'payment.disputed', return: 'withdrawal.disputed' },
  },
}
const set = (member: Member, column: 'suspended_at' | 'paused_at') =>
  lounge.database.owner
    .updateTable('member')
    .set({ [column]: new Date() })
    .where('id', '=', member.id)
    .execute()

test.each(Object.keys(AGAINST))('%s: every door that costs or pays says the same', { timeout: 60_000 }, async (standing) => {
  const { stand, refuses } = AGAINST[standing]!
  const one = await world()
  await stand(one)
  const answers = []
  for (const { name, pays } of doors) {
    const door = name as DoorName
    const { body } = await one.member.call(door, ASKED[door]?.(one) ?? {})
    answers.push({ door, refused: refuses[pays] === null ? null : body.code })
  }
  expect(answers).toEqual(doors.map(({ name: door, pays }) => ({ door, refused: refuses[pays] })))
})

test('every door that pays has a line here', () => {
  expect(doors.map((door) => door.name).filter((door) => !(door in ASKED))).toEqual([])
  expect(doors.length).toBe(8)
})
