// The same idempotency key gives the same answer; another request under it is refused. What was refused is judged anew.
import { createHash } from 'node:crypto'
import { Refused, rows, transact, type Trx, type World } from './world.ts'

const KEY = /^[\x21-\x7e]{1,255}$/
export type Kept = { status: number; answer: object }

/** Runs the act once for a key. A twin that comes meanwhile waits for the first one's answer. */
export async function onceForKey(world: World, key: unknown, asked: object, act: (trx: Trx) => Promise<object>): Promise<Kept> {
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refused(400, 'idempotency_key_missing', 'An Idempotency-Key header is needed.')
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest()
  return transact(world.pool, async (trx) => {
    const [mine] = await rows(
      trx,
      'INSERT INTO sandbox_gateway.idempotency (key, hash) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key',
      [key, hash],
    )
    if (!mine) return keptAnswer(trx, key, hash)
    const answer = await act(trx)
    await trx.query('UPDATE sandbox_gateway.idempotency SET status = 201, answer = $2 WHERE key = $1', [key, JSON.stringify(answer)])
    return { status: 201, answer }
  })
}

async function keptAnswer(trx: Trx, key: string, hash: Buffer): Promise<Kept> {
  const [kept] = await rows<Kept & { hash: Buffer }>(trx, 'SELECT hash, status, answer FROM sandbox_gateway.idempotency WHERE key = $1', [
    key,
  ])
  if (!kept!.hash.equals(hash)) throw new Refused(409, 'idempotency_key_reused', 'This Idempotency-Key came with another request.')
  return { status: kept!.status, answer: kept!.answer }
}
