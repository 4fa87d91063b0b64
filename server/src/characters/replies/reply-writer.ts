// Brings a growing text to the reader: its beginning into the database and then over the live line, the rest over the live line as it comes. What is
// in flight is stored once a second (reply-runner.ts) and with its end, so that a crash costs no more than the last second of it.
import { setTimeout as pause } from 'node:timers/promises'
import { beginText, type Run } from '#server/messages/replies/reply-run.ts'
import type { Place } from '#server/platform/live/flights.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Patience, Share } from './share.ts'

const TELL_MS = 120
/** `lost`: the run is no longer ours. `changed`: messages came or went before any text was shown, and the run starts again. */
export type Standing = 'writing' | 'lost' | 'changed'

export type Playing = Run & Patience
export type ReplyWriter = {
  /** Shows the text up to here. Returns at once; texts that come in quick succession are told together. */
  show(text: string): void
  /** Waits until all that was shown is told. */
  settled(): Promise<Standing>
  shown(): string
}

export function createReplyWriter(lounge: Lounge, share: Share, run: Playing, personId: string, question: number): ReplyWriter {
  const { live, flights } = lounge
  let wanted = ''
  let told = ''
  let place: Place | undefined
  let standing: Standing = 'writing'
  let working: Promise<void> | undefined
  let failure: { error: unknown } | undefined

  async function work(): Promise<void> {
    while (standing === 'writing' && told !== wanted) {
      const text = wanted
      if (!place) {
        const begun = await share.take(run, () => beginText(lounge, run, question, text))
        if (begun === undefined) standing = 'lost'
        else if (begun === 'changed') standing = 'changed'
        else {
          place = { ...begun, topicId: run.topicId, personId }
          flights.write(run.id, place, text)
        }
      } else if (flights.write(run.id, place, text)) {
        const { number, revision } = place
        live.publishText(`member:${personId}`, {
          name: 'reply.written',
          data: { topic_id: run.topicId, number, revision, offset: told.length, text: text.slice(told.length) },
        })
      } else standing = 'lost'
      told = text
      if (told !== wanted) await pause(TELL_MS)
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
