// A program of its own, so that it may have as many connections as it needs: opens one live stream for each session named on standard input, says
// how many it has, and holds them until standard input ends.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createReadStream } from 'node:fs'

const AT_ONCE = 50
const [port, file] = process.argv.slice(2)
const cookies = JSON.parse(await text(createReadStream(file!))) as string[]

function open(cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    let head = ''
    socket.on('data', (bytes) => {
      if (head === 'open') return
      head += bytes.toString('latin1')
      if (!head.includes('live.opened')) return
      head = 'open'
      resolve()
    })
    socket.on('error', reject).on('close', () => reject(new Error(`a stream was closed: ${head.slice(0, 200)}`)))
    socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: session=${cookie}\r\n\r\n`)
  })
}

process.on('uncaughtException', (error) => {
  console.log(`failed: ${error.message}`)
  process.exit(1)
})
for (let i = 0; i < cookies.length; i += AT_ONCE) await Promise.all(cookies.slice(i, i + AT_ONCE).map(open))
console.log(`open: ${cookies.length}`)
process.stdin.resume().on('end', () => process.exit())
