// Which services of another machine would be spoken to without encryption, as their addresses stand.
import { serversOf } from '../database/servers.ts'
import { isOpenAndPlain } from './config-fields.ts'

/** This machine, or a socket on it. */
const LOOPBACK = /^(|localhost|127(\.\d+){3}|\[::1\]|%2F.*)$/i
const TLS_MODES = new Set(['require', 'verify-ca', 'verify-full'])
const isAway = (address: string): boolean => !LOOPBACK.test(new URL(address).hostname)

const isPlainDatabase = (address: string): boolean =>
  (serversOf(address)?.urls ?? []).some((one) => {
    const { searchParams } = new URL(one)
    return isAway(one) && !TLS_MODES.has(searchParams.get('sslmode') ?? '') && searchParams.get('ssl') !== 'true'
  })
const PLAIN: Record<string, (address: string) => boolean> = {
  DATABASE_URL: isPlainDatabase,
  DATABASE_DIRECT_URL: isPlainDatabase,
  DATABASE_OWNER_URL: isPlainDatabase,
  REDIS_URL: (address) => address.startsWith('redis:') && isAway(address),
  STORAGE_URL: (address) => new URL(address).searchParams.get('insecure') === '1' && isAway(address),
  COUNTRY_URL: isOpenAndPlain,
  CLAMAV_URL: isAway,
}
const isPlainModel = (name: string, address: string): boolean =>
  /^LLM_\w+_BASE_URL$/.test(name) && URL.canParse(address) && isOpenAndPlain(address)

const unencrypted = (name: string): string =>
  `${name}: leads to another machine without encryption: ask for TLS (sslmode=verify-full, rediss://, https://), ` +
  'or name it in PLAIN_SERVICES where nobody can listen between'

/** `allowed`: settings that the operator has named, because nobody can listen between. */
export function plainFaults(environment: Record<string, string | undefined>, allowed = ''): string[] {
  const named = new Set(allowed.split(',').map((name) => name.trim()))
  return Object.entries(environment)
    .filter(([name, address]) => address && !named.has(name) && (PLAIN[name]?.(address) ?? isPlainModel(name, address)))
    .map(([name]) => unencrypted(name))
}
