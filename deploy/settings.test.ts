// The settings that each way gives the program, held against the program's own check of them.
import { describe, expect, test } from 'vitest'
import { readConfig } from '../server/src/platform/config/config.ts'
import { compose, imageSettings, kubernetes, read, settingsOf, unit } from './deploy.test-read.ts'

const KNOWN = new Set(
  [...read('../server/src/platform/config/config-environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!),
)
/** Read by the C library before Node begins. */
const ALLOCATOR = 'MALLOC_MMAP_THRESHOLD_'
const isKnown = (name: string): boolean => KNOWN.has(name) || /^LLM_[A-Z0-9_]+$/.test(name)

/** What stands empty in an example, as an operator would fill it in. */
const FILLED: Record<string, string> = {
  SMTP_URL: 'smtp://user:word@mail.example:587',
  MAIL_FROM: 'Green Room <lounge@lounge.example>',
  STRIPE_SECRET_KEY: `sk_live_${'a'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(24)}`,
  APP_SECRET: 'a'.repeat(32),
  METRICS_TOKEN: 'a'.repeat(32),
  OPERATOR_EMAIL: 'operator@lounge.example',
  SECURITY_CONTACT: 'mailto:security@lounge.example',
  DATABASE_URL: 'postgres://lounge_program:a@db:5432/lounge?sslmode=verify-full',
  DATABASE_OWNER_URL: 'postgres://lounge_owner:a@db:5432/lounge?sslmode=verify-full',
  REDIS_URL: 'rediss://valkey:6379',
  STORAGE_URL: 's3://key:word@host/bucket?region=eu-central-1',
  PUBLIC_URL: 'https://lounge.example',
  TRUST_PROXY: '1',
}
const fill = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value === '' ? FILLED[name]! : value.replaceAll(/\$\{[^}]*\}/g, 'word')]),
  )
const example = settingsOf(read('green-room.env.example'))
const commented = settingsOf(read('green-room.env.example').replaceAll(/^#([A-Z_]+=)/gm, '$1'))

describe('settings', () => {
  const app = { ...imageSettings, ...example, ...compose.services['app-a']!.environment }
  const migrate = { ...imageSettings, ...example, ...compose.services['migrate']!.environment }
  const pod = { ...imageSettings, ...kubernetes.settings, ...kubernetes.secrets['green-room'] }

  test.each([
    ['the image', imageSettings],
    ['compose, the program', app],
    ['compose, the migration', migrate],
    ['the example of the env file', commented],
    ['Kubernetes', { ...pod, ...kubernetes.secrets['green-room-owner'] }],
    ['systemd', unit.settings],
  ])('%s: every name is one that the program reads', (_, settings) => {
    expect(Object.keys(settings).length).toBeGreaterThan(3)
    expect(Object.keys(settings).filter((name) => !isKnown(name) && name !== ALLOCATOR)).toEqual([])
  })

  test.each([
    ['compose', app],
    ['Kubernetes', pod],
    ['systemd', { ...unit.settings, ...example, PORT: '3000', PUBLIC_URL: '', DATABASE_URL: '' }],
  ])('%s: with its secrets filled in, a production start has nothing to say against them', (_, settings) => {
    expect(readConfig(fill(settings)).faults).toEqual([])
    expect(settings).toMatchObject({ NODE_ENV: 'production' })
    const needed = readConfig({ NODE_ENV: 'production' }).faults.map((fault) => fault.split(':')[0]!)
    expect(needed).toContain('SMTP_URL')
    // The image holds no database of its own.
    expect(Object.keys(settings)).toEqual(expect.arrayContaining([...needed, 'DATABASE_URL']))
    expect(needed.filter((name) => readConfig({ ...fill(settings), [name]: '' }).faults.length === 0)).toEqual([])
  })

  test('the program never has the owner’s login, the migration has both', () => {
    expect(app).not.toHaveProperty('DATABASE_OWNER_URL')
    expect(pod).not.toHaveProperty('DATABASE_OWNER_URL')
    expect(commented).not.toHaveProperty('DATABASE_OWNER_URL')
    expect(migrate).toMatchObject({ DATABASE_URL: app['DATABASE_URL'], DATABASE_OWNER_URL: expect.stringContaining('lounge_owner') })
    const [lounge, job] = ['Deployment', 'Job'].map((kind) => JSON.stringify(kubernetes.pod(kind).containers[0]!.envFrom))
    expect([lounge!.includes('green-room-owner'), job!.includes('green-room-owner')]).toEqual([false, true])
    expect(read('owner.sql')).toContain('CREATE ROLE lounge_owner LOGIN CREATEROLE')
  })

  test('several processes share what they have to: the line between them, and files', () => {
    expect([app['REDIS_URL'], app['TRUST_PROXY'], pod['TRUST_PROXY']]).toEqual(['redis://valkey:6379', '1', '1'])
    expect(compose.services['app-b']).toEqual(compose.services['app-a'])
    expect(compose.services['app-a']!.volumes).toContain(`data:${imageSettings['DATA_DIR']}`)
    expect(Object.keys(pod)).toEqual(expect.arrayContaining(['REDIS_URL', 'STORAGE_URL']))
  })

  test('examples hold no secret, and compose asks for nothing that they do not name', () => {
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
    expect(settingsOf(read('compose.env.example'))).toEqual(Object.fromEntries([...asked].map((name) => [name, ''])))
    expect(Object.values(example).filter((value) => value !== '')).toEqual([])
    expect(
      Object.values(kubernetes.secrets)
        .flatMap((secret) => Object.values(secret))
        .filter((value) => value !== ''),
    ).toEqual([])
    expect(read('kubernetes/kustomization.yaml')).not.toMatch(/- secrets/)
  })
})
