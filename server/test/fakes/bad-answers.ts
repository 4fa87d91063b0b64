// The ways in which a server on the other side can fail us. One that answers well can be told to answer like this instead.
import type { ServerResponse } from 'node:http'

export type Whole = { status: number; headers?: Record<string, string>; body: string }
export type Fault =
  | 'rate-limited'
  | 'failed'
  | 'failed-without-words'
  | 'failed-with-good-words'
  | 'problem-of-another-kind'
  | 'page-of-a-proxy'
  | 'key-refused'
  | 'hang'
  | 'reset'
  | 'half'
  | 'drip'
  | 'flood'
  | 'answer-lost'
  | 'twin-under-way'
  | { lie: (body: any) => unknown }
export const FAULTS = [
  'rate-limited',
  'failed',
  'failed-without-words',
  'failed-with-good-words',
  'problem-of-another-kind',
  'page-of-a-proxy',
  'key-refused',
  'hang',
  'reset',
  'half',
  'drip',
  'flood',
  'answer-lost',
] as const
const DRIP_MS = 40
const FLOOD_BYTES = 12 * 1024 * 1024

/** Answers well, or badly as told. `act` does the work and says what the answer would be. */
export async function answerWith(fault: Fault | null, response: ServerResponse, act: () => Promise<Whole>): Promise<void> {
  const json = (status: number, body: object): Whole => ({ status, body: JSON.stringify(body) })
  switch (fault) {
    case null:
      return send(response, await act())
    case 'rate-limited':
      return send(response, { ...json(429, { error: { type: 'rate_limit_error', code: 'rate_limit' } }), headers: { 'retry-after': '30' } })
    case 'failed':
      return send(response, json(500, { error: { type: 'api_error', code: 'failed' } }))
    case 'failed-without-words':
      return send(response, json(500, {}))
    case 'failed-with-good-words':
      return send(response, { ...(await act()), status: 500 })
    case 'problem-of-another-kind':
      return send(response, json(422, { title: 'Unprocessable', detail: 'no' }))
    case 'page-of-a-proxy':
      return send(response, { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Welcome</title>' })
    case 'key-refused':
      return send(response, json(401, { error: { type: 'authentication_error', code: 'key_invalid' } }))
    case 'twin-under-way':
      return send(response, json(409, { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } }))
    case 'hang':
      return
    case 'reset':
      return void response.socket?.resetAndDestroy()
    case 'half':
      return half(response, await act())
    case 'drip':
      return drip(response, await act())
    case 'flood':
      return send(response, { status: 200, body: `"${'x'.repeat(FLOOD_BYTES)}"` })
    case 'answer-lost':
      await act()
      return void response.socket?.resetAndDestroy()
    default: {
      const whole = await act()
      send(response, { ...whole, body: JSON.stringify(fault.lie(JSON.parse(whole.body))) })
    }
  }
}

function send(response: ServerResponse, { status, headers, body }: Whole): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body)
}
function half(response: ServerResponse, { status, body }: Whole): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.write(body.slice(0, body.length / 2), () => response.socket?.destroy())
}
/** Never still for long enough to be taken for dead, and never done. */
function drip(response: ServerResponse, { status }: Whole): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), DRIP_MS)
  response.on('close', () => clearInterval(timer))
}
