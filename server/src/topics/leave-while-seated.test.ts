import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatCharacter } from '#server/characters/seats/seat-character.ts'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, settings: { welcome_points: 10_000 } })
})
afterAll(() => lounge?.close())

test('leaving an own topic in the moment in which a character sits down costs the topic, or nothing, and never fails', async () => {
  const ada = await lounge.member()
  const codes = new Set<number>()
  for (let turn = 0; turn < 20; turn++) {
    const { body } = await ada.call('createTopic', { room_id: '1', title: `Turn ${turn}` })
    const { id } = body.payload.topic
    const [left] = await Promise.all([ada.call('leaveTopic', { topic_id: id }), seatCharacter(lounge.lounge, id)])
    codes.add(left.code)
  }
  expect([...codes]).toEqual([200])
  expect(await lounge.database.owner.selectFrom('ledger.hold').select('id').where('state', '=', 'open').execute()).toEqual([])
})
