import { expect, test } from 'vitest'
import { askedFacts } from './recall.ts'

test.for([
  ["I forgot my best friend's birthday", null],
  ['my mother never forgets my birthday', null],
  ['you forgot my name', ['name']],
  ['remember my name?', ['name']],
])('%s', ([said, asked]) => {
  expect(askedFacts(said as string, null)).toEqual(asked)
})
