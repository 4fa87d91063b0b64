import { afterEach, expect, test } from 'vitest'
import { readBoot } from './boot.ts'

afterEach(() => document.body.replaceChildren())

test('what a page came with is read from its own script, whatever a written page calls its headings', () => {
  document.body.innerHTML = '<h2 id="boot">{"isSignedIn":true}</h2><script type="application/json" id="boot">{"isSignedIn":false}</script>'
  expect(readBoot()).toEqual({ isSignedIn: false })
})

test('and nothing is read where there is none', () => {
  document.body.innerHTML = '<h2 id="boot">{"isSignedIn":true}</h2>'
  expect(readBoot()).toBeNull()
})
