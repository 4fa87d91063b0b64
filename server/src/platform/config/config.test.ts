import { describe, expect, test } from 'vitest'
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
  ['PORT', 'three', 'must be a whole number from 0 to 65535 (is "three")'],
  ['PORT', '70000', 'must be a whole number from 0 to 65535 (is "70000")'],
  ['PORT', '80.5', 'must be a whole number from 0 to 65535 (is "80.5")'],
  ['NODE_ENV', 'staging', 'must be one of development, production, test (is "staging")'],
  ['DATABASE_URL', 'mysql://host/db', 'must be an address like postgres://user:password@host:5432/database (is something else)'],
  ['DATABASE_URL', 'postgres:lounge', 'must be an address like postgres://user:password@host:5432/database (is something else)'],
  ['DATABASE_OWNER_URL', 'mysql://host/db', 'must be an address like postgres://owner:password@host:5432/database (is something else)'],
  ['DATABASE_POOL', '1', 'must be a whole number from 2 to 200 (is "1")'],
  ['REDIS_URL', 'host:6379', 'must be an address like redis://host:6379 (is something else)'],
  ['PUBLIC_URL', 'lounge.example', 'must be an address like https://lounge.example (is something else)'],
  ['SMTP_URL', 'mail.example', 'must be an address like smtp://user:password@host:587 (is something else)'],
  ['SMTP_URL', 'smtp://', 'must be an address like smtp://user:password@host:587 (is something else)'],
  ['MAIL_FROM', 'Green Room', 'must be an address like Green Room <lounge@lounge.example> (is "Green Room")'],
  ['STORAGE_URL', '/var/files', 'must be an address like s3://key:secret@host/bucket?region=eu-central-1 (is something else)'],
  ['STORAGE_URL', 's3://no-bucket', 'must be an address like s3://key:secret@host/bucket?region=eu-central-1 (is something else)'],
  ['TRUST_PROXY', 'nginx', 'must be a number of hops or a list of networks (is "nginx")'],
  ['TRUST_PROXY', '999.1.1.1', 'must be a number of hops or a list of networks (is "999.1.1.1")'],
  ['TRUST_PROXY', '10.0.0.0/33', 'must be a number of hops or a list of networks (is "10.0.0.0/33")'],
  ['COUNTRY_HEADER', 'two words', 'must be the name of a header (is "two words")'],
  ['COUNTRY_URL', 'ftp://host', 'must be an address like https://lookup.example/ (is something else)'],
  ['CLAMAV_URL', 'tcp://', 'must be an address like tcp://host:3310 (is something else)'],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters (is something else)'],
  ['APP_SECRET', 'short', 'must have at least 32 characters (is something else)'],
  ['APP_SECRET_OLD', 'short', 'must have at least 32 characters, or be the word database (is something else)'],
  ['STRIPE_SECRET_KEY', 'pk_test_1', 'must be a secret key of Stripe (is something else)'],
  ['STRIPE_WEBHOOK_SECRET', 'secret', 'must be one secret of an endpoint, or two with a comma between (is something else)'],
  ['RATE_LIMIT_SCALE', 'fast', 'must be a number from 0.01 to 100000 (is "fast")'],
  ['RATE_LIMIT_SCALE', '0', 'must be a number from 0.01 to 100000 (is "0")'],
  ['RETENTION_RECEIPTS_YEARS', '0', 'must be a whole number from 1 to 50 (is "0")'],
  ['ALLOW_SANDBOX', 'maybe', 'must be one of 0, 1, true, false (is "maybe")'],
  ['ALLOW_SANDBOX_MAILBOX', 'maybe', 'must be one of 0, 1, true, false (is "maybe")'],
  ['SANDBOX_TOKEN', 'short', 'must have at least 16 characters (is something else)'],
  [
    'SECURITY_CONTACT',
    'security@lounge.example',
    'must be mailto:security@lounge.example or a page (https://…) (is "security@lounge.example")',
  ],
  ['LOG_LEVEL', 'loud', 'must be one of debug, info, warn, error, silent (is "loud")'],
])('a wrong %s (%s) is named in one line', (name, value, line) => {
  expect(readConfig({ [name]: value })).toEqual({ config: null, faults: [`${name}: ${line}`] })
})

test('an empty value is one that is not set', () => {
  const names = [
    'NODE_ENV',
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'DATABASE_POOL',
    'REDIS_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
  ]
  const more = [
    'STORAGE_URL',
    'TRUST_PROXY',
    'COUNTRY_URL',
    'METRICS_TOKEN',
    'APP_SECRET',
    'RATE_LIMIT_SCALE',
    'ALLOW_SANDBOX',
    'LOG_LEVEL',
  ]
  expect(readConfig(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(readConfig({}))
})

test.each(['1', '10.0.0.0/8, ::1', 'loopback', '2001:db8::/32'])('a proxy may be trusted by %s', (value) => {
  expect(readConfig({ TRUST_PROXY: value }).config?.trustProxy).toBe(value === '1' ? 1 : value)
})

test.each(['lounge@lounge.example', 'Green Room <lounge@lounge.example>'])('mails may come from %s', (value) => {
  expect(readConfig({ MAIL_FROM: value }).config?.mailFrom).toBe(value)
})

test('every wrong value is named, and no secret is repeated', () => {
  const { config, faults } = readConfig({ PORT: 'x', APP_SECRET: 'hunter2', DATABASE_URL: 'https://user:hunter2@host/db' })
  expect([config, faults.length]).toEqual([null, 3])
  expect(faults.join()).not.toContain('hunter2')
})

test('the owner’s login goes with the program’s', () => {
  const owner = { DATABASE_OWNER_URL: 'postgres://owner:secret@host/db' }
  expect(readConfig(owner).faults).toEqual(['DATABASE_OWNER_URL: goes with DATABASE_URL, the login of the program'])
  const both = { ...owner, DATABASE_URL: 'postgres://program:secret@host/db' }
  expect(readConfig(both)).toMatchObject({
    config: { databaseUrl: both.DATABASE_URL, databaseOwnerUrl: both.DATABASE_OWNER_URL },
    faults: [],
  })
})

test('the secret before goes with the one after it', () => {
  const old = { APP_SECRET_OLD: 'x'.repeat(32) }
  expect(readConfig(old).faults).toEqual(['APP_SECRET_OLD: is the secret before another one, which APP_SECRET has to name'])
  const both = { ...old, APP_SECRET: 'y'.repeat(32) }
  expect(readConfig(both)).toMatchObject({ config: { appSecret: both.APP_SECRET, appSecretOld: old.APP_SECRET_OLD }, faults: [] })
  expect(readConfig({ ...both, APP_SECRET_OLD: 'database' }).faults).toEqual([])
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
  const read = (env: Record<string, string>) => {
    const { config, faults } = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://lounge.example/', ...env })
    return [config?.sandbox, config?.sandboxMailbox, faults.map((fault) => fault.split(':')[0])]
  }
  expect(readConfig({ NODE_ENV: 'production' }).faults.map((fault) => fault.split(':')[0])).toEqual([
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'PUBLIC_URL',
  ])
  expect(read({})).toEqual([false, false, ['SMTP_URL', 'STRIPE_SECRET_KEY']])
  expect(read({ ALLOW_SANDBOX: '1' })).toEqual([true, false, ['SMTP_URL']])
  expect(read({ ALLOW_SANDBOX_MAILBOX: '1' })).toEqual([false, true, ['STRIPE_SECRET_KEY']])
  expect(read({ ALLOW_SANDBOX: '1', ALLOW_SANDBOX_MAILBOX: '1' })).toEqual([true, true, []])
  expect(readConfig({}).config).toMatchObject({ sandbox: true, sandboxMailbox: true })
})

test.each(['sk_test_abc', 'rk_test_abc'])(
  'a test key sells points for nothing: production refuses %s unless the sandbox is allowed',
  (key) => {
    const env = { PUBLIC_URL: 'https://lounge.example', SMTP_URL: 'smtp://host', STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const faults = (more: Record<string, string>) => readConfig({ ...env, ...more }).faults
    expect(faults({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY: is a test key.*ALLOW_SANDBOX=1/)])
    expect(faults({ NODE_ENV: 'production' }).join()).not.toContain('abc')
    expect(faults({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toEqual([])
    expect(faults({ NODE_ENV: 'production', STRIPE_SECRET_KEY: key.replace('test', 'live') })).toEqual([])
    expect(faults({})).toEqual([])
  },
)

test('in production browsers come by https, or from this machine alone', () => {
  const faultsOf = (url: string) =>
    readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', ALLOW_SANDBOX_MAILBOX: '1', PUBLIC_URL: url }).faults.filter((fault) =>
      fault.startsWith('PUBLIC_URL'),
    )
  for (const url of ['https://lounge.example', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(faultsOf(url)).toEqual([])
  for (const url of ['http://lounge.example', 'http://127.0.0.1.lounge.example', 'http://10.0.0.7'])
    expect(faultsOf(url)).toEqual([expect.stringContaining('must begin with https://')])
  expect(readConfig({ PUBLIC_URL: 'http://lounge.example' }).faults).toEqual([])
})

describe('in production a service of another machine', () => {
  const faultsOf = (env: Record<string, string>) =>
    readConfig({
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      ALLOW_SANDBOX_MAILBOX: '1',
      PUBLIC_URL: 'https://lounge.example',
      DATABASE_URL: 'postgres://u:p@127.0.0.1/lounge',
      ...env,
    }).faults
  test.each([
    ['DATABASE_URL', 'postgres://u:p@db:5432/lounge', 'postgres://u:p@db:5432/lounge?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://u:p@one:5432,10.0.0.2/lounge', 'postgres://u:p@one:5432,10.0.0.2/lounge?sslmode=require'],
    ['DATABASE_URL', 'postgres://u:p@db/lounge?sslmode=prefer', 'postgres://u:p@127.0.0.1/lounge'],
    ['DATABASE_OWNER_URL', 'postgres://u:p@db/lounge', 'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/lounge'],
    ['REDIS_URL', 'redis://cache:6379', 'rediss://cache:6379'],
    ['STORAGE_URL', 's3://k:s@bucket.example/b?insecure=1', 's3://k:s@bucket.example/b'],
    ['COUNTRY_URL', 'http://lookup.example/', 'https://lookup.example/'],
    ['CLAMAV_URL', 'tcp://scanner:3310', 'tcp://127.0.0.1:3310'],
    ['LLM_MAIN_BASE_URL', 'http://10.0.0.9:8000/v1', 'http://127.0.0.1:8000/v1'],
  ])('is spoken to through TLS, unless its operator says otherwise: %s', (name, plain, safe) => {
    expect(faultsOf({ [name]: plain })).toEqual([expect.stringContaining(`${name}: leads to another machine without encryption`)])
    expect(faultsOf({ [name]: plain, PLAIN_SERVICES: `REDIS_URL, ${name}` })).toEqual([])
    expect(faultsOf({ [name]: safe })).toEqual([])
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/lounge', [name]: plain }).faults).toEqual([])
  })
})
