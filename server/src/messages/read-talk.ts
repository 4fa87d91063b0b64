import { isUnread, listFilesOf } from '#server/attachments/files.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findEngineState } from './reply-store.ts'
import { listByNumber } from './store.ts'

export type Spoken = {
  id: string
  number: number
  from: 'reader' | 'character'
  text: string
  attachments: { id: string; kind: 'image' | 'document'; name: string; text: string | null; isUnread: boolean }[]
}

/** A talk as an engine reads it: whole messages up to `through`, deleted and broken-off ones left out, with the engine's own state. */
export async function readTalk(
  db: Db,
  topicId: string,
  through: number,
  most: number,
  continuedFrom: string | null,
): Promise<{ messages: Spoken[]; engineState: unknown }> {
  const rows = (await listByNumber(db, topicId, Math.max(1, through - most + 1), through)).filter(
    (row) => row.deleted_at === null && row.state === 'whole' && row.sender_id !== null,
  )
  const [files, state] = await Promise.all([
    listFilesOf(
      db,
      rows.filter((row) => !row.by_ai).map((row) => row.id),
    ),
    findEngineState(db, topicId).then((found) => found ?? (continuedFrom ? findEngineState(db, continuedFrom) : undefined)),
  ])
  const messages = rows.map((row): Spoken => ({
    id: row.id,
    number: row.number,
    from: row.by_ai ? 'character' : 'reader',
    text: row.content,
    attachments: files
      .filter((file) => file.message_id === row.id)
      .map((file) => ({
        id: file.id,
        kind: file.type === 'image' ? 'image' : 'document',
        name: file.filename,
        text: file.content_text,
        isUnread: isUnread(file),
      })),
  }))
  return { messages, engineState: state?.engine_state ?? null }
}
