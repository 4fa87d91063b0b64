import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a queue of hashes that is too long turns away who comes last, and not for long', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 120 }, () => isPassword('Wrong42xyz', null)))
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(68)
  expect(refused).toHaveLength(52)
  expect(refused[0]).toMatchObject({ code: 'server.unavailable', detail: { retryAfterS: 2 } })
  expect(await isPassword('Right42xyz', await hashPassword('Right42xyz'))).toBe(true)
})
