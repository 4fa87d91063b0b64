import { defineConfig, devices } from '@playwright/test'

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
  // Each has a lounge of its own (journey.ts).
  workers: 2,
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
    launchOptions,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
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
})
