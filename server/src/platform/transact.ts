// One transaction, one handle: what runs in it, what waits for its commit, what a refusal says after its rollback.
import { sql } from 'kysely'
import { inside, writers, type Db, type Trx } from './database/database.ts'
import { problem, ProblemError } from './problem.ts'

const followUps = new WeakMap<Trx, ((db: Db) => void)[]>()

/**
 * Runs `act` in one transaction (READ COMMITTED). Nothing in it may ask for a second connection: what waits for one with a connection in
 * its hand freezes the house as soon as all do. What `afterCommit` collected runs once the commit is acknowledged, in order; a refusal
 * that has more to say reads it once the rollback is.
 */
export async function transact<T>(db: Db, act: (trx: Trx) => Promise<T>): Promise<T> {
  const collected: ((db: Db) => void)[] = []
  const state = { isOpen: true, of: db }
  try {
    const result = await (writers.get(db) ?? db).transaction().execute((trx) => {
      followUps.set(trx, collected)
      return inside.run(state, () => act(trx))
    })
    state.isOpen = false
    for (const tell of collected) tell(db)
    return result
  } catch (error) {
    state.isOpen = false
    if (!(error instanceof ProblemError) || !error.dress) throw error
    throw problem(error.code, { ...error.detail, payload: { ...error.detail.payload, ...(await error.dress(db)) } })
  }
}

/** News about a fact must not be heard before the fact is lasting. */
export function afterCommit(trx: Trx, tell: (db: Db) => void): void {
  const collected = followUps.get(trx)
  if (!collected) throw new Error('afterCommit needs a transaction of transact()')
  collected.push(tell)
}

/** What is known to take its time, and holds no locks that anybody waits for. */
export const unhurried = <T>(db: Db, act: (trx: Trx) => Promise<T>): Promise<T> =>
  transact(db, async (trx) => {
    await sql`SET LOCAL statement_timeout = '15min'`.execute(trx)
    return act(trx)
  })
