// npm run operator -- invite EMAIL --roles owner[,moderator…]: a link for somebody who is to run the lounge (docs/operations.md).
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

await become(await ensureInstalled(), ['server/src/operator.ts', ...process.argv.slice(2)], {})
