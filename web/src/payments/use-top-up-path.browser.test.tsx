import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Problem } from '#web/platform/problem.ts'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { stage } from '#web/platform/stage.test-frame.tsx'
import { useTopUpPath, type Shortage } from './use-top-up-path.ts'

const Path = ({ shortage }: { shortage: Shortage }) => <p>{useTopUpPath()(shortage)}</p>
const problem = new Problem(402, 'ledger.not-enough-points', {
  message: null,
  payload: { price: 812.5, balance: 0.2, missing: 812.3, top_up: { amount: 8.13, points: 813 } },
})

test.each<[string, string, Shortage, string]>([
  ['what the server says, and back to the chat', '/topics/9/chat', problem, '/account?tab=balance&need=8.13&back=%2Ftopics%2F9%2Fchat'],
  ['the least sum for the points', '/rooms', 812.3, '/account?tab=balance&need=8.13'],
  ['no less than the smallest top-up', '/rooms', 0.01, '/account?tab=balance&need=5.00'],
  ['any sum where nothing is missing', '/topics/past', null, '/account?tab=balance'],
])('leads to %s', async (_, path, shortage, to) => {
  await stage(<Path shortage={shortage} />, { path, member: PROFILE })
  await expect.element(page.getByText(to, { exact: true })).toBeVisible()
})

test('points that are owed are bought with what is missing, since they are repaid first', async () => {
  await stage(<Path shortage={100} />, { path: '/rooms', member: { ...PROFILE, owed: 2400 } })
  await expect.element(page.getByText('/account?tab=balance&need=25.00', { exact: true })).toBeVisible()
})
