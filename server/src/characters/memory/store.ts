import { sql, type Insertable, type Selectable } from 'kysely'
import { FACTS_MAX } from '@green-room/contract/limits/memory-limits'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'
import type { Pair } from './pair.ts'

export type MemoryRow = Selectable<Database['memory']>
export type FactRow = Selectable<Database['memory_fact']>

const ofPair = ({ memberId, characterId }: Pair) => ({ member_id: memberId, character_id: characterId })

export const findMemory = (db: Db | Trx, pair: Pair): Promise<MemoryRow | undefined> =>
  db.selectFrom('memory').selectAll().where('member_id', '=', pair.memberId).where('character_id', '=', pair.characterId).executeTakeFirst()
/** The pair's row, made where there is none. Every writer of memory takes this lock: after topic and reply, before holds. */
export async function lockMemory(trx: Trx, pair: Pair): Promise<MemoryRow> {
  await trx
    .insertInto('memory')
    .values(ofPair(pair))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('memory')
    .selectAll()
    .where('member_id', '=', pair.memberId)
    .where('character_id', '=', pair.characterId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
export const updateMemory = (trx: Trx, pair: Pair, values: Partial<Insertable<Database['memory']>>) =>
  trx
    .updateTable('memory')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('member_id', '=', pair.memberId)
    .where('character_id', '=', pair.characterId)
    .execute()

/** Pinned ones first, then by age. */
export const listFacts = (db: Db | Trx, pair: Pair): Promise<FactRow[]> =>
  db
    .selectFrom('memory_fact')
    .selectAll()
    .where('member_id', '=', pair.memberId)
    .where('character_id', '=', pair.characterId)
    .orderBy('pinned', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export const findFact = (trx: Trx, pair: Pair, id: string): Promise<FactRow | undefined> =>
  trx
    .selectFrom('memory_fact')
    .selectAll()
    .where('member_id', '=', pair.memberId)
    .where('character_id', '=', pair.characterId)
    .where('id', '=', id)
    .executeTakeFirst()
export const findFactByKey = (trx: Trx, pair: Pair, key: string): Promise<FactRow | undefined> =>
  trx
    .selectFrom('memory_fact')
    .selectAll()
    .where('member_id', '=', pair.memberId)
    .where('character_id', '=', pair.characterId)
    .where('key', '=', key)
    .executeTakeFirst()
export const insertFact = async (trx: Trx, pair: Pair, fact: Omit<Insertable<Database['memory_fact']>, 'member_id' | 'character_id'>) =>
  (
    await trx
      .insertInto('memory_fact')
      .values({ ...ofPair(pair), ...fact })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
export const updateFact = (trx: Trx, id: string, values: Partial<Insertable<Database['memory_fact']>>) =>
  trx.updateTable('memory_fact').set(values).where('id', '=', id).execute()
export const deleteFact = (trx: Trx, id: string) => trx.deleteFrom('memory_fact').where('id', '=', id).execute()
export const deleteFacts = (trx: Trx, pair: Pair) =>
  trx.deleteFrom('memory_fact').where('member_id', '=', pair.memberId).where('character_id', '=', pair.characterId).execute()
/** Takes away what was found in a message. What the member wrote or corrected has no message any more, and stays. */
export const deleteFactsSaidIn = async (trx: Trx, messageId: string): Promise<number> =>
  Number((await trx.deleteFrom('memory_fact').where('source_message_id', '=', messageId).executeTakeFirst()).numDeletedRows)
/** The oldest unpinned ones leave first, and what the member wrote after what was found. */
export const trimFacts = (trx: Trx, pair: Pair) =>
  sql`DELETE FROM memory_fact WHERE NOT pinned AND id IN (
        SELECT id FROM memory_fact WHERE member_id = ${pair.memberId} AND character_id = ${pair.characterId}
        ORDER BY pinned DESC, edited DESC, created_at DESC, id DESC OFFSET ${FACTS_MAX})`.execute(trx)

export const insertMark = (trx: Trx, pair: Pair, mark: { key: string; hash: Buffer; through_message: string }) =>
  trx
    .insertInto('memory_mark')
    .values({ ...ofPair(pair), ...mark })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'character_id', 'key', 'hash']).doUpdateSet({ through_message: mark.through_message }),
    )
    .execute()
export const deleteMarks = (trx: Trx, pair: Pair) =>
  trx.deleteFrom('memory_mark').where('member_id', '=', pair.memberId).where('character_id', '=', pair.characterId).execute()
/** True where this was erased, and the message that says it now is no newer than that. */
export const isMarked = async (trx: Trx, pair: Pair, key: string, hashes: Buffer[], messageId: string): Promise<boolean> =>
  (await trx
    .selectFrom('memory_mark')
    .select('key')
    .where('member_id', '=', pair.memberId)
    .where('character_id', '=', pair.characterId)
    .where('through_message', '>=', messageId)
    .where((where) => where.or([where('key', '=', key), where('hash', 'in', hashes)]))
    .executeTakeFirst()) !== undefined

/** Everything that any character keeps of this person. */
export const listFactsOf = (db: Db, memberId: string) =>
  db
    .selectFrom('memory_fact as f')
    .innerJoin('member as c', 'c.id', 'f.character_id')
    .select(['c.name as character', 'f.key', 'f.value', 'f.pinned', 'f.edited', 'f.created_at'])
    .where('f.member_id', '=', memberId)
    .orderBy('c.name')
    .orderBy('f.key')
    .execute()
export const listSummariesOf = (db: Db, memberId: string) =>
  db
    .selectFrom('memory as m')
    .innerJoin('member as c', 'c.id', 'm.character_id')
    .select(['c.name as character', 'm.enabled', 'm.summary'])
    .where('m.member_id', '=', memberId)
    .orderBy('c.name')
    .execute()
export async function deleteMemoriesOf(trx: Trx, memberId: string): Promise<void> {
  for (const table of ['memory_fact', 'memory_mark', 'memory'] as const)
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute()
}
