// The random tests with fresh seeds and far more of them than `npm test` takes: made requests, the models of the books and of payments,
// hostile webhooks. SEED=… plays a run again.
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'

const FILES = ['test/security/fuzz', 'src/ledger/model', 'src/payments/model', 'src/payments/reconciliation/webhooks']
const env = {
  FUZZ_REQUESTS: '40000',
  LEDGER_RUNS: '300',
  PAYMENTS_ACTS: '30000',
  WEBHOOK_DELIVERIES: '20000',
  SEED: String(Date.now() % 2 ** 31),
  ...process.env,
}
console.log(`SEED=${env.SEED}`)
const { status } = spawnSync('vitest', ['run', '--project', 'server', ...FILES.map((file) => `server/${file}.test.ts`)], {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  env,
  stdio: 'inherit',
})
process.exit(status ?? 1)
