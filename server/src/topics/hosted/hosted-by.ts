import type { Topic } from '@green-room/contract/topics'
import type { Db } from '#server/platform/database/database.ts'
import { presentTopic } from '../present.ts'
import { listHostedRows } from '../store.ts'

/** The topics in which a character waits for somebody. */
export async function hostedBy(db: Db, characterId: string, language: string): Promise<Topic[]> {
  return (await listHostedRows(db, characterId, language)).map((row) => presentTopic(row, null, language))
}
