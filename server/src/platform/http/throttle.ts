// Rate limits (docs/security.md). Counters live in PostgreSQL, or in Redis where there is one, so that restarts and many processes don't reset them.
// While Redis is away they are counted as if there were none.
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Log } from '../log/log.ts'
import { problem } from '../problem.ts'
import { closeRedis, openRedis, redisClient } from '../live/redis.ts'

/** Points in a window of seconds; doors name theirs. */
export const LIMITS = {
  'sign-in-failures-account': [5, 3600],
  'sign-in-wait': [1, 900],
  'sign-in-failures-address': [50, 900],
  'register-address': [60, 3600],
  'resend-account': [1, 60],
  /** Mails with a link to one address, whichever door ordered them. */
  'link-mails': [10, 86_400],
  'reset-account': [3, 3600],
  /** Of one member, whatever the addresses. */
  'email-changes': [5, 86_400],
  'link-address': [10, 900],
  'password-account': [5, 900],
  /** Codes of an operator's second factor. */
  'operator-codes': [5, 900],
  messages: [40, 60],
  /** Replies that their member stopped, deleted or left before any text. */
  'runs-in-vain': [10, 3600],
  /** Replies of an engine that cost nothing because a crisis was spoken of before; then help lines answer alone. */
  'care-turns': [30, 86_400],
  uploads: [30, 60],
  topics: [10, 60],
  joins: [20, 60],
  memory: [60, 60],
  reports: [30, 86_400],
  exports: [3, 86_400],
  channel: [20, 3600],
  checkout: [20, 3600],
  withdrawals: [20, 3600],
  webhooks: [600, 60],
  'csp-reports': [60, 60],
  'sandbox-entry': [10, 900],
  /** Pages that are drawn here, apart from the calls that they and their browsers make. */
  pages: [300, 60],
  calls: [300, 60],
} as const satisfies Record<string, readonly [points: number, windowS: number]>
const WAIT_FIRST_S = 30
export type LimitName = keyof typeof LIMITS
/** Asked on every call: without Redis each process counts for itself, or the count would cost more than the call. */
const HOT: ReadonlySet<LimitName> = new Set(['messages', 'runs-in-vain', 'calls', 'pages', 'csp-reports', 'webhooks'])

export type Throttle = {
  /** Counts one call. Throws `rate.limited` with the seconds to wait. */
  take(limit: LimitName, who: string): Promise<void>
  /**
   * Counts a try as failed before it is made, so that two hundred at once are no more than one after the other; whoever succeeds forgets
   * both. From the last that is free on, each one makes the next wait twice as long: 30 s, a minute, … 15 minutes. Throws `rate.limited`.
   */
  begin(failures: LimitName, wait: LimitName, who: string): Promise<void>
  /** Counts nothing: throws where the limit is used up already. */
  require(limit: LimitName, who: string): Promise<void>
  /** Counts nothing, and throws nothing. */
  isUsedUp(limit: LimitName, who: string): Promise<boolean>
  forget(limit: LimitName, who: string): Promise<void>
  /** Whoever it was is gone: nothing is counted under their name any more. */
  forgetAll(who: string): Promise<void>
  /** A repetition doesn't count. */
  giveBack(limit: LimitName, who: string): Promise<void>
  close(): Promise<void>
}

export async function createThrottle(options: { pool: Pool; redisUrl: string | undefined; scale: number; log: Log }): Promise<Throttle> {
  const redis = options.redisUrl ? await redisClient(options.redisUrl, options.log, 'rate limits') : undefined
  if (redis) await openRedis(redis)
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  for (const [name, [points, duration]] of Object.entries(LIMITS) as [LimitName, readonly [number, number]][]) {
    const shared = { keyPrefix: name, points: Math.max(1, Math.round(points * options.scale)), duration }
    const own = HOT.has(name)
      ? new RateLimiterMemory(shared)
      : new RateLimiterPostgres({
          ...shared,
          storeClient: options.pool,
          storeType: 'pool',
          tableName: 'throttle',
          tableCreated: true,
          clearExpiredByTimeout: false,
        })
    limiters.set(name, redis ? new RateLimiterRedis({ ...shared, storeClient: redis, useRedisPackage: true, insuranceLimiter: own }) : own)
  }
  const refuse = (error: unknown): never => {
    if (error instanceof RateLimiterRes) throw problem('rate.limited', { retryAfterS: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
    throw error
  }
  const usedUp = async (limit: LimitName, who: string): Promise<RateLimiterRes | null> => {
    const used = await limiters.get(limit)!.get(who)
    return used && used.remainingPoints <= 0 && used.msBeforeNext > 0 ? used : null
  }
  const require = async (limit: LimitName, who: string): Promise<void> => {
    const used = await usedUp(limit, who)
    if (used) refuse(used)
  }
  return {
    take: async (limit, who) => void (await limiters.get(limit)!.consume(who).catch(refuse)),
    async begin(failures, wait, who) {
      await require(wait, who)
      const [limiter, waiting] = [limiters.get(failures)!, limiters.get(wait)!]
      const { consumedPoints } = await limiter
        .consume(who)
        .catch((refused: unknown) => (refused instanceof RateLimiterRes ? refused : refuse(refused)))
      const over = consumedPoints - limiter.points
      if (over < 0) return
      // Of those that come at once, one goes on; the others were no tries.
      if (over > 0) await waiting.consume(who).catch(async (refused: unknown) => refuse(await limiter.reward(who).then(() => refused)))
      await waiting.block(who, Math.min(WAIT_FIRST_S * 2 ** over, LIMITS[wait][1]))
    },
    require,
    isUsedUp: async (limit, who) => (await usedUp(limit, who)) !== null,
    giveBack: async (limit, who) => void (await limiters.get(limit)!.reward(who)),
    forget: async (limit, who) => void (await limiters.get(limit)!.delete(who)),
    forgetAll: async (who) => void (await Promise.all([...limiters.values()].map((limiter) => limiter.delete(who)))),
    close: async () => redis && closeRedis(redis),
  }
}

/** Addresses are shared: IPv6 counts by /64. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const full = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
  return `${full.slice(0, 4).join(':')}::/64`
}
