// One browser's visit, and the nonces that its forms carry: good for one sending of one form's page by this browser.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken, rows, type Trx, type World } from '../payments/world.ts'

const COOKIE = 'sandbank_visit'

/** The visit's cookie, set where the browser has none. */
export function visitOf(world: World, request: FastifyRequest, reply: FastifyReply): string {
  const known = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
  if (known !== undefined) return known
  const visit = newToken()
  const secure = world.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${COOKIE}=${visit}; Path=/sandbox/gateway; HttpOnly; SameSite=Lax${secure}`)
  return visit
}

const sealOf = (world: World, nonce: string, page: string, visit: string): Buffer =>
  createHmac('sha256', world.keys.pageKey).update(`${nonce}|${page}|${visit}`).digest()

export function newNonce(world: World, page: string, visit: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sealOf(world, nonce, page, visit).toString('base64url')}`
}

/** Takes the nonce; false where it is not this page's and browser's, or was taken before. */
export async function takeNonce(world: World, trx: Trx, given: string | undefined, page: string, visit: string): Promise<boolean> {
  const [nonce = '', seal = ''] = (given ?? '').split('.')
  const [expected, sent] = [sealOf(world, nonce, page, visit), Buffer.from(seal, 'base64url')]
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return false
  const taken = await rows(trx, 'INSERT INTO sandbox_gateway.used_nonce (nonce) VALUES ($1) ON CONFLICT DO NOTHING RETURNING nonce', [
    Buffer.from(nonce, 'base64url'),
  ])
  return taken.length === 1
}
