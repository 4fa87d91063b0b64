// What goes over the wire to each kind of provider, and what is understood of its answer: requests are kept, answers are as recorded.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { oneLineModel } from '../../../test/fakes/one-line-model.ts'
import { plainCard } from '../../../test/cards/plain-card.ts'
import { ChainEngine } from '../replies/chain-engine.ts'
import type { EngineEvent, Turn } from '../engine/engine.ts'
import { personaOf } from '../stories/personas.ts'
import { parseLlmConfig } from './llm-config.ts'
import { openChain } from './models.ts'

type Request = { url: string; headers: Headers; body: Record<string, unknown> }
const kept: Request[] = []
afterEach(() => {
  kept.length = 0
  vi.unstubAllGlobals()
})

/** Answers every call with these server-sent events, or with a status. */
function answerWith(events: unknown[] | { status: number; body: unknown }): void {
  vi.stubGlobal('fetch', async (url: string | URL, init: { headers: HeadersInit; body: string }) => {
    kept.push({ url: String(url), headers: new Headers(init.headers), body: JSON.parse(init.body) as Request['body'] })
    if (!Array.isArray(events)) return Response.json(events.body, { status: events.status })
    const lines = events.map((event) => {
      const { type } = event as { type?: string }
      return `${type ? `event: ${type}\n` : ''}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`
    })
    return new Response(lines.join(''), { headers: { 'content-type': 'text/event-stream' } })
  })
}

const image = { bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]), mediaType: 'image/png' }
const BASE64 = Buffer.from(image.bytes).toString('base64')
const turn: Turn = {
  replyId: 'r',
  topicId: 't',
  seed: 't:1',
  card: plainCard(),
  persona: personaOf(plainCard(), {}),
  room: { title: 'The Boathouse', mood: 'calm water' },
  topicTitle: 'Ships',
  language: 'en',
  limits: { symbolsMax: 300 },
  history: [
    { number: 1, from: 'character', text: 'The lamp is lit.' },
    { number: 2, from: 'reader', text: 'what is this?', attachments: [{ kind: 'image', name: 'gull.png', text: null, image }] },
  ],
  memory: { summary: null, facts: [] },
  state: null,
  signal: new AbortController().signal,
}

async function ask(kind: string, model: string, more: Record<string, string> = {}) {
  const variables = {
    LLM_CHAIN: 'main',
    LLM_MAIN_KIND: kind,
    LLM_MAIN_MODEL: model,
    LLM_MAIN_API_KEY: 'key-1',
    LLM_MAIN_VISION: '1',
    ...more,
  }
  const { config, problems } = parseLlmConfig(variables)
  expect(problems).toBeUndefined()
  const log = { info: () => {}, warn: () => {} }
  const engine = new ChainEngine(await openChain(config!, oneLineModel()), { log, productName: () => 'the lounge' })
  let text = ''
  let end: EngineEvent | undefined
  for await (const event of engine.reply(turn)) {
    if (event.type === 'text') text += event.text
    else end = event
  }
  return { text, end, ...kept[0]! }
}

const chatChunk = (delta: object, finish_reason: string | null = null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model: 'm-2026',
  choices: [{ index: 0, delta, finish_reason }],
})
const CHAT_USAGE = { prompt_tokens: 700, completion_tokens: 4, total_tokens: 704 }
const ANTHROPIC = [
  {
    type: 'message_start',
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 700, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'ping' },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'A gull' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: ', I think.' } },
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 4 } },
  { type: 'message_stop' },
]
const RESPONSES = [
  { type: 'response.created', sequence_number: 0, response: { id: 'resp_1', created_at: 1_790_000_000, model: 'm', service_tier: null } },
  {
    type: 'response.output_item.added',
    sequence_number: 1,
    output_index: 0,
    item: { id: 'msg_1', type: 'message', status: 'in_progress', content: [], role: 'assistant' },
  },
  {
    type: 'response.output_text.delta',
    sequence_number: 2,
    item_id: 'msg_1',
    output_index: 0,
    content_index: 0,
    delta: 'A gull',
    logprobs: [],
  },
  {
    type: 'response.output_text.delta',
    sequence_number: 3,
    item_id: 'msg_1',
    output_index: 0,
    content_index: 0,
    delta: ', I think.',
    logprobs: [],
  },
  {
    type: 'response.output_item.done',
    sequence_number: 4,
    output_index: 0,
    item: {
      id: 'msg_1',
      type: 'message',
      status: 'completed',
      role: 'assistant',
      content: [{ type: 'output_text', text: 'A gull, I think.', annotations: [] }],
    },
  },
  {
    type: 'response.completed',
    sequence_number: 5,
    response: {
      id: 'resp_1',
      created_at: 1_790_000_000,
      model: 'm',
      incomplete_details: null,
      service_tier: null,
      usage: {
        input_tokens: 700,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 4,
        output_tokens_details: { reasoning_tokens: 0 },
      },
    },
  },
]
const GOOGLE = [
  { candidates: [{ content: { role: 'model', parts: [{ text: 'A gull' }] }, index: 0 }], modelVersion: 'm' },
  {
    candidates: [{ content: { role: 'model', parts: [{ text: ', I think.' }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 700, candidatesTokenCount: 4, totalTokenCount: 704 },
    modelVersion: 'm',
  },
]
const CHAT = [
  chatChunk({ role: 'assistant', content: '' }),
  chatChunk({ content: 'A gull' }),
  chatChunk({ content: ', I think.' }),
  chatChunk({}, 'stop'),
  { ...chatChunk({}), choices: [], usage: CHAT_USAGE },
  '[DONE]',
]
const MISTRAL = [...CHAT.slice(0, 3), { ...chatChunk({ content: '' }, 'stop'), usage: CHAT_USAGE }, '[DONE]']

const KINDS = {
  openai: { events: CHAT, url: 'https://api.openai.com/v1/chat/completions', auth: ['authorization', 'Bearer key-1'] },
  'openai-responses': { events: RESPONSES, url: 'https://api.openai.com/v1/responses', auth: ['authorization', 'Bearer key-1'] },
  anthropic: { events: ANTHROPIC, url: 'https://api.anthropic.com/v1/messages', auth: ['x-api-key', 'key-1'] },
  google: {
    events: GOOGLE,
    url: 'https://generativelanguage.googleapis.com/v1beta/models/some-model:streamGenerateContent?alt=sse',
    auth: ['x-goog-api-key', 'key-1'],
  },
  mistral: { events: MISTRAL, url: 'https://api.mistral.ai/v1/chat/completions', auth: ['authorization', 'Bearer key-1'] },
} as const
const kinds = Object.entries(KINDS)

describe('every kind of provider', () => {
  it.each(kinds)('%s is called at its address with its key, and its answer understood', async (kind, { events, url, auth }) => {
    answerWith([...events])
    const asked = await ask(kind, 'some-model')
    expect(asked.text).toBe('A gull, I think.')
    expect(asked.end).toMatchObject({ type: 'end', reason: 'stop', servedBy: 'main', usage: { inputTokens: 700, outputTokens: 4 } })
    expect([asked.url, asked.headers.get(auth[0])]).toEqual([url, auth[1]])
    expect(JSON.stringify(asked.body)).not.toContain('green_room')
    expect(kept).toHaveLength(1)
  })

  it.each(kinds)('%s is called elsewhere where the deployment says so', async (kind, { events }) => {
    answerWith([...events])
    expect((await ask(kind, 'some-model', { LLM_MAIN_BASE_URL: 'http://127.0.0.1:9/v9' })).url).toMatch(/^http:\/\/127\.0\.0\.1:9\/v9\//)
  })

  it.each(kinds)(
    '%s: refusals and failures have their names',
    async (kind) => {
      for (const [status, name] of [
        [401, 'auth'],
        [403, 'auth'],
        [429, 'rate'],
        [500, 'provider'],
        [529, 'provider'],
        [413, 'context'],
      ] as const) {
        answerWith({ status, body: { error: { message: 'no', type: 'x', code: 'y' } } })
        expect([status, (await ask(kind, 'some-model')).end]).toMatchObject([
          status,
          { type: 'failed', kind: name, attempts: [{ ok: false }] },
        ])
      }
    },
    20_000,
  )

  it.each(kinds)('%s: an answer without text is a failure', async (kind, { events }) => {
    const silent = events.filter((event) => !JSON.stringify(event).includes('gull') && !JSON.stringify(event).includes('I think'))
    answerWith([...silent])
    expect((await ask(kind, 'some-model')).end).toMatchObject({ type: 'failed', kind: 'empty' })
  })
})

describe('the request', () => {
  const system = expect.stringContaining('an AI character of the lounge')
  const asks = expect.stringMatching(/^what is this\?\n\[note-[0-9a-f]{8}\] image "gull\.png"\n\n\[note-/)

  it('of openai: one system message, turns, the picture as a data address', async () => {
    answerWith(CHAT)
    const { body } = await ask('openai', 'some-model')
    expect(body).toMatchObject({ model: 'some-model', stream: true, temperature: 0.8, max_tokens: 190 })
    expect(body).toMatchObject({ stream_options: { include_usage: true } })
    expect(body['messages']).toMatchObject([
      { role: 'system', content: system },
      ...Array(5).fill(expect.anything()),
      { role: 'assistant', content: 'The lamp is lit.' },
      {
        role: 'user',
        content: [
          { type: 'image_url', image_url: { url: `data:image/png;base64,${BASE64}` } },
          { type: 'text', text: asks },
        ],
      },
    ])
  })
  it('of openai-responses: the same as input, kept nowhere', async () => {
    answerWith(RESPONSES)
    const { body } = await ask('openai-responses', 'some-model')
    expect(body).toMatchObject({ model: 'some-model', stream: true, max_output_tokens: 190, store: false })
    const input = body['input'] as object[]
    expect(input[0]).toMatchObject({ role: 'system', content: system })
    expect(input.at(-1)).toMatchObject({
      role: 'user',
      content: [
        { type: 'input_image', image_url: `data:image/png;base64,${BASE64}` },
        { type: 'input_text', text: asks },
      ],
    })
  })
  it('of anthropic: the system apart, the picture as a block', async () => {
    answerWith(ANTHROPIC)
    const { body, headers } = await ask('anthropic', 'some-model')
    expect(headers.get('anthropic-version')).toBe('2023-06-01')
    expect(body).toMatchObject({ model: 'some-model', stream: true, max_tokens: 190, system: [{ type: 'text', text: system }] })
    expect((body['messages'] as object[]).at(-1)).toMatchObject({
      role: 'user',
      content: [
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: BASE64 } },
        { type: 'text', text: asks },
      ],
    })
  })
  it('of google: the system apart, roles of its own, the picture inline', async () => {
    answerWith(GOOGLE)
    const { body } = await ask('google', 'some-model')
    expect(body).toMatchObject({
      generationConfig: { maxOutputTokens: 190, temperature: 0.8 },
      systemInstruction: { parts: [{ text: system }] },
    })
    const contents = body['contents'] as { role: string }[]
    expect(contents.map(({ role }) => role)).toEqual(contents.map((_, place) => (place % 2 ? 'model' : 'user')))
    expect(contents.at(-1)).toMatchObject({
      role: 'user',
      parts: [{ inlineData: { mimeType: 'image/png', data: BASE64 } }, { text: asks }],
    })
  })
  it('of mistral: one system message, turns, the picture as a data address', async () => {
    answerWith(MISTRAL)
    const { body } = await ask('mistral', 'some-model')
    expect(body).toMatchObject({ model: 'some-model', stream: true, max_tokens: 190, temperature: 0.8 })
    const messages = body['messages'] as object[]
    expect(messages[0]).toMatchObject({ role: 'system', content: system })
    expect(messages.at(-1)).toMatchObject({
      role: 'user',
      content: [
        { type: 'image_url', image_url: `data:image/png;base64,${BASE64}` },
        { type: 'text', text: asks },
      ],
    })
  })
})

describe('an answer that breaks off', () => {
  it('names what happened: an error in the stream, a filter, a length', async () => {
    answerWith([...ANTHROPIC.slice(0, 4), { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }])
    const broken = await ask('anthropic', 'some-model')
    expect([broken.text, broken.end]).toMatchObject(['A gull', { type: 'failed', kind: 'provider' }])
    answerWith([{ candidates: [{ finishReason: 'SAFETY', index: 0 }], usageMetadata: { promptTokenCount: 1, totalTokenCount: 1 } }])
    expect((await ask('google', 'some-model')).end).toMatchObject({ type: 'failed', kind: 'filtered' })
    answerWith([...CHAT.slice(0, 3), chatChunk({}, 'length'), '[DONE]'])
    expect((await ask('openai', 'some-model')).end).toMatchObject({ type: 'end', reason: 'length' })
  })
})
