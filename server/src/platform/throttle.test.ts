import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'

let lounge: TestLounge
/** A tenth of every limit: one guess at a link in 15 minutes, two joins a minute. */
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, env: { RATE_LIMIT_SCALE: '0.1' } })
})
afterAll(() => lounge.close())

test('people who share an address use their links; only guesses at links are counted', async () => {
  await lounge.member()
  await lounge.member()
  const guesser = lounge.visitor()
  await guesser.call('csrfCookie')
  expect((await guesser.call('verifyEmail', { token: '7-guess' })).body.code).toBe('link.invalid')
  const { code, body, headers } = await guesser.call('verifyEmail', { token: '8-guess' })
  expect([code, body.code]).toEqual([429, 'rate.limited'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await lounge.database.owner.deleteFrom('throttle').execute()
})

test('a repetition under its own key counts once, another act counts', async () => {
  const ada = await lounge.member()
  const { id } = (await ada.call('pickRandomTopic')).body.payload.topic
  await ada.call('acceptTerms', { topic_id: id })
  for (let i = 0; i < 5; i++) expect((await ada.call('joinTopic', { topic_id: id }, { key: 'the-same' })).code).toBe(200)
  expect((await ada.call('joinTopic', { topic_id: id }, { key: 'another' })).code).toBe(200)
  expect((await ada.call('joinTopic', { topic_id: id }, { key: 'a-third' })).code).toBe(429)
})
