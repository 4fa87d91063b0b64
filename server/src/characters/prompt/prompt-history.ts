import type { AttachmentNote, HistoryMessage } from '../engine/engine.ts'
import { maskPersonalData } from '#server/safety/personal-data.ts'

export type Image = NonNullable<AttachmentNote['image']>
export interface Line {
  role: 'user' | 'assistant'
  text: string
  images?: Image[]
}

/**
 * Messages as lines of two sides, without the reader's numbers and addresses. Files become notes; the extract of a document is quoted
 * apart, as data, the newest first.
 */
export function readHistory(history: HistoryMessage[], { mark, seesImages }: { mark: string; seesImages: boolean }) {
  const firstToAnswer = history.findLastIndex(({ from }) => from === 'character') + 1
  const lines = history.map((message, at): Line => {
    const files = message.attachments ?? []
    const sayIt = at >= firstToAnswer ? '; say so' : '' // once, and not in every later turn
    const text = [
      message.from === 'reader' ? maskPersonalData(message.text) : message.text,
      ...files.map((file) => `[${mark}] ${noteOf(file, seesImages, sayIt)}`),
    ]
      .filter(Boolean)
      .join('\n')
    const images = seesImages ? files.flatMap((file) => file.image ?? []) : []
    return { role: message.from === 'reader' ? 'user' : 'assistant', text, ...(images.length > 0 ? { images } : {}) }
  })
  const documents = history
    .flatMap((message) => message.attachments ?? [])
    .filter((file) => file.text !== null)
    .map((file) => ({ name: file.name, text: maskPersonalData(file.text!) }))
    .toReversed()
  return { lines, documents }
}

function noteOf(file: AttachmentNote, seesImages: boolean, sayIt: string): string {
  const name = JSON.stringify(file.name)
  if (file.kind === 'document')
    return file.text === null ? `document ${name}, which could not be read${sayIt}` : `document ${name}${sayIt && ', quoted above'}`
  if (!seesImages) return `image ${name}, you cannot see it${sayIt}`
  return file.image ? `image ${name}` : `image ${name}, no longer shown`
}
