// How a wish goes out as bytes: mostly as it should, else as somebody careless or hostile would send it.
import * as fc from 'fast-check'
import type { Fields, Wish } from './arbitraries.ts'
import type { Operation } from './operations.ts'
import type { RawRequest } from './raw-call.ts'

const PROPER = Array.from({ length: 7 }, () => 'json' as const)
const STRANGE = ['multipart', 'cut multipart', 'broken', 'mistyped', 'untyped', 'doubled headers', 'huge file'] as const
const BROKEN = [
  ['', '{', '{"a":1', 'null', '[]', '"text"', '1e999', '[[[[', '\ufeff{}', '{"a":NaN}', 'a=1&b=2', '\0'],
  ['{"topic_id":1,"topic_id":2}', '{"__proto__":{"role":"operator"}}', '{"constructor":{"prototype":{}}}'],
  [`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
].flat()
const TYPES = [
  ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/json; charset=utf-16', 'application/jsonx'],
  ['image/png', 'multipart/form-data', 'multipart/form-data; boundary=', '*/*', ';', 'application/json;'.repeat(200)],
].flat()
export type Wrapping = { kind: (typeof PROPER | typeof STRANGE)[number]; broken: string; type: string; key: string | null; again: boolean }

const strangeKeys = fc.constantFrom('', 'x'.repeat(300), 'a b', 'é', '__proto__')
export const wrapping: fc.Arbitrary<Wrapping> = fc.record({
  kind: fc.constantFrom(...PROPER, ...STRANGE),
  broken: fc.constantFrom(...BROKEN),
  type: fc.constantFrom(...TYPES),
  key: fc.oneof({ weight: 6, arbitrary: fc.uuid() }, { weight: 3, arbitrary: fc.constant(null) }, strangeKeys),
  again: fc.boolean(),
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Percent-encoding that lets a lone surrogate through as its bytes. Longer than any header may be, not longer. */
const encoded = (value: unknown): string =>
  Array.from(textOf(value).slice(0, 20_000), (sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80')).join('')

function queryOf(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    Array.isArray(value) ? value.map((one): [string, unknown] => [`${name}[]`, one]) : [[name, value]],
  )
  return pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
}

function multipart(fields: Fields, files: number, bytes: number): Buffer {
  const part = (head: string, content: string | Buffer): Buffer =>
    Buffer.concat([Buffer.from(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
  const named = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, textOf(value)))
  const filed = Array.from({ length: files }, (_, index) =>
    part(`name="attachments[]"; filename="note-${index}.txt"\r\nContent-Type: text/plain`, Buffer.alloc(bytes, 'a')),
  )
  return Buffer.concat([...named, ...filed, Buffer.from('--edge--\r\n')])
}

function bodyOf(
  fields: Fields,
  { kind, broken, type, again }: Wrapping,
  takesForms: boolean,
): [type: string | null, body: string | Buffer] {
  const form = 'multipart/form-data; boundary=edge'
  if (kind === 'broken') return ['application/json', broken]
  if (kind === 'mistyped') return [type, JSON.stringify(fields)]
  if (kind === 'untyped') return [null, broken]
  if (!takesForms && broken.length % 4 > 0) return ['application/json', JSON.stringify(fields)]
  if (kind === 'multipart') return [form, multipart(fields, broken.length % 8, 20)]
  if (kind === 'huge file') return [form, multipart(fields, 1, again ? 6 * 1024 * 1024 : 100)]
  if (kind === 'cut multipart') return [form, multipart(fields, 1, 2_000).subarray(0, -1_000)]
  return ['application/json', JSON.stringify(fields)]
}

const pairsOf = (flat: string[]): string[][] => Array.from({ length: flat.length / 2 }, (_, index) => flat.slice(index * 2, index * 2 + 2))

export function wrap(operation: Operation, wish: Wish, wrapped: Wrapping, own: Record<string, string>): RawRequest {
  const path = Object.entries(wish.path).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, () => encoded(value).slice(0, 2_000)),
    operation.path,
  )
  const query = queryOf(wish.query)
  const headers = Object.entries(own).flat()
  const request: RawRequest = { method: operation.method, path: `/api${path}${query ? `?${query}` : ''}`, headers }
  if (operation.method !== 'GET') {
    const [type, body] = bodyOf(wish.body, wrapped, 'multipart/form-data' in operation.bodies)
    if (wrapped.key !== null) headers.push('idempotency-key', wrapped.key)
    if (type !== null) headers.push('content-type', type)
    headers.push('content-length', String(Buffer.byteLength(body)))
    request.body = body
  }
  const twice = wrapped.kind === 'doubled headers' ? pairsOf(headers).filter(([name]) => name !== 'content-length' || wrapped.again) : []
  request.headers = [...headers, ...twice.flat(), 'host', '127.0.0.1']
  return request
}
