// A reader of the live line over real HTTP.
import { DOORS } from '@green-room/contract/doors'
import type { Visitor } from './people/visitor.ts'

export type Heard = { name: string; data: any; at: number }
export type Stream = { heard: Heard[]; closed: Promise<void>; isClosed: boolean; status: number; close(): void }

export async function listen(origin: string, visitor: Visitor): Promise<Stream> {
  const call = new AbortController()
  const { authorization: _none, ...headers } = visitor.headers()
  const response = await fetch(`${origin}/api${DOORS.openEvents.split(' ')[1]}`, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: call.signal,
  })
  const heard: Heard[] = []
  const stream: Stream = { heard, status: response.status, isClosed: false, close: () => call.abort(), closed: Promise.resolve() }
  stream.closed = (async () => {
    let rest = ''
    const decoder = new TextDecoder()
    try {
      for await (const part of response.body!) {
        rest += decoder.decode(part, { stream: true })
        const blocks = rest.split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const name = /^event: (.+)$/m.exec(block)?.[1]
          const data = /^data: (.+)$/m.exec(block)?.[1]
          if (name && data) heard.push({ name, data: JSON.parse(data), at: Date.now() })
        }
      }
    } catch {
      // Aborted by the test, or cut by the server: closed either way.
    }
    stream.isClosed = true
  })()
  return stream
}
