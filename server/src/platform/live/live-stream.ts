// One open stream of server-sent events. A slow reader is dropped and reads everything again when it comes back: news are hints, never the truth.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Audience, Live } from './live.ts'

const HEARTBEAT_MS = 15_000
/** What may wait in the socket before the reader counts as too slow, in bytes. */
const BACKLOG_MAX = 256 * 1024
export const STREAMS_PER_MEMBER_MAX = 12

type Stream = { write(text: string): void; end(): void; sessionId: string; memberId: string }
const open = new Set<Stream>()
let heart: NodeJS.Timeout | undefined

/** One timer for all streams: 10,000 timers would cost more than the streams. */
function keepBeating(): void {
  heart ??= setInterval(() => {
    for (const stream of open) stream.write(': beat\n\n')
    if (open.size > 0) return
    clearInterval(heart)
    heart = undefined
  }, HEARTBEAT_MS).unref()
}

/** Those who look at a room's list of topics, or at all rooms'. */
export const listOf = (looksAt: string): Audience => (looksAt === 'all' ? 'rooms' : `room:${looksAt}`)

export function openStream(
  live: Live,
  request: FastifyRequest,
  reply: FastifyReply,
  who: { memberId: string; sessionId: string; looksAt?: string | undefined },
): void {
  reply.hijack()
  const response = reply.raw
  request.socket.setKeepAlive(true, 30_000)
  request.socket.setNoDelay(true)
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  const stream: Stream = {
    sessionId: who.sessionId,
    memberId: who.memberId,
    write(text) {
      if (response.writableEnded) return // the last words are on their way
      if (response.writableLength > BACKLOG_MAX) stream.end()
      else response.write(text)
    },
    end: () => void response.destroy(),
  }
  const audiences: Audience[] = [
    `member:${who.memberId}`,
    `session:${who.sessionId}`,
    'lounge',
    ...(who.looksAt === undefined ? [] : [listOf(who.looksAt)]),
  ]
  const leave = live.subscribe(audiences, (news, serialised) => {
    stream.write(serialised)
    if (news.name === 'session.ended' || news.name === 'session.renewed') response.end()
  })
  response.on('close', () => {
    leave()
    open.delete(stream)
  })
  open.add(stream)
  keepBeating()
  stream.write('retry: 2000\n\n')
  void live.heard(audiences).then(() => stream.write('event: live.opened\ndata: {}\n\n'))
}

/** Closes the streams whose sessions have ended. Who opens a stream while `standing` looks is not among those it was asked about. */
export async function closeEndedStreams(standing: (sessionIds: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
  const streams = [...open]
  if (streams.length === 0) return
  const found = await standing([...new Set(streams.map((stream) => stream.sessionId))])
  for (const stream of streams) if (!found.has(stream.sessionId)) stream.end()
}
/** Closes the streams of these members, who may not come back. */
export function closeStreamsOf(memberIds: ReadonlySet<string>): void {
  for (const stream of open) if (memberIds.has(stream.memberId)) stream.end()
}
export function closeStreams(): void {
  for (const stream of open) stream.end()
}
/** Whose streams this process holds. */
export const listMembersListening = (): string[] => [...new Set([...open].map((stream) => stream.memberId))]
export const streamsOpen = (): number => open.size
