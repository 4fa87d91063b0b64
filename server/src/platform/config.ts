// The settings of a deployment: environment variables, read once. Nothing else reads the environment.
import * as z from 'zod/mini'
import { setting, absent, oneOf, flag, number, whole, text, url, isTrusted, isOpenAndPlain, areOrigins } from './config-fields.ts'

const Environment = z.object({
  NODE_ENV: setting(z._default(oneOf(['development', 'production', 'test']), 'development')),
  PORT: setting(z._default(whole(0, 65_535), 3000)),
  HOST: setting(z._default(z.string(), '127.0.0.1')),
  DATA_DIR: setting(z._default(z.string(), './data')),
  DATABASE_URL: absent(url(/^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/database', () => true)),
  DATABASE_OWNER_URL: absent(url(/^postgres(ql)?:\/\//, 'postgres://owner:password@host:5432/database', () => true)),
  DATABASE_POOL: setting(z._default(whole(2, 200), 20)),
  REDIS_URL: absent(url(/^rediss?:\/\//, 'redis://host:6379')),
  PUBLIC_URL: absent(url(/^https?:\/\//, 'https://lounge.example')),
  SMTP_URL: absent(url(/^smtps?:\/\//, 'smtp://user:password@host:587')),
  MAIL_FROM: absent(
    text(/^([^\s<>@]+@[^\s<>@]+|[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>)$/, 'must be an address like Green Room <lounge@lounge.example>'),
  ),
  OPERATOR_EMAIL: absent(text(/^[^\s<>@,;]+@[^\s<>@,;]+$/, 'must be an address like operator@lounge.example')),
  STORAGE_URL: absent(url(/^s3:\/\//, 's3://key:secret@host/bucket?region=eu-central-1', ({ pathname }) => pathname.length > 1)),
  TRUST_PROXY: absent(z.string().check(z.refine(isTrusted, { error: 'must be a number of hops or a list of networks' }))),
  COUNTRY_HEADER: absent(text(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header')),
  COUNTRY_URL: absent(url(/^https?:\/\//, 'https://lookup.example/')),
  CLAMAV_URL: absent(url(/^tcp:\/\//, 'tcp://host:3310')),
  METRICS_TOKEN: absent(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' }))),
  APP_SECRET: absent(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
  APP_SECRET_OLD: absent(text(/^(database|.{32,})$/s, 'must have at least 32 characters, or be the word database')),
  STRIPE_SECRET_KEY: absent(text(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe')),
  STRIPE_WEBHOOK_SECRET: absent(text(/^whsec_[^\s,]+(,whsec_[^\s,]+)?$/, 'must be one secret of an endpoint, or two with a comma between')),
  PUSH_ORIGINS: absent(z.string().check(z.refine(areOrigins, { error: 'must be origins like https://push.example, separated by commas' }))),
  RATE_LIMIT_SCALE: setting(z._default(number(0.01, 100_000), 1)),
  RETENTION_RECEIPTS_YEARS: setting(z._default(whole(1, 50), 10)),
  SECURITY_CONTACT: absent(
    text(/^(mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/\S+)$/, 'must be mailto:security@lounge.example or a page (https://…)'),
  ),
  ALLOW_SANDBOX: flag,
  ALLOW_SANDBOX_MAILBOX: flag,
  SANDBOX_TOKEN: absent(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' }))),
  DRAIN_DELAY: absent(number(0, 120)),
  LOG_LEVEL: absent(oneOf(['debug', 'info', 'warn', 'error', 'silent'])),
})

export type Config = {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  dataDir: string
  /** The program's login; undefined: the embedded database. */
  databaseUrl: string | undefined
  /** The login that owns the tables and migrates them, where it is another. */
  databaseOwnerUrl: string | undefined
  databasePool: number
  redisUrl: string | undefined
  publicUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** Who hears of the books: their seals each day, and what is wrong. */
  operatorEmail: string | undefined
  storageUrl: string | undefined
  trustProxy: string | number | undefined
  countryHeader: string | undefined
  countryUrl: string | undefined
  /** A clamd that looks at uploads; none by default. */
  clamavUrl: string | undefined
  metricsToken: string | undefined
  appSecret: string | undefined
  /** The secret before, while it is exchanged; `database`: the one that the lounge made for itself. */
  appSecretOld: string | undefined
  /** Cards are charged through Stripe; undefined: through the sandbox, where that may run. Two secrets while one is rotated. */
  stripe: { secretKey: string; webhookSecrets: string[] } | undefined
  /** Push services beside those of the usual browsers. */
  pushOrigins: string[]
  rateLimitScale: number
  /** How long the buyer's facts of a receipt are kept after the account is gone. */
  retentionReceiptsYears: number
  /** Whom `security.txt` names; undefined: the support address of the settings. */
  securityContact: string | undefined
  /** The sandbox gateway runs outside production, and in it only where the operator says so; so do the mailbox and the demo account. */
  sandbox: boolean
  sandboxMailbox: boolean
  /** Opens the sandbox's pages in production; undefined: one is made. */
  sandboxToken: string | undefined
  /** How long a process that is told to end says so on /readyz before it takes no more calls, in ms. */
  drainDelayMs: number
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
  const isProduction = env.NODE_ENV === 'production'
  const sandbox = !isProduction || env.ALLOW_SANDBOX
  const sandboxMailbox = !isProduction || env.ALLOW_SANDBOX_MAILBOX
  const faults = [
    ...(sandboxMailbox || env.SMTP_URL ? [] : ['SMTP_URL: is needed in production (or ALLOW_SANDBOX_MAILBOX=1 for the sandbox mailbox)']),
    ...(sandbox || env.STRIPE_SECRET_KEY
      ? []
      : ['STRIPE_SECRET_KEY: is needed in production (or ALLOW_SANDBOX=1 for the sandbox gateway)']),
    ...(env.APP_SECRET_OLD === undefined || env.APP_SECRET !== undefined
      ? []
      : ['APP_SECRET_OLD: is the secret before another one, which APP_SECRET has to name']),
    ...(!sandbox && /^.k_test_/.test(env.STRIPE_SECRET_KEY ?? '')
      ? ['STRIPE_SECRET_KEY: is a test key, with which points are sold for no money (ALLOW_SANDBOX=1 allows it in production)']
      : []),
    ...((env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined)
      ? []
      : ['STRIPE_WEBHOOK_SECRET: goes with STRIPE_SECRET_KEY, both or none']),
    ...(env.DATABASE_OWNER_URL === undefined || env.DATABASE_URL
      ? []
      : ['DATABASE_OWNER_URL: goes with DATABASE_URL, the login of the program']),
    ...(!isProduction || env.PUBLIC_URL ? [] : ['PUBLIC_URL: is needed in production, links in mails are made from it']),
    ...(isProduction && isOpenAndPlain(env.PUBLIC_URL)
      ? ['PUBLIC_URL: must begin with https:// in production, or passwords and sessions travel in plain sight']
      : []),
  ]
  const config: Config = {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    operatorEmail: env.OPERATOR_EMAIL,
    storageUrl: env.STORAGE_URL,
    trustProxy: env.TRUST_PROXY === undefined ? undefined : /^\d+$/.test(env.TRUST_PROXY) ? Number(env.TRUST_PROXY) : env.TRUST_PROXY,
    countryHeader: env.COUNTRY_HEADER?.toLowerCase(),
    countryUrl: env.COUNTRY_URL,
    clamavUrl: env.CLAMAV_URL,
    metricsToken: env.METRICS_TOKEN,
    appSecret: env.APP_SECRET,
    appSecretOld: env.APP_SECRET_OLD,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecrets: env.STRIPE_WEBHOOK_SECRET.split(',') }
        : undefined,
    pushOrigins: env.PUSH_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
    rateLimitScale: env.RATE_LIMIT_SCALE,
    retentionReceiptsYears: env.RETENTION_RECEIPTS_YEARS,
    securityContact: env.SECURITY_CONTACT,
    sandbox,
    sandboxMailbox,
    sandboxToken: env.SANDBOX_TOKEN,
    drainDelayMs: 1_000 * (env.DRAIN_DELAY ?? (isProduction ? 5 : 0)),
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
