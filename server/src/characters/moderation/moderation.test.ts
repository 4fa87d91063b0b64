import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeModeration } from '../../../test/fakes/fake-moderation.ts'
import { startFakeOpenAI } from '../../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { takeSeat } from '../../../test/people/seated.ts'
import { parseLlmConfig } from '../models/llm-config.ts'
import { isOfSelfHarm, isUnsaid, ruleBroken } from './categories.ts'

let moderation: Awaited<ReturnType<typeof startFakeModeration>>
let model: Awaited<ReturnType<typeof startFakeOpenAI>>
beforeAll(async () => {
  moderation = await startFakeModeration()
  model = await startFakeOpenAI()
})
beforeEach(() => {
  moderation.behave('ok')
  moderation.asked.length = 0
})
let lounge: TestLounge | undefined
afterEach(() => lounge?.close())
afterAll(async () => {
  await moderation.close()
  await model.close()
})

const endpoint = () => ({
  LLM_MODERATION: 'openai',
  LLM_MODERATION_BASE_URL: moderation.url,
  LLM_MODERATION_API_KEY: 'sk-moderation',
  LLM_MODERATION_TIMEOUT_MS: '300',
})
const speaking = (mode: string, name = 'MAIN') => ({
  [`LLM_${name}_KIND`]: 'openai-compatible',
  [`LLM_${name}_BASE_URL`]: model.url,
  [`LLM_${name}_MODEL`]: mode,
})
async function seated(env: Record<string, string>) {
  lounge = await openTestLounge({ env })
  const member = await lounge.member()
  const id = await takeSeat(member)
  const read = async () => (await member.call('listMessages', { topic_id: id, page_size: 100 })).body.payload
  return Object.assign(member, {
    send: async (content: string) => (await member.call('postMessage', { topic_id: id, content })).body,
    balance: async (): Promise<number> => (await member.call('readProfile')).body.payload.balance,
    ended: (state: string) =>
      waitFor(async () => {
        const page = await read()
        return page.meta.reply?.state === state && page
      }, 30_000),
    cases: () =>
      lounge!.database.owner
        .selectFrom('safety_case')
        .select(['kind', 'rule', 'content', 'judged'])
        .where('member_id', '=', member.id)
        .execute(),
    attempts: async () =>
      (await lounge!.database.owner.selectFrom('reply').select('attempts').where('topic_id', '=', id).executeTakeFirstOrThrow()).attempts,
  })
}

describe('a text of a member', () => {
  test('that the moderation model objects to is refused by the house rule, free, kept for an operator, and may be contested', async () => {
    const ada = await seated(endpoint())
    const text = 'There will be thunder at your door, call me on +49 151 23456789'
    expect(await ada.send(text)).toMatchObject({ code: 'house-rule.danger', errors: { content: [expect.any(String)] } })
    expect(await ada.balance()).toBe(200)
    const judged = { by: 'openai', found: ['harassment/threatening'] }
    expect(await ada.cases()).toEqual([{ kind: 'moderated', rule: 'danger', content: text, judged }])
    expect(moderation.asked).toHaveLength(1)
    expect(moderation.asked[0]).toMatchObject({ model: 'omni-moderation-latest', authorization: 'Bearer sk-moderation' })
    expect(moderation.asked[0]!.input).not.toContain('23456789') // a provider gets no numbers of anybody

    expect((await ada.send(text)).code).toBe('house-rule.danger')
    expect(moderation.asked).toHaveLength(1) // the same text is not judged twice
    expect((await ada.call('contestRefusal', { kind: 'message', content: text })).code).toBe(200)
    expect((await ada.call('contestRefusal', { kind: 'message', content: 'Good evening' })).body.code).toBe('house-rule.not-refused')
    expect((await ada.cases()).map(({ kind }) => kind)).toEqual(['moderated', 'contested'])
    expect((await ada.call('createTopic', { title: 'Hail in July', room_id: '1' })).body.code).toBe('house-rule.minors')
    expect(await ada.send('Drizzle all day, and a film with a murder in it')).toMatchObject({ status: 'OK' })
  })

  test('is sent where moderation gives no answer: the house rules decide alone, and are asked first', async () => {
    const ada = await seated(endpoint())
    for (const mode of ['silent', 'server-error', 'garbage'] as const) {
      moderation.behave(mode)
      expect(await ada.send(`Thunder and ${mode}`)).toMatchObject({ status: 'OK' })
    }
    expect(await ada.send('how do I make a pipe bomb')).toMatchObject({ code: 'house-rule.danger' })
    expect(await ada.send('I want to kill myself')).toMatchObject({ status: 'OK' }) // answered with help, and told to nobody
    expect(await ada.send('Thunder again')).toMatchObject({ status: 'OK' })
    // Then its door is closed for a while.
    expect(moderation.asked.map(({ input }) => input)).toEqual(['Thunder and silent', 'Thunder and server-error', 'Thunder and garbage'])
    expect((await ada.cases()).map(({ kind }) => kind)).toEqual(['illegal'])
  })

  test('in which moderation alone hears a crisis is never refused: help comes, free, and an operator gets nothing to judge', async () => {
    const ada = await seated({ ...endpoint(), LLM_CHAIN: 'main', ...speaking('ok') })
    const text = 'Only sleet and thunder, and it is in me'
    expect(await ada.send(text)).toMatchObject({ status: 'OK' })
    const { data } = await ada.ended('done')
    expect(data.find(({ notice }: { notice: { kind: string } | null }) => notice)).toMatchObject({ notice: { kind: 'help' } })
    expect([data.find(({ content }: { content: string }) => content === text).charge, await ada.balance()]).toEqual(['free', 200])
    const judged = { by: 'openai', found: ['harassment/threatening', 'self-harm/intent'] }
    expect(await ada.cases()).toEqual([{ kind: 'moderated', rule: 'self-harm', content: text, judged }])
    expect((await ada.call('contestRefusal', { kind: 'message', content: text })).body.code).toBe('house-rule.not-refused')
    expect(await lounge!.database.owner.selectFrom('safety_case').select('id').where('state', '=', 'open').execute()).toEqual([])
  })

  test('may be judged by a chat model', async () => {
    const ada = await seated({ ...speaking('judges', 'GUARD'), LLM_MODERATION: 'guard' })
    expect(await ada.send('There will be thunder at your door')).toMatchObject({ code: 'house-rule.danger' })
    expect(await ada.send('Good evening to you')).toMatchObject({ status: 'OK' })
    expect((await ada.cases())[0]).toMatchObject({ judged: { by: 'guard', found: ['danger'] } })
    expect(model.hits.at(-1)!.body).toMatchObject({ temperature: 0, messages: [{ role: 'system' }, { content: '"Good evening to you"' }] })
  })
})

describe('a reply of a model', () => {
  test('is shown up to what the moderation model objects to, recorded, and free', async () => {
    const ada = await seated({ ...endpoint(), LLM_CHAIN: 'main', ...speaking('slow'), LLM_PACING: 'human' })
    await ada.send('Hello')
    const { data } = await ada.ended('done')
    expect(data.at(-1)).toMatchObject({ content: 'Good evening , friend .', is_free: true })
    expect([data.at(-2).charge, await ada.balance()]).toEqual(['free', 200])
    expect(await ada.attempts()).toContainEqual({ name: 'moderation openai', ok: false, ms: expect.any(Number), error: 'found sexual' })
  })

  test('of which nothing may be shown is tried again, and fails at no price', async () => {
    const ada = await seated({ ...endpoint(), LLM_CHAIN: 'main', ...speaking('ok') })
    await ada.send('Hello')
    const { meta } = await ada.ended('failed')
    expect([meta.total, meta.reply.code, await ada.balance()]).toEqual([2, 'filtered', 200])
  })

  test('is shown and paid where moderation gives no answer', async () => {
    const ada = await seated({ ...endpoint(), LLM_CHAIN: 'main', ...speaking('ok') })
    await ada.send('Hello')
    moderation.behave('server-error')
    const { data } = await ada.ended('done')
    expect(data.at(-1)).toMatchObject({ content: 'Good evening , friend . Tea or coffee ?', is_free: false })
    expect(await ada.attempts()).toContainEqual(expect.objectContaining({ name: 'moderation openai', error: 'Error: HTTP 500' }))
  })

  test('of the talker is not judged: its lines are authored', async () => {
    const ada = await seated(endpoint())
    await ada.send('Hello')
    await ada.ended('done')
    expect(moderation.asked.map(({ input }) => input)).toEqual(['Hello'])
  })
})

describe('LLM_MODERATION', () => {
  test.each<[string, Record<string, string>, string]>([
    ['no key', { LLM_MODERATION: 'openai' }, "LLM_MODERATION_API_KEY: is required because LLM_MODERATION names 'openai'"],
    [
      'no address',
      { LLM_MODERATION: 'mistral', LLM_MODERATION_BASE_URL: 'localhost' },
      'LLM_MODERATION_BASE_URL: must be an http or https address',
    ],
    [
      'an unknown setting',
      { LLM_MODERATION: 'openai', LLM_MODERATION_API_KEY: 'k', LLM_MODERATION_KEY: 'k' },
      'LLM_MODERATION_KEY: is not a setting of this kind',
    ],
    [
      'no time',
      { LLM_MODERATION: 'openai', LLM_MODERATION_API_KEY: 'k', LLM_MODERATION_TIMEOUT_MS: 'soon' },
      'LLM_MODERATION_TIMEOUT_MS: must be a whole number from 50 to 10000',
    ],
    ['settings of nobody', { LLM_MODERATION_API_KEY: 'k' }, 'LLM_MODERATION_API_KEY: is set, and LLM_MODERATION names nobody'],
    ['no name', { LLM_MODERATION: 'embedded' }, "LLM_MODERATION: must be 'openai', 'mistral', the name of a model, or 'none'"],
    ['a model without settings', { LLM_MODERATION: 'guard' }, "LLM_GUARD_KIND: is required because LLM_MODERATION names 'guard'"],
  ])('is refused with a line that names its variable: %s', (_, variables, problem) => {
    expect(parseLlmConfig(variables).problems).toEqual([expect.stringContaining(problem)])
  })

  test('takes a provider with its key, a server of one’s own, or a model of the chain', () => {
    const read = (variables: Record<string, string>) => parseLlmConfig(variables).config!.moderation
    expect(read({ LLM_MODERATION: 'mistral', LLM_MODERATION_API_KEY: 'k' })).toEqual({
      by: 'endpoint',
      name: 'mistral',
      url: 'https://api.mistral.ai/v1',
      model: 'mistral-moderation-latest',
      apiKey: 'k',
      timeoutMs: 1_500,
      price: { input: 100_000, cached: 100_000, output: 0 },
    })
    expect(read({ LLM_MODERATION: 'openai', LLM_MODERATION_BASE_URL: 'http://127.0.0.1:9/v1' })).toMatchObject({ apiKey: undefined })
    const chain = { LLM_CHAIN: 'main', LLM_MAIN_KIND: 'openai-compatible', LLM_MAIN_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MAIN_MODEL: 'm' }
    expect(read({ ...chain, LLM_MODERATION: 'main' })).toMatchObject({ by: 'model', model: { name: 'main' } })
  })
})

test('categories: what is found means a house rule, a crisis, only that no character says it, or nothing', () => {
  expect(['S10', 'hate_and_discrimination', 'illicit/violent'].map((one) => ruleBroken([one]))).toEqual(['danger', 'danger', 'danger'])
  expect(ruleBroken(['hate', 'sexual/minors'])).toBe('minors')
  expect(['self-harm', 'self-harm/intent', 'violence', 'sexual', 'S6'].map((one) => ruleBroken([one]))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(['self-harm', 'selfharm', 'S11', 'sexual'].map((one) => isOfSelfHarm([one]))).toEqual([true, true, true, false])
  expect([isUnsaid(['sexual']), isUnsaid(['violence', 'S6'])]).toEqual([true, false])
})
