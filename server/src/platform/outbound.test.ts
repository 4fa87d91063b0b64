// Calls that leave the house, against servers that mislead, stall, flood and pretend.
import { createServer, type Server } from 'node:http'
import { createServer as createTcp, type AddressInfo, type Socket } from 'node:net'
import tls from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseLlmConfig } from '#server/characters/models/llm-config.ts'
import { openChain } from '#server/characters/models/models.ts'
import { oneLineModel } from '../../test/fakes/one-line-model.ts'
import { smtpMailer } from './mailer.ts'
import { exchange, fetchText } from './outbound.ts'

const asked: string[] = []
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.startsWith('/moved')) return void response.writeHead(307, { location: '/inside' }).end('moved')
    if (request.url === '/flood') {
      const pour = (): void => void (response.write(Buffer.alloc(64 * 1024)) ? setImmediate(pour) : response.once('drain', pour))
      response.on('close', () => response.removeAllListeners('drain'))
      return pour()
    }
    if (request.url === '/silent') return undefined
    response.end('inside')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a call to a configured place', () => {
  test('follows no redirect', async () => {
    const { status, text } = await exchange(`${origin}/moved`, { timeoutMs: 2_000, bytesMax: 100 })
    expect([status, text]).toEqual([307, 'moved'])
    await expect(fetchText(`${origin}/moved`, { timeoutMs: 2_000, bytesMax: 100 })).rejects.toThrow('answered 307')
    expect(asked).not.toContain('/inside')
  })

  test.each(['openai-compatible', 'openai', 'openai-responses', 'anthropic', 'google', 'mistral'])(
    'follows none of a model either: %s',
    async (kind) => {
      asked.length = 0
      const variables = { KIND: kind, MODEL: 'some', API_KEY: 'key', BASE_URL: `${origin}/moved` }
      const named = Object.fromEntries(Object.entries(variables).map(([name, value]) => [`LLM_MAIN_${name}`, value]))
      const { config } = parseLlmConfig({ LLM_CHAIN: 'main', ...named })
      const [link] = await openChain(config!, oneLineModel())
      await expect(link!.model.doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }] })).rejects.toThrow(
        /Cannot connect|fetch failed/,
      )
      expect([asked.length, asked.filter((url) => url.startsWith('/inside'))]).toEqual([1, []])
    },
  )

  test('reads no more than it wants, and waits no longer', async () => {
    await expect(exchange(`${origin}/flood`, { timeoutMs: 5_000, bytesMax: 1_000_000 })).rejects.toThrow('answered too much')
    await expect(exchange(`${origin}/silent`, { timeoutMs: 50, bytesMax: 100 })).rejects.toThrow(/timeout/)
  })

  test('needs TLS 1.2 at least, and a certificate that can be trusted', () => {
    expect([tls.DEFAULT_MIN_VERSION, tls.DEFAULT_MAX_VERSION]).toEqual(['TLSv1.2', 'TLSv1.3'])
    expect(process.env['NODE_TLS_REJECT_UNAUTHORIZED']).toBe(undefined)
    expect(tls.DEFAULT_CIPHERS).not.toMatch(/(^|:)(RC4|DES|3DES|NULL|EXPORT)/)
  })
})

const SAYS: Record<string, string> = {
  EHLO: '250-here\r\n250 8BITMIME',
  STARTTLS: '502 not here',
  DATA: '354 go on',
  '.': '250 kept',
  QUIT: '221 bye',
}
/** A mail server that knows no TLS, and keeps what it is told. */
async function plainMailServer(host: string): Promise<{ url: string; heard: () => string; close(): void }> {
  let heard = ''
  let inData = false
  const answer = (socket: Socket, line: string): void => {
    heard += `${line}\n`
    if (inData && line !== '.') return
    const word = inData ? line : line.split(' ')[0]!.toUpperCase()
    inData = word === 'DATA'
    socket.write(`${SAYS[word] ?? '250 fine'}\r\n`)
  }
  const smtp = createTcp((socket) => {
    let rest = ''
    socket.write('220 here ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop()!
      for (const line of lines) answer(socket, line)
    })
  })
  await new Promise<void>((resolve) => smtp.listen(0, host, resolve))
  return { url: `smtp://${host}:${(smtp.address() as AddressInfo).port}`, heard: () => heard, close: () => void smtp.close() }
}
const MAIL = { to: 'ada@example.com', subject: 'Hello', text: 'A secret link.', html: '<p>A secret link.</p>' }

describe('a mail', () => {
  test('goes to another machine through TLS or not at all, unless its operator says otherwise', async () => {
    const away = await plainMailServer('127.0.0.2')
    await expect(smtpMailer(away.url, 'lounge@lounge.example').send(MAIL)).rejects.toThrow(/STARTTLS/)
    expect(away.heard()).not.toContain('secret')
    await smtpMailer(`${away.url}?requireTLS=false`, 'lounge@lounge.example').send(MAIL)
    expect(away.heard()).toContain('A secret link.')
    away.close()
  })

  test('has the headers and readers that were meant, whatever stands in its subject or address', async () => {
    const here = await plainMailServer('127.0.0.1')
    const mailer = smtpMailer(here.url, 'lounge@lounge.example')
    await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: all@example.com\r\n\r\nAnother body' })
    await mailer.send({ ...MAIL, to: 'ada@example.com>\r\nRCPT TO:<all@example.com' }).catch(() => {})
    const lines = here.heard().split('\n')
    expect(lines.filter((line) => /^bcc:/i.test(line) || /^rcpt to:<all@/i.test(line))).toEqual([])
    expect(lines.find((line) => /^subject:/i.test(line))).toBe('Subject: Hello Bcc: all@example.com Another body')
    here.close()
  })
})
