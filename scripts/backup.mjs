// npm run backup [-- FOLDER]: everything that the lounge keeps, while it runs or while it doesn't (docs/operations.md).
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

await become(await ensureInstalled(), ['server/src/backup.ts', ...process.argv.slice(2)], {})
