import { sql } from 'kysely'
import { countSymbols } from '@green-room/contract/money/price'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/postgres/database.ts'
import { startFakeOpenAI, type Mode } from '../../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { violations } from '../../../test/postgres/tables.ts'
import type { Visitor } from '../../../test/people/visitor.ts'
import { seatedIn, type Seated } from '../../../test/people/seated.ts'
import { beginText } from '../../messages/replies/reply-run.ts'
import { claimReplies } from '../../messages/replies/reply-leases.ts'
import { typingMs } from './pacing.ts'

let model: Awaited<ReturnType<typeof startFakeOpenAI>>
const open: TestLounge[] = []
beforeAll(async () => {
  model = await startFakeOpenAI()
})
afterEach(async () => {
  for (const lounge of open.splice(0)) {
    expect(await violations(lounge.database.owner)).toEqual([])
    await lounge.close()
  }
})
afterAll(() => model.close())

const speaking = (mode: Mode): Record<string, string> => ({
  LLM_CHAIN: 'main',
  LLM_MAIN_KIND: 'openai-compatible',
  LLM_MAIN_BASE_URL: model.url,
  LLM_MAIN_MODEL: mode,
  LLM_MAIN_API_KEY: 'none',
  LLM_MAIN_FIRST_TOKEN_MS: '400',
  LLM_MAIN_IDLE_MS: '600',
  LLM_MAIN_TOTAL_MS: '20000',
})
/** Where much is spoken: a machine that is busy for half a second is no silent model. */
const PATIENT = { LLM_MAIN_FIRST_TOKEN_MS: '8000', LLM_MAIN_IDLE_MS: '10000' }
async function loungeWith(mode: Mode, more: Parameters<typeof openTestLounge>[0] = {}): Promise<TestLounge> {
  const lounge = await openTestLounge({ ...more, env: { ...speaking(mode), ...more.env } })
  if (!more.database) open.push(lounge)
  return lounge
}
const send = (member: Seated, content: string) => member.call('postMessage', { topic_id: member.topic, content })
const read = async (member: Seated) => (await member.call('listMessages', { topic_id: member.topic, page_size: 100 })).body.payload
const balance = async (visitor: Visitor): Promise<number> => (await visitor.call('readProfile')).body.payload.balance
const ended = (member: Seated, state: string) =>
  waitFor(async () => {
    const page = await read(member)
    return page.meta.reply?.state === state && page
  }, 30_000)
const newestReply = (member: Seated) =>
  open
    .at(-1)!
    .database.owner.selectFrom('reply')
    .select(['attempts', 'usage'])
    .where('topic_id', '=', member.topic)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const WHOLE = 'Good evening , friend . Tea or coffee ?'

describe('a reply', () => {
  test('comes whole, is marked as AI, and its message is charged', async () => {
    const ada = await seatedIn(await loungeWith('ok'))
    await send(ada, 'Hello')
    const { data, meta } = await ended(ada, 'done')
    expect(data.at(-1)).toMatchObject({ number: 3, content: WHOLE, generated_by: 'ai', is_streaming: false, is_free: false })
    expect(data.at(-2)).toMatchObject({ charge: 'charged', price: 0.5 })
    expect([meta.reply.charged, await balance(ada)]).toEqual([true, 199.5])
  })

  test.each(['empty', 'blank', 'server-error', 'unauthorized', 'no-headers', 'silent', 'context-too-long'] as const)(
    'that a model can’t give (%s) costs nothing, and may be asked for again',
    async (mode) => {
      const ada = await seatedIn(await loungeWith(mode))
      await send(ada, 'Hello')
      const { data, meta } = await ended(ada, 'failed')
      expect(meta.reply).toMatchObject({ charged: false, retry_price: 0.5 })
      expect(meta.total).toBe(2)
      expect(data.at(-1)).toMatchObject({ charge: 'not-charged' })
      expect(await balance(ada)).toBe(200)
      const retried = await ada.call('retryReply', { topic_id: ada.topic, price: 0.5 })
      expect(retried.body.payload.balance).toBe(199.5)
      await ended(ada, 'failed')
      await waitFor(async () => (await balance(ada)) === 200)
    },
  )

  test('that a model is too busy for comes with the next try', async () => {
    const ada = await seatedIn(await loungeWith('rate-limited-once'))
    const before = model.hits.length
    await send(ada, 'Hello')
    const { data } = await ended(ada, 'done')
    expect([data.at(-1).content, data.at(-2).charge, model.hits.length - before]).toEqual([WHOLE, 'charged', 2])
  })

  test('that is longer than its character speaks ends with a sentence before that, and one that was cut off with its last whole one', async () => {
    for (const pacing of ['none', 'human'] as const) {
      const ada = await seatedIn(await loungeWith('too-long', { env: { ...PATIENT, LLM_PACING: pacing } }))
      await send(ada, 'Hello')
      const { content } = (await ended(ada, 'done')).data.at(-1)
      expect(content).toMatch(/song again \.$/)
      expect(content.length).toBeGreaterThan(180)
      expect(content.length).toBeLessThanOrEqual(340)
    }
    const ben = await seatedIn(await loungeWith('cut-short', { env: PATIENT }))
    await send(ben, 'Hello')
    expect((await ended(ben, 'done')).data.at(-1)).toMatchObject({ content: WHOLE, is_free: false })
  })

  test('of the talker is composed for a while before its first word is shown', async () => {
    const lounge = await loungeWith('ok', { env: { LLM_CHAIN: 'embedded', LLM_PACING: 'human' } })
    const ada = await seatedIn(lounge)
    await send(ada, 'Hello, who are you?')
    const { data } = await ended(ada, 'done')
    const { rows } = await sql<{ ms: string }>`
      SELECT extract(epoch FROM first_text_at - created_at) * 1000 AS ms FROM reply WHERE topic_id = ${ada.topic}`.execute(
      lounge.database.owner,
    )
    expect(Number(rows[0]!.ms)).toBeGreaterThan(typingMs(countSymbols(data.at(-1).content), `${ada.topic}:2`))
  })

  test('that says again what stands there is asked for once more, before anything of it is shown', async () => {
    const ada = await seatedIn(await loungeWith('finds-other-words', { env: { LLM_PACING: 'human' } }))
    await send(ada, 'Hello')
    await ended(ada, 'done')
    const before = model.hits.length
    const seen: string[] = []
    await send(ada, 'And now?')
    const { data, meta } = await waitFor(async () => {
      const page = await read(ada)
      seen.push(page.data[4]?.content ?? '')
      return page.meta.reply.answers_from === 4 && page.meta.reply.state === 'done' && page
    }, 30_000)
    expect([data.at(-1).content, model.hits.length - before, meta.reply.charged]).toEqual([
      'The lamp is lit . Shall we sit down ?',
      2,
      true,
    ])
    expect(seen.filter((content) => !'The lamp is lit . Shall we sit down ?'.startsWith(content))).toEqual([])
    const { attempts, usage } = await newestReply(ada)
    expect([attempts, usage]).toEqual([
      [expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })],
      { inputTokens: 22, outputTokens: 16 },
    ])
  })
  test('that says the same when asked once more is shown, at the normal price', async () => {
    const ada = await seatedIn(await loungeWith('ok'))
    await send(ada, 'Hello')
    await ended(ada, 'done')
    const before = model.hits.length
    await send(ada, 'And now?')
    const { data } = await waitFor(async () => {
      const page = await read(ada)
      return page.meta.reply.answers_from === 4 && page.meta.reply.state === 'done' && page
    })
    expect([data.at(-1).content, data.at(-2).charge, model.hits.length - before]).toEqual([WHOLE, 'charged', 2])
    expect(model.hits.at(-1)!.body.messages.at(-1)!.content).toContain('stands above already')
  })

  test('that speaks for its reader ends before it does, and is free', async () => {
    const ada = await seatedIn(await loungeWith('speaks-for-user'))
    await send(ada, 'Hello')
    const { data } = await ended(ada, 'done')
    expect(data.at(-1)).toMatchObject({ content: WHOLE, is_free: true })
    expect(await balance(ada)).toBe(200)
  })

  test('that breaks off before its first sentence is whole shows nothing, and is tried again before it is given up', async () => {
    const ada = await seatedIn(await loungeWith('cut'))
    const before = model.hits.length
    await send(ada, 'Hello')
    const { meta } = await ended(ada, 'failed')
    expect([meta.total, model.hits.length - before, await balance(ada)]).toEqual([2, 4, 200])
  })

  test('that breaks off after text was shown stays as it is, marked and free, and may be asked for again', async () => {
    const ada = await seatedIn(await loungeWith('slow', { env: { LLM_PACING: 'human', LLM_MAIN_TOTAL_MS: '1000' } }))
    await send(ada, 'Hello')
    const { data, meta } = await ended(ada, 'failed')
    expect(data[2]).toMatchObject({
      content: 'Good evening , friend . ',
      is_broken_off: true,
      is_free: true,
      is_streaming: false,
      generated_by: 'ai',
    })
    expect([data[1].charge, meta.reply.retry_price, await balance(ada)]).toEqual(['not-charged', 0.5, 200])
  })

  test.each(['claims-human', 'leaks-prompt', 'gives-link'] as const)(
    'that says what no character may say (%s) is never shown whole, and is free',
    async (mode) => {
      const ada = await seatedIn(await loungeWith(mode))
      await send(ada, 'Hello')
      const { data } = await waitFor(async () => {
        const page = await read(ada)
        return ['done', 'failed'].includes(page.meta.reply?.state) && page
      }, 30_000)
      const said = data
        .slice(2)
        .map((message: { content: string }) => message.content)
        .join(' ')
      expect(said).not.toMatch(/flesh and blood|example\.com|t\.me|one side of a private/)
      expect(await balance(ada)).toBe(200)
    },
  )
})

describe('stopping', () => {
  test('before any text nothing is charged and nothing is shown', async () => {
    const ada = await seatedIn(await loungeWith('no-headers', { env: { LLM_MAIN_FIRST_TOKEN_MS: '20000' } }))
    await send(ada, 'Hello')
    await waitFor(async () => (await read(ada)).meta.reply?.state === 'typing')
    await ada.call('stopReply', { topic_id: ada.topic })
    const { meta } = await ended(ada, 'stopped')
    expect([meta.total, await balance(ada)]).toEqual([2, 200])
    await waitFor(async () => model.hits.at(-1)?.closedByClient)
  })
  test('after text the text so far stays, at the normal price', async () => {
    const ada = await seatedIn(await loungeWith('slow', { env: { LLM_PACING: 'human' } }))
    await send(ada, 'Hello')
    await waitFor(async () => (await read(ada)).meta.reply?.state === 'streaming')
    await ada.call('stopReply', { topic_id: ada.topic })
    const { data } = await ended(ada, 'stopped')
    expect(data.at(-1).content.length).toBeGreaterThan(0)
    expect(data.at(-1).content.length).toBeLessThan(WHOLE.length)
    expect([data.at(-1).is_streaming, data.at(-2).charge, await balance(ada)]).toEqual([false, 'charged', 199.5])
    const { content } = data.at(-1)
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect((await read(ada)).data.at(-1).content).toBe(content) // the worker that wrote it writes no more
  })
  test('leaving in the middle keeps what was shown and closes the chat', async () => {
    const lounge = await loungeWith('slow', { env: { LLM_PACING: 'human' } })
    const ada = await seatedIn(lounge)
    await send(ada, 'Hello')
    await waitFor(async () => (await read(ada)).meta.reply?.state === 'streaming')
    await ada.call('leaveTopic', { topic_id: ada.topic })
    expect(await balance(ada)).toBe(199.5)
    expect((await ada.call('readPastTopic', { topic_id: ada.topic })).body.payload.data.at(-1)).toMatchObject({
      is_streaming: false,
      generated_by: 'ai',
    })
  })
})

describe('several messages', () => {
  test('one that arrives before any text is answered by the same reply', async () => {
    const ada = await seatedIn(await loungeWith('slow'))
    await send(ada, 'First')
    await waitFor(async () => (await read(ada)).meta.reply?.state === 'typing')
    await send(ada, 'Second')
    const { data, meta } = await ended(ada, 'done')
    expect(meta.reply).toMatchObject({ answers_from: 2, answers_through: 3 })
    expect(data.map((message: { generated_by: string | null }) => message.generated_by)).toEqual(['ai', null, null, 'ai'])
    expect(data.slice(1, 3).map((message: { charge: string }) => message.charge)).toEqual(['charged', 'charged'])
    expect(JSON.stringify(model.hits.at(-1)!.body.messages)).toContain('Second')
  })
  test('one that arrives while text flows gets the next reply', async () => {
    const ada = await seatedIn(await loungeWith('slow', { env: { LLM_PACING: 'human' } }))
    await send(ada, 'First')
    await waitFor(async () => (await read(ada)).meta.reply?.state === 'streaming')
    await send(ada, 'Second')
    const { data } = await waitFor(async () => {
      const page = await read(ada)
      return page.meta.reply?.state === 'done' && page.meta.reply.answers_from === 4 && page
    }, 20_000)
    expect(data.map((message: { generated_by: string | null }) => message.generated_by)).toEqual(['ai', null, 'ai', null, 'ai'])
  })
})

describe('a question that changes before it is answered', () => {
  const typing = (ada: Seated) => waitFor(async () => (await read(ada)).meta.reply?.state === 'typing')
  const numbered = async (ada: Seated, content: string) => (await send(ada, content)).body.payload.message.id as string

  test('without one of its messages is answered without it, and that one costs nothing', async () => {
    const ada = await seatedIn(await loungeWith('slow'))
    await send(ada, 'Hm.')
    const real = await numbered(ada, 'Which tunnel did the last train stand in?')
    await typing(ada)
    expect((await ada.call('removeMessage', { topic_id: ada.topic, message_id: real })).code).toBe(200)
    const { data, meta } = await ended(ada, 'done')
    expect(JSON.stringify(model.hits.at(-1)!.body.messages)).not.toContain('tunnel')
    expect(data.filter((message: { generated_by: string | null }) => message.generated_by === 'ai')).toHaveLength(2)
    expect(meta.reply.charged).toBe(true)
    expect(await balance(ada)).toBe(199.7)
  })

  test('is not shown the text that was made for the one before, however late the change', async () => {
    const lounge = await loungeWith('ok', { replies: false })
    const ada = await seatedIn(lounge)
    await send(ada, 'Hm.')
    const real = await numbered(ada, 'Which tunnel did the last train stand in?')
    const row = (await claimReplies(lounge.lounge.db, 10)).find(({ topic_id }) => topic_id === ada.topic)!
    const run = { id: row.id, lease: row.lease_token!, topicId: ada.topic }
    await ada.call('removeMessage', { topic_id: ada.topic, message_id: real })
    expect(await beginText(lounge.lounge, run, row.question, 'In the third tunnel.')).toBe('changed')
    expect((await read(ada)).data.at(-1).content).toBe('')
  })

  test('ends in vain ten times an hour for nothing, and then the next message waits', async () => {
    const ada = await seatedIn(await loungeWith('slow', { env: { RATE_LIMIT_SCALE: '1' } }))
    for (let i = 0; i < 10; i++) {
      expect((await send(ada, 'Hello')).code).toBe(200)
      await ada.call('stopReply', { topic_id: ada.topic })
    }
    const { code, headers } = await send(ada, 'Hello')
    expect(code).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await balance(ada)).toBe(200)
  })
})

describe('hand-over', () => {
  test('two processes on one database answer each message once', async () => {
    const database = await createTestDatabase({ isStocked: true })
    const [one, two] = [await loungeWith('ok', { database }), await loungeWith('ok', { database, stocked: false })]
    const members: Seated[] = []
    for (let i = 0; i < 6; i++) members.push(await seatedIn(i % 2 ? one : two))
    await Promise.all(members.map((member) => send(member, 'Hello')))
    for (const member of members) expect((await ended(member, 'done')).data).toHaveLength(3)
    expect(await violations(database.owner)).toEqual([])
    await Promise.all([one.close(), two.close()])
    await database.drop()
  })

  test('a run whose worker died in the middle of the text is written anew into the same message', async () => {
    const lounge = await loungeWith('ok', { replies: false })
    const ada = await seatedIn(lounge)
    await send(ada, 'Hello')
    const { owner } = lounge.database
    // As a dead worker leaves it: claimed, some text shown, the lease running out.
    const message = await sql<{ id: string }>`
      WITH t AS (UPDATE topic SET last_number = 3 WHERE id = ${ada.topic} RETURNING character_id)
      INSERT INTO message (topic_id, number, sender_id, by_ai, content, state)
        SELECT ${ada.topic}, 3, character_id, true, 'Good eve', 'streaming' FROM t RETURNING id`.execute(owner)
    await sql`UPDATE reply SET state = 'streaming', attempt = 1, revision = 1, lease_token = gen_random_uuid(),
      first_text_at = clock_timestamp(), message_id = ${message.rows[0]!.id}, run_at = clock_timestamp() + interval '300 ms'
      WHERE topic_id = ${ada.topic}`.execute(owner)
    lounge.replies.start()
    const { data, meta } = await ended(ada, 'done')
    expect(data).toHaveLength(3)
    expect(data[2]).toMatchObject({ number: 3, content: WHOLE, revision: 2, is_streaming: false })
    expect([meta.reply.charged, await balance(ada)]).toEqual([true, 199.5])
  })

  test('a run that three workers lost is given up, free', async () => {
    const lounge = await loungeWith('ok', { replies: false })
    const ada = await seatedIn(lounge)
    await send(ada, 'Hello')
    await sql`UPDATE reply SET state = 'typing', attempt = 3, lease_token = gen_random_uuid(), run_at = clock_timestamp()
      WHERE topic_id = ${ada.topic}`.execute(lounge.database.owner)
    lounge.replies.start()
    const { meta } = await ended(ada, 'failed')
    expect([meta.reply.code, await balance(ada)]).toEqual(['crashed', 200])
  })

  test('after 120 seconds nobody is charged', async () => {
    const lounge = await loungeWith('ok', { replies: false })
    const ada = await seatedIn(lounge)
    await send(ada, 'Hello')
    await sql`UPDATE reply SET state = 'typing', attempt = 1, lease_token = gen_random_uuid(), run_at = clock_timestamp(),
      deadline_at = clock_timestamp() - interval '1 second' WHERE topic_id = ${ada.topic}`.execute(lounge.database.owner)
    lounge.replies.start()
    const { meta } = await ended(ada, 'failed')
    expect([meta.reply.code, await balance(ada)]).toEqual(['deadline', 200])
  })
})

describe('care', () => {
  test('somebody in a crisis gets numbers and a human word, no model, and pays nothing', async () => {
    const ada = await seatedIn(await loungeWith('ok'))
    const before = model.hits.length
    await send(ada, 'I want to kill myself')
    const { data } = await ended(ada, 'done')
    const notice = data.find((message: { notice: object | null }) => message.notice)
    expect(notice.notice.lines.length).toBeGreaterThan(0)
    expect(data.at(-1)).toMatchObject({ generated_by: 'ai', is_free: true })
    expect([model.hits.length, await balance(ada)]).toEqual([before, 200])
  })

  test('the turns after a crisis are free, and a model is told to listen', async () => {
    const ada = await seatedIn(await loungeWith('ok'))
    await send(ada, 'I want to kill myself')
    await ended(ada, 'done')
    await send(ada, 'I called them. It was all right.')
    await ended(ada, 'done')
    expect(JSON.stringify(model.hits.at(-1))).toContain('was shown where help is')
    expect(await balance(ada)).toBe(200)
  })

  test('free turns after a crisis are thirty a day; then no model is asked, and the numbers and a human word answer still', async () => {
    const lounge = await loungeWith('ok', { env: { RATE_LIMIT_SCALE: '1' } })
    const ada = await seatedIn(lounge)
    await send(ada, 'I want to kill myself')
    await ended(ada, 'done')
    for (let i = 0; i < 29; i++) await lounge.lounge.throttle.take('care-turns', ada.id)
    await send(ada, 'I called them. It was all right.')
    await ended(ada, 'done')
    const before = model.hits.length
    expect(before).toBeGreaterThan(0)
    await waitFor(() => lounge.lounge.throttle.isUsedUp('care-turns', ada.id))
    await send(ada, 'Tell me about the tunnels now')
    const { data } = await ended(ada, 'done')
    expect(data.at(-1)).toMatchObject({ generated_by: 'ai', is_free: true })
    expect(data.at(-1).content).not.toBe('')
    expect(data.some((message: { notice: { lines?: unknown[] } | null }) => (message.notice?.lines ?? []).length > 0)).toBe(true)
    await send(ada, 'I want to kill myself')
    expect((await ended(ada, 'done')).data.at(-1)).toMatchObject({ generated_by: 'ai', is_free: true })
    expect([model.hits.length, await balance(ada)]).toEqual([before, 200])
  })

  test('who says that they are fifteen is told that the lounge is for adults; said again, they write nothing more', async () => {
    const lounge = await loungeWith('ok')
    const ada = await seatedIn(lounge)
    const before = model.hits.length
    await send(ada, "I'm 15 years old")
    const { data } = await ended(ada, 'done')
    expect(data.find((message: { notice: object | null }) => message.notice).notice).toEqual({ kind: 'adults' })
    await send(ada, 'Hello again')
    await ended(ada, 'done')
    expect(model.hits.length).toBe(before + 1)
    await send(ada, 'but I am fifteen')
    await ended(ada, 'done')
    expect((await send(ada, 'Hello?')).body.code).toBe('account.paused')
    expect((await ada.call('createTopic', { title: 'Hello', room_id: '1' })).body.code).toBe('account.paused')
    const cases = await lounge.database.owner
      .selectFrom('safety_case')
      .select(['kind', 'content'])
      .where('member_id', '=', ada.id)
      .execute()
    expect(cases).toEqual([{ kind: 'minor', content: 'but I am fifteen' }])
  })
})
