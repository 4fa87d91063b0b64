import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

await become(await ensureInstalled(), ['server/evals/run.ts', ...process.argv.slice(2)], {})
