import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { PROFILE_KEY, setBalance } from './use-profile.ts'

test('a profile that was asked for before the news of a balance does not undo it', async () => {
  const client = new QueryClient()
  const answers: ((balance: number) => void)[] = []
  const queryFn = () => new Promise((answer) => answers.push((balance) => answer({ balance, points: balance })))
  const stop = new QueryObserver(client, { queryKey: PROFILE_KEY, queryFn, initialData: { balance: 200, points: 200 } }).subscribe(
    () => undefined,
  )
  await expect.poll(() => answers.length).toBe(1)
  setBalance(client, 2700)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!(2700)
  answers[0]!(200)
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(client.getQueryData(PROFILE_KEY)).toEqual({ balance: 2700, points: 2700 })
  stop()
})
