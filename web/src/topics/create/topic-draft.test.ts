import { TEXT_LOOKS, TOPIC_COLORS, TOPIC_TITLE_MAX } from '@green-room/contract/topics'
import { expect, test } from 'vitest'
import { COLORS, hueOf, TITLE_SYMBOLS_MAX } from '../hues.ts'
import { draftErrors, LOOKS, shortTitle, titleSymbols, type TopicDraft } from './topic-draft.ts'

const draft: TopicDraft = { title: 'Rain', roomId: '3', look: 'bold', color: 'blue' }
const lounge = { hasRooms: true, balance: 25, cost: 25 }

test('colours, looks and the longest title are the contract’s', () => {
  expect(COLORS.toSorted()).toEqual([...TOPIC_COLORS].toSorted())
  expect([...LOOKS].toSorted()).toEqual([...TEXT_LOOKS].toSorted())
  expect(TITLE_SYMBOLS_MAX).toBe(TOPIC_TITLE_MAX)
  expect([hueOf('blue'), hueOf('toString'), hueOf(null)]).toEqual([262, null, null])
})

test('a title takes fifty symbols, whatever they are made of', () => {
  expect(shortTitle('x'.repeat(60))).toHaveLength(50)
  expect(titleSymbols(shortTitle('👩‍👩‍👧‍👦'.repeat(60)))).toBe(50)
  expect(titleSymbols('é')).toBe(1)
})

test.each([
  [{}, {}, {}],
  [{ title: '   ' }, {}, { title: 'form.topic-name-required' }],
  [{ roomId: '' }, {}, { room_id: 'form.room-required' }],
  [{ roomId: '' }, { hasRooms: false }, { room_id: 'topics.rooms-none-field' }],
  [{}, { balance: 24.99 }, { points: 'topics.points-missing' }],
])('what stands in the way: %o %o', (change, situation, errors) => {
  const found = draftErrors({ ...draft, ...change }, { ...lounge, ...situation })
  expect(Object.values(found).map((key) => key.replace('new-topic.', 'topics.'))).toEqual(Object.values(errors))
})
