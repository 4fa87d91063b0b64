// An open stream of server-sent events, and all that came over it.
import type { Visitor } from './people/visitor.ts'

export type Listener = {
  status: number
  /** Everything heard so far, as it came. */
  heard(): string
  names(): Set<string>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  close(): Promise<void>
}

export async function listen(origin: string, visitor: Visitor, looksAt?: string): Promise<Listener> {
  const leaving = new AbortController()
  const response = await fetch(`${origin}/api/events${looksAt === undefined ? '' : `?looks_at=${looksAt}`}`, {
    headers: visitor.headers(),
    signal: leaving.signal,
  })
  let heard = ''
  const decoder = new TextDecoder()
  async function read(): Promise<void> {
    for await (const chunk of response.body ?? []) heard += decoder.decode(chunk, { stream: true })
  }
  const ended = read().catch(() => {}) // leaving, or a stream that was cut: either way it is over
  return {
    status: response.status,
    heard: () => heard,
    names: () => new Set([...heard.matchAll(/^event: (.+)$/gm)].map((match) => match[1]!)),
    ended,
    async close() {
      leaving.abort()
      await ended
    },
  }
}
