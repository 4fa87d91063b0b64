// npm run books -- look [--seal NUMBER:DIGEST] | reopen --reason "…": what the verifiers find, and who has looked (docs/operations.md).
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

await become(await ensureInstalled(), ['server/src/books.ts', ...process.argv.slice(2)], {})
