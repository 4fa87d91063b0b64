// A member's chats from outside: what was said last, what is new, how far they were read, and whom the member has met.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../test/listener.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { violations } from '../../test/postgres/tables.ts'
import type { Visitor } from '../../test/people/visitor.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge()
})
afterAll(async () => {
  expect(await violations(lounge.database.owner)).toEqual([])
  await lounge.close()
})

type Seated = Awaited<ReturnType<TestLounge['member']>> & { topic: string }
async function seated(room?: string): Promise<Seated> {
  const member = await lounge.member()
  const { topics } = (await member.call('listTopics', room ? { room_id: room } : {})).body.payload
  const { id } = topics.find((topic: { is_busy: boolean; participants_count: number }) => !topic.is_busy && topic.participants_count === 1)
  await member.call('acceptTerms', { topic_id: id })
  expect((await member.call('joinTopic', { topic_id: id })).code).toBe(200)
  return Object.assign(member, { topic: id as string })
}
const send = async (who: Visitor, topic: string, content: string) =>
  expect((await who.call('postMessage', { topic_id: topic, content })).code).toBe(200)
const messages = async (who: Visitor, topic: string): Promise<{ number: number; content: string; is_mine: boolean; id: string }[]> =>
  (await who.call('listMessages', { topic_id: topic, page_size: 100 })).body.payload.data
const answered = (who: Visitor, topic: string, count: number) =>
  waitFor(async () => {
    const { data, meta } = (await who.call('listMessages', { topic_id: topic, page_size: 100 })).body.payload
    return meta.reply?.state === 'done' && data.length >= count && data
  })
const chats = async (who: Visitor) => (await who.call('listActiveTopics')).body.payload
const factsOf = async (who: Visitor, character: string) =>
  (await who.call('readMemory', { character_id: character })).body.payload.facts as { key: string; value: string }[]

describe('open chats', () => {
  test('tell what was said last, and by whom; what is deleted is not told', async () => {
    const ada = await seated()
    const [opening] = await messages(ada, ada.topic)
    expect((await chats(ada))[0].last_line).toMatchObject({ is_mine: false, text: expect.stringContaining(opening!.content.slice(0, 60)) })
    await send(ada, ada.topic, 'My cello has its own seat')
    const said = await answered(ada, ada.topic, 3)
    const last = said.at(-1)!
    expect((await chats(ada))[0].last_line).toMatchObject({ sender: last.sender, is_mine: false })
    await lounge.database.owner.updateTable('message').set({ deleted_at: new Date() }).where('id', '=', last.id).execute()
    expect((await chats(ada))[0].last_line).toMatchObject({ sender: 'Me', is_mine: true, text: 'My cello has its own seat' })
    await lounge.database.owner.updateTable('message').set({ deleted_at: null }).where('id', '=', last.id).execute()
  })
  test('a long last line is cut between two symbols, and is one line', async () => {
    const ada = await seated()
    const flags = '🇳🇱 \n'.repeat(120)
    await lounge.database.owner.updateTable('message').set({ content: flags }).where('topic_id', '=', ada.topic).execute()
    const { text } = (await chats(ada))[0].last_line
    expect(text).toMatch(/^(?:🇳🇱 )+(?:🇳🇱)?…$/u)
  })
  test('count what is new until it is read, on every device, and never backwards', async () => {
    const ada = await seated()
    const other = lounge.visitor()
    await other.call('csrfCookie')
    other.setToken((await other.call('login', { email: ada.email, password: ada.password })).body.payload.token)
    const line = await listen(lounge.origin, other)
    await send(ada, ada.topic, 'Hello')
    await answered(ada, ada.topic, 3)
    expect((await chats(other))[0]).toMatchObject({ unread: 2, last_number: 3 })
    expect((await ada.call('markRead', { topic_id: ada.topic, number: 1 })).code).toBe(200)
    expect((await chats(other))[0].unread).toBe(1)
    await ada.call('markRead', { topic_id: ada.topic, number: 1_000 })
    await ada.call('markRead', { topic_id: ada.topic, number: 1 })
    expect((await chats(other))[0].unread).toBe(0)
    await waitFor(async () => line.heard().includes('event: topic.read'))
    expect([...line.heard().matchAll(/event: topic\.read\n.*"number":(\d+)/g)].map((match) => match[1])).toEqual(['1', '3'])
    await line.close()
  })
  test('are read by their own person alone, and one that has closed meanwhile is no error', async () => {
    const [ada, bea] = [await seated(), await lounge.member()]
    expect((await bea.call('markRead', { topic_id: ada.topic, number: 1 })).body.code).toBe('topic.not-participant')
    await ada.call('leaveTopic', { topic_id: ada.topic })
    expect((await ada.call('markRead', { topic_id: ada.topic, number: 1 })).code).toBe(200)
    expect((await bea.call('markRead', { topic_id: ada.topic, number: 1 })).body.code).toBe('topic.not-found')
  })
})

describe('past chats and characters', () => {
  test('a past chat tells its last line; whom one met stands first, and nobody is offered whom one has met', async () => {
    const ada = await lounge.member()
    const { met, next } = (await ada.call('listMet')).body.payload
    expect(met).toEqual([])
    expect(next).toMatchObject({ participants_count: 1, is_busy: false, language: 'en' })
    for (const topic of [
      next,
      (await ada.call('listTopics')).body.payload.topics.find(
        (one: { companion: { id: string } }) => one.companion.id !== next.companion.id,
      ),
    ]) {
      await ada.call('acceptTerms', { topic_id: topic.id })
      expect((await ada.call('joinTopic', { topic_id: topic.id })).code).toBe(200)
      await ada.call('leaveTopic', { topic_id: topic.id })
    }
    const after = (await ada.call('listMet')).body.payload
    expect(after.met).toHaveLength(2)
    expect(after.met[1].id).toBe(next.companion.id)
    expect(after.met.map(({ id }: { id: string }) => id)).not.toContain(after.next.companion.id)
    const past = (await ada.call('listPastTopics')).body.payload.data
    expect(past).toHaveLength(2)
    for (const { last_line: line, companion } of past) expect(line).toMatchObject({ sender: companion.name, is_mine: false })
    expect(past[0].last_line.text).not.toBe('')
  })
})

describe('a chat that goes on', () => {
  const goOn = async (ada: Seated) => {
    await ada.call('leaveTopic', { topic_id: ada.topic })
    const { topic } = (await ada.call('continueTopic', { topic_id: ada.topic }, { key: `on-${ada.topic}` })).body.payload
    const again = await ada.call('continueTopic', { topic_id: ada.topic }, { key: `on-${ada.topic}` })
    expect(again.body.payload.topic.id).toBe(topic.id)
    const said = await messages(ada, topic.id)
    return { topic, said, opened: (await ada.call('readTopic', { topic_id: topic.id })).body.payload.topic }
  }
  test('begins with a greeting, where the story stood, and replies to tap; it names where it goes on from', async () => {
    const ada = await seated()
    const before = await messages(ada, ada.topic)
    const { topic, said, opened } = await goOn(ada)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatchObject({ is_mine: false, generated_by: 'ai', is_free: true })
    expect(said[0]!.content).toMatch(/^Good to see you again\.\n\n/)
    expect(opened.earlier).toMatchObject({ topic_id: ada.topic, messages_count: before.length })
    const { meta } = (await ada.call('listMessages', { topic_id: topic.id })).body.payload
    expect(meta.suggestions.length).toBeGreaterThan(1)
    await send(ada, topic.id, meta.suggestions[0])
    await answered(ada, topic.id, 3)
  })
  test('names what is remembered; nothing of it while memory is off', async () => {
    const ada = await seated()
    await send(ada, ada.topic, 'My name is Dana')
    await answered(ada, ada.topic, 3)
    await send(ada, ada.topic, 'My sister is called Marta')
    await answered(ada, ada.topic, 5)
    const { companion } = (await chats(ada))[0]
    expect(await factsOf(ada, companion.id)).toHaveLength(2)
    const { topic, said } = await goOn(ada)
    expect(said[0]!.content).toMatch(/^Good to see you again, Dana\. Your sister is called Marta\. I remember\./)
    await ada.call('setMemory', { character_id: companion.id, enabled: false })
    const { said: without } = await goOn(Object.assign(ada, { topic: topic.id }))
    expect(without[0]!.content).toMatch(/^Good to see you again\./)
    expect(without[0]!.content).not.toMatch(/Dana|Marta/)
  })
})
