import { expect, test } from 'vitest'
import { watchLateness } from './lateness.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
/** Keeps the processor for itself. */
function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

test('a process that is kept busy says how late it comes, and once it has said so begins anew', async () => {
  const lateness = watchLateness()
  await turn()
  for (let i = 0; i < 3; i++) {
    work(400)
    await turn()
  }
  expect(lateness.takeMs()).toBeGreaterThan(250)
  expect(lateness.takeMs()).toBe(0)
  lateness.stop()
})
