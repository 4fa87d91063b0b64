import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'

let lounge: TestLounge
beforeAll(async () => void (lounge = await openTestLounge({ replies: false })))
afterAll(() => lounge.close())

test('the rules of the house are agreed to once by an account, beside the terms of a room, and what was read is kept', async () => {
  const ada = await lounge.member()
  const [first, second] = (await ada.call('listTopics')).body.payload.topics as { id: string }[]
  const standing = async (id: string) => {
    const { body } = await ada.call('checkTerms', { topic_id: id })
    return [body.has_accepted, body.has_house_rules]
  }
  expect(await standing(first!.id)).toEqual([false, false])
  await ada.call('acceptTerms', { topic_id: first!.id }) // an empty body accepts the terms alone
  expect(await standing(first!.id)).toEqual([true, false])
  const agree = (id: string) => ada.call('acceptTerms', { topic_id: id, house_rules: true })
  const answers = await Promise.all([agree(first!.id), agree(first!.id), agree(second!.id)])
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(await standing(second!.id)).toEqual([true, true])
  const rows = await lounge.database.owner.selectFrom('house_rules_acceptance').selectAll().where('member_id', '=', ada.id).execute()
  expect(rows).toMatchObject([{ language_code: 'en', wording: expect.stringMatching(/^[0-9a-f]{16}$/) }])
  const bert = await lounge.member('Bert')
  expect((await bert.call('checkTerms', { topic_id: second!.id })).body.has_house_rules).toBe(false)
})
