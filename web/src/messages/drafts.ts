import { readStored, writeStored } from '#web/platform/storage.ts'
import { onSessionNews } from '#web/platform/session.ts'

const PREFIX = 'draft:'
const PAUSE_MS = 65

let pending: { topicId: string; text: string; timer: ReturnType<typeof setTimeout> } | null = null

export const readDraft = (topicId: string): string => readStored(PREFIX + topicId) ?? ''

/** Keeps what is being written, a moment after the last key. */
export function keepDraft(topicId: string, text: string): void {
  if (pending && pending.topicId !== topicId) flushDraft()
  clearTimeout(pending?.timer)
  pending = { topicId, text, timer: setTimeout(flushDraft, PAUSE_MS) }
}

/** Writes what is pending at once: the page may be about to go. */
export function flushDraft(): void {
  if (!pending) return
  clearTimeout(pending.timer)
  writeStored(PREFIX + pending.topicId, pending.text.trim() === '' ? null : pending.text)
  pending = null
}

export function dropDraft(topicId: string): void {
  if (pending?.topicId === topicId) {
    clearTimeout(pending.timer)
    pending = null
  }
  writeStored(PREFIX + topicId, null)
}

/** What was written leaves the browser with the member who signs out; whoever was signed out by time finds it again. */
let isExpiring = false
onSessionNews(({ name }) => {
  if (name === 'expired') isExpiring = true
  if (name !== 'signed-out') return
  flushDraft()
  if (!isExpiring) forgetDrafts()
  isExpiring = false
})

function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // No storage, no drafts.
  }
}
