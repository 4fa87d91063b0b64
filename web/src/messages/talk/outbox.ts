// What was sent and is not yet in the talk: on its way, waiting for the connection, or refused. It lives as long as the page is open,
// so that leaving the chat's screen loses nothing; signing out does.
import type { AttachmentType } from '@green-room/contract/money/price'
import type { Problem } from '#web/platform/problem.ts'
import { onSessionNews } from '#web/platform/kept/session.ts'
import { keepDraft, readDraft } from './drafts.ts'

export type OutgoingFile = { file: File; type: AttachmentType; preview: string | null }
export type Outgoing = {
  /** Its idempotency key: a repeat under the same key has one effect. */
  key: string
  topicId: string
  content: string
  files: readonly OutgoingFile[]
  /** The price that was shown, in points. */
  price: number
  createdAt: string
  /** The last number of the talk when it was written: its own must be higher. */
  after: number
  state: 'sending' | 'waiting' | 'failed' | 'sent'
  problem: Problem | null
  /** Its number in the talk, once it is there. */
  number: number | null
}

const NONE: readonly Outgoing[] = []
const boxes = new Map<string, readonly Outgoing[]>()
const watchers = new Set<() => void>()

export const outgoingOf = (topicId: string): readonly Outgoing[] => boxes.get(topicId) ?? NONE
export function watchOutbox(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export function addOutgoing(outgoing: Outgoing): void {
  put(outgoing.topicId, [...outgoingOf(outgoing.topicId), outgoing])
}
export function changeOutgoing({ topicId, key }: Pick<Outgoing, 'topicId' | 'key'>, change: Partial<Outgoing>): void {
  put(
    topicId,
    outgoingOf(topicId).map((one) => (one.key === key ? { ...one, ...change } : one)),
  )
}
export function dropOutgoing({ topicId, key }: Pick<Outgoing, 'topicId' | 'key'>): void {
  const gone = outgoingOf(topicId).find((one) => one.key === key)
  for (const { preview } of gone?.files ?? []) if (preview) URL.revokeObjectURL(preview)
  put(
    topicId,
    outgoingOf(topicId).filter((one) => one.key !== key),
  )
}
/** The first that has yet to go out: one at a time, in the order of writing. */
export const nextOutgoing = (topicId: string): Outgoing | undefined =>
  outgoingOf(topicId).find(({ state }) => state === 'sending' || state === 'waiting')

/** Whoever signs in next must not send what somebody else wrote. Texts that a session's end caught on their way become drafts again. */
onSessionNews(({ name }) => {
  if (name !== 'expired' && name !== 'signed-out') return
  for (const [topicId, all] of boxes) {
    const unsent = all.filter(({ state, content }) => state !== 'sent' && content !== '')
    if (name === 'expired' && unsent.length > 0 && readDraft(topicId) === '')
      keepDraft(topicId, unsent.map(({ content }) => content).join('\n'))
    if (name === 'signed-out') for (const one of all) dropOutgoing(one)
  }
})

function put(topicId: string, outgoing: readonly Outgoing[]): void {
  boxes.set(topicId, outgoing)
  for (const watcher of watchers) watcher()
}
