import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// Journeys run against the real program on a data directory of their own. The workers read this file again and find the same place.
if (!process.env['E2E_DATA_DIR']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'green-room-e2e-'))
  chmodSync(dataDir, 0o755)
  process.env['E2E_DATA_DIR'] = dataDir
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}
const PORT = process.env['E2E_PORT'] ?? '3187'
const baseURL = `http://localhost:${PORT}`
// Journeys begin where the question about cookies has been answered and the house's rules are agreed to; cookies.spec.ts and rules.spec.ts are about these.
const declined = {
  name: 'cookie_consent',
  value: 'false',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}
const launchOptions = {
  executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  fullyParallel: false,
  // What a browser does on a busy machine is not wholly in a test's hand; what needed the second try is listed as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  // A trace costs a quarter of the time: `npx playwright test --trace retain-on-failure` makes one.
  // A worker would hide the line from a test; installed.spec.ts lets it in.
  use: {
    serviceWorkers: 'block',
    baseURL,
    launchOptions,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    storageState: { cookies: [declined], origins: [{ origin: baseURL, localStorage: [{ name: 'chat_rules_accepted', value: 'true' }] }] },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What no screen's size has a part in is told once.
      testIgnore: /(connection|devices|early-press|found|installed|push)\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `${process.execPath} server/src/main.ts`,
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: { PORT, DATA_DIR: process.env['E2E_DATA_DIR'], RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'warn' },
  },
})
