// npm run model -- [hf:USER/REPO:QUANT | URL | FILE | off]: a language model by one command (README.md).
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

await become(await ensureInstalled(), ['server/src/model.ts', ...process.argv.slice(2)], {})
