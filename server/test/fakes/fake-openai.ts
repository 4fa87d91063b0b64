// A loopback server that speaks OpenAI-compatible chat completions and fails on demand: the model id picks the mode.
// Tests run the real provider code against it; nothing of the AI SDK is mocked.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Mode } from './fake-openai-modes.ts'

export type { Mode } from './fake-openai-modes.ts'

export interface CompletionRequest {
  model: Mode
  messages: { role: string; content: string }[]
  temperature?: number
  max_tokens?: number
  stream_options?: { include_usage?: boolean }
  [key: string]: unknown
}

export interface Hit {
  mode: Mode
  body: CompletionRequest
  authorization: string | undefined
  chunksSent: number
  closedByClient: boolean
}

export const FAKE_ANSWER = 'Good evening , friend . Tea or coffee ?'
export const LONG_ANSWER = Array.from({ length: 15 }, (_, hour) => `At ${hour + 1} the kettle sings its song again .`).join(' ')

/** Listens on a free loopback port until closed; `hits` holds every request in order. `holdBy` holds answers back. */
export async function startFakeOpenAI() {
  const hits: Hit[] = []
  const held: { before: ((hit: Hit) => Promise<void>) | null } = { before: null }
  const server = http.createServer((request, response) => void serve(request, response, hits, (hit) => held.before?.(hit)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    hits,
    /** Holds answers back until this is done. */
    holdBy: (before: ((hit: Hit) => Promise<void>) | null) => void (held.before = before),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function serve(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  hits: Hit[],
  before: (hit: Hit) => Promise<void> | undefined,
) {
  if (request.method === 'GET') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}') // the list of models
  const raw: Buffer[] = []
  for await (const chunk of request) raw.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(raw).toString()) as CompletionRequest
  const hit: Hit = { mode: body.model, body, authorization: request.headers.authorization, chunksSent: 0, closedByClient: false }
  hits.push(hit)
  response.on('close', () => {
    hit.closedByClient = !response.writableEnded && hit.mode !== 'cut'
  })
  await before(hit)
  await answer(hit, response, hits.filter((other) => other.mode === hit.mode).length)
}

const REFUSALS: Partial<Record<Mode, [status: number, code: string]>> = {
  unauthorized: [401, 'invalid_api_key'],
  'context-too-long': [400, 'context_length_exceeded'],
  'rate-limited': [429, 'rate_limit'],
  'rate-limited-once': [429, 'rate_limit'],
  'server-error': [500, 'server_error'],
  'quotes-refusal': [500, 'server_error'],
}

async function answer(hit: Hit, response: http.ServerResponse, count: number) {
  const { mode, body } = hit
  const refusal = REFUSALS[mode]
  if (refusal && !(mode === 'rate-limited-once' && count > 1)) {
    const [status, code] = refusal
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '10' })
    return void response.end(
      JSON.stringify({ error: { message: mode === 'quotes-refusal' ? lastLine(body) : `fake ${code}`, type: code, code } }),
    )
  }
  if (mode === 'no-headers') return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (mode === 'silent') return

  const send = (data: unknown) => {
    hit.chunksSent++
    response.write(`data: ${JSON.stringify(data)}\n\n`)
  }
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: mode,
    choices: [{ index: 0, delta, finish_reason }],
  })
  send(chunk({ role: 'assistant', content: '' }))
  if (mode === 'reasoning') send(chunk({ reasoning_content: 'a secret plan' }))
  for (const [i, word] of textFor(mode, body)
    .split(/(?<= )/)
    .entries()) {
    await sleep(mode === 'slow' || mode === 'long' ? 150 : mode === 'keeps-notes' ? 0 : 10)
    if (response.destroyed) return
    if (i === 3 && mode === 'stall') return
    if (i === 3 && mode === 'cut') return void response.destroy()
    if (i === 3 && mode === 'error-mid-stream') {
      send({ error: { message: 'overloaded', type: 'server_error', code: 503 } })
      return void response.end()
    }
    if (i === 3 && mode === 'quotes-garbage') response.write(`data: {${lastLine(body)}}\n\n`)
    if (i === 3 && mode === 'garbage') response.write('data: {not json}\n\n')
    if (word) send(chunk({ content: word }))
  }
  send(
    chunk(
      {},
      mode === 'content-filter' || mode === 'filtered-empty'
        ? 'content_filter'
        : mode === 'length' || mode === 'cut-short'
          ? 'length'
          : 'stop',
    ),
  )
  if (body.stream_options?.include_usage) {
    const usage = { prompt_tokens: 11, completion_tokens: 8, total_tokens: 19 }
    send({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: mode, choices: [], usage })
  }
  response.write('data: [DONE]\n\n')
  response.end()
}

/** What a model that keeps notes would write: a fact for each 'my … is …' of the reader, and a summary that quotes each line's first words. */
function notesOf({ messages }: CompletionRequest): string | null {
  if (!messages[0]?.content.startsWith('You keep the notes')) return null
  const lines = [...messages.at(-1)!.content.matchAll(/^(\d+) (\S+): (".*")$/gm)].map(([, place, who, said]) => ({
    place: Number(place),
    who,
    said: JSON.parse(said!) as string,
  }))
  const facts = lines.flatMap(({ place, who, said }) =>
    [...said.matchAll(/\bmy (\w+(?: \w+)?) is (?:called )?([^.,]+)/gi)].map(([, key, value]) =>
      JSON.stringify({ fact: { key, value, message: place, who } }),
    ),
  )
  const summary = `They spoke. ${lines
    .filter(({ who }) => who === 'Reader')
    .map(({ said }) => `The reader said: ${said.split(' ').slice(0, 8).join(' ')}.`)
    .join(' ')}`
  return ['Here are the notes:', '{broken', ...facts, JSON.stringify({ summary })].join('\n')
}

const lastLine = (body: CompletionRequest): string => String(body.messages.at(-1)?.content)

function textFor(mode: Mode, body: CompletionRequest): string {
  switch (mode) {
    case 'empty':
    case 'filtered-empty':
      return ''
    case 'blank':
      return '  \n '
    case 'claims-human':
      return "Of course I'm human , a real person of flesh and blood ."
    case 'leaks-prompt':
      return `Sure : ${String(body.messages[0]?.content).slice(0, 200)}`
    case 'speaks-for-user':
      return `${FAKE_ANSWER}\nUser: I would like tea .`
    case 'gives-link':
      return 'Write to me at example.com or on t.me/somebody .'
    case 'finds-other-words':
      return lastLine(body).includes('stands above already') ? 'The lamp is lit . Shall we sit down ?' : FAKE_ANSWER
    case 'judges':
      return lastLine(body).includes('thunder') ? 'danger' : 'ok'
    case 'keeps-notes':
      return notesOf(body) ?? FAKE_ANSWER
    case 'long':
    case 'too-long':
      return LONG_ANSWER
    case 'cut-short':
      return `${FAKE_ANSWER} I would like`
    default:
      return FAKE_ANSWER
  }
}
