// The settings of a deployment: environment variables, read once. Nothing else reads the environment.
import { isIP } from 'node:net'
import * as z from 'zod/mini'

/** An empty value is one that is not set. */
const setting = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    inner,
  )
const absent = <Inner extends z.ZodMiniType>(inner: Inner) => setting(z.optional(inner))
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` })
const flag = z.pipe(
  absent(oneOf(['0', '1', 'true', 'false'])),
  z.transform((value) => value === '1' || value === 'true'),
)
const number = (least: number, most: number, kind = 'a number') => {
  const error = `must be ${kind} from ${least} to ${most}`
  return z.pipe(z.coerce.number({ error }), z.number({ error }).check(z.gte(least, { error }), z.lte(most, { error })))
}
const whole = (least: number, most: number) => {
  const kind = 'a whole number'
  return number(least, most, kind).check(z.refine(Number.isInteger, { error: `must be ${kind} from ${least} to ${most}` }))
}
const text = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }))
const url = (schemes: RegExp, example: string, isWhole: (url: URL) => boolean = ({ hostname }) => hostname !== '') =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && schemes.test(value) && isWhole(new URL(value)), {
      error: `must be an address like ${example}`,
    }),
  )
/** Addresses, networks (10.0.0.0/8) and Fastify's names for some, separated by commas; or a number of hops. */
const isTrusted = (value: string): boolean => /^\d+$/.test(value) || value.split(',').every((part) => isNetwork(part.trim()))
function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return bits > 0 && rest.length === 0 && (prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= bits))
}

const areOrigins = (value: string): boolean =>
  value.split(',').every((part) => URL.canParse(part.trim()) && /^https?:/.test(part.trim()) && new URL(part.trim()).origin === part.trim())

const Environment = z.object({
  NODE_ENV: setting(z._default(oneOf(['development', 'production', 'test']), 'development')),
  PORT: setting(z._default(whole(0, 65_535), 3000)),
  HOST: setting(z._default(z.string(), '127.0.0.1')),
  DATA_DIR: setting(z._default(z.string(), './data')),
  DATABASE_URL: absent(url(/^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/database', () => true)),
  DATABASE_POOL: setting(z._default(whole(2, 200), 20)),
  REDIS_URL: absent(url(/^rediss?:\/\//, 'redis://host:6379')),
  PUBLIC_URL: absent(url(/^https?:\/\//, 'https://lounge.example')),
  SMTP_URL: absent(url(/^smtps?:\/\//, 'smtp://user:password@host:587')),
  MAIL_FROM: absent(
    text(/^([^\s<>@]+@[^\s<>@]+|[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>)$/, 'must be an address like Green Room <lounge@lounge.example>'),
  ),
  STORAGE_URL: absent(url(/^s3:\/\//, 's3://key:secret@host/bucket?region=eu-central-1', ({ pathname }) => pathname.length > 1)),
  TRUST_PROXY: absent(z.string().check(z.refine(isTrusted, { error: 'must be a number of hops or a list of networks' }))),
  COUNTRY_HEADER: absent(text(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header')),
  COUNTRY_URL: absent(url(/^https?:\/\//, 'https://lookup.example/')),
  CLAMAV_URL: absent(url(/^tcp:\/\//, 'tcp://host:3310')),
  METRICS_TOKEN: absent(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' }))),
  APP_SECRET: absent(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
  STRIPE_SECRET_KEY: absent(text(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe')),
  STRIPE_WEBHOOK_SECRET: absent(text(/^whsec_[^\s,]+(,whsec_[^\s,]+)?$/, 'must be one secret of an endpoint, or two with a comma between')),
  PUSH_ORIGINS: absent(z.string().check(z.refine(areOrigins, { error: 'must be origins like https://push.example, separated by commas' }))),
  RATE_LIMIT_SCALE: setting(z._default(number(0.01, 100_000), 1)),
  ALLOW_SANDBOX: flag,
  LOG_LEVEL: absent(oneOf(['debug', 'info', 'warn', 'error', 'silent'])),
})

export type Config = {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  redisUrl: string | undefined
  publicUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  storageUrl: string | undefined
  trustProxy: string | number | undefined
  countryHeader: string | undefined
  countryUrl: string | undefined
  /** A clamd that looks at uploads; none by default. */
  clamavUrl: string | undefined
  metricsToken: string | undefined
  appSecret: string | undefined
  /** Cards are charged through Stripe; undefined: through the sandbox, where that may run. Two secrets while one is rotated. */
  stripe: { secretKey: string; webhookSecrets: string[] } | undefined
  /** Push services beside those of the usual browsers. */
  pushOrigins: string[]
  rateLimitScale: number
  /** Sandbox parts run outside production, and in it only where the operator says so. */
  sandbox: boolean
  logLevel: string
  /** The LLM_* variables as they stand; the characters slice reads and checks them. */
  llm: Record<string, string | undefined>
}

/** Checks the environment. `faults` has one clear line for each wrong value; the config is whole only without faults. */
export function readConfig(
  environment: Record<string, string | undefined>,
): { config: Config; faults: string[] } | { config: null; faults: string[] } {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    return {
      config: null,
      faults: parsed.error.issues.map(
        (issue) => `${issue.path.join('.')}: ${issue.message} (is ${shown(issue.path.join('.'), environment)})`,
      ),
    }
  }
  const env = parsed.data
  const sandbox = env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX
  const faults = [
    ...(sandbox || env.SMTP_URL ? [] : ['SMTP_URL: is needed in production (or ALLOW_SANDBOX=1 for the sandbox mailbox)']),
    ...(sandbox || env.STRIPE_SECRET_KEY
      ? []
      : ['STRIPE_SECRET_KEY: is needed in production (or ALLOW_SANDBOX=1 for the sandbox gateway)']),
    ...((env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined)
      ? []
      : ['STRIPE_WEBHOOK_SECRET: goes with STRIPE_SECRET_KEY, both or none']),
    ...(env.NODE_ENV !== 'production' || env.PUBLIC_URL ? [] : ['PUBLIC_URL: is needed in production, links in mails are made from it']),
  ]
  const config: Config = {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    storageUrl: env.STORAGE_URL,
    trustProxy: env.TRUST_PROXY === undefined ? undefined : /^\d+$/.test(env.TRUST_PROXY) ? Number(env.TRUST_PROXY) : env.TRUST_PROXY,
    countryHeader: env.COUNTRY_HEADER?.toLowerCase(),
    countryUrl: env.COUNTRY_URL,
    clamavUrl: env.CLAMAV_URL,
    metricsToken: env.METRICS_TOKEN,
    appSecret: env.APP_SECRET,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecrets: env.STRIPE_WEBHOOK_SECRET.split(',') }
        : undefined,
    pushOrigins: env.PUSH_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
    rateLimitScale: env.RATE_LIMIT_SCALE,
    sandbox,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    llm: Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('LLM_'))),
  }
  return { config, faults }
}

/** Values of secrets stay out of the message. */
function shown(name: string, environment: Record<string, string | undefined>): string {
  const value = environment[name]
  if (value === undefined) return 'not set'
  return /SECRET|TOKEN|KEY|_URL$/.test(name) ? 'something else' : JSON.stringify(value)
}
