import { execFile } from 'node:child_process'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DATABASE_NAME, SOCKET_PORT, OWNER } from '../../server/src/platform/postgres/settings.ts'

const places = [...globSync('/usr/lib/postgresql/*/bin/pgbench'), '/usr/bin/pgbench', '/usr/local/bin/pgbench', '/opt/homebrew/bin/pgbench']

/** Transactions a second of one prepared statement, with the program's rights, on the server behind a socket. */
export async function pgbench(run: {
  folder: string
  socketDir: string
  script: string
  clients: number
  seconds: number
  variables: Record<string, string | number>
}): Promise<number> {
  const program = places.find((place) => existsSync(place))
  if (program === undefined) throw new Error('pgbench is needed: install PostgreSQL’s client programs (Debian: postgresql-contrib)')
  const file = join(run.folder, 'pgbench.sql')
  writeFileSync(file, run.script)
  const variables = Object.entries(run.variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const { stdout } = await promisify(execFile)(
    program,
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(run.clients),
      '-j',
      '2',
      '-T',
      String(run.seconds),
      ...variables,
      '-f',
      file,
      '-h',
      run.socketDir,
      '-p',
      String(SOCKET_PORT),
      '-U',
      OWNER,
      DATABASE_NAME,
    ],
    { env: { PATH: process.env['PATH'], PGOPTIONS: '-c role=lounge_app' } },
  )
  const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0)
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (failed > 0 || rate === undefined) throw new Error(`pgbench said:\n${stdout}`)
  return Number(rate)
}
