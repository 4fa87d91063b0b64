import type { Topic } from '@green-room/contract/topics'
import { expect, test } from 'vitest'
import '#web/platform/texts/problem-texts.ts'
import { Problem } from '#web/platform/problem.ts'
import { createTranslate } from '#web/platform/texts/translate.ts'
import { existingTopic, refusalOf, refusalText } from './refusal.ts'
import './texts.ts'

const { t } = createTranslate('en', {})
const active = [
  { id: '4', title: 'Rain' },
  { id: '5', title: 'Songs for a long way home' },
] as Topic[]

test('a chat that stands in the way is known by the payload, else by the quoted title', () => {
  const named = new Problem(400, 'topic.already-active', { message: 'x', payload: { topic_id: '5', title: 'Songs' } })
  expect(refusalOf(named)).toEqual({ topicId: '5', title: 'Songs' })
  const quoted = new Problem(400, 'topic.already-active', { message: 'You already have active chat "Rain"' })
  expect(refusalOf(quoted)).toEqual({ topicId: null, title: 'Rain' })
  expect(refusalOf(new Problem(400, 'topic.busy', { message: null }))).toBeNull()
  expect(refusalOf(new Error('no problem'))).toBeNull()
})

test.each([
  [{ topicId: '4', title: null }, '4'],
  [{ topicId: null, title: 'rAIN' }, '4'],
  [{ topicId: null, title: 'a long way' }, '5'],
  [{ topicId: '9', title: 'gone' }, undefined],
  [{ topicId: null, title: null }, undefined],
])('it is found by id, then by its title, exactly and in part: %o', (refusal, id) => {
  expect(existingTopic(refusal, active)?.id).toBe(id)
})

test('what is said depends on what was found', () => {
  const titled = { title: 'Rain', topicId: null }
  const untitled = { title: null, topicId: null }
  const named = 'You already have an active chat "Rain". You can join your existing chat or close it before creating a new one.'
  expect(refusalText(titled, { id: '4', title: 'Rain' }, t)).toBe(named)
  expect(refusalText(untitled, { id: '4', title: 'Rain' }, t)).toBe(named)
  expect(refusalText(titled, null, t)).toBe(
    'You already have an active chat with title "Rain". Please close your current chat before creating a new one.',
  )
  expect(refusalText(untitled, null, t)).toBe('You already have an active chat. Please close it before creating a new one.')
  expect(refusalText(titled, undefined, t)).toBe(
    'You already have an active chat. Please try accessing your existing chats from the topics page.',
  )
})
