import { expect, test } from 'vitest'
import { orderOutcome } from './order-outcome.ts'

test('every spelling of success and failure is understood, all else is waited for', () => {
  expect([2, '2', 'approved', 'completed', 'Successfully'].map(orderOutcome)).toEqual(Array(5).fill('paid'))
  expect([3, '3', 'declined', 'failed', 'error', 'Canceled'].map(orderOutcome)).toEqual(Array(6).fill('failed'))
  expect([1, 'pending', 'processing', undefined, null].map(orderOutcome)).toEqual(Array(5).fill('open'))
})
