// Calls to places that the operator configured: no redirects, a time-out, answers capped in size (security.md §7).
import { request } from 'undici'

export async function fetchText(url: string, limits: { timeoutMs: number; bytesMax: number }): Promise<string> {
  const { statusCode, body } = await request(url, {
    method: 'GET',
    headersTimeout: limits.timeoutMs,
    bodyTimeout: limits.timeoutMs,
    signal: AbortSignal.timeout(limits.timeoutMs),
  })
  if (statusCode !== 200) {
    await body.dump()
    throw new Error(`answered ${statusCode}`)
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > limits.bytesMax) throw new Error('answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
