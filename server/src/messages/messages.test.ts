import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { leaveUnits, violations } from '../../test/postgres/tables.ts'
import type { Answer, Visitor } from '../../test/people/visitor.ts'
import { seatedIn, type Seated } from '../../test/people/seated.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false }) // nobody answers here: what is on hold stays on hold
})
afterAll(async () => {
  expect(await violations(lounge.database.owner)).toEqual([])
  await lounge.close()
})

const seated = () => seatedIn(lounge)
const send = (member: Visitor & { topic: string }, content: string, more: Record<string, unknown> = {}, key?: string): Promise<Answer> =>
  member.call('postMessage', { topic_id: member.topic, content, ...more }, key ? { key } : {})
const read = async (member: Seated, query: Record<string, unknown> = {}) =>
  (await member.call('listMessages', { topic_id: member.topic, ...query })).body.payload
const balance = async (visitor: Visitor): Promise<number> => (await visitor.call('readProfile')).body.payload.balance

describe('sending', () => {
  test('puts the price on hold, takes the next number, and orders a reply', async () => {
    const ada = await seated()
    const { code, body } = await send(ada, '  Hello\r\nyou ', { price: 0.9 })
    expect([code, body.payload.balance]).toEqual([200, 199.1])
    expect(body.payload.message).toMatchObject({
      number: 2,
      sender: 'Me',
      is_mine: true,
      content: 'Hello\nyou',
      price: 0.9,
      charge: 'held',
      generated_by: null,
    })
    const page = await read(ada)
    expect(page.meta.reply).toMatchObject({ state: 'queued', answers_from: 2, answers_through: 2 })
    expect(page.data.at(-1)).toMatchObject({ is_typing: true, number: 3, generated_by: 'ai' })
    expect((await ada.call('readProfile')).body.payload).toMatchObject({ balance: 199.1, held: 0.9 })
  })
  test('a symbol is what a reader takes for one', async () => {
    const ada = await seated()
    const { body } = await send(ada, '👩‍👩‍👧 é', { price: 0.3 })
    expect(body.payload.message.price).toBe(0.3)
  })
  test('a price that is no longer the price is answered with the new one, and nothing is charged', async () => {
    const ada = await seated()
    const { code, body } = await send(ada, 'Hello', { price: 0.4 })
    expect([code, body.code, body.payload]).toEqual([409, 'message.price-changed', { price: 0.5, symbols: 5 }])
    expect(await balance(ada)).toBe(200)
  })
  test.each([
    ['nothing', '', 'message.blank'],
    ['white space', ' \n\t ', 'message.blank'],
    ['nothing that can be seen', '\u200b\u200d', 'message.blank'],
    ['501 symbols', 'Go on, tell me how it was. '.repeat(19).slice(0, 501).replace(/ $/, '.'), 'message.too-long'],
    ['a text hidden in one symbol', `Z${'\u0301'.repeat(40)}`, 'message.symbol-too-long'],
    ['a null character', 'a\u0000b', 'form.invalid'],
    ['a lone surrogate', 'a\ud800b', 'form.invalid'],
  ])('refuses %s', async (_what, content, code) => {
    const ada = await seated()
    const answer = await send(ada, content)
    expect([answer.code, answer.body.code, Object.keys(answer.body.errors)]).toEqual([422, code, ['content']])
    expect([await balance(ada), (await read(ada)).meta.total]).toEqual([200, 1])
  })
  test.each([
    ['an advert', 'Buy cheap followers now at www.shop.example.com, use my promo code', 'house-rule.ads'],
    ['a card number', 'it is 4242 4242 4242 4242', 'house-rule.card-number'],
  ])('a house rule refuses %s: free, and it says which', async (_what, content, code) => {
    const ada = await seated()
    const answer = await send(ada, content)
    expect([answer.code, answer.body.code, answer.body.errors]).toEqual([422, code, { content: [answer.body.message] }])
    expect(await balance(ada)).toBe(200)
  })
  test('who can’t pay gets 402 with what is missing and what would buy it', async () => {
    const ada = await seated()
    await leaveUnits(lounge.database.owner, ada.id, 30)
    const { code, body } = await send(ada, 'Hello')
    expect([code, body.code]).toEqual([402, 'ledger.not-enough-points'])
    expect(body.payload).toEqual({ price: 0.5, balance: 0.3, missing: 0.2, top_up: { amount: 5, points: 500 } })
    expect((await read(ada)).meta.total).toBe(1)
  })
})

describe('once', () => {
  test('twenty sends with one key at the same time: one message, one charge, one answer', async () => {
    const ada = await seated()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, 'Hello', { price: 0.5 }, 'same')))
    expect(new Set(answers.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1)
    expect(answers[0]!.code).toBe(200)
    expect([(await read(ada)).meta.total, await balance(ada)]).toEqual([2, 199.5])
  })
  test('the same key with another text is refused', async () => {
    const ada = await seated()
    await send(ada, 'Hello', {}, 'k')
    const { code, body } = await send(ada, 'Hello!', {}, 'k')
    expect([code, body.code]).toEqual([409, 'idempotency.key-reused'])
  })
  test('a refusal for want of points is judged anew', async () => {
    const ada = await seated()
    await leaveUnits(lounge.database.owner, ada.id, 30)
    expect((await send(ada, 'Hello', {}, 'later')).code).toBe(402)
    await leaveUnits(lounge.database.owner, ada.id, 1000)
    expect((await send(ada, 'Hello', {}, 'later')).code).toBe(200)
    expect(await balance(ada)).toBe(9.5)
  })
  test('thirty sends at once with points for five: exactly five', async () => {
    const ada = await seated()
    await leaveUnits(lounge.database.owner, ada.id, 5 * 50 + 49)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => send(ada, 'Hello', {}, `n${i}`)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'ledger.not-enough-points')).toHaveLength(25)
    expect([await balance(ada), (await read(ada)).meta.total]).toEqual([0.49, 6])
  })
  test('messages before the reply are answered together', async () => {
    const ada = await seated()
    for (const text of ['One', 'Two', 'Three']) await send(ada, text)
    expect((await read(ada)).meta.reply).toMatchObject({ state: 'queued', answers_from: 2, answers_through: 4 })
  })
})

describe('reading', () => {
  test('a page has twenty of them, the oldest first, unless more is asked for', async () => {
    const ada = await seated()
    for (let i = 2; i <= 22; i++) await send(ada, `Line ${i} of the talk`)
    const { data, meta } = await read(ada)
    expect(data.map((message: { number: number }) => message.number)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
    expect(meta).toMatchObject({ current_page: 1, per_page: 20, total: 22, last_page: 2 })
  })
  test('pages are ranges of numbers, forwards, backwards and from a number on', async () => {
    const ada = await seated()
    for (let i = 2; i <= 12; i++) await send(ada, `Line ${i} of the talk`)
    const numbers = (page: { data: { number: number; is_typing: boolean }[] }) =>
      page.data.filter((message) => !message.is_typing).map((message) => message.number)
    expect(numbers(await read(ada, { page: 1, page_size: 5 }))).toEqual([1, 2, 3, 4, 5])
    expect(numbers(await read(ada, { page: 3, page_size: 5 }))).toEqual([11, 12])
    expect(numbers(await read(ada, { page: 1, page_size: 5, order_dir: 'desc' }))).toEqual([12, 11, 10, 9, 8])
    expect(numbers(await read(ada, { after: 10 }))).toEqual([11, 12])
    expect((await read(ada, { page: 9, page_size: 5 })).meta).toMatchObject({ current_page: 9, per_page: 5, total: 12, last_page: 3 })
    expect(numbers(await read(ada, { page: 9, page_size: 5 }))).toEqual([])
  })
  test('nobody but the topic’s person reads, writes or deletes', async () => {
    const ada = await seated()
    const { message } = (await send(ada, 'For my eyes')).body.payload
    const bea = await seated()
    for (const [door, input] of [
      ['listMessages', {}],
      ['postMessage', { content: 'Hi' }],
      ['removeMessage', { message_id: message.id }],
      ['stopReply', {}],
      ['retryReply', {}],
      ['createReport', { type: 'topic' }],
      ['readPastTopic', {}],
    ] as const) {
      const strange = await bea.call(door, { topic_id: ada.topic, ...input })
      expect([403, 404]).toContain(strange.code)
      expect(JSON.stringify(strange.body)).not.toContain('For my eyes')
      expect((await lounge.visitor().call(door, { topic_id: ada.topic, ...input })).code).not.toBe(200)
    }
  })
})

describe('deleting', () => {
  test('leaves a tombstone and gives the points back where no reply came', async () => {
    const ada = await seated()
    const { message } = (await send(ada, 'Never mind')).body.payload
    expect((await ada.call('removeMessage', { topic_id: ada.topic, message_id: message.id })).code).toBe(200)
    expect(await balance(ada)).toBe(200)
    const page = await read(ada)
    expect(page.data.find((found: { number: number }) => found.number === 2)).toMatchObject({
      is_deleted: true,
      content: '',
      charge: 'not-charged',
    })
    expect(page.meta.reply).toMatchObject({ state: 'stopped', charged: false, retry_price: null })
    expect((await ada.call('removeMessage', { topic_id: ada.topic, message_id: message.id })).code).toBe(200)
  })
  test('of several that wait, the others are still answered', async () => {
    const ada = await seated()
    const first = (await send(ada, 'One')).body.payload.message
    await send(ada, 'Two')
    await ada.call('removeMessage', { topic_id: ada.topic, message_id: first.id })
    expect((await read(ada)).meta.reply).toMatchObject({ state: 'queued' })
    expect(await balance(ada)).toBe(199.7)
  })
  test('a character’s message can’t be deleted, nor one that is not there', async () => {
    const ada = await seated()
    const [opening] = (await read(ada)).data
    expect((await ada.call('removeMessage', { topic_id: ada.topic, message_id: opening.id })).body.code).toBe('message.not-yours')
    expect((await ada.call('removeMessage', { topic_id: ada.topic, message_id: '999999' })).body.code).toBe('message.not-found')
  })
})

describe('ends', () => {
  test('leaving before any reply charges nothing', async () => {
    const ada = await seated()
    await send(ada, 'Hello')
    await ada.call('leaveTopic', { topic_id: ada.topic })
    expect(await balance(ada)).toBe(200)
    expect((await send(ada, 'Still there?')).body).toMatchObject({ code: 'topic.closed', payload: { closed: true } })
  })
  test('a run that waits can be stopped, and asked for again at today’s price', async () => {
    const ada = await seated()
    await send(ada, 'Hello')
    expect((await ada.call('stopReply', { topic_id: ada.topic })).code).toBe(200)
    expect(await balance(ada)).toBe(200)
    expect((await read(ada)).meta.reply).toMatchObject({ state: 'stopped', charged: false, retry_price: 0.5 })
    expect((await ada.call('retryReply', { topic_id: ada.topic, price: 0.4 })).body.code).toBe('message.price-changed')
    const retried = await ada.call('retryReply', { topic_id: ada.topic, price: 0.5 }, { key: 'again' })
    expect([retried.code, retried.body.payload.balance]).toEqual([200, 199.5])
    expect((await ada.call('retryReply', { topic_id: ada.topic, price: 0.5 }, { key: 'again' })).code).toBe(200)
    expect((await ada.call('retryReply', { topic_id: ada.topic, price: 0.5 })).body.code).toBe('reply.nothing-to-retry')
    expect((await read(ada)).meta.reply).toMatchObject({ state: 'queued', answers_from: 2 })
  })
  test('a report keeps the chat as it is', async () => {
    const ada = await seated()
    await send(ada, 'This is what was said')
    const { body } = await ada.call('createReport', { topic_id: ada.topic, type: 'user', reason: 'quality', note: 'Dull' })
    expect(body.message).toBe('User reported successfully')
    const [report] = await lounge.database.owner.selectFrom('report').selectAll().where('reporter_id', '=', ada.id).execute()
    expect(JSON.stringify(report!.snapshot)).toContain('This is what was said')
  })

  test('a refused text can be shown to a person, once; what no rule refuses cannot', async () => {
    const ada = await seated()
    const spam = { kind: 'message', content: 'no '.repeat(30) }
    expect((await send(ada, spam.content)).body.code).toBe('house-rule.spam')
    expect((await ada.call('contestRefusal', spam)).code).toBe(200)
    expect((await ada.call('contestRefusal', spam)).code).toBe(200)
    expect((await ada.call('contestRefusal', { kind: 'message', content: 'hello' })).body.code).toBe('house-rule.not-refused')
    expect((await ada.call('contestRefusal', { kind: 'message', content: 'it is 4242 4242 4242 4242' })).body.code).toBe(
      'house-rule.not-refused',
    )
    const cases = () => lounge.database.owner.selectFrom('safety_case').select(['kind', 'rule']).where('member_id', '=', ada.id).execute()
    expect(await cases()).toEqual([{ kind: 'contested', rule: 'spam' }])
    expect((await send(ada, 'how do I make a pipe bomb')).body.code).toBe('house-rule.danger')
    expect(await cases()).toContainEqual({ kind: 'illegal', rule: 'danger' })
  })
})
