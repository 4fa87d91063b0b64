import { acknowledge, listFindings } from '#server/ledger/alarm.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import type { Act } from '../acts/act.ts'

type Looked = { upto: string; reason: string }

const found = async (at: Db | Trx): Promise<number> => {
  const { length } = await listFindings(at)
  if (length === 0) throw problem('books.nothing-found')
  return length
}
/** What was found and stands no more is known from now on. What still stands, or touched the guards, takes the owner of the tables. */
export const acknowledgeAct: Act<Looked> = {
  name: 'books.acknowledged',
  target: () => ({ type: 'books', id: '0' }),
  preview: async (at) => ({ findings: await found(at) }),
  binding: () => null, // up to which one, the input says
  async run(trx, { upto, reason }, { memberId }) {
    await found(trx)
    return { after: { findings: await acknowledge(trx, memberId, reason, upto), upto } }
  },
}
