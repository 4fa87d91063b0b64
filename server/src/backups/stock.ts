// What the database holds, said before a backup and after a restore.
import { sql } from 'kysely'
import type { Client } from 'pg'
import { verifyGuards } from '#server/ledger/guards.ts'
import { seal } from '#server/ledger/seal.ts'
import { recordRestored } from '#server/platform/database/catalogue.ts'
import { sqlState, type Db } from '#server/platform/database/database.ts'
import type { Manifest } from './manifest.ts'

const [TRIES, LOCK_TIMEOUT] = [30, '55P03']

/** Seals what was acknowledged until now, so that a restore without one row of it is found out. */
export async function takeStock(db: Db): Promise<Pick<Manifest, 'migrations' | 'seal' | 'counts' | 'views'>> {
  return { seal: await sealNow(db), migrations: await migrationsOf(db), counts: await countRows(db), views: await intactViews(db) }
}

/** The lounge seals by itself, too: what waits for it in vain tries again. */
async function sealNow(db: Db): Promise<string | null> {
  for (let left = TRIES; ; left--) {
    try {
      return await seal(db)
    } catch (error) {
      if (left === 0 || sqlState(error) !== LOCK_TIMEOUT) throw error
    }
  }
}

async function intactViews(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT 'table ' || n.nspname || '.' || c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'v' AND n.nspname IN ('ledger', 'payments', 'public') ORDER BY 1`.execute(
    db,
  )
  const wrong = new Set((await verifyGuards(db)).map(({ what }) => what))
  return rows.map(({ name }) => name).filter((name) => !wrong.has(name))
}

/** Where guards differ by no more than the words of views that were right when they were dumped, they are written down as they are now. */
export async function acceptWording(db: Db, owner: Client, { views }: Manifest): Promise<void> {
  const faults = await verifyGuards(db)
  if (faults.length > 0 && faults.every(({ rule, what }) => rule === 'V22 guard was changed' && views.includes(what)))
    await recordRestored(owner)
}

export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM migration ORDER BY name`.execute(db)
  return rows.map(({ name }) => name)
}

export async function countRows(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<
    Record<string, number>
  >`SELECT (SELECT count(*) FROM member WHERE kind = 'person' AND deleted_at IS NULL)::int AS members,
    (SELECT count(*) FROM topic)::int AS topics, (SELECT count(*) FROM message)::int AS messages, (SELECT count(*) FROM attachment)::int AS attachments,
    (SELECT count(*) FROM payments.orders)::int AS orders, (SELECT count(*) FROM ledger.journal)::int AS journals`.execute(db)
  return rows[0]!
}

/** Members' files that rows speak of. */
export async function storedKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`SELECT storage_key AS key FROM attachment
    UNION SELECT storage_key FROM data_export WHERE state = 'ready' AND expires_at > clock_timestamp() ORDER BY 1`.execute(db)
  return rows.map(({ key }) => key)
}

export const sayCounts = (counts: Record<string, number>): string =>
  Object.entries(counts).map(([what, n]) => `${n} ${what}`).join(', ') // prettier-ignore
