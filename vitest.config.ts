import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

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

// Tests that start their own lounge, kill it and start it again are few and heavy: one file at a time leaves the two cores to them.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'house',
          environment: 'node',
          testTimeout: 60_000,
          include: ['*.test.ts', 'contract/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['./server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          include: ['server/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: { name: 'unit', environment: 'jsdom', include: ['web/src/**/*.test.{ts,tsx}'], exclude: ['web/src/**/*.browser.test.tsx'] },
      },
      {
        plugins: [react(), tailwind()],
        test: {
          name: 'browser',
          include: ['web/src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions }),
          },
        },
      },
    ],
  },
})
