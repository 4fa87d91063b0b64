import { randomInt } from 'node:crypto'
import { readSettings } from '#server/content/settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { forgetCosts } from './cost/personal.ts'
import { closeForsaken, seatCharacter } from './seats/seat-character.ts'
import { stockRooms } from './seats/stock-rooms.ts'

const STOCK_EVERY_S = 30
const RESTOCK_MS = 250
const FORSAKEN_EVERY_S = 5
const HOUR_S = 3_600

/** Restocks rooms soon after seats were taken in them, all at once: a join costs no look at every room. */
function restocker(lounge: Lounge): (roomId: string) => void {
  const rooms = new Set<string>()
  async function stock(): Promise<void> {
    const due = new Set(rooms)
    rooms.clear()
    // Another that is at it may have looked into the room before the seat was taken.
    if ((await stockRooms(lounge, due)) === null) for (const roomId of due) add(roomId)
  }
  function add(roomId: string): void {
    if (rooms.size === 0)
      setTimeout(() => void stock().catch((error: unknown) => lounge.log.debug({ err: error }, 'rooms: not restocked')), RESTOCK_MS).unref()
    rooms.add(roomId)
  }
  return add
}

/** An own topic was opened: a character sits down in a few seconds. A seat was taken or a chat closed: the room is restocked. */
export function characterReactions(lounge: Lounge): void {
  const { events, jobs } = lounge
  events.react(
    'topic.created',
    'seat',
    async ({ topic }) => {
      if (!(await seatCharacter(lounge, String(topic)))) throw new Error('no character is free')
    },
    {
      async delayMs(trx) {
        const { own_topic_seat_delay_min_ms: least, own_topic_seat_delay_max_ms: most } = await readSettings(trx)
        return randomInt(least, Math.max(least, most) + 1)
      },
    },
  )
  const restock = restocker(lounge)
  for (const fact of ['topic.joined', 'topic.closed'] as const) events.notice(fact, ({ room }) => restock(String(room)))
  jobs.every('characters.stock-rooms', STOCK_EVERY_S, async () => void (await stockRooms(lounge)))
  jobs.every('characters.forget-costs', HOUR_S, () => forgetCosts(lounge.db))
  jobs.every('characters.close-forsaken', FORSAKEN_EVERY_S, () => closeForsaken(lounge))
}
