// A push service, and browsers that it knows: opens what it gets as a browser would (RFC 8291), and checks who sent it (RFC 8292).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Pushed = { headers: IncomingHttpHeaders; text: string; claims: Record<string, unknown>; serverKey: string }
export type Browser = { subscription: { endpoint: string; p256dh: string; auth: string }; pushed: Pushed[] }
/** `serverKey`: the pair that the browser has subscribed to, where the service heeds it. */
export type FakePush = {
  origin: string
  browser(serverKey?: string): Browser
  answer: { status: number }
  calls: number
  close(): Promise<void>
}

export async function startFakePush(): Promise<FakePush> {
  const known = new Map<string, { browser: Browser; keys: ECDH; auth: Buffer; serverKey: string | undefined }>()
  const server = createServer((request, response) => {
    void hear(request, response)
  })
  async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts = (await request.toArray()) as Buffer[]
    fake.calls++
    const one = known.get(request.url!)
    const said = claimsOf(request.headers.authorization!)
    if (one?.serverKey !== undefined && one.serverKey !== said.serverKey) return void response.writeHead(403).end()
    if (one && fake.answer.status < 300) {
      const text = unseal(Buffer.concat(parts), one.keys, one.auth)
      one.browser.pushed.push({ headers: request.headers, text, ...said })
    }
    response.writeHead(one ? fake.answer.status : 410).end()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakePush = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: { status: 201 },
    calls: 0,
    browser(serverKey) {
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const subscription = { endpoint: fake.origin + path, p256dh: keys.generateKeys('base64url'), auth: auth.toString('base64url') }
      const browser: Browser = { subscription, pushed: [] }
      known.set(path, { browser, keys, auth, serverKey })
      return browser
    },
    close: async () => void server.close(),
  }
  return fake
}

/** `vapid t=<JWT>, k=<key>`; throws where the signature is not that of the key. */
function claimsOf(authorization: string): { claims: Record<string, unknown>; serverKey: string } {
  const [, token, key] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization)!
  const [head, body, signature] = token!.split('.') as [string, string, string]
  const point = Buffer.from(key!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [string, string]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTrue) throw new Error('the signature is wrong')
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>, serverKey: key! }
}

function unseal(message: Buffer, keys: ECDH, auth: Buffer): string {
  const [salt, length] = [message.subarray(0, 16), message[20]!]
  const sender = message.subarray(21, 21 + length)
  const sealed = message.subarray(21 + length)
  const derive = (secret: Uint8Array, with_: Uint8Array, info: Uint8Array | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const [key, nonce] = [derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16), derive(secret, salt, 'Content-Encoding: nonce\0', 12)]
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
