import { LAST_LINE_MAX, type LastLine } from '@green-room/contract/talk/chats'
import { listFilesOf } from '#server/attachments/files.ts'
import type { Db } from '#server/platform/database/database.ts'
import { countUnread, listLastRows } from './store.ts'

/** What was said last in each of these chats, notices of the lounge and deleted messages apart. */
export async function lastLines(db: Db, topicIds: string[], viewerId: string): Promise<Map<string, LastLine>> {
  const rows = await listLastRows(db, topicIds)
  const files = await listFilesOf(
    db,
    rows.filter(({ content }) => content === '').map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => [
      row.topic_id,
      {
        sender: row.sender_id === viewerId ? 'Me' : (row.sender_name ?? ''),
        is_mine: row.sender_id === viewerId,
        text: row.content === '' ? (files.find((file) => file.message_id === row.id)?.filename ?? '') : firstOf(row.content),
        created_at: row.created_at.toISOString(),
      },
    ]),
  )
}

/** Its beginning in whole symbols, in one line. */
function firstOf(content: string): string {
  const line = content.replace(/\s+/gu, ' ').trim()
  const symbols = Array.from(new Intl.Segmenter().segment(line.slice(0, LAST_LINE_MAX * 4)), ({ segment }) => segment)
  return symbols.length > LAST_LINE_MAX ? `${symbols.slice(0, LAST_LINE_MAX - 1).join('')}…` : line
}

export const unreadIn = async (db: Db, topicIds: string[]): Promise<Map<string, number>> =>
  new Map((await countUnread(db, topicIds)).map(({ topic_id, unread }) => [topic_id, Number(unread)]))
