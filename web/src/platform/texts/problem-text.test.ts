import { expect, test } from 'vitest'
import '#web/content/texts.ts'
import '#web/rooms/texts.ts'
import { problemText } from './problem-text.ts'
import { Problem } from '../problem.ts'
import { createTranslate } from './translate.ts'

const { t } = createTranslate('en', {})

test.each([
  ['the server’s own words', 500, 'server.failed', 'The cellar is flooded', 'The cellar is flooded'],
  ['an answer without words', 500, 'server.failed', null, 'Failed to fetch rooms'],
  ['a page of a proxy', 502, 'network.malformed', null, 'Failed to fetch rooms'],
  ['a success that is none', 0, 'network.malformed', null, 'Invalid response format from server'],
  ['no answer in time', 0, 'network.timeout', null, 'Request timed out. Please try again.'],
  ['no answer at all', 0, 'network.failed', null, 'Failed to complete request'],
] as const)('%s', (_what, status, code, message, text) => {
  expect(problemText(new Problem(status, code, { message }), t, 'rooms.failed')).toBe(text)
})
test('what is no refusal at all has the fallback', () => {
  expect(problemText(new Error('x'), t, 'rooms.failed')).toBe('Failed to fetch rooms')
})
