// The variables of a deployment, each with what it must be. What follows from them together is config.ts.
import * as z from 'zod/mini'
import { absent, areNetworks, areOrigins, database, flag, isTrusted, number, oneOf, setting, text, url, whole } from './config-fields.ts'

export const Environment = z.object({
  NODE_ENV: setting(z._default(oneOf(['development', 'production', 'test']), 'development')),
  PORT: setting(z._default(whole(0, 65_535), 3000)),
  HOST: setting(z._default(z.string(), '127.0.0.1')),
  DATA_DIR: setting(z._default(z.string(), './data')),
  DATABASE_URL: absent(database('postgres://user:password@host:5432/database')),
  DATABASE_DIRECT_URL: absent(database('postgres://user:password@host:5432/database')),
  DATABASE_OWNER_URL: absent(database('postgres://owner:password@host:5432/database')),
  DATABASE_POOL: setting(z._default(whole(2, 200), 20)),
  REDIS_URL: absent(url(/^rediss?:\/\//, 'redis://host:6379')),
  PUBLIC_URL: absent(url(/^https?:\/\//, 'https://lounge.example')),
  SMTP_URL: absent(url(/^smtps?:\/\//, 'smtp://user:password@host:587')),
  MAIL_FROM: absent(
    text(/^([^\s<>@]+@[^\s<>@]+|[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>)$/, 'must be an address like Green Room <lounge@lounge.example>'),
  ),
  ADMIN_NETWORKS: absent(
    z.string().check(z.refine(areNetworks, { error: 'must be addresses or networks like 203.0.113.0/24, separated by commas' })),
  ),
  ADMIN_APPROVAL_ABOVE: setting(z._default(number(0, 100_000), 50)),
  ADMIN_URL: absent(url(/^https?:\/\//, 'https://desk.lounge.example')),
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
  REPLIES_AT_ONCE: setting(z._default(whole(1, 10_000), 64)),
  RATE_LIMIT_SCALE: setting(z._default(number(0.01, 100_000), 1)),
  RETENTION_RECEIPTS_YEARS: setting(z._default(whole(1, 50), 10)),
  SECURITY_CONTACT: absent(
    text(/^(mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/\S+)$/, 'must be mailto:security@lounge.example or a page (https://…)'),
  ),
  ALLOW_NEWER_DATABASE: flag,
  ALLOW_SANDBOX: flag,
  ALLOW_SANDBOX_MAILBOX: flag,
  SANDBOX_TOKEN: absent(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' }))),
  DRAIN_DELAY: absent(number(0, 120)),
  LOG_LEVEL: absent(oneOf(['debug', 'info', 'warn', 'error', 'silent'])),
})
