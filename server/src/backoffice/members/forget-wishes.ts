import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** Wishes about somebody who is gone say nothing of them any more. */
export const forgetWishes = (db: Db | Trx) =>
  sql`UPDATE approval SET preview = '{}', input = jsonb_build_object(target_type || '_id', target_id, 'reason', '–') WHERE preview <> '{}' AND (
      (target_type = 'member' AND EXISTS (SELECT FROM member m WHERE m.id::text = target_id AND m.deleted_at IS NOT NULL))
      OR (target_type = 'case' AND NOT EXISTS (SELECT FROM case_file c WHERE c.id::text = target_id)))`.execute(db)
