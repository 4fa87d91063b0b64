// The long form of server/src/crash.test.ts: CRASH_CYCLES (100) times kill -9, with the checks of the test.
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'

const root = fileURLToPath(new URL('../', import.meta.url))
const env = { ...process.env, CRASH_CYCLES: process.env['CRASH_CYCLES'] ?? '100' }
const { status } = spawnSync('vitest', ['run', '--project', 'server', 'server/src/crash.test.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
process.exit(status ?? 1)
