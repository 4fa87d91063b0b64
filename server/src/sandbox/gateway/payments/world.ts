// What every part of the gateway stands on: its tables, its log, and where it is reached. Amounts are in the currency's minor unit.
import type { FastifyBaseLogger } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import type { Say } from './tongue.ts'

export type Keys = { apiKey: string; webhookSecret: string; pageKey: Buffer }
export type World = {
  pool: Pool
  log: FastifyBaseLogger
  keys: Keys
  /** Where payers reach the gateway's pages, without a slash at the end. */
  publicUrl: string
  merchantName(): Promise<string>
  say: Say
  /** Where the merchant takes webhooks; null while it isn't listening yet. */
  webhookUrl(): string | null
  /** There may be something to deliver or to settle. */
  wake(): void
}
export type Trx = PoolClient

/** The merchant's request can't be done; the answer says why. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export async function transact<T>(pool: Pool, act: (trx: Trx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await act(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((late: unknown) => (broken = late as Error))
    throw error
  } finally {
    client.release(broken)
  }
}

export async function rows<Row extends QueryResultRow>(on: Pool | Trx, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await on.query<Row>(text, values)).rows
}

export const newId = (kind: 'pay' | 'ref' | 'dsp' | 'mov' | 'evt'): string => `${kind}_${randomBytes(15).toString('base64url')}`
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Made at the first start and kept: of several processes that start at once, one makes them and all read them. */
export async function loadKeys(pool: Pool): Promise<Keys> {
  await pool.query(
    'INSERT INTO sandbox_gateway.setting (api_key, webhook_secret, page_key) VALUES ($1, $2, $3) ON CONFLICT (one) DO NOTHING',
    [`sbk_${newToken()}`, `whsec_${randomBytes(32).toString('base64')}`, randomBytes(32)],
  )
  const [row] = await rows<{ api_key: string; webhook_secret: string; page_key: Buffer }>(
    pool,
    'SELECT api_key, webhook_secret, page_key FROM sandbox_gateway.setting',
  )
  return { apiKey: row!.api_key, webhookSecret: row!.webhook_secret, pageKey: row!.page_key }
}
