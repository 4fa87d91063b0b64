// Calls to places that the operator configured: no redirects, a time-out over the whole call, answers capped in size (docs/security.md).

export type Sent = {
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array | null
  timeoutMs: number
  bytesMax: number
  signal?: AbortSignal
}
export type Answered = { status: number; headers: Record<string, string>; text: string }

/** Any answer, whatever its status; throws where there is none in time, or too much of it. */
export async function exchange(url: string, { method = 'GET', headers, body: sent, timeoutMs, bytesMax, signal }: Sent): Promise<Answered> {
  const { request } = await import('undici')
  const inTime = AbortSignal.timeout(timeoutMs)
  const answer = await request(url, {
    method,
    headers: headers ?? {},
    body: sent ?? null,
    signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
  })
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > bytesMax) throw new Error('answered too much')
    parts.push(part)
  }
  const flat = Object.entries(answer.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')])
  return { status: answer.statusCode, headers: Object.fromEntries(flat), text: Buffer.concat(parts).toString('utf8') }
}

export async function fetchText(url: string, limits: { timeoutMs: number; bytesMax: number }): Promise<string> {
  const { status, text } = await exchange(url, limits)
  if (status !== 200) throw new Error(`answered ${status}`)
  return text
}
