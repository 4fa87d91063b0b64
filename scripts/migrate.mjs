// npm run migrate: brings the database to this version's tables, as their owner, and makes the program's login (docs/operations.md).
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

await become(await ensureInstalled(), ['server/src/migrate.ts'], {})
