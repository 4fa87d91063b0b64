import { setTimeout as pause } from 'node:timers/promises'
import { countSymbols } from '@green-room/contract/money/price'
import { typingMs, wordMs, wordsOf } from './pacing.ts'
import type { ReplyWriter } from './reply-writer.ts'

/** A text that came whole is written as somebody would write it: a while of typing, then word by word. */
export async function writeInPace(writer: ReplyWriter, text: string, seed: string, signal: AbortSignal): Promise<void> {
  try {
    await pause(typingMs(countSymbols(text), seed), undefined, { signal })
    const words = wordsOf(text)
    for (let i = 1; i < words.length; i++) {
      writer.show(words.slice(0, i).join(''))
      await pause(wordMs(words.length), undefined, { signal })
    }
  } catch {
    // Interrupted: what was shown stays, and the caller looks at how the run stands.
  }
}
