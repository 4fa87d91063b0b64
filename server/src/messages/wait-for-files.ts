import { waitForReading } from '#server/attachments/files.ts'
import type { Db } from '#server/platform/database.ts'
import { listAnswered } from './reply-store.ts'

/** A reply waits until the documents that it is about are read; a bounded while, after which they can't be read. */
export async function waitForFiles(db: Db, run: { topicId: string; from: number; through: number }, signal: AbortSignal): Promise<void> {
  const answered = await listAnswered(db, run.topicId, run.from, run.through)
  await waitForReading(
    db,
    answered.filter((message) => message.deleted_at === null).map((message) => message.id),
    signal,
  )
}
