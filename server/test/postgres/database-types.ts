// The types of the database are generated from the migrated database, and from nothing else.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FILE = 'server/src/platform/database/database.gen.ts'

/** Writes the file, or says whether it is as it should be. */
export function databaseTypes(url: string, mode: 'write' | 'verify'): { ok: boolean; output: string } {
  const options = [
    '--dialect',
    'postgres',
    '--out-file',
    FILE,
    '--exclude-pattern',
    '{public.migration,payments.kept_*,sandbox_gateway.*}', // no typed door leads into what the program can't read, or into another company
    ...(mode === 'verify' ? ['--verify'] : []),
  ]
  const ran = spawnSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', ...options], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  })
  return { ok: ran.status === 0, output: `${ran.stdout}${ran.stderr}` }
}
