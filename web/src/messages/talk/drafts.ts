import { isAllowed } from '#web/platform/kept/consent.ts'
import { readStored, storedKeys, writeStored } from '#web/platform/kept/storage.ts'
import { onSessionNews } from '#web/platform/kept/session.ts'

const PREFIX = 'draft:'
const PAUSE_MS = 65

/** Drafts outlive the browser's closing if that is allowed (cookie_settings), and a reload in any case. */
const area = (): Storage => (isAllowed('functionality') ? localStorage : sessionStorage)

let pending: { topicId: string; text: string; timer: ReturnType<typeof setTimeout> } | null = null

export const readDraft = (topicId: string): string => readStored(PREFIX + topicId, area) ?? ''

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
  writeStored(PREFIX + pending.topicId, pending.text.trim() === '' ? null : pending.text, area)
  pending = null
}

export function dropDraft(topicId: string): void {
  if (pending?.topicId === topicId) {
    clearTimeout(pending.timer)
    pending = null
  }
  writeStored(PREFIX + topicId, null, area)
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
  for (const key of storedKeys(PREFIX, area)) writeStored(key, null, area)
}

/** After another answer about cookies: what was kept moves to where it may be kept now. */
export function moveDrafts(): void {
  const from = (): Storage => (area() === localStorage ? sessionStorage : localStorage)
  for (const key of storedKeys(PREFIX, from)) {
    writeStored(key, readStored(key, from), area)
    writeStored(key, null, from)
  }
}
