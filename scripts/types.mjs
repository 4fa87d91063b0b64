// Writes server/src/platform/database/database.gen.ts anew from the migrations: run it after each new migration (`npm run types`).
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

const node = await ensureInstalled()
const folder = mkdtempSync(join(tmpdir(), 'green-room-types-'))
chmodSync(folder, 0o755)
try {
  process.exitCode = await run(node, ['server/test/postgres/write-database-types.ts', folder])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
