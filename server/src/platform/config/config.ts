// The settings of a deployment: environment variables, read once. Nothing else reads the environment.
import { Environment } from './config-environment.ts'
import { isOpenAndPlain } from './config-fields.ts'
import { plainFaults } from './plain-services.ts'
import { withSecretFiles } from './secret-files.ts'

export type Config = {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  dataDir: string
  /** The program's login; undefined: the embedded database. */
  databaseUrl: string | undefined
  /** The server itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined
  /** The login that owns the tables and migrates them, where it is another. */
  databaseOwnerUrl: string | undefined
  databasePool: number
  /** Whether this version may run on tables that a later one migrated. */
  allowNewerDatabase: boolean
  redisUrl: string | undefined
  publicUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** From where the back office is there at all; undefined: from everywhere. */
  adminNetworks: string[] | undefined
  /** A host of its own for the back office, which shares its origin with no page of members. */
  adminUrl: string | undefined
  /** Cents of a refund that one operator sends without another. */
  refundAloneCents: number
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
  /** UTC: when all books are looked at. */
  nightHour: number
  /** Replies that one process writes at once. */
  repliesAtOnce: number
  /** How long the buyer's facts of a receipt are kept after the account is gone. */
  retentionReceiptsYears: number
  /** Whom `security.txt` names; undefined: the support address of the settings. */
  securityContact: string | undefined
  /** The sandbox gateway runs outside production, and in it only where the operator says so; so do the mailbox and the demo account. */
  sandbox: boolean
  /** Money is real here. */
  isLive: boolean
  sandboxMailbox: boolean
  /** Opens the sandbox's pages in production; undefined: one is made. */
  sandboxToken: string | undefined
  /** How long a process that is told to end says so on /readyz before it takes no more calls, in ms. */
  drainDelayMs: number
  logLevel: string
  /** The LLM_* variables as they stand; the characters slice reads and checks them. */
  llm: Record<string, string | undefined>
}

/** Checks the environment. `faults` has a clear line for each wrong value; the config is whole only without. */
export function readConfig(
  surroundings: Record<string, string | undefined>,
): { config: Config; faults: string[] } | { config: null; faults: string[] } {
  const { variables: environment, faults: unread } = withSecretFiles(surroundings)
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    return {
      config: null,
      faults: parsed.error.issues
        .map(({ path, message }) => `${path.join('.')}: ${message} (is ${shown(path.join('.'), environment)})`)
        .concat(unread),
    }
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const sandbox = !isProduction || env.ALLOW_SANDBOX
  const sandboxMailbox = !isProduction || env.ALLOW_SANDBOX_MAILBOX
  const faults = [
    ...unread,
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
    ...(env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL
      ? []
      : ['DATABASE_DIRECT_URL: goes with DATABASE_URL, which leads to a pooler']),
    ...(env.DATABASE_OWNER_URL === undefined || env.DATABASE_URL
      ? []
      : ['DATABASE_OWNER_URL: goes with DATABASE_URL, the login of the program']),
    ...(!isProduction || env.PUBLIC_URL ? [] : ['PUBLIC_URL: is needed in production, links in mails are made from it']),
    ...(isProduction && isOpenAndPlain(env.PUBLIC_URL)
      ? ['PUBLIC_URL: must begin with https:// in production, or passwords and sessions travel in plain sight']
      : []),
    ...(env.ADMIN_URL && !env.PUBLIC_URL ? ['ADMIN_URL: is a second host beside PUBLIC_URL, which must be set'] : []),
    ...(isProduction && isOpenAndPlain(env.ADMIN_URL) ? ['ADMIN_URL: must begin with https:// in production'] : []),
    ...(isProduction ? plainFaults(environment, env.PLAIN_SERVICES) : []),
  ]
  const config: Config = {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePool: env.DATABASE_POOL,
    allowNewerDatabase: env.ALLOW_NEWER_DATABASE,
    redisUrl: env.REDIS_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    adminNetworks: env.ADMIN_NETWORKS?.split(',').map((network) => network.trim()),
    adminUrl: env.ADMIN_URL === undefined ? undefined : new URL(env.ADMIN_URL).origin,
    refundAloneCents: Math.round(env.ADMIN_APPROVAL_ABOVE * 100),
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
    nightHour: env.NIGHT_HOUR,
    repliesAtOnce: env.REPLIES_AT_ONCE,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    retentionReceiptsYears: env.RETENTION_RECEIPTS_YEARS,
    securityContact: env.SECURITY_CONTACT,
    sandbox,
    isLive: !sandbox,
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
