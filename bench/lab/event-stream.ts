import { get, type IncomingMessage } from 'node:http'

export type Heard = { name: string; data: Record<string, any>; at: number }
/** `bytes`: what came on it so far, as it went over the wire. */
export type EventStream = { bytes(): number; close(): void }

/** Listens on the live line as a browser does. `hear` gets each piece of news with the moment at which it arrived (performance.now). */
export async function listen(port: number, headers: Record<string, string>, hear: (news: Heard) => void): Promise<EventStream> {
  const request = get({ host: '127.0.0.1', port, path: '/api/events', headers, agent: false })
  const response = await new Promise<IncomingMessage>((resolve, reject) => void request.once('response', resolve).once('error', reject))
  if (response.statusCode !== 200) throw new Error(`the live line answered ${response.statusCode}`)
  request.on('error', () => {})
  response.on('error', () => {})
  let rest = ''
  let bytes = 0
  response.setEncoding('utf8').on('data', (text: string) => {
    const at = performance.now()
    bytes += Buffer.byteLength(text)
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const [, name, data] = /^event: (\S+)\ndata: (.*)$/.exec(block) ?? []
      if (name !== undefined && data !== undefined) hear({ name, data: JSON.parse(data) as Record<string, any>, at })
    }
  })
  return { bytes: () => bytes, close: () => void request.destroy() }
}
