// A PostgreSQL with a synchronous standby whose primary is killed while members send and characters answer on three processes: what was lost, what
// they were told, and how long nobody could send. By an address of both servers, then through HAProxy. Whoever promotes is played by this program
// (pg_promote() a second after the kill, and Patroni's answer to GET /primary for HAProxy).
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { freePort, until } from '../server/test/lounge-process.ts'
import { ownPostgres } from '../server/test/postgres/own-postgres.ts'
import { figure } from './lab/figure.ts'
import { inLab, type Lab } from './lab/lab.ts'
import { startLounge, type LoungeProcess } from './lab/lounge-process.ts'
import { headersOf, makeMembers, signIn, type BenchMember } from './lab/members.ts'
import { ask, openWire } from './lab/wire.ts'

const PROCESSES = 3
const MEMBERS = 30
/** Of each member: fifty a second in all, where the machine bears it. */
const EVERY_MS = 600
const BEFORE_MS = 8_000
const PROMOTED_AFTER_MS = 1_000
const AFTER_MS = 12_000
const AGAIN_MS = 100

type Sent = { id: string; at: number }
type Run = { sent: Sent[]; refused: Map<number, number>; isOver: boolean }

await inLab(async (lab) => {
  await failOver(lab, 'two addresses', async (hosts) => hosts.join(','))
  if (spawnSync('haproxy', ['-v']).status === 0) await failOver(lab, 'HAProxy', (hosts) => startProxy(lab, hosts))
  else console.log('There is no haproxy on this machine: its half is left out.')
})

async function failOver(lab: Lab, way: string, addressOf: (hosts: string[]) => Promise<string>): Promise<void> {
  const primary = await ownPostgres()
  lab.onClose(primary.remove)
  await migrate(primary.ownerUrl, primary.url)
  const standby = await primary.standby()
  const first = new URL(primary.url).host
  const url = primary.url.replace(first, await addressOf([first, standby.host]))
  const lounges: LoungeProcess[] = []
  for (let n = 0; n < PROCESSES; n++)
    lounges.push(await startLounge(lab, { name: `${way}-${n}`.replace(' ', '-'), env: { DATABASE_URL: url } }))
  const owner = await enter(primary.ownerUrl)
  const members = await makeMembers(owner, MEMBERS)
  await owner.end()
  await signIn(lounges[0]!, members)

  const run: Run = { sent: [], refused: new Map(), isOver: false }
  const talking = Promise.all(members.map((member, n) => talk(run, lounges[n % PROCESSES]!, member)))
  await pause(BEFORE_MS)
  const before = run.sent.length
  const killedAt = performance.now()
  await primary.kill()
  await pause(PROMOTED_AFTER_MS)
  const promotedAt = performance.now() // until then backends of the primary may still have acknowledged what they had in hand
  await standby.promote()
  await pause(AFTER_MS)
  run.isOver = true
  await talking

  const there = await enter(primary.ownerUrl.replace(first, standby.host))
  const stored = (await there.query<{ id: string }>('SELECT id FROM message WHERE NOT by_ai')).rows.map(({ id }) => id)
  const kept = new Set(stored)
  await until(async () => (await count(there, 'FROM reply WHERE ended_at IS NULL')) === 0, 60_000)
  const wrong = (await count(there, 'FROM ledger.violations')) + (await count(there, 'FROM message_violations'))
  await there.end()
  const again = run.sent.find(({ at }) => at > promotedAt)!.at - killedAt
  const others = [...run.refused].filter(([status]) => status !== 503)
  figure(`Primary killed, ${way}: acknowledged messages lost`, run.sent.filter(({ id }) => !kept.has(id)).length, '', { atMost: 0 })
  figure(`Primary killed, ${way}: messages stored beyond those acknowledged`, stored.length - run.sent.length, '', { atMost: 0 })
  figure(`Primary killed, ${way}: processes that ended`, lounges.filter(({ pid }) => !lives(pid)).length, '', { atMost: 0 })
  figure(`Primary killed, ${way}: refusals other than 503`, others.reduce((sum, [, times]) => sum + times, 0), '', { atMost: 0 }) // prettier-ignore
  figure(`Primary killed, ${way}: faults in the books`, wrong, '', { atMost: 0 })
  figure(`Primary killed, ${way}: kill → next acknowledged send`, again / 1_000, 's', { atMost: 5 })
  figure(`Primary killed, ${way}: sends before it`, before / (BEFORE_MS / 1_000), '/s')
  for (const lounge of lounges) await lounge.stop()
  await primary.remove()
}

/** Sends on and on, each message under one key until it is acknowledged. */
async function talk(run: Run, lounge: LoungeProcess, member: BenchMember): Promise<void> {
  const wire = await openWire(lounge.port)
  for (let n = 0; !run.isOver; n++) {
    const next = performance.now() + EVERY_MS
    const headers = { ...headersOf(member), 'idempotency-key': randomUUID() }
    for (;;) {
      const { status, body } = await wire.ask(
        ask('POST', '/api/messages/create', headers, { topic_id: member.topicId, content: `The tide, for the ${n}th time.` }),
      )
      if (status === 200) {
        run.sent.push({ id: String(JSON.parse(body).payload.message.id), at: performance.now() })
        break
      }
      run.refused.set(status, (run.refused.get(status) ?? 0) + 1)
      await pause(AGAIN_MS)
    }
    await pause(Math.max(0, next - performance.now()))
  }
  wire.close()
}

/** HAProxy as docs/operations.md has it, with a stand-in for Patroni beside each server. */
async function startProxy(lab: Lab, hosts: string[]): Promise<string> {
  const port = await freePort()
  const servers = await Promise.all(hosts.map(async (host, n) => `  server ${n} ${host} check port ${await patroni(lab, host)}`))
  const file = join(lab.folder, 'haproxy.cfg')
  const lines = ['defaults', '  mode tcp', '  timeout connect 2s', '  timeout client 1h', '  timeout server 1h', 'listen lounge', `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /primary', '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions', ...servers, ''] // prettier-ignore
  writeFileSync(file, lines.join('\n'))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  lab.onClose(() => {
    child.kill('SIGTERM')
    return ended
  })
  return `127.0.0.1:${port}`
}

async function patroni(lab: Lab, host: string): Promise<number> {
  const port = await freePort()
  const isPrimary = async (): Promise<boolean> => {
    const client = await enter(`postgres://keeper:keeper@${host}/lounge`)
    const { rows } = await client.query<{ fits: boolean }>('SELECT NOT pg_is_in_recovery() AS fits').finally(() => void client.end())
    return rows[0]!.fits
  }
  const server = createServer((_request, response) => {
    void isPrimary().then((fits) => response.writeHead(fits ? 200 : 503).end(), () => response.writeHead(503).end()) // prettier-ignore
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  lab.onClose(() => server.close())
  return port
}

async function enter(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // fails the query under way
  await client.connect()
  return client
}
async function count(client: Client, from: string): Promise<number> {
  return Number((await client.query<{ n: string }>(`SELECT count(*) AS n ${from}`)).rows[0]!.n)
}
function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
