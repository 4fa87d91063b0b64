// A member's talks as a whole: to read them out, and to remove them.
import { toPoints } from '@green-room/contract/money/price'
import { listFilesOf } from '#server/attachments/files.ts'
import { exportPath, eraseFiles } from '#server/attachments/personal.ts'
import { openHoldsOf } from '#server/ledger/personal.ts'
import { release } from '#server/ledger/hold.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { jsonList, jsonPortion, type Portion } from '#server/platform/portion.ts'
import { closeTopic } from '#server/topics/close-topic.ts'
import { chatsOf, lockChats, type TopicRow } from '#server/topics/personal.ts'
import { listUnansweredOf } from './replies/complaint-store.ts'
import { endReplies } from './replies/stop-reply.ts'
import { deleteTalks, listByNumber } from './store.ts'

const PAGE = 500

export async function* chatPortions(db: Db, memberId: string): AsyncGenerator<Portion> {
  for await (const topic of chatsOf(db, memberId)) yield { path: `chats/${topic.id}.json`, pieces: () => chat(db, topic) }
  yield jsonPortion('unanswered.json', () => listUnansweredOf(db, memberId))
}

/** One chat: what is known of it, and every message of both sides. */
async function* chat(db: Db, topic: TopicRow): AsyncGenerator<string> {
  const { id, kind, title, room_slug: room, character_name: character, state, close_reason, language_code: language } = topic
  const { text_look, color, continued_from, created_at, closed_at } = topic
  const head = { id, kind, title, room, character, language, text_look, color, state, close_reason, continued_from, created_at, closed_at }
  yield `{ "chat": ${JSON.stringify(head)}, "messages": `
  yield* jsonList(spoken(db, topic))
  yield '}\n'
}

async function* spoken(db: Db, topic: TopicRow) {
  for (let from = 1; from <= topic.last_number; from += PAGE) {
    const rows = await listByNumber(db, topic.id, from, from + PAGE - 1)
    const files = await listFilesOf(
      db,
      rows.map((row) => row.id),
    )
    for (const row of rows)
      yield {
        number: row.number,
        from: row.by_ai ? topic.character_name : row.sender_id === null ? 'lounge' : 'me',
        generated_by: row.by_ai ? 'ai' : null,
        at: row.created_at,
        text: row.content,
        deleted_at: row.deleted_at,
        notice: row.notice,
        attachments: files.filter((file) => file.message_id === row.id).map(exportPath),
        points: row.by_ai ? null : toPoints(Number(row.units)),
        charge: row.charge,
      }
  }
}

/** Stops what is being written and leaves every chat; what waited for a reply is not charged. Call it before anything else is locked. */
export async function endChats(lounge: LoungeInside, trx: Trx, memberId: string): Promise<void> {
  const open = (await lockChats(trx, memberId)).filter((topic) => topic.state === 'open')
  for (const topic of open) {
    await endReplies(lounge, trx, topic.id)
    await closeTopic(lounge, trx, topic, 'left')
  }
  await release(lounge, trx, memberId, await openHoldsOf(trx, memberId))
}

/** Messages of both sides, replies and files; the chats themselves go after them. */
export async function eraseTalks(lounge: LoungeInside, trx: Trx, memberId: string): Promise<void> {
  await eraseFiles(lounge, trx, memberId)
  await deleteTalks(trx, memberId)
}
