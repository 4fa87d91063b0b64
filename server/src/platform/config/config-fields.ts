// Kinds of settings: what a value must be, and the words that say so.
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { serversOf } from '../database/servers.ts'

/** An empty value is one that is not set. */
export const setting = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    inner,
  )
export const absent = <Inner extends z.ZodMiniType>(inner: Inner) => setting(z.optional(inner))
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` })
export const flag = z.pipe(
  absent(oneOf(['0', '1', 'true', 'false'])),
  z.transform((value) => value === '1' || value === 'true'),
)
export const number = (least: number, most: number, kind = 'a number') => {
  const error = `must be ${kind} from ${least} to ${most}`
  return z.pipe(z.coerce.number({ error }), z.number({ error }).check(z.gte(least, { error }), z.lte(most, { error })))
}
export const whole = (least: number, most: number) => {
  const kind = 'a whole number'
  return number(least, most, kind).check(z.refine(Number.isInteger, { error: `must be ${kind} from ${least} to ${most}` }))
}
export const text = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }))
export const url = (schemes: RegExp, example: string, isWhole: (url: URL) => boolean = ({ hostname }) => hostname !== '') =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && schemes.test(value) && isWhole(new URL(value)), {
      error: `must be an address like ${example}`,
    }),
  )
/** One server of PostgreSQL, or several with commas between. */
export const database = (example: string) =>
  z.string().check(z.refine((value) => serversOf(value) !== undefined, { error: `must be an address like ${example}` }))
/** Addresses, networks (10.0.0.0/8) and Fastify's names for some, separated by commas; or a number of hops. */
export const isTrusted = (value: string): boolean => /^\d+$/.test(value) || value.split(',').every((part) => isNetwork(part.trim()))
function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return bits > 0 && rest.length === 0 && (prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= bits))
}

/** Addresses and networks alone. */
export const areNetworks = (value: string): boolean => value.split(',').every((part) => /[.:]/.test(part) && isNetwork(part.trim()))

/** Without encryption, and not this machine alone. */
export const isOpenAndPlain = (value = ''): boolean =>
  value.startsWith('http:') && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(value).hostname)

export const areOrigins = (value: string): boolean =>
  value.split(',').every((part) => URL.canParse(part.trim()) && /^https?:/.test(part.trim()) && new URL(part.trim()).origin === part.trim())
