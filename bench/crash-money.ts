// The long forms of the crash tests of payments: kill -9 before and after every await that a flow of money passes, then PAYMENTS_CRASHES (40) times at random.
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'

const root = fileURLToPath(new URL('../', import.meta.url))
const env = {
  ...process.env,
  FAILPOINTS_SHARE: process.env['FAILPOINTS_SHARE'] ?? 'all',
  PAYMENTS_CRASHES: process.env['PAYMENTS_CRASHES'] ?? '40',
}
for (const file of ['failpoints', 'crash']) {
  const { status } = spawnSync('vitest', ['run', '--project', 'server', `server/src/payments/${file}.test.ts`], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
