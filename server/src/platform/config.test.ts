import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is a whole configuration', () => {
  const { config, faults } = readConfig({})
  expect(faults).toEqual([])
  expect(config).toMatchObject({
    mode: 'development',
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    sandbox: true,
    rateLimitScale: 1,
  })
})

test.each([
  ['PORT', 'three'],
  ['PORT', '70000'],
  ['NODE_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['REDIS_URL', 'host:6379'],
  ['PUBLIC_URL', 'lounge.example'],
  ['SMTP_URL', 'mail.example'],
  ['STORAGE_URL', '/var/files'],
  ['TRUST_PROXY', 'nginx'],
  ['COUNTRY_HEADER', 'two words'],
  ['METRICS_TOKEN', 'short'],
  ['APP_SECRET', 'short'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['RATE_LIMIT_SCALE', 'fast'],
  ['ALLOW_SANDBOX', 'maybe'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s (%s) is named in one line', (name, value) => {
  const { faults } = readConfig({ [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name}: `))
  expect(faults[0]).not.toContain('\n')
})

test('every wrong value is named, and no secret is repeated', () => {
  const { config, faults } = readConfig({ PORT: 'x', APP_SECRET: 'hunter2', DATABASE_URL: 'https://user:hunter2@host/db' })
  expect([config, faults.length]).toEqual([null, 3])
  expect(faults.join()).not.toContain('hunter2')
})

test('a key of Stripe goes with the secret of its endpoint, of which there may be two while one is rotated', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_abc' }
  expect(readConfig(key).faults).toEqual(['STRIPE_WEBHOOK_SECRET: goes with STRIPE_SECRET_KEY, both or none'])
  expect(readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }).faults).toHaveLength(1)
  expect(readConfig({ ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' }).config?.stripe).toEqual({
    secretKey: 'sk_test_abc',
    webhookSecrets: ['whsec_1', 'whsec_2'],
  })
})

test('production starts no sandbox part unless it is allowed, and says what it needs instead', () => {
  const bare = readConfig({ NODE_ENV: 'production' })
  expect([bare.config?.sandbox, bare.faults.map((fault) => fault.split(':')[0])]).toEqual([
    false,
    ['SMTP_URL', 'STRIPE_SECRET_KEY', 'PUBLIC_URL'],
  ])
  expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', PUBLIC_URL: 'https://lounge.example/' })).toMatchObject({
    config: { sandbox: true, publicUrl: 'https://lounge.example' },
    faults: [],
  })
})
