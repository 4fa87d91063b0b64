// Text that is being written. It lives in the process that writes it, and in Redis where there is one, so that whoever opens the page in between
// reads what others see; the database gets it at its beginning, now and then, and at its end.
import type { Redis } from './redis.ts'

/** `landed`: its end is being written by somebody else, and nothing more may be shown of it. */
export type Flight = Place & { text: string; stored: string; landed: boolean }
export type Place = { messageId: string; topicId: string; personId: string; number: number; revision: number }
type Seen = Pick<Flight, 'revision' | 'text'>

const KEPT_MS = 10_000
const keyOf = (messageId: string): string => `green-room:flight:${messageId}`

export type Flights = {
  /** Shows more of the text of this reply. False where it has landed. */
  write(id: string, place: Place, text: string): boolean
  /** What this process writes for this reply. */
  here(id: string): Flight | undefined
  /** The text of this message so far, wherever it is written. */
  find(messageId: string): Promise<Seen | undefined>
  /** The text as it was shown last, for whoever ends it in this process: from here on nothing is added. */
  land(id: string, revision: number): string | undefined
  forget(id: string): void
}

export function createFlights(redis?: Redis): Flights {
  const flights = new Map<string, Flight>()
  return {
    write(id, place, text) {
      const { messageId, revision } = place
      const known = flights.get(id)
      if (known?.landed === true && known.revision >= revision) return false
      // The first text of a revision is stored before it is shown.
      const stored = known?.revision === revision ? known.stored : text
      flights.set(id, { ...place, text, stored, landed: false })
      void redis?.set(keyOf(messageId), JSON.stringify({ revision, text } satisfies Seen), { PX: KEPT_MS }).catch(() => {})
      return true
    },
    here: (id) => flights.get(id),
    async find(messageId) {
      const here = flights.values().find((flight) => flight.messageId === messageId)
      if (here || !redis) return here
      const found = await redis.get(keyOf(messageId)).catch(() => null) // without it there is the stored text, a second old at most
      return typeof found === 'string' ? (JSON.parse(found) as Seen) : undefined
    },
    land(id, revision) {
      const flight = flights.get(id)
      if (flight?.revision !== revision) return undefined
      flight.landed = true
      return flight.text
    },
    forget: (id) => void flights.delete(id),
  }
}
