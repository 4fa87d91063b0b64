import { buildWeb } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

const node24 = await ensureInstalled()
if (!(await buildWeb())) process.exit(1)
// A small young generation keeps a resting lounge a hundred megabytes lighter, at no cost that was measured; main.ts and the encoder's worker
// throw away once what starting up has left behind (docs/decisions/0080-bench.md).
await become(node24, ['--max-semi-space-size=4', '--expose-gc', 'server/src/main.ts', ...process.argv.slice(2)])
