// npm run cards -- list | lint FILE | import FILE … | export SLUG FILE | approve SLUG | retire SLUG: characters' cards, in and out (docs/operations.md).
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

await become(await ensureInstalled(), ['server/src/stories.ts', ...process.argv.slice(2)], {})
