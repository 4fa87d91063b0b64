// Standard output, as the log uses it. It may be a disk that is full, or a pipe whose reader has stopped or is gone: nobody waits for it, and nobody
// fails by it. Lines that it doesn't take are counted, and it says how many once it takes some again.
import { write, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { Counter } from 'prom-client'

export const lostLines = new Counter({
  name: 'log_lines_lost_total',
  help: 'Lines of the log that standard output did not take',
  registers: [],
})

const WAITING_CHARACTERS_MAX = 1024 * 1024

export type Outlet = { write(lines: string): void }
/** Takes all of it, or rejects. */
type Put = (text: string) => Promise<void>

/** `rest` is what was not handed on yet. */
export function openOutlet(put: Put): Outlet & { rest(): string } {
  let waiting: string[] = []
  let size = 0
  let isBusy = false
  /** Since it last took any. */
  let lost = 0

  const lose = (lines: number): void => {
    lost += lines
    lostLines.inc(lines)
  }
  function take(): string[] {
    const taken = waiting
    waiting = []
    size = 0
    return taken
  }
  async function handOn(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const [lines, told] = [take(), lost]
      const taken = put((told > 0 ? lossLine(told) : '') + lines.join(''))
      await taken.then(() => void (lost -= told), () => lose(lines.length)) // prettier-ignore
    }
    isBusy = false
  }

  return {
    write(line) {
      if (size + line.length > WAITING_CHARACTERS_MAX) return lose(1)
      waiting.push(line)
      size += line.length
      if (!isBusy) void handOn()
    },
    rest: () => take().join(''),
  }
}

const lossLine = (lost: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log: lines were lost, because standard output took none' })}\n`

/** Pipes, sockets and terminals. */
export function throughStream(stream: Writable): Put {
  stream.on('error', () => {}) // each write hears of it, too
  return (text) => new Promise((resolve, reject) => void stream.write(text, (error) => (error ? reject(error) : resolve())))
}

/** Files and devices. */
export function throughFile(descriptor: number): Put {
  const writeSome = promisify(write)
  let isTorn = false
  return async (text) => {
    for (let left = Buffer.from(isTorn ? `\n${text}` : text); left.length > 0; isTorn = left.length > 0) {
      const { bytesWritten } = await writeSome(descriptor, left, 0, left.length, null)
      left = left.subarray(bytesWritten)
    }
  }
}

const open = new Map<1 | 2, Outlet>()

export function standard(descriptor: 1 | 2): Outlet {
  const outlet = open.get(descriptor) ?? openStandard(descriptor)
  open.set(descriptor, outlet)
  return outlet
}

function openStandard(descriptor: 1 | 2): Outlet {
  const stream = descriptor === 1 ? process.stdout : process.stderr
  const outlet = openOutlet(stream instanceof Socket ? throughStream(stream) : throughFile(descriptor))
  process.on('exit', () => {
    try {
      writeSync(descriptor, outlet.rest())
    } catch {} // nobody is left to tell
  })
  return outlet
}
