// A Redis for the tests of the fan-out: the real server where it is installed, else a small one that speaks as much of the protocol as pub/sub needs.
import { spawn, spawnSync } from 'node:child_process'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type TestRedis = {
  url: string
  isReal: boolean
  /** Cuts every connection, as a restart does. */
  cut(): Promise<void>
  stop(): Promise<void>
}

export async function startRedis(): Promise<TestRedis> {
  const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)
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
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve) => child.stdout.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve()))
  return {
    url: `redis://127.0.0.1:${port}`,
    isReal: true,
    async cut() {
      const socket = connect(port, '127.0.0.1')
      socket.write('CLIENT KILL TYPE pubsub SKIPME yes\r\nCLIENT KILL TYPE normal SKIPME yes\r\n')
      await new Promise((resolve) => socket.once('data', resolve))
      socket.destroy()
    },
    async stop() {
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
    },
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
  function answer(socket: Socket, [name = '', channel = '', message = '']: string[]): void {
    if (/^subscribe$/i.test(name)) {
      channels.set(channel, (channels.get(channel) ?? new Set()).add(socket))
      news(socket, ['subscribe', channel], ':1\r\n')
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
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReal: false,
    cut: async () => open.forEach((socket) => socket.destroy()),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
