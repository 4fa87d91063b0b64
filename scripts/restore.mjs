// npm run restore -- BACKUP [--into FOLDER | ADDRESS]: a backup into an empty place, verified before it counts (docs/operations.md).
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

await become(await ensureInstalled(), ['server/src/restore.ts', ...process.argv.slice(2)], {})
