// A mail's one button is its own link, whatever else was written into it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { writeMail } from './write-mail.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false, jobs: false })
})
afterAll(() => lounge.close())

const OWN = 'https://lounge.example/decisions/7#token=own'
const OTHER = 'https://elsewhere.example/sign-in'

test.each(['en', 'ar'])('an address that an operator wrote stands there as words: %s', async (language) => {
  const statement = ['What happened:', OTHER, `<a href="${OTHER}">here</a>`].join('\n\n')
  const { html, text } = await writeMail(lounge.lounge, 'decision', language, { name: 'Ada', title: 'A warning', statement, link: OWN })
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([OWN])
  expect(text).toContain(OTHER)
})
