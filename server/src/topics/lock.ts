import type { Trx } from '#server/platform/database/database.ts'

/** Serialises everything that counts or ends a member's chats: two joins of one member wait for each other here. */
export const lockMember = (trx: Trx, memberId: string) =>
  trx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst()

/** The first lock of every act on a chat (the order is topic → reply → hold → accounts). */
export const lockTopic = (trx: Trx, id: string) =>
  trx.selectFrom('topic').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
