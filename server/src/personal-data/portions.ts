// Everything that belongs to a member, slice by slice. A slice that keeps something new about members hands it out in its `personal.ts`.
import { accountPortions } from '#server/accounts/personal.ts'
import { filePortions } from '#server/attachments/personal.ts'
import { channelPortions } from '#server/channel/personal.ts'
import { costPortions } from '#server/characters/cost/personal.ts'
import { memoryPortions } from '#server/characters/memory/personal.ts'
import { contentPortions } from '#server/content/personal.ts'
import { ledgerPortions } from '#server/ledger/personal.ts'
import { chatPortions } from '#server/messages/personal.ts'
import { paymentPortions } from '#server/payments/personal.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Portion } from '#server/platform/portion.ts'
import { pushPortions } from '#server/push/personal.ts'
import { reportPortions } from '#server/reports/personal.ts'
import { roomPortions } from '#server/rooms/personal.ts'

export async function* portionsOf(lounge: Lounge, memberId: string, language: string): AsyncGenerator<Portion> {
  const { db, texts } = lounge
  yield {
    path: 'readme.txt',
    async *pieces() {
      yield `${texts.say(language, 'export.readme', { date: lounge.clock.now().toISOString() })}\n`
    },
  }
  yield* accountPortions(db, memberId)
  yield* ledgerPortions(db, memberId)
  yield* channelPortions(db, memberId)
  yield* paymentPortions(db, memberId)
  yield* contentPortions(db, memberId)
  yield* roomPortions(db, memberId, language)
  yield* memoryPortions(db, memberId)
  yield* costPortions(db, memberId)
  yield* reportPortions(db, memberId)
  yield* pushPortions(db, memberId)
  yield* chatPortions(db, memberId)
  yield* filePortions(lounge, memberId)
}
