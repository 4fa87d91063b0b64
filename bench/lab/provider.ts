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

const WORDS = (
  'the tide old quay gulls lamp harbour rain small boats leave mud shoes walk count crane salt rope tea ' +
  'kettle window letter train night song slow light door street winter bread garden river stone voice paper ' +
  'candle wool clock stairs'
).split(' ')
/** Forty tokens in four sentences, never the same twice: what repeats an earlier reply is held back. */
const tokensOf = (number: string): string[] => {
  const wordAt = (place: number): string => WORDS[(Number(number) * (7 + 2 * place) + place * place) % WORDS.length]!
  return Array.from({ length: 40 }, (_, place) => `${wordAt(place)}${place % 10 === 9 ? '.' : ''} `)
}
/** A provider that gives its tokens one after the other, so many milliseconds apart. */
export const startTokens = (lab: Lab, everyMs: number): Promise<Provider> => serve(lab, everyMs, tokensOf)

/** Thinks so long before its first sentence, and between two of them. */
export const startProvider = (lab: Lab, thinkMs: number): Promise<Provider> => serve(lab, thinkMs, sentencesOf)

async function serve(lab: Lab, thinkMs: number, wordsOf: (number: string) => string[]): Promise<Provider> {
  const served = new Map<string, Served>()
  const server = createServer((request, response) => {
    const askedAt = performance.now()
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      if (body === '') return void response.end('{}') // the lounge asks whether anybody is there
      const { messages } = JSON.parse(body) as { messages: { content: string }[] }
      const number = /#(\d+)/.exec(messages.at(-1)!.content)?.[1] ?? ''
      void speak(response, wordsOf(number), thinkMs, (spokeAt) => served.set(number, { askedAt, spokeAt }))
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
    if (thinkMs > 0) await pause(thinkMs)
    if (place === 0) onFirst(performance.now())
    send({ content })
  }
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
}
