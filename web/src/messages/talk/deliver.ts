import type { Message } from '@green-room/contract/messages'
import type { QueryClient } from '@tanstack/react-query'
import { setBalance } from '#web/accounts/use-profile.ts'
import { call } from '#web/platform/wire/call.ts'
import { isProblem, Problem } from '#web/platform/problem.ts'
import { changeOutgoing, nextOutgoing, type Outgoing } from './outbox.ts'
import { hearMessage, type Talk } from './talk.ts'
import { talkKey } from './use-talk.ts'

const RETRY_MS = [2_000, 4_000, 8_000, 15_000] as const
/** No answer, or one that says to try again: the call is repeated under the same key. */
const PASSING = new Set([502, 503, 504])

const busy = new Set<string>()
const retries = new Map<string, { count: number; timer: ReturnType<typeof setTimeout> }>()

/** Sends what waits in a chat's outbox, one after the other, until all is out or the connection is gone. Safe to call at any time. */
export async function deliver(client: QueryClient, topicId: string): Promise<void> {
  if (busy.has(topicId)) return
  busy.add(topicId)
  clearTimeout(retries.get(topicId)?.timer)
  try {
    for (let next = nextOutgoing(topicId); next; next = nextOutgoing(topicId)) {
      if (!(await send(client, next))) return tryLater(client, topicId)
    }
    retries.delete(topicId)
  } finally {
    busy.delete(topicId)
  }
}

/** False where it must wait for the connection. */
async function send(client: QueryClient, outgoing: Outgoing): Promise<boolean> {
  const { topicId, key, content, files, price } = outgoing
  if (!navigator.onLine) {
    changeOutgoing(outgoing, { state: 'waiting' })
    return false
  }
  try {
    const types = files.map(({ type }) => type)
    const input = { topic_id: topicId, content, price, ...(types.length ? { types } : {}) }
    const sending = files.length ? { key, files: files.map(({ file }) => file) } : { key }
    const { message, balance } = (await call('postMessage', input, sending)).payload
    changeOutgoing(outgoing, { state: 'sent', number: message.number })
    setBalance(client, balance)
    tell(client, message)
    return true
  } catch (error) {
    const problem = isProblem(error) ? error : new Problem(0, 'network.failed', { message: null })
    const isPassing = problem.isNetwork || PASSING.has(problem.status) || problem.code === 'idempotency.in-progress'
    changeOutgoing(outgoing, isPassing ? { state: 'waiting' } : { state: 'failed', problem })
    return !isPassing
  }
}

/** News of it may have come before the answer, and know more than the answer does. */
function tell(client: QueryClient, message: Message): void {
  const queryKey = talkKey(message.topic_id)
  const talk = client.getQueryData<Talk>(queryKey)
  if (talk?.messages.some(({ number }) => number === message.number)) return
  const next = talk && hearMessage(talk, message)
  if (next) client.setQueryData<Talk>(queryKey, next)
  else void client.invalidateQueries({ queryKey })
}

function tryLater(client: QueryClient, topicId: string): void {
  const count = retries.get(topicId)?.count ?? 0
  const waitMs = RETRY_MS[Math.min(count, RETRY_MS.length - 1)]!
  retries.set(topicId, { count: count + 1, timer: setTimeout(() => void deliver(client, topicId), waitMs) })
}
