// A PostgreSQL as an operator has one: on a port, with passwords, and an owner of the database who is no superuser. The oldest of the machine's that
// we support (Debian's /usr/lib/postgresql), else the embedded binaries.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, lchownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { chooseAccount, runAs } from '#server/platform/postgres/account.ts'
import { findPrograms } from '#server/platform/postgres/programs.ts'
import { freePort, until } from './lounge-process.ts'

const PACKAGED = '/usr/lib/postgresql'
const OLDEST = 15

/** `ownerUrl` is the login that an operator has today, `url` one for the program, which is not there yet. */
export type OwnPostgres = {
  major: string
  url: string
  ownerUrl: string
  /** As the server's administrator. */
  administer(statement: string): Promise<true>
  start(): Promise<void>
  kill(): Promise<void>
  remove(): Promise<void>
}

export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'green-room-own-'))
  const [data, port, account] = [join(folder, 'data'), await freePort(), chooseAccount(join(folder, 'data'))]
  chmodSync(folder, 0o755)
  if (account) lchownSync(folder, account.uid, account.gid)
  const majors = existsSync(PACKAGED) ? readdirSync(PACKAGED).filter((name) => Number(name) >= OLDEST) : []
  const major = majors.toSorted((a, b) => Number(a) - Number(b)).find((name) => existsSync(join(PACKAGED, name, 'bin/initdb')))
  const programs = major
    ? { initdb: join(PACKAGED, major, 'bin/initdb'), postgres: join(PACKAGED, major, 'bin/postgres'), majorVersion: major }
    : findPrograms(account, folder, () => {})
  const doors = ['--auth-local=trust', '--auth-host=scram-sha-256', '--username=postgres']
  execFileSync(programs.initdb, ['-D', data, ...doors, '--encoding=UTF8', '--locale=C', '--no-sync'], {
    ...runAs(account),
    stdio: 'ignore',
  })
  const inside = `postgresql://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`
  let child: ChildProcess | undefined

  async function ask(statement: string): Promise<true> {
    const client = new Client({ connectionString: inside })
    try {
      await client.connect()
      await client.query(statement)
      return true
    } finally {
      await client.end()
    }
  }
  async function start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off']
    child = spawn(programs.postgres, ['-D', data, ...settings.flatMap((each) => ['-c', each])], { ...runAs(account), stdio: 'ignore' })
    await until(() => ask('SELECT 1'), 60_000)
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGQUIT')
    await ended
  }
  await start()
  await ask("CREATE ROLE keeper LOGIN CREATEROLE PASSWORD 'keeper'")
  await ask('CREATE DATABASE lounge OWNER keeper')
  const as = (username: string): string =>
    Object.assign(new URL(`postgresql://127.0.0.1:${port}/lounge`), { username, password: username }).href
  return {
    major: programs.majorVersion,
    url: as('lounge_program'),
    ownerUrl: as('keeper'),
    administer: ask,
    start,
    kill,
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
