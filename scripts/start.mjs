import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { become, ROOT } from './run.mjs'

const node24 = await ensureInstalled()
if (!(await buildWeb())) process.exit(1)
// docs/decisions/0080-bench.md says what each of these buys, in figures. A young generation of 16 MB: less garbage collection, still light at
// rest. main.ts throws away once what starting up has left behind; glibc gives large blocks back only with a fixed threshold. What Node has
// compiled is kept for the next start.
const flags = ['--max-semi-space-size=16', '--expose-gc']
const env = { MALLOC_MMAP_THRESHOLD_: '131072', NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') }
await become(node24, [...flags, 'server/src/main.ts', ...process.argv.slice(2)], { env })
