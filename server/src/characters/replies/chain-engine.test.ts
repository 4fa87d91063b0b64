import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAKE_ANSWER, type Mode, startFakeOpenAI } from '../../../test/fakes/fake-openai.ts'
import { oneLineModel } from '../../../test/fakes/one-line-model.ts'
import { plainCard } from '../../../test/cards/plain-card.ts'
import { ChainEngine } from './chain-engine.ts'
import type { EngineEvent, Turn } from '../engine/engine.ts'
import { openChain } from '../models/models.ts'
import { personaOf } from '../stories/personas.ts'

const logged: { fields: object; message: string }[] = []
const log = { info: () => {}, warn: (fields: object, message: string) => void logged.push({ fields, message }) }
const card = plainCard()

let fake: Awaited<ReturnType<typeof startFakeOpenAI>>
beforeAll(async () => {
  fake = await startFakeOpenAI()
})
afterAll(() => fake.close())
afterEach(() => {
  logged.length = 0
})

async function engine(...names: (Mode | 'embedded')[]): Promise<ChainEngine> {
  const chain = names.map(
    (name, i) =>
    name === 'embedded'
      ? ('embedded' as const)
      : {
          name: `model${i}`, kind: 'openai-compatible' as const, model: name, baseUrl: fake.url, apiKey: 'sk-test-key', contextTokens: 8192, sees: false,
          temperature: 0.5, firstTokenMs: 300, idleMs: 300, totalMs: 900,
        }, // prettier-ignore
  )
  return new ChainEngine(await openChain({ chain, memory: null, moderation: null, pacing: 'none', suggests: false }, oneLineModel()), {
    log,
    productName: () => 'the test lounge',
  })
}

const turn = (signal = new AbortController().signal): Turn => ({
  replyId: 'reply-1',
  topicId: 'topic-1',
  seed: 'topic-1:1',
  card,
  persona: personaOf(card, {}),
  room: { title: 'The Boathouse', mood: 'calm water' },
  topicTitle: 'Ships',
  language: 'en',
  limits: { symbolsMax: 300 },
  history: [{ number: 1, from: 'reader', text: 'hello there' }],
  memory: { summary: null, facts: [] },
  state: null,
  signal,
})

async function listen(reply: AsyncIterable<EngineEvent>) {
  let text = ''
  const ends: EngineEvent[] = []
  for await (const event of reply) {
    if (event.type === 'text') text += event.text
    else ends.push(event)
  }
  expect(ends).toHaveLength(1)
  return { text: text.trim(), end: ends[0]! }
}
const say = async (...names: (Mode | 'embedded')[]) => listen((await engine(...names)).reply(turn()))

describe('the chain of models', () => {
  it('answers, and says who did, with usage and state', async () => {
    const { text, end } = await say('ok', 'embedded')
    expect(text).toBe(FAKE_ANSWER)
    expect(end).toMatchObject({
      type: 'end',
      reason: 'stop',
      servedBy: 'model0',
      usage: { inputTokens: 11, outputTokens: 8 },
      state: { version: 2, language: 'en' },
      facts: [],
      free: false,
    })
    expect(end).toMatchObject({ attempts: [{ name: 'model0', ok: true, error: null }] })
  })

  it('sends the prompt with key, temperature and a limit, and never what the talker would say', async () => {
    await say('ok')
    const hit = fake.hits.at(-1)!
    expect(hit.authorization).toBe('Bearer sk-test-key')
    expect(hit.body).toMatchObject({ temperature: 0.5, max_tokens: 190, stream_options: { include_usage: true } })
    expect(hit.body.messages[0]).toMatchObject({ role: 'system' })
    expect(JSON.stringify(hit.body)).not.toContain('green_room')
    expect(hit.body).not.toHaveProperty('turn')
  })

  it.each([
    'unauthorized',
    'context-too-long',
    'rate-limited',
    'server-error',
    'no-headers',
    'silent',
    'empty',
    'blank',
    'filtered-empty',
  ] as const)('goes on to the next model when nothing was shown: %s', async (mode) => {
    const { text, end } = await say(mode, 'embedded')
    expect(text).toBe('Embedded answer.')
    expect(end).toMatchObject({
      type: 'end',
      servedBy: 'embedded',
      state: { version: 2 },
    })
    expect(end).toMatchObject({
      attempts: [
        { name: 'model0', ok: false },
        { name: 'embedded', ok: true },
      ],
    })
  })

  it.each([
    ['unauthorized', 'auth'],
    ['context-too-long', 'context'],
    ['rate-limited', 'rate'],
    ['server-error', 'provider'],
    ['no-headers', 'timeout'],
    ['silent', 'timeout'],
    ['empty', 'empty'],
    ['blank', 'empty'],
    ['filtered-empty', 'filtered'],
  ] as const)('names the failure of a chain of one: %s is %s', async (mode, kind) => {
    const { text, end } = await say(mode)
    expect(text).toBe('')
    expect(end).toMatchObject({ type: 'failed', kind, attempts: [{ name: 'model0', ok: false }] })
  })

  it.each([
    ['stall', 'timeout'],
    ['cut', 'provider'],
    ['error-mid-stream', 'provider'],
  ] as const)('never starts a second voice after text was shown: %s', async (mode, kind) => {
    const { text, end } = await say(mode, 'embedded')
    expect(text).toBe('Good evening ,')
    expect(end).toMatchObject({ type: 'failed', kind, attempts: [{ name: 'model0', ok: false, error: expect.any(String) }] })
  })

  it('ends with length, fails on a content filter, and hides reasoning', async () => {
    expect((await say('length')).end).toMatchObject({ type: 'end', reason: 'length' })
    expect((await say('content-filter', 'embedded')).end).toMatchObject({ type: 'failed', kind: 'filtered' })
    expect((await say('reasoning')).text).toBe(FAKE_ANSWER)
  })

  it('takes an answer with an unreadable chunk in it, and logs it without its text', async () => {
    const { text, end } = await say('garbage')
    expect(end.type).toBe('end')
    expect(text.startsWith('Good evening ,')).toBe(true)
    expect(logged.map(({ message }) => message)).toContain('a model sent a part that cannot be read')
  })

  it('ends a model that takes longer than its whole time', async () => {
    const { end } = await say('slow')
    expect(end).toMatchObject({ type: 'failed', kind: 'timeout', attempts: [{ ok: false }] })
  })

  it('stops at the reader’s wish, falls through to nobody and closes the upstream socket', async () => {
    const stop = new AbortController()
    const reply = listen((await engine('slow', 'embedded')).reply(turn(stop.signal)))
    await sleep(400)
    stop.abort()
    const { end } = await reply
    expect(end).toMatchObject({ type: 'failed', kind: 'aborted' })
    await sleep(50)
    expect(fake.hits.at(-1)).toMatchObject({ mode: 'slow', closedByClient: true })
  })

  it('asks nobody when the reader had stopped it before', async () => {
    const before = fake.hits.length
    const { end } = await listen((await engine('ok')).reply(turn(AbortSignal.abort())))
    expect(end).toEqual({ type: 'failed', kind: 'aborted', attempts: [] })
    expect(fake.hits.length).toBe(before)
  })

  it('opens the breaker after three failures, for the process and not for one reply', async () => {
    const chain = await engine('server-error', 'embedded')
    const before = fake.hits.filter((hit) => hit.mode === 'server-error').length
    const ends = []
    for (let i = 0; i < 5; i++) ends.push((await listen(chain.reply(turn()))).end)
    expect(fake.hits.filter((hit) => hit.mode === 'server-error').length - before).toBe(3)
    expect(ends.at(-1)).toMatchObject({ attempts: [{ error: expect.stringContaining('CircuitOpen') }, { name: 'embedded', ok: true }] })
  })

  it('asks the last of the chain even behind a closed door', async () => {
    const chain = await engine('server-error', 'unauthorized')
    const before = fake.hits.length
    for (let i = 0; i < 5; i++) await listen(chain.reply(turn()))
    expect(fake.hits.length - before).toBe(3 + 5)
  })

  it('goes on when a model refuses the connection, without waiting for it to change its mind', async () => {
    const gone = {
      name: 'gone',
      kind: 'openai-compatible' as const,
      model: 'ok',
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: undefined,
      contextTokens: 8192,
      sees: false,
      temperature: 0.5,
      firstTokenMs: 1_900,
      idleMs: 300,
      totalMs: 1_900,
    }
    const links = await openChain(
      { chain: [gone, 'embedded'], memory: null, moderation: null, pacing: 'none', suggests: false },
      oneLineModel(),
    )
    const { end } = await listen(new ChainEngine(links, { log, productName: () => 'the test lounge' }).reply(turn()))
    // No time-out: it did not back off.
    expect(end).toMatchObject({ servedBy: 'embedded', attempts: [{ error: expect.stringMatching(/^no connection/) }, { ok: true }] })
  })

  it('lets a model that was too busy once go first again', async () => {
    const chain = await engine('rate-limited-once', 'embedded')
    expect((await listen(chain.reply(turn()))).end).toMatchObject({
      servedBy: 'embedded',
      attempts: [{ error: 'HTTP 429 rate_limit' }, { ok: true }],
    })
    expect((await listen(chain.reply(turn()))).end).toMatchObject({ servedBy: 'model0' })
  })

  it('closes the upstream socket of a model that fell silent', async () => {
    for (const mode of ['silent', 'no-headers', 'stall'] as const) {
      await say(mode)
      await expect.poll(() => fake.hits.at(-1)).toMatchObject({ mode, closedByClient: true })
    }
  })

  it('gives each model a prompt for its own window', async () => {
    const links = await openChain(
      {
        chain: ['server-error', 'ok'].map((model, i) => ({
          name: `model${i}`,
          kind: 'openai-compatible' as const,
          model,
          baseUrl: fake.url,
          apiKey: undefined,
          contextTokens: i === 0 ? 32_000 : 3_000,
          sees: false,
          temperature: 0.5,
          firstTokenMs: 900,
          idleMs: 300,
          totalMs: 900,
        })),
        memory: null,
        moderation: null,
        pacing: 'none',
        suggests: false,
      },
      oneLineModel(),
    )
    const history = Array.from({ length: 41 }, (_, i) => ({
      number: i + 1,
      from: i % 2 ? ('character' as const) : ('reader' as const),
      text: `${i} ${'word '.repeat(60)}`,
    }))
    await listen(new ChainEngine(links, { log, productName: () => 'the test lounge' }).reply({ ...turn(), history }))
    const [wide, narrow] = fake.hits.slice(-2)
    expect([wide!.mode, narrow!.mode]).toEqual(['server-error', 'ok'])
    expect(wide!.body.messages.length).toBeGreaterThan(40)
    expect(narrow!.body.messages.length).toBeLessThan(30)
    expect(narrow!.body.messages.at(-1)!.content.slice(-40)).toBe(wide!.body.messages.at(-1)!.content.slice(-40))
  })

  it('does not hold against a model that a request was too long for it', async () => {
    const chain = await engine('context-too-long', 'embedded')
    const before = fake.hits.length
    for (let i = 0; i < 5; i++) await listen(chain.reply(turn()))
    expect(fake.hits.length - before).toBe(5)
  })

  it('logs failures without a key or a word of the conversation', async () => {
    await say('unauthorized')
    expect(logged.length).toBeGreaterThan(0)
    expect(JSON.stringify(logged)).not.toMatch(/sk-test-key|hello there/)
  })
})
