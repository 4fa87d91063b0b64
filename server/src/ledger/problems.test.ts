import { expect, test } from 'vitest'
import { careOf, isAlreadyResolved, shortfallOf, toProblem } from './problems.ts'

const failure = (fields: Record<string, string>): Error => Object.assign(new Error('from the database'), fields)
const shortOfPoints = { code: '23514', constraint: 'not_below_floor' }

test.each([
  [shortOfPoints, 'ledger.not-enough-points'],
  [{ code: 'LG007' }, 'ledger.not-enough-points'],
  [{ code: 'LG004' }, 'ledger.account-closed'],
  [{ code: 'LG006' }, 'idempotency.key-reused'],
  [{ code: 'LG009' }, 'ledger.spending-limit'],
  [{ code: 'LG013' }, 'ledger.on-break'],
] as const)('%j is the problem %s', (fields, problem) => {
  expect(toProblem(failure(fields))).toBe(problem)
})

test.each([
  { code: '23514', constraint: 'closed_is_empty' },
  { code: '23514' },
  { code: '23505', constraint: 'one_charge_per_act' },
  { code: 'LG001' },
  { code: 'LG003' },
  { code: 'LG010' },
  { code: 'LG012' },
  { code: '40P01' },
  {},
] as Record<string, string>[])('%j is a bug and no problem of the member', (fields) => {
  expect(toProblem(failure(fields))).toBeUndefined()
})

test('what is not an error of the database is no problem of the books', () => {
  for (const thrown of [undefined, null, 'LG004', { code: 'LG004' }, new Error('LG004')]) expect(toProblem(thrown)).toBeUndefined()
})

test('the shortfall says price, balance and what is missing, in points', () => {
  expect(shortfallOf(failure({ ...shortOfPoints, detail: '{"amount": 2530, "balance": 1000}' }))).toEqual({
    price: 25.3,
    balance: 10,
    missing: 15.3,
  })
})

test('a refusal without figures, or another one, has no shortfall', () => {
  expect(shortfallOf(failure({ ...shortOfPoints, detail: 'Failing row contains (1, …).' }))).toBeUndefined()
  expect(shortfallOf(failure(shortOfPoints))).toBeUndefined()
  expect(shortfallOf(failure({ code: 'LG009', detail: '{"amount": 2530, "balance": 1000}' }))).toBeUndefined()
})

test('only a hold that was resolved before is already resolved', () => {
  expect(isAlreadyResolved(failure({ code: 'LG003' }))).toBe(true)
  expect(isAlreadyResolved(failure({ code: 'LG012' }))).toBe(false)
  expect(isAlreadyResolved(new Error('LG003'))).toBe(false)
})

test('a refusal by the member’s own limit says which, in points; one by their break says until when', () => {
  expect(careOf(failure({ code: 'LG009', detail: '{"span": "day", "limit": 5000, "spent": 5010}' }))).toEqual({
    span: 'day',
    limit: 50,
    spent: 50.1,
  })
  expect(careOf(failure({ code: 'LG013', detail: '{"until": "2026-12-01T10:00:00+00:00"}' }))).toEqual({
    until: '2026-12-01T10:00:00.000Z',
  })
  expect(careOf(failure({ code: 'LG009' }))).toBeUndefined()
  expect(careOf(failure({ ...shortOfPoints, detail: '{"span": "day"}' }))).toBeUndefined()
})
