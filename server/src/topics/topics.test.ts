import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { leaveUnits, makeChannel, violations } from '../../test/postgres/tables.ts'
import type { Visitor } from '../../test/people/visitor.ts'

let lounge: TestLounge
let rooms: { id: string; slug: string }[]
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, settings: { own_topic_seat_delay_min_ms: 50, own_topic_seat_delay_max_ms: 100 } })
  rooms = (await lounge.visitor().call('listRooms')).body.payload.rooms
})
afterAll(async () => {
  expect(await violations(lounge.database.owner)).toEqual([])
  await lounge.close()
})

const hosted = async (visitor: Visitor, roomId = rooms[0]!.id) =>
  (await visitor.call('listTopics', { room_id: roomId })).body.payload.topics.find(
    (topic: { is_busy: boolean; participants_count: number }) => !topic.is_busy && topic.participants_count === 1,
  )
async function seated(visitor: Visitor, roomId = rooms[0]!.id): Promise<string> {
  const { id } = await hosted(visitor, roomId)
  await visitor.call('acceptTerms', { topic_id: id })
  expect((await visitor.call('joinTopic', { topic_id: id })).code).toBe(200)
  return id
}
const balance = async (visitor: Visitor): Promise<number> => (await visitor.call('readProfile')).body.payload.balance
const secondDevice = async (member: Visitor & { email: string; password: string }): Promise<Visitor> => {
  const other = lounge.visitor()
  await other.call('csrfCookie')
  other.setToken((await other.call('login', { email: member.email, password: member.password })).body.payload.token)
  return other
}

describe('lists', () => {
  test('every room is stocked with topics that wait, shown to guests without a person', async () => {
    for (const room of rooms) {
      const { topics } = (await lounge.visitor().call('listTopics', { room_id: room.id })).body.payload
      expect(topics.length).toBeGreaterThanOrEqual(5)
      for (const topic of topics) expect(topic).toMatchObject({ room_id: room.id, participants_count: 1, is_busy: false, guest_id: null })
    }
  })
  test('a person’s seat is known to nobody else', async () => {
    const ada = await lounge.member('Ada Secretname')
    const id = await seated(ada, rooms[1]!.id)
    const listed = async (visitor: Visitor, topicId: string) =>
      (await visitor.call('listTopics', { room_id: rooms[1]!.id })).body.payload.topics.find(
        (topic: { id: string }) => topic.id === topicId,
      )
    expect(await listed(lounge.visitor(), id)).toBeUndefined() // a hosted topic is listed while it waits
    expect(await listed(ada, id)).toMatchObject({ is_busy: false, participants_count: 2, guest_id: ada.id })
    expect((await ada.call('readTopic', { topic_id: id })).body.payload.topic.guest_id).toBe(ada.id)
  })
  test('pages hold what was asked for and say whether there is more', async () => {
    const ids = await waitFor(async () => {
      const { topics, has_more } = (await lounge.visitor().call('listTopics', { page_size: 7 })).body.payload
      const next = (await lounge.visitor().call('listTopics', { page_size: 7, page: 2 })).body.payload.topics
      expect([topics.length, has_more, next.length]).toEqual([7, true, 7])
      const seen = new Set([...topics, ...next].map((topic: { id: string }) => topic.id))
      return seen.size === 14 && seen // a room that is restocked between the two calls moves the second page
    })
    expect(ids.size).toBe(14)
  })
  test('an unknown room is an empty list of topics', async () => {
    expect((await lounge.visitor().call('listTopics', { room_id: '999999' })).body.payload.topics).toEqual([])
  })
})

describe('terms', () => {
  test('without them nothing is joined; they are accepted per version', async () => {
    const ada = await lounge.member()
    const { id } = await hosted(ada, rooms[2]!.id)
    expect((await ada.call('checkTerms', { topic_id: id })).body).toMatchObject({
      has_accepted: false,
      payload: { terms: { version: 1 } },
      system_message: null,
    })
    const refused = await ada.call('joinTopic', { topic_id: id })
    expect([refused.code, refused.body.code, refused.body.payload]).toEqual([403, 'terms.required', { terms_required: true }])
    await ada.call('acceptTerms', { topic_id: id })
    expect((await ada.call('checkTerms', { topic_id: id })).body.has_accepted).toBe(true)
    expect((await ada.call('joinTopic', { topic_id: id })).code).toBe(200)

    const { owner } = lounge.database
    const room = rooms[2]!.id
    const texts = JSON.stringify({ en: 'New' })
    await owner
      .insertInto('room_terms')
      .values({ room_id: room, version: 2, title: texts, description: texts, rules: JSON.stringify({ en: ['One'] }) })
      .execute()
    await owner.updateTable('room').set({ terms_version: 2 }).where('id', '=', room).execute()
    expect((await ada.call('checkTerms', { topic_id: id })).body).toMatchObject({
      has_accepted: false,
      system_message: 'The rules of this room have changed since you agreed to them.',
    })
    expect((await ada.call('postMessage', { topic_id: id, content: 'Hello' })).body.code).toBe('terms.required')
    expect((await ada.call('listMessages', { topic_id: id })).body.payload).toEqual({ terms_required: true })
  })
})

describe('joining', () => {
  test.each(['', 'abc', '-1', [], undefined])('the topic %j is none', async (topic_id) => {
    const { code, body } = await (await lounge.member()).call('joinTopic', { topic_id })
    expect([code, body.errors]).toEqual([422, { topic_id: ['Topic ID is required'] }])
  })
  test('of two who come at once, one sits and the other hears that the chat is busy', async () => {
    const [ada, bea] = [await lounge.member(), await lounge.member()]
    const { id } = await hosted(ada, rooms[3]!.id)
    for (const visitor of [ada, bea]) await visitor.call('acceptTerms', { topic_id: id })
    const answers = await Promise.all([ada, bea].map((visitor) => visitor.call('joinTopic', { topic_id: id })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find(({ code }) => code === 400)!.body).toMatchObject({ code: 'topic.busy', message: 'Sorry! Chat is busy' })
  })
  test('joining again is a success that says so', async () => {
    const ada = await lounge.member()
    const id = await seated(ada)
    const again = await ada.call('joinTopic', { topic_id: id })
    expect([again.code, again.body.message]).toEqual([200, 'You already participate in this chat'])
  })
  test('a second chat on the same device is refused with the title of the first', async () => {
    const ada = await lounge.member()
    const id = await seated(ada, rooms[4]!.id)
    const { title } = (await ada.call('readTopic', { topic_id: id })).body.payload.topic
    const other = await hosted(ada, rooms[5]!.id)
    await ada.call('acceptTerms', { topic_id: other.id })
    const refused = await ada.call('joinTopic', { topic_id: other.id })
    expect([refused.code, refused.body.code, refused.body.message, refused.body.payload]).toEqual([
      400,
      'topic.already-active',
      `You already have active chat "${title}"`,
      { topic_id: id, title },
    ])
    expect((await ada.call('readTopic', { topic_id: other.id })).body.payload.topic).toMatchObject({ view_only: true })
    expect((await ada.call('listMessages', { topic_id: other.id })).body.code).toBe('message.view-only')
    expect((await ada.call('listActiveTopics')).body).toMatchObject({ current_count: 1, max_allowed: 1 })
  })
  test('without channel status a second device gets no second chat', async () => {
    const ada = await lounge.member()
    await seated(ada)
    const phone = await secondDevice(ada)
    const { id } = await hosted(phone, rooms[0]!.id)
    expect((await phone.call('joinTopic', { topic_id: id })).body.code).toBe('topic.max-active')
  })
  test('with channel status there are five, one per device, and never a sixth', async () => {
    const ada = await lounge.member()
    await makeChannel(lounge.database.owner, ada.id)
    const devices: Visitor[] = [ada, ...(await Promise.all(Array.from({ length: 5 }, () => secondDevice(ada))))]
    const codes: (string | number)[] = []
    for (const [i, device] of devices.entries()) {
      const { id } = await hosted(device, rooms[6]!.id)
      await device.call('acceptTerms', { topic_id: id })
      const { code, body } = await device.call('joinTopic', { topic_id: id })
      codes.push(code === 200 ? 200 : body.code)
      if (i === 0) {
        const second = await hosted(device, rooms[7]!.id)
        await device.call('acceptTerms', { topic_id: second.id })
        codes.push((await device.call('joinTopic', { topic_id: second.id })).body.code)
      }
    }
    expect(codes).toEqual([200, 'topic.already-active', 200, 200, 200, 200, 'topic.max-active'])
  })
  test('a random topic waits, and picking it changes nothing', async () => {
    const ada = await lounge.member()
    const { topic } = (await ada.call('pickRandomTopic')).body.payload
    expect(topic).toMatchObject({ participants_count: 1, is_busy: false })
    expect((await ada.call('listActiveTopics')).body.current_count).toBe(0)
  })
  test('where nothing waits a free character opens a topic for each who asks, and where none is free the random chat says so', async () => {
    const empty = await openTestLounge({ stocked: false, replies: false, settings: { hosted_topics_per_room: 0 } })
    const ada = await empty.member()
    const picked = await Promise.all(Array.from({ length: 8 }, () => ada.call('pickRandomTopic')))
    expect(picked.map(({ code }) => code)).toEqual(Array(8).fill(200))
    const ids = picked.map(({ body }) => body.payload.topic.id as string)
    expect(new Set(ids).size).toBe(8)
    await ada.call('acceptTerms', { topic_id: ids[0] })
    expect((await ada.call('joinTopic', { topic_id: ids[0] })).code).toBe(200)
    await empty.database.owner.updateTable('topic').set({ state: 'closed', close_reason: 'left', closed_at: new Date() }).execute()
    await empty.database.owner.updateTable('character').set({ status: 'retired' }).execute()
    const { code, body } = await ada.call('pickRandomTopic')
    expect([code, body.code, body.message]).toEqual([400, 'topic.none-free', 'There is no free topics to join'])
    await empty.close()
  })
  test('nobody is shown a topic that somebody else was shown a moment ago, for as long as others wait', async () => {
    const [ada, ben] = [await lounge.member(), await lounge.member('Ben')]
    const picked = await Promise.all([ada, ben, ada, ben].map((member) => member.call('pickRandomTopic')))
    expect(new Set(picked.map(({ body }) => body.payload.topic.id)).size).toBe(4)
  })
})

describe('own topics', () => {
  test('a character sits down in a few seconds, says its line, and the cost is taken', async () => {
    const ada = await lounge.member()
    const created = await ada.call('createTopic', { room_id: rooms[0]!.id, title: '  What the night train   knows ' }, { key: 'own-1' })
    expect(created.body.payload.topic).toMatchObject({
      title: 'What the night train knows',
      user_id: ada.id,
      guest_id: null,
      companion: null,
      participants_count: 1,
      is_own: true,
    })
    expect(await balance(ada)).toBe(175)
    const id = created.body.payload.topic.id
    const again = await ada.call('createTopic', { room_id: rooms[0]!.id, title: '  What the night train   knows ' }, { key: 'own-1' })
    expect(again.body.payload.topic.id).toBe(id)
    const topic = await waitFor(async () => {
      const { body } = await ada.call('readTopic', { topic_id: id })
      return body.payload.topic.participants_count === 2 && body.payload.topic
    })
    expect(topic.companion_name).toBe(topic.companion.name)
    await ada.call('acceptTerms', { topic_id: id })
    const { data } = (await ada.call('listMessages', { topic_id: id })).body.payload
    expect(data).toMatchObject([{ number: 1, generated_by: 'ai', sender: topic.companion_name }])
    expect((await ada.call('listTransactions')).body.payload.data[0]).toMatchObject({ cause: 'topic', state: 'charged', amount: -25 })
  })
  test('nobody else may sit down in it', async () => {
    const [ada, bea] = [await lounge.member('Ada Secretname'), await lounge.member()]
    await lounge.database.owner
      .updateTable('setting')
      .set({ value: JSON.stringify(60_000) })
      .where('key', 'in', ['own_topic_seat_delay_min_ms', 'own_topic_seat_delay_max_ms'])
      .execute()
    const id = (await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Mine alone' })).body.payload.topic.id
    const { body } = await bea.call('joinTopic', { topic_id: id })
    expect([body.code, body.message]).toEqual(['topic.private', 'This topic is private'])
    expect((await bea.call('readTopic', { topic_id: id })).body.code).toBe('topic.private')
    const listed = (await bea.call('listTopics', { room_id: rooms[0]!.id })).body.payload.topics
    const seen = listed.find((topic: { id: string }) => topic.id === id)
    expect(seen).toMatchObject({ title: 'Mine alone', is_busy: true, user_id: null })
    expect(JSON.stringify(seen)).not.toContain('Secretname')
    await ada.call('leaveTopic', { topic_id: id })
  })
  test('the delay before a character sits down is the setting as it stands, in every process', async () => {
    const processes = [await openTestLounge({ database: lounge.database, replies: false }), lounge]
    await lounge.database.owner
      .updateTable('setting')
      .set({ value: JSON.stringify(600_000) })
      .where('key', 'in', ['own_topic_seat_delay_min_ms', 'own_topic_seat_delay_max_ms'])
      .execute()
    for (const each of processes) {
      const ada = await each.member()
      const id = (await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Patience' })).body.payload.topic.id
      const job = await lounge.database.owner
        .selectFrom('job')
        .selectAll()
        .where('payload', '@>', `{"topic":"${id}"}`)
        .executeTakeFirstOrThrow()
      expect(job.run_at.getTime() - job.created_at.getTime()).toBeGreaterThan(599_000)
    }
    await processes[0]!.close()
  })
  test.each([
    ['a blank title', { title: ' \n ' }, 422, 'title', 'Topic name is required'],
    ['a title in which nothing can be seen', { title: '\u200b' }, 422, 'title', 'Topic name is required'],
    ['a title of 51 symbols', { title: 'x'.repeat(51) }, 422, 'title', 'A topic name has at most 50 characters'],
    ['no room', { title: 'Fine', room_id: undefined }, 422, 'room_id', 'Please select a room'],
    ['an empty room', { title: 'Fine', room_id: '' }, 422, 'room_id', 'Please select a room'],
  ])('%s is refused under its field', async (_what, draft, code, field, text) => {
    const ada = await lounge.member()
    const answer = await ada.call('createTopic', { room_id: rooms[0]!.id, ...draft })
    expect([answer.code, Object.keys(answer.body.errors)]).toEqual([code, [field]])
    expect(answer.body.errors[field]).toEqual([text])
    expect(await balance(ada)).toBe(200)
  })
  test('a room that is not there, and style without channel status, are refused', async () => {
    const ada = await lounge.member()
    expect((await ada.call('createTopic', { room_id: '99999', title: 'Fine' })).body.code).toBe('room.not-found')
    expect((await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Fine', text_look: 'bold', color: 'red' })).body.code).toBe(
      'topic.style-not-allowed',
    )
  })
  test('channel members choose style and colour, and their topic is highlighted', async () => {
    const ada = await lounge.member()
    await makeChannel(lounge.database.owner, ada.id)
    expect((await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Fine' })).body.errors).toEqual({
      text_look: ['Text style is required'],
    })
    const { topic } = (await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Fine', text_look: 'underline', color: 'purple' }))
      .body.payload
    expect(topic).toMatchObject({ text_look: 'underline', color: 'purple', is_highlighted: true })
  })
  test('a title that breaks a house rule costs nothing and names the rule', async () => {
    const ada = await lounge.member()
    const { code, body } = await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Write to me at spam.example.com' })
    expect([code, body.code, body.errors]).toEqual([422, 'house-rule.ads', { title: [body.message] }])
    expect(await balance(ada)).toBe(200)
  })
  test('who can’t pay gets 402 with what is missing, and no topic', async () => {
    const ada = await lounge.member()
    await leaveUnits(lounge.database.owner, ada.id, 1_000)
    const { code, body } = await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Fine' })
    expect([code, body.code]).toEqual([402, 'ledger.not-enough-points'])
    expect((await ada.call('listActiveTopics')).body.current_count).toBe(0)
  })
  test('where no character is free in time, the cost comes back and the owner is told', async () => {
    const lonely = await openTestLounge({
      stocked: false,
      replies: false,
      settings: { own_topic_wait_s: 1, own_topic_seat_delay_min_ms: 10, own_topic_seat_delay_max_ms: 10 },
    })
    await lonely.database.owner.deleteFrom('room_regular').execute()
    const ada = await lonely.member()
    const id = (await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Anybody there' })).body.payload.topic.id
    expect(await balance(ada)).toBe(175)
    await lonely.database.owner.updateTable('setting').set({ value: '40' }).where('key', '=', 'new_topic_cost').execute()
    await waitFor(async () => (await balance(ada)) === 200, 15_000)
    expect((await ada.call('readTopic', { topic_id: id })).body).toMatchObject({ code: 'topic.closed', payload: { closed: true } })
    expect((await ada.call('listTransactions')).body.payload.data[0]).toMatchObject({ cause: 'topic', state: 'not-charged', amount: 0 })
    const mail = await waitFor(async () => (await lonely.mailTo(ada.email)).find(({ subject }) => subject.includes('points are back')))
    expect(mail.text).toContain('25 points are back')
    expect(mail.links).toEqual(['http://localhost:3000/rooms'])
    expect(await violations(lonely.database.owner)).toEqual([])
    await lonely.close()
  })
})

describe('leaving', () => {
  test('closes the chat for ever, and the room is restocked', async () => {
    const ada = await lounge.member()
    const id = await seated(ada, rooms[8]!.id)
    const left = await ada.call('leaveTopic', { topic_id: id })
    expect([left.code, left.body.message]).toEqual([200, 'Successfully left the chat'])
    expect((await ada.call('leaveTopic', { topic_id: id })).body.message).toBe('You have already leaved this chat')
    expect((await ada.call('readTopic', { topic_id: id })).body).toMatchObject({ code: 'topic.closed', payload: { closed: true } })
    expect((await ada.call('joinTopic', { topic_id: id })).body.code).toBe('topic.closed')
    await waitFor(async () => (await lounge.visitor().call('listTopics', { room_id: rooms[8]!.id })).body.payload.topics.length >= 6)
  })
  test('a room whose free hosts have nothing left to tell there is stocked by those who have', async () => {
    const { owner } = lounge.database
    const room = await owner.selectFrom('room').select('id').where('slug', '=', 'record-room').executeTakeFirstOrThrow()
    const inEnglish = async (visitor: Visitor): Promise<any[]> =>
      (await visitor.call('listTopics', { room_id: room.id, language: 'en' })).body.payload.topics.filter(({ is_busy }: any) => !is_busy)
    const usual = (await inEnglish(lounge.visitor())).length
    const cast = await owner.selectFrom('character').select('member_id').execute()
    const strangers = cast.map(({ member_id }) => ({ room_id: room.id, character_id: member_id }))
    await owner
      .insertInto('room_regular')
      .values(strangers)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (let taken = 0; taken < usual; taken++) {
      const ada = await lounge.member()
      const [{ id }] = await inEnglish(ada)
      await ada.call('acceptTerms', { topic_id: id })
      expect((await ada.call('joinTopic', { topic_id: id })).code).toBe(200)
    }
    await waitFor(async () => (await inEnglish(lounge.visitor())).length === usual)
  })
  test('a topic of one’s own that was closed elsewhere says by whom', async () => {
    const ada = await lounge.member()
    const id = (await ada.call('createTopic', { room_id: rooms[0]!.id, title: 'Mine alone' })).body.payload.topic.id
    await ada.call('acceptTerms', { topic_id: id })
    await ada.call('leaveTopic', { topic_id: id })
    const shut = { code: 'topic.closed-by-owner', message: 'Chat has been closed by its owner', payload: { closed: true } }
    for (const door of ['readTopic', 'joinTopic', 'listMessages'] as const)
      expect([door, (await ada.call(door, { topic_id: id })).body]).toMatchObject([door, shut])
    expect((await ada.call('postMessage', { topic_id: id, content: 'Still there?' })).body).toMatchObject(shut)
    const bea = await lounge.member()
    expect((await bea.call('readTopic', { topic_id: id })).body.code).toBe('topic.not-found')
  })
  test('nobody leaves for another, and a stranger hears nothing of a closed chat', async () => {
    const [ada, bea] = [await lounge.member(), await lounge.member()]
    const id = await seated(ada, rooms[9]!.id)
    expect((await bea.call('leaveTopic', { topic_id: id })).body.code).toBe('topic.not-participant')
    await ada.call('leaveTopic', { topic_id: id })
    for (const door of ['readTopic', 'listMessages', 'readPastTopic', 'continueTopic'] as const) {
      const { code } = await bea.call(door, { topic_id: id })
      expect([403, 404]).toContain(code)
    }
  })
  test('the past chat stays readable to its person and can be continued with the same character', async () => {
    const ada = await lounge.member()
    const id = await seated(ada, rooms[9]!.id)
    const { companion } = (await ada.call('readTopic', { topic_id: id })).body.payload.topic
    expect((await ada.call('continueTopic', { topic_id: id })).body.code).toBe('topic.not-continuable')
    await ada.call('leaveTopic', { topic_id: id })
    const past = (await ada.call('listPastTopics')).body.payload
    expect(past).toMatchObject({ data: [{ id, can_continue: true, companion: { id: companion.id } }], meta: { total: 1, last_page: 1 } })
    expect((await ada.call('readPastTopic', { topic_id: id })).body.payload.data).toHaveLength(1)
    // Opened in Arabic, and its character has none: what is shown is what is spoken.
    const shown = async () => (await ada.call('listPastTopics')).body.payload.data[0].language
    await lounge.database.owner.updateTable('topic').set({ language_code: 'ar' }).where('id', '=', id).execute()
    const character = (languages: string[]) =>
      lounge.database.owner.updateTable('character').set({ languages }).where('member_id', '=', companion.id).execute()
    await character(['en'])
    expect(await shown()).toBe('en')
    await character(['en', 'ar'])
    expect(await shown()).toBe('ar')
    const continued = await ada.call('continueTopic', { topic_id: id }, { key: 'go-on' })
    expect(continued.body.payload.topic).toMatchObject({ participants_count: 2, companion: { id: companion.id }, is_own: true })
    expect(await balance(ada)).toBe(200)
  })
})
