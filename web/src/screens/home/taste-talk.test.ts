import type { Taste } from '@green-room/contract/members/tastes'
import { expect, test } from 'vitest'
import { talkOf } from './taste-talk.ts'

const choices = (to: string | null) => ['Yes', 'No', 'Perhaps'].map((text) => ({ text, reaction: `${text} then.`, to }))
const turn = (say: string, to: string | null) => ({ say, back: `${say} Again?`, choices: choices(to) })
const TASTE = {
  language: 'en',
  first: 'one',
  turns: { one: turn('First?', 'two'), two: turn('Second?', 'three'), three: turn('Third?', null) },
  real: { text: 'Are you a real person?', answer: 'I am an AI.' },
} as Pick<Taste, 'language' | 'first' | 'turns' | 'real'> as Taste
const chipsOf = (keys: string) => talkOf(TASTE, keys)!.chips.map(({ text }) => text)

test('begins with the character’s line, and is over after three answers', () => {
  expect(talkOf(TASTE, '')!.lines).toEqual([{ isMine: false, text: 'First?' }])
  const { lines, chips, turn: last, isOver } = talkOf(TASTE, '012')!
  expect(lines.map(({ text }) => text)).toEqual([
    'First?',
    'Yes',
    'Yes then.\n\nSecond?',
    'No',
    'No then.\n\nThird?',
    'Perhaps',
    'Perhaps then.',
  ])
  expect([chips, last, isOver]).toEqual([[], 3, true])
})

test('whether somebody real writes can be asked once, beside two other answers, and takes no turn', () => {
  expect(chipsOf('0')).toEqual(['Yes', 'No', 'Are you a real person?'])
  expect(chipsOf('0r')).toEqual(['Yes', 'No', 'Perhaps'])
  expect(talkOf(TASTE, '0r')!.lines.at(-1)).toEqual({ isMine: false, text: 'I am an AI.\n\nSecond? Again?' })
  expect([talkOf(TASTE, '0r')!.turn, chipsOf(''), chipsOf('01')]).toEqual([2, ['Yes', 'No', 'Perhaps'], ['Yes', 'No', 'Perhaps']])
})

test('what nobody could have chosen is no talk', () => {
  expect([talkOf(TASTE, '3'), talkOf(TASTE, '0120')]).toEqual([null, null])
})
