import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'green-room-secrets-'))
const fileOf = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text, { mode: 0o600 })
  return path
}
const DATABASE = ['postgres://lounge:a%20b', 'db:5432/lounge'].join('@')
let files: Record<string, string>
beforeAll(() => {
  files = {
    APP_SECRET_FILE: fileOf('app-secret', `${'s'.repeat(40)}\n`),
    METRICS_TOKEN_FILE: fileOf('metrics', 'm'.repeat(20)),
    DATABASE_URL_FILE: fileOf('database', `${DATABASE}\n`),
    STRIPE_SECRET_KEY_FILE: fileOf('stripe', 'sk_live_abc'),
    STRIPE_WEBHOOK_SECRET_FILE: fileOf('hook', 'whsec_abc'),
    LLM_MAIN_API_KEY_FILE: fileOf('model', 'key-of-a-model\n'),
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('secrets are read from the files that a vault hands over', () => {
  const { config, faults } = readConfig(files)
  expect(faults).toEqual([])
  expect(config).toMatchObject({
    appSecret: 's'.repeat(40),
    metricsToken: 'm'.repeat(20),
    databaseUrl: DATABASE,
    stripe: { secretKey: 'sk_live_abc', webhookSecrets: ['whsec_abc'] },
  })
  expect(config?.llm['LLM_MAIN_API_KEY']).toBe('key-of-a-model')
})

test('what can’t be read, is empty, stands twice or is no secret’s name is told, without a word of it', () => {
  const { faults } = readConfig({
    ...files,
    APP_SECRET: 'x'.repeat(40),
    SMTP_URL_FILE: fileOf('none', '\n'),
    REDIS_URL_FILE: join(folder, 'gone'),
  })
  expect(faults.toSorted()).toEqual([
    'APP_SECRET_FILE: stands beside APP_SECRET, one of the two is meant',
    "REDIS_URL_FILE: can't be read",
    'SMTP_URL_FILE: is an empty file',
  ])
  const wrong = readConfig({ METRICS_TOKEN_FILE: fileOf('short', 'tooshort') }).faults
  expect(wrong).toEqual(['METRICS_TOKEN: must have at least 16 characters (is something else)'])
  expect(readConfig({ PORT_FILE: fileOf('port', '4000') }).config?.port).toBe(3000)
})
