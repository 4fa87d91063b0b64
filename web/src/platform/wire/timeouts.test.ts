import { DOORS, type DoorName } from '@green-room/contract/doors'
import { expect, test } from 'vitest'
import { timeoutMs } from './timeouts.ts'

const limits = (names: readonly DoorName[]): Set<number | null> => new Set(names.map((name) => timeoutMs(name, false)))
const doors = Object.keys(DOORS) as DoorName[]

test('topic calls have 10 s, terms, rooms and messages 8 s, whatever is sent to them', () => {
  const topics = doors.filter((name) => DOORS[name].includes('/topics/') && !/terms|history/.test(DOORS[name]))
  expect(topics).toHaveLength(10)
  expect(limits(topics)).toEqual(new Set([10_000]))
  expect(limits(['checkTerms', 'acceptTerms', 'listRooms', 'listMessages'])).toEqual(new Set([8_000]))
})

test('the calls of signing in have no limit', () => {
  expect(limits(['csrfCookie', 'isAuth', 'login', 'register', 'resendConfirmationLink', 'logout'])).toEqual(new Set([null]))
})

test('all others have 30 s, uploads longer', () => {
  expect(limits(['readProfile', 'listFaq', 'checkoutDeposit', 'postMessage', 'createReport'])).toEqual(new Set([30_000]))
  expect(timeoutMs('postMessage', true)).toBe(180_000)
})
