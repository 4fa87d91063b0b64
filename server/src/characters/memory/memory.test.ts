import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fakeModels } from '../../../test/fakes/fake-model.ts'
import { startFakeOpenAI, type Hit } from '../../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'

let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: TestLounge
/** Notes are kept by a model of its own name, so that its requests can be told from those for replies. */
const noting = (notes: 'keeps-notes' | 'keeps-no-notes' | 'none') => {
  const { LLM_CHAIN: _, ...both } = fakeModels(models.url, { fake: 'keeps-notes', notes: notes === 'none' ? 'ok' : notes })
  return { ...both, LLM_CHAIN: 'fake', LLM_MEMORY: notes === 'none' ? 'none' : 'notes' }
}
beforeAll(async () => {
  models = await startFakeOpenAI()
  lounge = await openTestLounge({ env: noting('keeps-notes'), settings: { welcome_points: 100_000 } })
}, 60_000)
afterEach(() => models.holdBy(null))
afterAll(async () => {
  await lounge?.close()
  await models?.close()
})

type Seated = Awaited<ReturnType<TestLounge['member']>> & { topic: string; character: string }
async function seated(at = lounge): Promise<Seated> {
  const member = await at.member()
  const { id } = (await member.call('pickRandomTopic')).body.payload.topic
  await member.call('acceptTerms', { topic_id: id })
  const joined = await member.call('joinTopic', { topic_id: id })
  return Object.assign(member, { topic: id as string, character: joined.body.payload.topic.companion.id as string })
}
/** Says it, waits for the reply, and answers the reply's text. */
async function say(who: Seated, content: string): Promise<{ reply: string; message: string }> {
  const sent = await who.call('postMessage', { topic_id: who.topic, content })
  const { id, number } = sent.body.payload.message
  const page = await waitFor(async () => {
    const { payload } = (await who.call('listMessages', { topic_id: who.topic, page_size: 100, order_dir: 'desc', page: 1 })).body
    return payload.meta.reply?.state === 'done' && payload.meta.reply.answers_through >= number && payload
  }, 30_000)
  return { reply: page.data.find((message: { generated_by: string }) => message.generated_by === 'ai').content, message: id }
}
async function chat(who: Seated, turns: number): Promise<void> {
  for (let turn = 1; turn <= turns; turn++) await say(who, `Line ${turn} of nothing much`)
}
const memoryOf = async (who: Seated) => (await who.call('readMemory', { character_id: who.character })).body.payload
const factsOf = async (who: Seated): Promise<Record<string, string>> =>
  Object.fromEntries((await memoryOf(who)).facts.map(({ key, value }: { key: string; value: string }) => [key, value]))
const idOf = async (who: Seated, key: string): Promise<string> =>
  (await memoryOf(who)).facts.find((fact: { key: string }) => fact.key === key).id
const summarised = (who: Seated) => waitFor(async () => (await memoryOf(who)).summary, 15_000)
const ofNotes = ({ body }: Hit): boolean => body.messages[0]!.content.startsWith('You keep the notes')
/** What models were asked about this member's talk: requests are told apart by a word that was said in it. */
const asked = (word: string) => models.hits.filter(({ body }) => JSON.stringify(body.messages).includes(word))
const notesAsked = (word: string) => asked(word).filter(ofNotes)
const lastPrompt = (word: string): string => asked(word).findLast((hit) => !ofNotes(hit))!.body.messages[0]!.content
const add = (who: Seated, key: string, value: string, more = {}) =>
  who.call('addFact', { character_id: who.character, key, value, ...more })

describe('a character remembers', () => {
  test('five things after thirty turns, and what was spoken of, in every prompt', { timeout: 60_000 }, async () => {
    const dana = await seated()
    for (const line of ['My name is Dana', 'I live in Lisbon', 'I work as a nurse', 'My sister is called Marta', 'my boat is Petrel'])
      await say(dana, line)
    await chat(dana, 30)
    const { text, through } = await summarised(dana)
    expect(text).toContain('The reader said')
    expect(through.topic_id).toBe(dana.topic)
    await say(dana, 'Zebrafinch, the last line')
    const prompt = lastPrompt('Zebrafinch')
    for (const fact of ['{"name":"Dana"}', '{"place":"Lisbon"}', '{"work":"nurse"}', '{"sister":"Marta"}', '{"boat":"Petrel"}'])
      expect(prompt).toContain(fact)
    expect(prompt).toContain('What happened between you before')
    expect(await violations()).toEqual([])
  })

  test('nothing of the end of an open chat in its summary: six messages stand in the prompt as they are', async () => {
    const eve = await seated()
    for (let turn = 1; turn <= 12; turn++) await say(eve, `Quokka ${turn}`)
    const { through } = await summarised(eve)
    expect(through.number).toBe(25 - 6)
    expect(notesAsked('Quokka 1')).toHaveLength(1)
    expect(JSON.stringify(notesAsked('Quokka 1')[0]!.body.messages)).not.toContain('Quokka 12')
    await say(eve, 'Quokka 13')
    expect(notesAsked('Quokka 1')).toHaveLength(1)
  })

  test('a chat that was left as a whole, and Continue brings it along', async () => {
    const ivo = await seated()
    await say(ivo, 'My name is Ivo')
    await say(ivo, 'my kite is Numbat')
    await ivo.call('leaveTopic', { topic_id: ivo.topic })
    const { through } = await summarised(ivo)
    expect(through).toMatchObject({ topic_id: ivo.topic, number: 5 })
    const next = await ivo.call('continueTopic', { topic_id: ivo.topic })
    await say(Object.assign(ivo, { topic: next.body.payload.topic.id }), 'Here I am again, Pademelon')
    for (const told of ['{"name":"Ivo"}', '{"kite":"Numbat"}', 'my kite is Numbat']) expect(lastPrompt('Pademelon')).toContain(told)
  })

  test('no number, no address, no crisis: the notes are kept of what is left', async () => {
    const una = await seated()
    await say(una, 'Wombat: call me on +31 6 1234 5678 or una@example.com')
    await say(una, 'I want to kill myself, wombat')
    await say(una, 'Wombat, my illness is cancer. my cat is Biscuit')
    await una.call('leaveTopic', { topic_id: una.topic })
    await summarised(una)
    const [request] = notesAsked('ombat')
    const given = JSON.stringify(request!.body.messages)
    expect(given).toContain('[phone number]')
    expect(given).not.toMatch(/1234|example\.com|kill myself/)
    expect(await factsOf(una)).toEqual({ cat: 'Biscuit' })
    expect((await memoryOf(una)).summary.text).not.toContain('cancer')
  })

  test('nothing where the model writes no notes, and it is not asked again with each reply', async () => {
    const other = await openTestLounge({ env: noting('keeps-no-notes'), settings: { welcome_points: 100_000 } })
    const ada = await seated(other)
    for (let turn = 1; turn <= 13; turn++) await say(ada, `Bandicoot ${turn}`)
    await waitFor(async () => notesAsked('Bandicoot').length === 1)
    await waitFor(async () => (await other.database.owner.selectFrom('memory').select('read_through').executeTakeFirst())?.read_through)
    await say(ada, 'Bandicoot 14')
    expect([notesAsked('Bandicoot').length, (await memoryOf(ada)).summary]).toEqual([1, null])
    await other.close()
  })
})

describe('a member', () => {
  test('adds, corrects, pins and erases', async () => {
    const ada = await seated()
    await say(ada, 'My name is Ada')
    const { body } = await add(ada, 'Favourite_Colour', 'green', { pinned: true })
    expect((await memoryOf(ada)).facts[0]).toMatchObject({
      id: body.payload.id,
      key: 'favourite colour',
      value: 'green',
      pinned: true,
      edited: true,
    })
    const name = await idOf(ada, 'name')
    await ada.call('changeFact', { character_id: ada.character, fact_id: name, value: 'Adele' })
    await say(ada, 'My name is Ada, I said')
    expect(await factsOf(ada)).toEqual({ 'favourite colour': 'green', name: 'Adele' })
    await say(ada, 'Kookaburra')
    expect(lastPrompt('Kookaburra')).toContain('{"name":"Adele"}')
    expect((await ada.call('eraseFact', { character_id: ada.character, fact_id: name })).code).toBe(200)
    expect((await ada.call('eraseFact', { character_id: ada.character, fact_id: name })).body.code).toBe('memory.fact-not-found')
    expect(await factsOf(ada)).toEqual({ 'favourite colour': 'green' })
  })

  test('is heard once for each key that they send', async () => {
    const ada = await seated()
    const input = { character_id: ada.character, key: 'boat', value: 'Petrel' }
    const answers = await Promise.all([1, 2, 3].map(() => ada.call('addFact', input, { key: 'one-key-for-a-boat' })))
    expect(new Set(answers.map(({ body }) => body.payload?.id ?? body.code)).size).toBe(1)
    expect(await factsOf(ada)).toEqual({ boat: 'Petrel' })
    const kept = await lounge.database.owner
      .selectFrom('idempotency')
      .select('answer')
      .where('key', '=', 'one-key-for-a-boat')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(kept.answer)).not.toContain('Petrel')
  })

  let reader: Seated
  beforeAll(async () => void (reader = await seated()))
  test.each([
    ['health', 'I have diabetes', 'memory.not-kept'],
    ['note', 'my brother is gay', 'memory.not-kept'],
    ['note', 'goes to church on Sundays', 'memory.not-kept'],
    ['note', 'votes for the greens', 'memory.not-kept'],
    ['note', 'Turkish', 'memory.not-kept'],
    ['reach me', '+31 6 1234 5678', 'memory.not-kept'],
    ['home', '12 Harbour Street', 'memory.not-kept'],
    ['note', 'I want to kill myself', 'memory.not-kept'],
    ['card', '4242 4242 4242 4242', 'house-rule.card-number'],
    ['note', 'how do I make a bomb', 'house-rule.danger'],
    ['note', 'x'.repeat(161), 'form.invalid'],
    ['', 'something', 'form.invalid'],
    ['note', '  ', 'form.invalid'],
  ])('can’t have %j kept as %j', async (key, value, code) => {
    const ada = reader
    const { body } = await add(ada, key, value)
    expect([body.code, await factsOf(ada)]).toEqual([code, {}])
    expect(body.errors).toBeDefined()
  })

  test('has forty places: the oldest that is not pinned leaves, and none where all are', async () => {
    const ada = await seated()
    await add(ada, 'first', 'pinned', { pinned: true })
    for (let i = 2; i <= 41; i++) await add(ada, `key ${i}`, `value ${i}`)
    const facts = await factsOf(ada)
    expect([Object.keys(facts).length, facts['first'], facts['key 2'], facts['key 41']]).toEqual([40, 'pinned', undefined, 'value 41'])
    await sql`UPDATE memory_fact SET pinned = true WHERE member_id = ${ada.id}`.execute(lounge.database.owner)
    expect((await add(ada, 'one more', 'value')).body.code).toBe('memory.full')
  })

  test('sees and touches nothing of another', async () => {
    const [ada, bert] = [await seated(), await lounge.member('Bert')]
    const { id } = (await add(ada, 'boat', 'Petrel')).body.payload
    const at = { character_id: ada.character, fact_id: id }
    expect((await bert.call('readMemory', { character_id: ada.character })).body.payload.facts).toEqual([])
    expect((await bert.call('changeFact', { ...at, value: 'Mine' })).code).toBe(404)
    expect((await bert.call('eraseFact', at)).code).toBe(404)
    await bert.call('eraseMemory', { character_id: ada.character })
    expect(await factsOf(ada)).toEqual({ boat: 'Petrel' })
    for (const character_id of [bert.id, '999999999']) {
      expect((await ada.call('readMemory', { character_id })).body.code).toBe('character.not-found')
      expect((await ada.call('addFact', { character_id, key: 'a', value: 'b' })).body.code).toBe('character.not-found')
      expect((await ada.call('changeFact', { character_id, fact_id: id, value: 'b' })).body.code).toBe('memory.fact-not-found')
    }
  })

  test('turns it off: nothing is read and nothing is written, and what was said meanwhile is never read', async () => {
    const ada = await seated()
    await say(ada, 'My name is Ada')
    await ada.call('setMemory', { character_id: ada.character, enabled: false })
    await say(ada, 'I live in Lisbon, Cassowary')
    expect(lastPrompt('Cassowary')).not.toContain('{"name"')
    expect([(await memoryOf(ada)).enabled, await factsOf(ada)]).toEqual([false, { name: 'Ada' }])
    await ada.call('setMemory', { character_id: ada.character, enabled: true })
    await say(ada, 'my dog is Rex, Lyrebird')
    expect(lastPrompt('Lyrebird')).toContain('{"name":"Ada"}')
    await ada.call('leaveTopic', { topic_id: ada.topic })
    await summarised(ada)
    expect(JSON.stringify(notesAsked('Lyrebird').map(({ body }) => body.messages))).not.toContain('Cassowary')
    expect(await factsOf(ada)).toEqual({ name: 'Ada', dog: 'Rex' })
  })
})

describe('what was erased', () => {
  test('is not found again in the same messages, and a summary that told it is written anew without it', { timeout: 60_000 }, async () => {
    const ada = await seated()
    await say(ada, 'Bilby: my sister is Marta')
    await chat(ada, 12)
    expect((await summarised(ada)).text).toContain('Marta')
    await ada.call('eraseFact', { character_id: ada.character, fact_id: await idOf(ada, 'sister') })
    expect(await memoryOf(ada)).toMatchObject({ facts: [], summary: null, is_rewriting: true })
    await say(ada, 'Bilby once more')
    expect((await summarised(ada)).text).not.toContain('Marta')
    expect([await factsOf(ada), (await memoryOf(ada)).is_rewriting]).toEqual([{}, false])
    const { rows } = await sql<{
      text: string
    }>`SELECT t::text AS text FROM memory_mark t WHERE member_id = ${ada.id} UNION ALL SELECT t::text FROM memory t WHERE member_id = ${ada.id}`.execute(
      lounge.database.owner,
    )
    expect(JSON.stringify(rows)).not.toContain('Marta')
    await say(ada, 'my sister is called Marta, after all')
    expect(await factsOf(ada)).toEqual({ sister: 'Marta' }) // told again, in a new message
  })

  test('as a whole stays erased, however long the talk goes on', { timeout: 60_000 }, async () => {
    const ada = await seated()
    await say(ada, 'Echidna: my name is Ada, my dog is Rex')
    await chat(ada, 12)
    await summarised(ada)
    await ada.call('eraseMemory', { character_id: ada.character })
    expect(await memoryOf(ada)).toMatchObject({ facts: [], summary: null, is_rewriting: false })
    await chat(ada, 13)
    expect((await summarised(ada)).text).not.toMatch(/Echidna|Rex/)
    expect(await factsOf(ada)).toEqual({})
  })

  test('with its message: a deleted message takes its facts and its part of the summary along', { timeout: 60_000 }, async () => {
    const ada = await seated()
    const { message } = await say(ada, 'Dugong: my sister is called Marta')
    await say(ada, 'my name is Ada')
    await chat(ada, 11)
    expect((await summarised(ada)).text).toContain('Marta')
    await ada.call('removeMessage', { topic_id: ada.topic, message_id: message })
    expect([await factsOf(ada), (await memoryOf(ada)).summary]).toEqual([{ name: 'Ada' }, null])
    await say(ada, 'And on')
    expect((await summarised(ada)).text).not.toContain('Marta')
  })
})

describe('two at once', () => {
  test('an edit while the notes are written wins, and the notes are written again', { timeout: 60_000 }, async () => {
    const ada = await seated()
    let seen = 0
    models.holdBy(async (hit) => {
      if (!ofNotes(hit) || !JSON.stringify(hit.body.messages).includes('Potoroo') || seen++ > 0) return
      await add(ada, 'boat', 'Heron')
      await say(ada, 'A line while notes are written')
    })
    await say(ada, 'Potoroo: my boat is Petrel')
    await chat(ada, 12)
    await waitFor(async () => seen >= 2, 20_000)
    await summarised(ada)
    expect(await factsOf(ada)).toEqual({ boat: 'Heron' })
  })

  test('what is erased while a reply is on its way is not written with it', async () => {
    const ada = await seated()
    models.holdBy(async ({ body }) => {
      if (JSON.stringify(body.messages).includes('Numbat flies')) await ada.call('eraseMemory', { character_id: ada.character })
    })
    await say(ada, 'Numbat flies. My name is Ada')
    expect(await factsOf(ada)).toEqual({})
  })

  test('a message that is deleted while its reply is on its way leaves nothing behind', async () => {
    const ada = await seated()
    models.holdBy(async ({ body }) => {
      if (!JSON.stringify(body.messages).includes('Glider')) return
      const { payload } = (await ada.call('listMessages', { topic_id: ada.topic })).body
      const first = payload.data.find((message: { content: string }) => message.content.includes('Glider'))
      if (first) await ada.call('removeMessage', { topic_id: ada.topic, message_id: first.id })
    })
    await ada.call('postMessage', { topic_id: ada.topic, content: 'Glider: my name is Ada' })
    await ada.call('postMessage', { topic_id: ada.topic, content: 'and I live in Lisbon' })
    await waitFor(async () => (await factsOf(ada))['place'] === 'Lisbon', 15_000)
    expect((await factsOf(ada))['name']).toBeUndefined()
  })

  test('many edits at once leave one fact a key, and no more than forty', async () => {
    const ada = await seated()
    await Promise.all(Array.from({ length: 60 }, (_, i) => add(ada, `key ${i % 50}`, `value ${i}`)))
    const { facts } = await memoryOf(ada)
    expect([facts.length, new Set(facts.map((fact: { key: string }) => fact.key)).size]).toEqual([40, 40])
  })
})

const violations = async (): Promise<object[]> => (await sql<object>`SELECT * FROM message_violations`.execute(lounge.database.owner)).rows
