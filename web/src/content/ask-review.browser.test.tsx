import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faults, ok, refuse, shows, stage } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import AskReview from './ask-review.tsx'
import { isContestable } from './contested.ts'

test('a refused text can be shown to a person; what did not get through can be tried again', async () => {
  let isDown = true
  const { asked } = await stage(
    <>
      <AskReview kind="message" content="no no no" />
      <Toasts />
    </>,
    { doors: { 'POST /refusals/contest': () => (isDown ? refuse(500, 'server.failed', '') : ok(null)) } },
  )
  await page.getByRole('button', { name: 'Ask for review' }).click()
  await shows('That did not get through. Please try again.')
  isDown = false
  await page.getByRole('button', { name: 'Ask for review' }).click()
  await shows(/will look at it/)
  expect(asked.filter(({ path }) => path === '/refusals/contest').map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ kind: 'message', content: 'no no no' }),
  )
  expect(await faults()).toEqual([])
})

test('card numbers and minors are not argued about', () => {
  expect(['house-rule.spam', 'house-rule.names', 'house-rule.card-number', 'house-rule.minors', undefined].map(isContestable)).toEqual([
    true, true, false, false, false,
  ]) // prettier-ignore
})
