// A Redis for the tests of the fan-out: the real server where it is installed, else a small one that speaks as much of the protocol as pub/sub needs.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'

export type TestRedis = {
  url: string
  /** Cuts every connection, as a restart does. */
  cut(): Promise<void>
  stop(): Promise<void>
  /** After a stop: at the same address, without a memory. */
  comeBack(): Promise<void>
  /** Takes connections and answers nothing, as one that hangs does. */
  freeze(): Promise<void>
}

export async function startRedis(): Promise<TestRedis> {
  const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)
  console.log(`redis of the tests: ${program ?? 'a small one of our own, for there is none on this machine'}`)
  return program ? realRedis(program) : smallRedis()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function realRedis(program: string): Promise<TestRedis> {
  const port = await freePort()
  const start = async (): Promise<ChildProcess> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn(program, options, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise<void>((resolve) => child.stdout.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve()))
    return child
  }
  let child = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    async cut() {
      const socket = connect(port, '127.0.0.1')
      socket.write('CLIENT KILL TYPE pubsub SKIPME yes\r\nCLIENT KILL TYPE normal SKIPME yes\r\n')
      await new Promise((resolve) => socket.once('data', resolve))
      socket.destroy()
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
    async comeBack() {
      child = await start()
    },
    freeze: async () => void child.kill('SIGSTOP'),
  }
}

async function smallRedis(): Promise<TestRedis> {
  const text = (value: string): string => `$${Buffer.byteLength(value)}\r\n${value}\r\n`
  const channels = new Map<string, Set<Socket>>()
  const open = new Set<Socket>()
  const pushed = new WeakSet<Socket>() // connections that asked for the third version of the protocol hear news as pushes
  const news = (socket: Socket, words: string[], last: string): void =>
    void socket.write(`${pushed.has(socket) ? '>' : '*'}3\r\n${words.map(text).join('')}${last}`)
  const server = createServer((socket) => {
    let rest = Buffer.alloc(0)
    socket.on('error', () => {})
    open.add(socket)
    socket.on('close', () => {
      open.delete(socket)
      channels.forEach((sockets) => sockets.delete(socket))
    })
    socket.on('data', (data) => {
      rest = Buffer.concat([rest, data])
      for (let command = take(); command; command = take()) answer(socket, command)
    })
    /** The next whole command (an array of bulk strings), or null while it is still arriving. */
    function take(): string[] | null {
      let at = 0
      const line = (): string | null => {
        const end = rest.indexOf('\r\n', at)
        if (end === -1) return null
        const found = rest.toString('utf8', at + 1, end)
        at = end + 2
        return found
      }
      const count = rest.length > 0 ? line() : null
      if (count === null) return null
      const words: string[] = []
      for (let i = 0; i < Number(count); i++) {
        const length = line()
        if (length === null || rest.length < at + Number(length) + 2) return null
        words.push(rest.toString('utf8', at, at + Number(length)))
        at += Number(length) + 2
      }
      rest = rest.subarray(at)
      return words
    }
  })
  let isFrozen = false
  function answer(socket: Socket, [name = '', channel = '', message = '']: string[]): void {
    if (isFrozen) return
    if (/^subscribe$/i.test(name)) {
      channels.set(channel, (channels.get(channel) ?? new Set()).add(socket))
      news(socket, ['subscribe', channel], ':1\r\n')
    } else if (/^unsubscribe$/i.test(name)) {
      channels.get(channel)?.delete(socket)
      news(socket, ['unsubscribe', channel], ':0\r\n')
    } else if (/^s(?:subscribe|publish|unsubscribe)$/i.test(name)) {
      socket.write('-ERR unknown command\r\n') // as servers before 7 say
    } else if (/^get$/i.test(name)) {
      socket.write('$-1\r\n')
    } else if (/^publish$/i.test(name)) {
      const listening = channels.get(channel) ?? new Set()
      for (const other of listening) news(other, ['message', channel], text(message))
      socket.write(`:${listening.size}\r\n`)
    } else if (/^hello$/i.test(name)) {
      if (channel === '3') pushed.add(socket)
      socket.write('%1\r\n$6\r\nserver\r\n$5\r\nsmall\r\n')
    } else socket.write('+OK\r\n')
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = async (): Promise<void> => open.forEach((socket) => socket.destroy())
  return {
    url: `redis://127.0.0.1:${port}`,
    cut,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      await cut()
      await closed
    },
    async comeBack() {
      isFrozen = false
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    },
    freeze: async () => void (isFrozen = true),
  }
}
