// A PostgreSQL as an operator has one: on a port, with passwords, and an owner of the database who is no superuser. The oldest of the machine's that
// we support (Debian's /usr/lib/postgresql), else the embedded binaries.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, lchownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { chooseAccount, runAs, type Account } from '#server/platform/postgres/account.ts'
import { findPrograms } from '#server/platform/postgres/programs.ts'
import { freePort, until } from '../lounge-process.ts'

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
  /** A second server that takes everything over as it happens, and commits with the first; once. */
  standby(): Promise<Standby>
  remove(): Promise<void>
}
type Standby = { host: string; promote(): Promise<true> }
type Server = { ask(statement: string): Promise<true>; start(): Promise<void>; kill(): Promise<void> }

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
  const server = serverIn({ folder, data, port, program: programs.postgres, account })
  let copy: Server | undefined
  await server.start()
  await server.ask("CREATE ROLE keeper LOGIN CREATEROLE PASSWORD 'keeper'")
  await server.ask('CREATE DATABASE lounge OWNER keeper')
  const as = (username: string): string =>
    Object.assign(new URL(`postgresql://127.0.0.1:${port}/lounge`), { username, password: username }).href
  async function standby(): Promise<Standby> {
    await server.kill() // what lies there then is whole, as after any crash
    const [copied, ownPort] = [join(folder, 'standby'), await freePort()]
    execFileSync('cp', ['-a', data, copied])
    rmSync(join(copied, 'postmaster.pid'), { force: true })
    const line = `host=${folder} port=${port} user=postgres application_name=standby`
    appendFileSync(join(copied, 'postgresql.auto.conf'), `primary_conninfo = '${line}'\n`)
    writeFileSync(join(copied, 'standby.signal'), '')
    if (account) lchownSync(join(copied, 'standby.signal'), account.uid, account.gid)
    await server.start()
    copy = serverIn({ folder, data: copied, port: ownPort, program: programs.postgres, account })
    await copy.start()
    await server.ask("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    await server.ask('SELECT pg_reload_conf()')
    return { host: `127.0.0.1:${ownPort}`, promote: () => copy!.ask('SELECT pg_promote()') }
  }
  return {
    major: programs.majorVersion,
    url: as('lounge_program'),
    ownerUrl: as('keeper'),
    administer: server.ask,
    start: server.start,
    kill: server.kill,
    standby,
    async remove() {
      await Promise.all([server.kill(), copy?.kill()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Place = { folder: string; data: string; port: number; program: string; account: Account | undefined }
function serverIn({ folder, data, port, program, account }: Place): Server {
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
  return {
    ask,
    async start() {
      const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off']
      child = spawn(program, ['-D', data, ...settings.flatMap((each) => ['-c', each])], { ...runAs(account), stdio: 'ignore' })
      await until(() => ask('SELECT 1'), 60_000)
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGQUIT')
      await ended
    },
  }
}
