import { buildWeb } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

const node24 = await ensureInstalled()
if (!(await buildWeb())) process.exit(1)
// The young generation: larger ones make a send cheaper, and 10,000 streams heavier. main.ts and the encoder's worker throw away once what
// starting up has left behind (docs/decisions/0080-bench.md).
await become(node24, ['--max-semi-space-size=16', '--expose-gc', 'server/src/main.ts', ...process.argv.slice(2)])
