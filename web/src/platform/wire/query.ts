import type { ReadDoor } from '@green-room/contract/pages'
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { call } from './call.ts'
import type { AnswerOf, CallName, InputOf } from './doors.ts'
import { Problem } from '../problem.ts'

/** How long what was read counts as fresh, in milliseconds. */
export const FRESH_MS = { list: 60_000, ever: Number.POSITIVE_INFINITY } as const

/**
 * The query of one door. `pick` takes what the screens need out of its answer.
 * While the server draws a page, the client of that request reads in the process instead of over the net.
 */
export function doorQuery<Name extends CallName, Data>(
  queryKey: QueryKey,
  door: Name,
  input: InputOf<Name>,
  pick: (answer: AnswerOf<Name>) => Data,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const read = readerOf(client)
      return pick(read ? await readInProcess(read, door, input) : await call(door, input, { signal }))
    },
  })
}

const readerOf = (client: QueryClient): ReadDoor | undefined => client.getDefaultOptions().queries?.meta?.['read'] as ReadDoor | undefined

async function readInProcess<Name extends CallName>(read: ReadDoor, door: Name, input: InputOf<Name>): Promise<AnswerOf<Name>> {
  const { status, answer } = await read(door, input)
  if (status !== 200) throw new Problem(status, 'server.failed', { message: null })
  return answer as AnswerOf<Name>
}
