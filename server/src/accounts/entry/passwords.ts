// argon2id with Node's own implementation, kept as a PHC string (docs/security.md).
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { problem } from '#server/platform/problem.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const AT_ONCE_MAX = 4
const WAITING_MAX = 64
const RETRY_S = 2
const prefix = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`

let running = 0
const waiting: (() => void)[] = []
/**
 * At most four at once, so that sign-ins can't eat the machine; a long queue is no service: who comes then is asked to come again.
 * Whoever is known here goes first, however long the queue of strangers is.
 */
async function inTurn<T>(work: () => Promise<T>, isFirst = false): Promise<T> {
  if (waiting.length >= WAITING_MAX && !isFirst) throw problem('server.unavailable', { retryAfterS: RETRY_S })
  if (running >= AT_ONCE_MAX) await new Promise<void>((resolve) => void (isFirst ? waiting.unshift(resolve) : waiting.push(resolve)))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

function derive(password: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFC'), nonce, parallelism: 1, tagLength: 32, memory, passes }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

export function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return inTurn(async () => `${prefix}${base64(nonce)}$${base64(await derive(password, nonce, MEMORY_KIB, PASSES))}`)
}

/** Without a stored hash the same work is done, so that time doesn't tell whether an account exists. */
export function isPassword(password: string, stored: string | null, { isFirst = false } = {}): Promise<boolean> {
  const [, , , cost = '', nonce = '', expected = ''] = (stored ?? `${prefix}${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`).split(
    '$',
  )
  const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(cost) ?? []
  return inTurn(async () => {
    const key = await derive(password, Buffer.from(nonce, 'base64'), Number(memory), Number(passes))
    const same = timingSafeEqual(key, Buffer.from(expected, 'base64'))
    return same && stored !== null
  }, isFirst)
}
export const isStale = (stored: string): boolean => !stored.startsWith(prefix)

const known = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
/** Well-known passwords, the product's name and the own address are refused. */
export function isKnownPassword(password: string, own: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const bare = plain.replace(/[^\p{L}]/gu, '')
  return (
    known.has(plain) ||
    own.some(
      (word) =>
        word !== '' && (plain === word.toLowerCase() || (bare.length >= 4 && bare === word.toLowerCase().replace(/[^\p{L}]/gu, ''))),
    )
  )
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
