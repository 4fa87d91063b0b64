// Idle live streams in one process: what each costs in resident memory, and that the process still answers.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ownerOf } from './lab/database.ts'
import { figure, median } from './lab/figure.ts'
import { inLab, type Lab } from './lab/lab.ts'
import { startLounge, type LoungeProcess } from './lab/lounge-process.ts'
import { makeMembers } from './lab/members.ts'
import { ask, openWire } from './lab/wire.ts'

const STREAMS = Number(process.env['BENCH_STREAMS'] ?? 10_000)
const WARM = 500
const FILES_MAX = STREAMS + 4_000
/** Longer than one heartbeat: every stream has been written to. */
const SETTLE_MS = 20_000

await inLab(async (lab) => {
  const lounge = await startLounge(lab, { filesMax: FILES_MAX })
  const owner = await ownerOf(lab, lounge)
  const members = await makeMembers(owner, STREAMS)
  const cookies = members.map((member) => member.cookie)
  await lounge.atRest()
  const warm = await readers(lab, lounge, cookies.slice(0, WARM))
  await pause(SETTLE_MS)
  await warm.close()
  await pause(SETTLE_MS)

  const before = lounge.rss()
  const startedAt = performance.now()
  const idle = await readers(lab, lounge, cookies)
  figure('Streams opened', STREAMS / ((performance.now() - startedAt) / 1_000), '/s')
  await pause(SETTLE_MS)
  figure('Idle live streams in one process', await streamsOf(lounge), '', { atLeast: STREAMS })
  figure('Resident memory for each stream', (lounge.rss() - before) / STREAMS / 1_000, 'KB', { atMost: 25 })

  const wire = await openWire(lounge.port)
  const took: number[] = []
  for (let i = 0; i < 200; i++) {
    const from = performance.now()
    const { status } = await wire.ask(ask('GET', '/api/topics/active', { cookie: `session=${cookies[i]}` }))
    if (status !== 200) throw new Error(`a call beside the streams answered ${status}`)
    took.push(performance.now() - from)
  }
  figure('A call beside the streams, p50', median(took), 'ms')
  wire.close()
  await idle.close()
})

/** Opens a stream for each session, in a process of its own. */
async function readers(lab: Lab, lounge: LoungeProcess, cookies: string[]): Promise<{ close(): Promise<void> }> {
  const file = join(lab.folder, 'cookies.json')
  writeFileSync(file, JSON.stringify(cookies))
  const program = fileURLToPath(new URL('lab/idle-readers.ts', import.meta.url))
  const child = spawn(
    '/bin/sh',
    ['-c', `ulimit -n ${FILES_MAX} && exec "$@"`, 'sh', process.execPath, program, String(lounge.port), file],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const close = async (): Promise<void> => {
    child.stdin.end()
    await ended
  }
  lab.onClose(() => child.kill())
  const said = await new Promise<string>((resolve) => void child.stdout.setEncoding('utf8').once('data', resolve))
  if (!said.startsWith('open: ')) throw new Error(said)
  return { close }
}

async function streamsOf(lounge: LoungeProcess): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${lounge.port}/metrics`)
  return Number(/^live_streams (\d+)/m.exec(await response.text())![1])
}
