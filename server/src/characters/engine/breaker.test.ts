import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

test('three failures in a row close the door for 30 s; then one trial in 30 s, until one succeeds', () => {
  let now = 0
  const breaker = new Breaker(() => now)
  const failOnce = () => breaker.failed()
  failOnce()
  failOnce()
  breaker.succeeded()
  failOnce()
  failOnce()
  expect(breaker.allows()).toBe(true) // not three in a row
  failOnce()
  expect(breaker.allows()).toBe(false)
  now = 29_999
  expect(breaker.allows()).toBe(false)
  now = 30_000
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]) // one trial, not a rush
  failOnce()
  now = 59_999
  expect(breaker.allows()).toBe(false)
  now = 60_000
  expect(breaker.allows()).toBe(true)
  breaker.succeeded()
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
})
