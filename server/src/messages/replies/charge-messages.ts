import { isUnreadable, listFilesOf } from '#server/attachments/files.ts'
import { capture, capturePart } from '#server/ledger/hold.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import type { listAnswered } from '../reply-store.ts'
import { updateMessage } from '../store.ts'

type Answered = Awaited<ReturnType<typeof listAnswered>>[number]

/**
 * Takes what the messages of an answered run cost: their holds, less the price of files that could not be read. Answers the ids of
 * messages that became cheaper by it.
 */
export async function chargeMessages(lounge: LoungeInside, trx: Trx, personId: string, held: Answered[]): Promise<string[]> {
  const files = await listFilesOf(
    trx,
    held.map((message) => message.id),
  )
  const unreadOf = (message: Answered): number =>
    files.filter((file) => file.message_id === message.id && isUnreadable(file)).reduce((sum, file) => sum + Number(file.units), 0)
  const whole = held.filter((message) => unreadOf(message) === 0)
  if (whole.length > 0)
    await capture(
      lounge,
      trx,
      personId,
      whole.map((message) => message.hold_id!),
    )
  const cheaper = held.filter((message) => !whole.includes(message))
  for (const message of cheaper) {
    const units = Math.max(0, Number(message.units) - unreadOf(message))
    await capturePart(lounge, trx, personId, message.hold_id!, units)
    await updateMessage(trx, message.id, { units: String(units), charge: units > 0 ? 'charged' : 'free' })
  }
  return cheaper.map((message) => message.id)
}
