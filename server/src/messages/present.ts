import { CHARGES, type Attachment, type Message, type Notice } from '@green-room/contract/messages'
import { attachmentType, toPoints } from '@green-room/contract/money/price'
import { isUnreadable, listFilesOf, type FileRow } from '#server/attachments/files.ts'
import { helpLinesIn } from '#server/content/help-lines.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { MessageRow } from './store.ts'

export const presentFile = (file: FileRow): Attachment => ({
  id: file.id,
  type: attachmentType(file.type),
  path: `/api/attachments/${file.id}`,
  original_filename: file.filename,
  filesize: Number(file.bytes),
  width: file.width,
  height: file.height,
  is_unreadable: isUnreadable(file),
})

export function presentMessage(row: MessageRow, files: FileRow[], viewerId: string): Message {
  const mine = row.sender_id === viewerId
  const deleted = row.deleted_at !== null
  return {
    id: row.id,
    number: row.number,
    topic_id: row.topic_id,
    sender: mine ? 'Me' : (row.sender_name ?? ''),
    sender_id: row.sender_id,
    is_mine: mine,
    content: deleted ? '' : row.content,
    created_at: row.created_at.toISOString(),
    attachments: deleted ? [] : files.map(presentFile),
    is_typing: false,
    is_deleted: deleted,
    is_streaming: row.state === 'streaming',
    is_broken_off: row.state === 'broken',
    is_free: row.is_free,
    is_unanswered: row.is_unanswered,
    generated_by: row.by_ai ? 'ai' : null,
    revision: row.revision,
    price: mine ? toPoints(Number(row.units)) : null,
    charge: CHARGES.find((charge) => charge === row.charge) ?? null,
    notice: row.notice as Message['notice'],
  }
}
export async function presentMessages(db: Db | Trx, rows: MessageRow[], viewerId: string, language: string): Promise<Message[]> {
  const files = await listFilesOf(
    db,
    rows.filter((row) => !row.by_ai).map((row) => row.id),
  )
  return rows.map((row) =>
    presentMessage(
      { ...row, notice: noticeIn(row.notice as Notice | null, language) },
      files.filter((file) => file.message_id === row.id),
      viewerId,
    ),
  )
}
const noticeIn = (notice: Notice | null, language: string): Notice | null =>
  notice?.kind === 'help' ? helpLinesIn(notice, language) : notice

/** While the character composes, the newest page ends with an item of the companion's that is no message yet. */
export const typingItem = (topicId: string, companion: { id: string | null; name: string }, number: number, since: string): Message => ({
  id: `typing-${topicId}`,
  number,
  topic_id: topicId,
  sender: companion.name,
  sender_id: companion.id,
  is_mine: false,
  content: '',
  created_at: since,
  attachments: [],
  is_typing: true,
  is_deleted: false,
  is_streaming: false,
  is_broken_off: false,
  is_free: false,
  is_unanswered: false,
  generated_by: 'ai',
  revision: 0,
  price: null,
  charge: null,
  notice: null,
})
