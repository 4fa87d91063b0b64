// The settings of a deployment: environment variables, read once. Nothing else reads the environment.
import * as z from 'zod/mini'

const flag = z.pipe(
  z.optional(z.enum(['0', '1', 'true', 'false', ''])),
  z.transform((value) => value === '1' || value === 'true'),
)
const absent = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(inner),
  )
const number = (min: number, max: number) => z.pipe(z.coerce.number(), z.number().check(z.gte(min), z.lte(max)))
const url = (schemes: RegExp, example: string) =>
  z.string().check(z.refine((value) => URL.canParse(value) && schemes.test(value), { error: `must be an address like ${example}` }))

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(65535))), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: absent(url(/^postgres(ql)?:/, 'postgres://user:password@host:5432/database')),
  DATABASE_POOL: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(2), z.lte(200))), 20),
  REDIS_URL: absent(url(/^rediss?:/, 'redis://host:6379')),
  PUBLIC_URL: absent(url(/^https?:/, 'https://lounge.example')),
  SMTP_URL: absent(url(/^smtps?:/, 'smtp://user:password@host:587')),
  MAIL_FROM: absent(z.string().check(z.regex(/^[^\r\n]+$/))),
  STORAGE_URL: absent(url(/^s3:/, 's3://key:secret@host/bucket?region=eu-central-1')),
  TRUST_PROXY: absent(z.string()),
  COUNTRY_HEADER: absent(z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/, { error: 'must be the name of a header' }))),
  COUNTRY_URL: absent(url(/^https?:/, 'https://lookup.example/')),
  CLAMAV_URL: absent(url(/^tcp:/, 'tcp://host:3310')),
  METRICS_TOKEN: absent(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' }))),
  APP_SECRET: absent(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
  STRIPE_SECRET_KEY: absent(z.string().check(z.regex(/^(sk|rk)_(test|live)_\w+$/, { error: 'must be a secret key of Stripe' }))),
  STRIPE_WEBHOOK_SECRET: absent(
    z
      .string()
      .check(z.regex(/^whsec_[^\s,]+(,whsec_[^\s,]+)?$/, { error: 'must be one secret of an endpoint, or two with a comma between' })),
  ),
  RATE_LIMIT_SCALE: z._default(number(0.01, 100_000), 1),
  ALLOW_SANDBOX: flag,
  LOG_LEVEL: z.optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])),
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
    ...(env.TRUST_PROXY === undefined || /^(\d+|[0-9a-fA-F.:/, ]+)$/.test(env.TRUST_PROXY)
      ? []
      : ['TRUST_PROXY: must be a number of hops or a list of networks']),
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
  return /SECRET|TOKEN|KEY|_URL$/.test(name) ? 'set to something else' : JSON.stringify(value)
}
