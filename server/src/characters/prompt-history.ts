import type { AttachmentNote, HistoryMessage } from './engine.ts'

export interface Line {
  role: 'user' | 'assistant'
  text: string
}

/** Messages as lines of two sides. Files become notes; the extract of a document is quoted apart, as data. */
export function readHistory(history: HistoryMessage[], { mark, seesImages }: { mark: string; seesImages: boolean }) {
  const note = (file: AttachmentNote) => {
    const name = JSON.stringify(file.name)
    if (file.kind === 'image') return seesImages ? `[${mark}] image ${name}` : `[${mark}] image ${name}, you cannot see it; say so`
    return file.text === null ? `[${mark}] document ${name}, which could not be read; say so` : `[${mark}] document ${name}, quoted above`
  }
  const lines = history.map((message): Line => ({
    role: message.from === 'reader' ? 'user' : 'assistant',
    text: [message.text, ...(message.attachments ?? []).map(note)].filter(Boolean).join('\n'),
  }))
  const documents = history
    .flatMap((message) => message.attachments ?? [])
    .filter((file) => file.text !== null)
    .map((file) => JSON.stringify({ document: file.name, text: file.text }))
    .toReversed() // the newest is the one that is spoken of
  return { lines, documents }
}
