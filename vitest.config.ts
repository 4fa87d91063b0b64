import { availableParallelism } from 'node:os'
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

const ALWAYS = [
  'react',
  'react-dom',
  'react/jsx-dev-runtime',
  'react-router',
  '@tanstack/react-query',
  'lucide-react',
  'zod/mini',
  'axe-core',
]
const LAZY = [
  'radix-ui',
  'sonner',
  'dompurify',
  'react-dropzone',
  'libphonenumber-js/max',
  'react-international-phone',
  'yet-another-react-lightbox',
]

// By itself vitest leaves one of two cores idle; most files wait for a database, a clock or a lounge that they started.
export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'house',
          environment: 'node',
          testTimeout: 60_000,
          include: ['*.test.ts', 'contract/**/*.test.ts', 'talker/**/*.test.ts', 'scripts/**/*.test.mjs', 'deploy/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          // Whoever comes after another in a worker finds the modules read, and the stories of the cast: a third of all the processor's time.
          isolate: false,
          environment: 'node',
          globalSetup: ['./server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Of five thousand that race each other, a clock and a database one may meet what its writer did not think of. The end of the run names
          // whoever needed it, and each is a matter to be looked into; a run that is refused for it tells no more.
          retry: 1,
          include: ['server/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: { name: 'unit', environment: 'jsdom', include: ['web/src/**/*.test.{ts,tsx}'], exclude: ['web/src/**/*.browser.test.tsx'] },
      },
      {
        plugins: [react(), tailwind()],
        // All before the first test: what is found later, behind a lazy import, makes the page read itself anew in the middle of one.
        optimizeDeps: { include: [...ALWAYS, ...LAZY] },
        test: {
          name: 'browser',
          // What a browser does on a busy machine is not wholly in a test's hand; a second try is listed as such.
          retry: 1,
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
