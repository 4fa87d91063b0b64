// A provider that speaks OpenAI's protocol and keeps exact times: each request is known by the number in its last message.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Lab } from './lab.ts'

export type Served = { askedAt: number; spokeAt: number }
export type Provider = { url: string; served: Map<string, Served> }

/** Never the same twice: what repeats an earlier reply is held back. */
const sentencesOf = (number: string): string[] => [
  `${number} lamps and ${number} cups tonight. `,
  `The kettle ${number} sings. `,
  `Tea for ${number}?`,
]

/** Thinks so long before its first sentence, and between two of them. */
export async function startProvider(lab: Lab, thinkMs: number): Promise<Provider> {
  const served = new Map<string, Served>()
  const server = createServer((request, response) => {
    const askedAt = performance.now()
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] }
      const number = /#(\d+)/.exec(messages.at(-1)!.content)?.[1] ?? ''
      void speak(response, sentencesOf(number), thinkMs, (spokeAt) => served.set(number, { askedAt, spokeAt }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  lab.onClose(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, served }
}

async function speak(response: ServerResponse, sentences: string[], thinkMs: number, onFirst: (at: number) => void): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  const send = (delta: object, finish_reason: string | null = null): void =>
    void response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  for (const [place, content] of sentences.entries()) {
    await pause(thinkMs)
    if (place === 0) onFirst(performance.now())
    send({ content })
  }
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
}
