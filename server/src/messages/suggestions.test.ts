// Replies that are suggested: where they are told, to whom, and when they are gone.
import { SUGGESTION_SYMBOLS_MAX } from '@green-room/contract/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '#server/platform/transact.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { listen } from '../../test/stream.ts'
import { violations } from '../../test/postgres/tables.ts'
import { seatedIn, type Seated } from '../../test/people/seated.ts'
import { appendLine } from './append-line.ts'
import { appendNotice } from './append-notice.ts'
import { claimReplies } from './replies/reply-leases.ts'
import { beginText, failRun, finishRun, type Run } from './replies/reply-run.ts'
import { fitSuggestions, suggestionsIn } from './suggestions.ts'
import { tellMessage } from './tell-messages.ts'

const OFFERED = ['The fourth, I think', 'Does it matter?']

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false }) // runs are played here, step by step
})
afterAll(async () => {
  expect(await violations(lounge.database.owner)).toEqual([])
  await lounge.close()
})

const seated = () => seatedIn(lounge)
const send = async (ada: Seated, content = 'Hello') =>
  expect((await ada.call('postMessage', { topic_id: ada.topic, content })).code).toBe(200)
const suggested = async (ada: Seated, query: Record<string, unknown> = {}): Promise<string[]> =>
  (await ada.call('listMessages', { topic_id: ada.topic, ...query })).body.payload.meta.suggestions
/** Takes the run that a message ordered, and writes the beginning of its reply. */
type Begun = Run & { question: number }
async function begin(ada: Seated): Promise<Begun> {
  const row = (await claimReplies(lounge.lounge.db, 100)).find(({ topic_id }) => topic_id === ada.topic)!
  const run = { id: row.id, lease: row.lease_token!, topicId: ada.topic, question: row.question }
  expect(await beginText(lounge.lounge, run, row.question, 'Which')).toMatchObject({ revision: 1 })
  return run
}
const finish = (run: Begun, suggestions?: readonly string[]) =>
  finishRun(
    lounge.lounge,
    run,
    {
      question: run.question,
      text: 'Which floor was it?',
      servedBy: 'test',
      usage: {},
      attempts: [],
      engineState: null,
      free: false,
      ...(suggestions ? { suggestions } : {}),
    },
    async () => {},
  )
async function answered(suggestions: readonly string[] = OFFERED): Promise<Seated> {
  const ada = await seated()
  await send(ada)
  expect(await finish(await begin(ada), suggestions)).toBe(true)
  return ada
}
const topicOf = (ada: Seated) => lounge.database.owner.selectFrom('topic').selectAll().where('id', '=', ada.topic).executeTakeFirstOrThrow()

describe('after a whole reply', () => {
  test('they stand on every page of the chat, and nothing stands there while it is written', async () => {
    const ada = await seated()
    await send(ada)
    expect(await suggested(ada)).toEqual([])
    const run = await begin(ada)
    expect(await suggested(ada)).toEqual([])
    await finish(run, OFFERED)
    expect(await suggested(ada)).toEqual(OFFERED)
    expect(await suggested(ada, { page: 1, page_size: 1, order_dir: 'desc' })).toEqual(OFFERED)
    expect(await suggested(ada, { page: 1, page_size: 1 })).toEqual(OFFERED)
    expect(await suggested(ada, { after: 3 })).toEqual(OFFERED)
  })
  test('the news that ends the reply carries them, and no other does', async () => {
    const ada = await seated()
    const stream = await listen(lounge.origin, ada)
    await send(ada)
    const run = await begin(ada)
    await finish(run, OFFERED)
    await waitFor(async () => stream.heard.some(({ name, data }) => name === 'reply.changed' && data.reply.state === 'done'))
    stream.close()
    const posted = stream.heard.filter(({ name }) => name === 'message.posted').map(({ data }) => data)
    const byReply = posted.filter(({ message }) => message.generated_by === 'ai')
    expect(byReply.map(({ message, suggestions }) => [message.is_streaming, suggestions])).toEqual([
      [true, []],
      [false, OFFERED],
    ])
    expect(posted.filter(({ message }) => message.is_mine).flatMap(({ suggestions }) => suggestions)).toEqual([])
  })
  test('without any, there are none', async () => {
    const ada = await seated()
    await send(ada)
    await finish(await begin(ada))
    expect(await suggested(ada)).toEqual([])
  })
})

describe('they are gone', () => {
  test('when the member sends, for good', async () => {
    const ada = await answered()
    await send(ada, OFFERED[0])
    expect(await suggested(ada)).toEqual([])
    await ada.call('stopReply', { topic_id: ada.topic })
    expect(await suggested(ada)).toEqual([])
  })
  test('when a reply is stopped or breaks off in its text', async () => {
    const ada = await answered()
    await send(ada)
    await begin(ada)
    await ada.call('stopReply', { topic_id: ada.topic })
    expect(await suggested(ada)).toEqual([])
    await send(ada)
    await failRun(lounge.lounge, await begin(ada), 'crashed', [])
    expect(await suggested(ada)).toEqual([])
    // Even were they written beside the text before it broke off.
    await lounge.database.owner.updateTable('message').set({ suggestions: OFFERED }).where('state', '=', 'broken').execute()
    expect(await suggested(ada)).toEqual([])
  })
  test('where a message came meanwhile, and the next run waits', async () => {
    const ada = await seated()
    const stream = await listen(lounge.origin, ada)
    await send(ada)
    const run = await begin(ada)
    await send(ada, 'And one more')
    await finish(run, OFFERED)
    expect(await suggested(ada)).toEqual([])
    await waitFor(async () => stream.heard.some(({ data }) => data.message?.content === 'Which floor was it?'))
    stream.close()
    expect(stream.heard.flatMap(({ data }) => data.suggestions ?? [])).toEqual([])
  })
  test('where a run waits for a message that the reply did not take along', async () => {
    const ada = await seated()
    await send(ada)
    await send(ada, 'Too late to be taken along')
    await lounge.database.owner.updateTable('reply').set({ answers_through: 2 }).where('topic_id', '=', ada.topic).execute()
    const stream = await listen(lounge.origin, ada)
    await finish(await begin(ada), OFFERED)
    expect(await suggested(ada)).toEqual([])
    await waitFor(async () => stream.heard.some(({ data }) => data.reply?.state === 'queued'))
    stream.close()
    expect(stream.heard.flatMap(({ data }) => data.suggestions ?? [])).toEqual([])
  })
  test('under a note of the lounge', async () => {
    const ada = await answered()
    await appendNotice(lounge.lounge, { topicId: ada.topic, personId: ada.id, notice: { kind: 'adults' }, unlessWithin: 1 })
    expect(await suggested(ada)).toEqual([])
  })
  test('for a member who is paused', async () => {
    const ada = await answered()
    await lounge.database.owner.updateTable('member').set({ paused_at: new Date() }).where('id', '=', ada.id).execute()
    expect(await suggested(ada)).toEqual([])
  })
  test('with the chat, and nobody else ever sees them', async () => {
    const ada = await answered()
    const others = [await lounge.member('Bert'), await seated()]
    for (const other of [...others, lounge.visitor()]) {
      const answer = await other.call('listMessages', { topic_id: ada.topic })
      expect([401, 403, 404]).toContain(answer.code)
      expect(JSON.stringify(answer.body)).not.toContain(OFFERED[0])
    }
    for (const { id } of others) expect(await suggestionsIn(lounge.lounge.db, ada.topic, id)).toEqual([])
    expect(await suggestionsIn(lounge.lounge.db, ada.topic, ada.id)).toEqual(OFFERED)
    await ada.call('leaveTopic', { topic_id: ada.topic })
    expect(JSON.stringify((await ada.call('listMessages', { topic_id: ada.topic })).body)).not.toContain(OFFERED[0])
    expect(await suggestionsIn(lounge.lounge.db, ada.topic, ada.id)).toEqual([])
    const past = await ada.call('readPastTopic', { topic_id: ada.topic })
    expect([past.code, JSON.stringify(past.body).includes(OFFERED[0]!)]).toEqual([200, false])
  })
})

describe('an opening line', () => {
  test('has its own, also where it comes live', async () => {
    const ada = await seated()
    const { character_id: characterId } = await topicOf(ada)
    const stream = await listen(lounge.origin, ada)
    await transact(lounge.lounge.db, async (trx) => {
      const line = await appendLine(trx, { topicId: ada.topic, characterId: characterId!, text: 'You made it.', suggestions: OFFERED })
      await tellMessage(lounge.lounge, trx, ada.id, line.id)
    })
    const news = await waitFor(async () => stream.heard.find(({ name }) => name === 'message.posted'))
    stream.close()
    expect(news.data).toMatchObject({ topic_id: ada.topic, message: { content: 'You made it.' }, suggestions: OFFERED })
    expect(await suggested(ada)).toEqual(OFFERED)
    await send(ada)
    expect(await suggested(ada)).toEqual([])
  })
})

describe('what is offered', () => {
  test('is kept short and few: what does not fit is left out', async () => {
    const family = '👩‍👩‍👧‍👦'
    const whole = family.repeat(SUGGESTION_SYMBOLS_MAX)
    const ada = await answered(['a'.repeat(61), family.repeat(61), ' \u200b ', whole, 'One', 'One ', 'Two\n lines', 'Three', 'Four'])
    expect(await suggested(ada)).toEqual([whole, 'One', 'Two lines', 'Three'])
  })
  test('is left out where it can’t be stored, and the reply comes all the same', async () => {
    const ada = await answered(['a\u0000b', 'a\ud800b', `Z${'\u0301'.repeat(40)}`, 'Fine'])
    expect(await suggested(ada)).toEqual(['Fine'])
  })
  test('is looked at once more when it is read', async () => {
    const ada = await answered()
    const suggestions = ['b'.repeat(61), 'Short']
    await lounge.database.owner
      .updateTable('message')
      .set({ suggestions })
      .where('topic_id', '=', ada.topic)
      .where('by_ai', '=', true)
      .execute()
    expect(await suggested(ada)).toEqual(['Short'])
    expect(fitSuggestions([])).toEqual([])
  })
  test('is never more than four in the store, never nothing, and never of a member’s message', async () => {
    const ada = await answered()
    const { owner } = lounge.database
    const set = (value: ReturnType<typeof sql>, byAi: boolean) =>
      sql`UPDATE message SET suggestions = ${value} WHERE topic_id = ${ada.topic} AND by_ai = ${byAi}`.execute(owner)
    await expect(set(sql`'{1,2,3,4,5}'`, true)).rejects.toThrow(/message_suggestions_few/)
    await expect(set(sql`'{a,NULL}'`, true)).rejects.toThrow(/message_suggestions_few/)
    await expect(set(sql`NULL`, true)).rejects.toThrow(/not-null/)
    await expect(set(sql`'{1}'`, false)).rejects.toThrow(/message_suggestions_by_ai/)
    await set(sql`'{1,2,3,4}'`, true)
    expect(await suggested(ada)).toEqual(['1', '2', '3', '4'])
  })
})
