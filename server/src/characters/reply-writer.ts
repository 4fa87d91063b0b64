// Brings a growing text to the reader: first into the database, then over the live line, so that a reload shows the whole of what was shown.
import { setTimeout as pause } from 'node:timers/promises'
import { beginText, type Run } from '#server/messages/reply-run.ts'
import { writeText } from '#server/messages/reply-store.ts'
import type { Lounge } from '#server/platform/lounge.ts'

const FLUSH_MS = 120
/** `lost`: the run is no longer ours. `changed`: messages came or went before any text was shown, and the run starts again. */
export type Standing = 'writing' | 'lost' | 'changed'

export type ReplyWriter = {
  /** Shows the text up to here. Returns at once; texts that come faster than the database takes them are written together. */
  show(text: string): void
  /** Waits until all that was shown is lasting. */
  settled(): Promise<Standing>
  shown(): string
}

export function createReplyWriter(lounge: Lounge, run: Run, personId: string, question: number): ReplyWriter {
  let wanted = ''
  let lasting = ''
  let place: { messageId: string; number: number; revision: number } | undefined
  let standing: Standing = 'writing'
  let working: Promise<void> | undefined
  let failure: { error: unknown } | undefined

  async function work(): Promise<void> {
    while (standing === 'writing' && lasting !== wanted) {
      const text = wanted
      if (!place) {
        const begun = await beginText(lounge, run, question, text)
        if (begun === undefined) standing = 'lost'
        else if (begun === 'changed') standing = 'changed'
        else place = begun
      } else if (await writeText(lounge.db, { id: run.id, lease: run.lease, messageId: place.messageId, revision: place.revision }, text)) {
        const { number, revision } = place
        lounge.live.publish(`member:${personId}`, {
          name: 'reply.written',
          data: { topic_id: run.topicId, number, revision, offset: lasting.length, text: text.slice(lasting.length) },
        })
      } else standing = 'lost'
      lasting = text
      if (lasting !== wanted) await pause(FLUSH_MS)
    }
  }

  return {
    show(text) {
      wanted = text
      failure = undefined
      // Nobody waits for it yet: what fails is kept until somebody does.
      working ??= work()
        .catch((error: unknown) => void (failure = { error }))
        .finally(() => (working = undefined))
    },
    async settled() {
      while (working) await working
      if (failure) throw failure.error
      return standing
    },
    shown: () => wanted,
  }
}
