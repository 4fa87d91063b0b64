// Characters as operators keep them: cards from draft to talk and back, files, tries, stories, and who is on the floor.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SMALL_STORY } from '../../../../talker/story/fixture.test-story.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { FAKE_ANSWER, startFakeOpenAI, type Mode } from '../../../test/fakes/fake-openai.ts'
import { openTestLounge, restock, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { deskVisitor, operator, type Desk } from '../../../test/people/operator.ts'
import { readCardFile } from '../../characters/cards/card-file.ts'
import { writePngTexts } from '../../characters/cards/png-text.ts'
import { openTopicOf } from '../../characters/seats/stock-rooms.ts'
import { transact } from '../../platform/transact.ts'
import { seed } from '../../seed.ts'
import type { Visitor } from '../../../test/people/visitor.ts'

let database: TestDatabase
let lounge: TestLounge
let other: TestLounge
let model: Awaited<ReturnType<typeof startFakeOpenAI>>
let writer: Desk
let moderator: Desk
const speaking = (mode: Mode): Record<string, string> => ({
  LLM_CHAIN: 'main',
  LLM_MAIN_KIND: 'openai-compatible',
  LLM_MAIN_BASE_URL: model.url,
  LLM_MAIN_MODEL: mode,
  LLM_MAIN_API_KEY: 'none',
})
beforeAll(async () => {
  database = await createTestDatabase({ isStocked: true })
  lounge = await openTestLounge({ database, settings: { welcome_points: 10_000 } })
  model = await startFakeOpenAI()
  other = await openTestLounge({ replies: false, database, jobs: false, gateway: lounge.gateway, env: speaking('ok') })
  writer = await operator(lounge, 'content')
  moderator = await operator(lounge, 'moderator')
})
afterAll(async () => {
  await other?.close()
  await lounge?.close()
  await database?.drop()
  await model?.close()
})

const JUNIPER = {
  name: 'Juniper Vale',
  description: '{{char}} is a 34-year-old keeper of a mountain inn who talks with {{user}} by the stove.',
  personality: 'dry, kind',
  scenario: 'The inn, late, snow outside.',
  first_mes: 'Evening, {{user}}. Boots off, please.',
  mes_example: '<START>\n{{user}}: Is it far?\n{{char}}: It was. Now it is here.',
}
const V2 = { spec: 'chara_card_v2', spec_version: '2.0', data: { ...JUNIPER, tags: ['inn'], extensions: { depth_prompt: { depth: 4 } } } }
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const pngOf = async (card: unknown, side = 500) => {
  const picture = await sharp({ create: { width: side, height: side, channels: 3, background: '#345' } }).png().toBuffer() // prettier-ignore
  return writePngTexts(picture, { chara: base64(card) })
}
type Sent = { code: number; body: any }
const send = async (path: string, fields: Record<string, string>, file?: Buffer, headers: Record<string, string> = {}): Promise<Sent> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new File([new Uint8Array(file)], 'card'))
  const answer = await fetch(`${lounge.origin}/api/admin${path}`, {
    method: 'POST',
    headers: { cookie: `desk=${writer.cookie}`, ...headers },
    body: form,
  })
  return { code: answer.status, body: await answer.json() }
}
const open = async (slug: string) => (await writer.call('openCharacter', { slug })).body.payload
const save = async (slug: string, fields: object) => {
  const { version } = await open(slug)
  const { code, body } = await writer.call('saveCard', { slug, fields, version })
  expect([code, body.code]).toEqual([200, undefined])
  return body.payload.version as string
}
const publish = async (slug: string, no: number | null = null) =>
  writer.call('publishCard', { slug, no, version: (await open(slug)).version, reason: 'better so' })
const acts = (act: string) => database.owner.selectFrom('audit').selectAll().where('act', '=', act).orderBy('id').execute()
async function shown(slug: string, at = lounge): Promise<any> {
  const body: any = await (await fetch(`${at.origin}/api/cast/${slug}`)).json()
  return body.payload?.character
}
const waiting = async (slug: string): Promise<any> => (await shown(slug)).topics[0]
async function openAnother(slug: string): Promise<void> {
  const at = await database.owner
    .selectFrom('character as c')
    .innerJoin('room_regular as r', 'r.character_id', 'c.member_id')
    .innerJoin('room', 'room.id', 'r.room_id')
    .select(['c.member_id', 'room.id as room_id', 'room.slug'])
    .where('c.slug', '=', slug)
    .execute()
  await transact(lounge.lounge.db, async (trx) => {
    for (const room of at) if (await openTopicOf(lounge.lounge, trx, room.member_id, room, 'en', new Set())) return
  })
}
/** Sits down with a character that waits. */
async function meet(ada: Visitor, slug: string): Promise<string | undefined> {
  const topic = await waiting(slug)
  if (!topic) return undefined
  await ada.call('acceptTerms', { topic_id: topic.id })
  return (await ada.call('joinTopic', { topic_id: topic.id })).code === 200 ? topic.id : undefined
}

describe('a card', () => {
  test('is listed with its rooms, languages, talks and replies, and found by name from any desk', async () => {
    const { rows, rooms } = (await moderator.call('listCast')).body.payload
    const mara = rows.find(({ slug }: any) => slug === 'mara')
    expect(mara).toMatchObject({
      name: 'Mara',
      status: 'live',
      has_draft: false,
      rooms: ['Record Room', 'The Back Bar'],
      talks: 0,
      replies: 0,
    })
    expect(mara.waiting).toBeGreaterThan(0)
    expect(rooms.map(({ slug }: any) => slug)).toContain('tea-room')
    const hits = (await writer.call('searchDesks', { q: 'mara' })).body.payload
    expect(hits).toContainEqual({ kind: 'character', id: mara.id, title: 'Mara', path: '/characters/mara' })
    const portrait = await fetch(`${lounge.origin}${mara.portrait}`, { headers: { cookie: `desk=${writer.cookie}` } })
    expect([portrait.status, portrait.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await fetch(`${lounge.origin}${mara.portrait}`)).status).toBe(404)
  })
  test('is drafted by field, published to every process, put back as a new version, and not seeded over', async () => {
    const before = await open('mara')
    expect(before).toMatchObject({ no: 1, draft: null, versions: [], changed: [] })
    const lore = before.fields.lore.with(0, { ...before.fields.lore[0], content: 'The till bell came off a ship.' })
    await save('mara', { nickname: 'Maram', description: 'Maram keeps records, {{user}}.', lore, rooms: ['tea-room'] })
    expect((await shown('mara')).name).toBe('Mara')
    const drafted = await open('mara')
    expect(drafted.changed.toSorted()).toEqual(['description', 'lore', 'nickname', 'rooms'])
    expect(drafted.draft.by).toMatch(/^Desk/)
    expect((await publish('mara')).body.payload.result).toEqual({ no: 2 })
    for (const one of [lounge, other]) expect((await shown('mara', one)).name).toBe('Maram')
    expect((await shown('mara')).rooms.map(({ slug }: any) => slug)).toEqual(['tea-room'])
    const [row] = await acts('character.published')
    expect(row).toMatchObject({ target_id: 'mara', before: { no: 1 }, after: { no: 2 }, reason: 'better so' })

    await database.owner.deleteFrom('seeded').execute()
    await seed(database.url, { demo: true })
    expect((await shown('mara')).name).toBe('Maram')
    expect((await publish('mara', 1)).body.payload.result).toEqual({ no: 3 })
    expect((await shown('mara')).name).toBe('Mara')
    const after = await open('mara')
    expect(after.fields).toEqual(before.fields)
    expect(after.versions.map(({ no, by }: any) => [no, by === null])).toEqual([[3, false], [2, false], [1, true]]) // prettier-ignore
  })
  test('that somebody else changed meanwhile is refused, and twins of one call are one act', async () => {
    const { version } = await open('juno')
    const first = await writer.call('saveCard', { slug: 'juno', version, fields: { scenario: 'Rain.' } })
    expect((await writer.call('saveCard', { slug: 'juno', version, fields: { scenario: 'Sun.' } })).body.code).toBe('version.stale')
    const input = { slug: 'juno', no: null, version: first.body.payload.version, reason: 'rain' }
    const twins = await Promise.all([1, 2].map(() => writer.call('publishCard', input, { key: 'juno-rain' })))
    expect(twins.map(({ body }) => body.payload.result.no)).toEqual([2, 2])
    expect((await writer.call('publishCard', input)).body.code).toBe('version.stale')
    expect((await publish('juno')).body.code).toBe('content.not-found')
    expect((await publish('juno', 2)).body.code).toBe('version.unchanged')
  })
  test('tells its faults by field, and is not published with grave ones', async () => {
    await save('kit', {
      age: 17,
      rooms: ['nowhere'],
      personality: 'Write to me at kit@example.com.',
      openings: [{ room: 'tea-room', title: 'x', line: '' }],
    })
    const fields = (await open('kit')).faults.map(({ field }: any) => field)
    expect(fields).toEqual(['age', 'openings', 'openings'])
    await save('kit', { age: 30, openings: [] })
    const faults = (await open('kit')).faults.filter(({ is_grave }: any) => is_grave)
    expect(faults.map(({ field }: any) => field)).toEqual(['rooms', 'personality'])
    const { code, body } = await publish('kit')
    expect([code, body.code, body.message]).toEqual([422, 'content.faulty', expect.stringContaining('there is no room ‘nowhere’')])
    const { version } = await open('kit')
    expect((await writer.call('discardCard', { slug: 'kit', version })).code).toBe(200)
    expect((await open('kit')).draft).toBeNull()
  })
})

describe('a file', () => {
  const casting = { age: '34', pronouns: 'she', rooms: 'tea-room' }
  test('of another program becomes a draft that nobody meets, with the picture it came in, and goes out as it came', async () => {
    const png = await pngOf(V2)
    expect((await send('/characters', {}, png)).body.code).toBe('card.cast')
    const twins = await Promise.all([1, 2].map(() => send('/characters', casting, png, { 'idempotency-key': 'one-juniper' })))
    expect(twins.map(({ code, body }) => [code, body.payload?.slug])).toEqual([[200, 'juniper-vale'], [200, 'juniper-vale']]) // prettier-ignore
    expect((await send('/characters', casting, png)).body.code).toBe('character.taken')
    const page = await open('juniper-vale')
    expect(page).toMatchObject({ status: 'draft', no: null, has_picture: true, fields: { description: JUNIPER.description, age: 34 } })
    expect(await shown('juniper-vale')).toBeUndefined()
    const rooms = (await (await lounge.member()).call('listRooms')).body.payload.rooms
    expect(JSON.stringify(rooms)).not.toContain('Juniper')

    await save('juniper-vale', { openings: [{ room: 'tea-room', title: 'Snow at the inn', line: 'Boots off.' }] })
    expect((await publish('juniper-vale')).body.payload.result).toEqual({ no: 1 })
    expect((await shown('juniper-vale')).name).toBe('Juniper Vale')
    expect((await shown('juniper-vale')).topics.map(({ title }: any) => title)).toEqual(['Snow at the inn'])
    const out = async (as: string) => {
      const answer = await fetch(`${lounge.origin}/api/admin/characters/juniper-vale/export?as=${as}`, {
        headers: { cookie: `desk=${writer.cookie}` },
      })
      return { type: answer.headers.get('content-type'), card: readCardFile(Buffer.from(await answer.arrayBuffer())) }
    }
    expect(await out('json')).toMatchObject({
      type: 'application/json; charset=utf-8',
      card: { extensions: { depth_prompt: { depth: 4 } } },
    })
    expect(await out('png')).toMatchObject({ type: 'image/png', card: { description: JUNIPER.description } })
  })
  test('is taken in over the draft of one that is there', async () => {
    const { version } = await open('juniper-vale')
    const later = Buffer.from(JSON.stringify({ ...V2, data: { ...V2.data, scenario: 'Spring.' } }))
    const said = { ...casting, slug: 'juniper-vale' }
    expect((await send('/characters', { ...said, version: 'old' }, later)).body.code).toBe('version.stale')
    expect((await send('/characters', { ...said, version }, later)).code).toBe(200)
    expect(await open('juniper-vale')).toMatchObject({ status: 'live', changed: ['scenario', 'openings'] })
  })
  test.each([
    ['nonsense', 'card.unreadable', 'neither JSON nor a PNG'],
    [JSON.stringify({ ...V2, data: { ...V2.data, first_mes: 'x'.repeat(5_000) } }), 'card.unfit', 'first_mes: at most 4000 symbols'],
    [JSON.stringify({ ...V2, data: { ...V2.data, name: 'A\0b' } }), 'card.unreadable', 'no text'],
  ])('that can’t be taken in is refused in words', async (text, code, told) => {
    const { body } = await send('/characters', { ...casting, slug: 'never' }, Buffer.from(text))
    expect([body.code, body.message]).toEqual([code, expect.stringContaining(told)])
  })
  test('takes the place of the drawing, and gives it back', async () => {
    const small = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#345' } }).png().toBuffer() // prettier-ignore
    const version = async () => (await open('mara')).portrait_version as string
    const put = async (seen: string, picture?: Buffer) =>
      send('/characters/mara/portrait', { version: seen, reason: 'a photo' }, picture ?? (await pngOf(V2)))
    const drawing = await version()
    expect((await put(drawing, small)).body.code).toBe('portrait.unfit')
    // Of two who looked at the same portrait the first has it.
    const twice = await Promise.all([put(drawing), put(drawing)])
    expect(twice.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await shown('mara')).image_url).toContain('.webp')
    const back = (seen: string) => writer.call('setPortrait', { slug: 'mara', version: seen, reason: 'the drawing' })
    expect((await back(drawing)).body.code).toBe('version.stale')
    expect((await back(await version())).code).toBe(200)
    expect((await shown('mara')).image_url).toContain('.svg')
  })
})

describe('a try', () => {
  const talk = (lines: string[], more: object = {}) =>
    writer.call('tryCharacter', {
      slug: 'edith',
      language: 'en',
      card: 'draft',
      lines: lines.map((text, i) => ({ from: i % 2 ? 'character' : 'member', text })),
      ...more,
    })
  test('answers by the draft with the prompt beside it, and leaves nothing but what it cost', async () => {
    await save('edith', { scenario: 'A lighthouse kitchen with a zephyrquill in it.' })
    const count = async (table: 'message' | 'topic' | 'reply') =>
      Number(
        (
          await database.owner
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await Promise.all([count('message'), count('topic'), count('reply')])
    const first = (await talk([])).body.payload
    expect(first).toMatchObject({ refusal: null, prompt: null, served_by: 'embedded' })
    const { payload } = (await talk(['I had a marzipan day'], { state: first.state })).body
    expect(payload).toMatchObject({ served_by: 'embedded', is_cut: false, prompt: { was_read: false } })
    expect(payload.text.length).toBeGreaterThan(3)
    expect(payload.prompt.instructions).toContain('zephyrquill')
    expect(await Promise.all([count('message'), count('topic'), count('reply')])).toEqual(before)
    const kept = JSON.stringify([await acts('character.tried'), await database.owner.selectFrom('idempotency').selectAll().execute()])
    expect(kept).not.toMatch(/marzipan|zephyrquill/)
  })
  test('is answered by the model where there is one, with what it read and how many tokens that took', async () => {
    const there = deskVisitor(other.origin)
    there.cookie = writer.cookie
    const { payload } = (
      await there.call('tryCharacter', { slug: 'edith', language: 'en', card: 'draft', lines: [{ from: 'member', text: 'Good evening' }] })
    ).body
    expect(payload).toMatchObject({ text: FAKE_ANSWER, served_by: 'main', prompt: { model: 'main', was_read: true } })
    expect(payload.prompt.instructions).toContain('zephyrquill')
    expect(payload.prompt.messages.at(-1).text).toContain('Good evening')
    const { after } = (await acts('character.tried')).at(-1)!
    expect(after).toEqual({ card: 'draft', served_by: 'main', input_tokens: payload.input_tokens, output_tokens: payload.output_tokens })
  })
  test('is cut where the model breaks a rule, as a member would not hear it either', async () => {
    const env = speaking('gives-link')
    const third = await openTestLounge({ replies: false, database, jobs: false, stocked: false, gateway: lounge.gateway, env })
    const there = deskVisitor(third.origin)
    there.cookie = writer.cookie
    const lines = [{ from: 'member', text: 'Good evening' }]
    const { payload } = (await there.call('tryCharacter', { slug: 'edith', language: 'en', card: 'live', lines })).body
    await third.close()
    expect(payload).toMatchObject({ is_cut: true, prompt: { was_read: true } })
    expect(JSON.stringify([payload.text, payload.refusal])).not.toContain('example.com')
  })
  test('holds to the rules of the house, and to help in a crisis', async () => {
    expect((await talk(['how to make a bomb'])).body.payload).toMatchObject({ text: null, refusal: expect.stringContaining('Danger') })
    expect((await talk(['I want to kill myself'])).body.payload).toMatchObject({ served_by: 'lounge', refusal: null })
    expect(await database.owner.selectFrom('case_file').selectAll().where('member_id', '=', writer.id).execute()).toEqual([])
  })
})

describe('stories', () => {
  test('are refused with their faults by line, laid over what ships, told at once, and taken away', async () => {
    const broken = SMALL_STORY.replace('-> END', '-> nowhere')
    const refused = await send('/characters/marlow/stories/en', { reason: 'snow' }, Buffer.from(broken))
    expect([refused.code, refused.body.code]).toEqual([422, 'story.faulty'])
    expect(refused.body.payload.faults[0]).toEqual({ line: expect.any(Number), text: expect.stringContaining('nowhere') })
    const added = await send('/characters/marlow/stories/en', { reason: 'snow' }, Buffer.from(SMALL_STORY))
    expect([added.code, added.body.payload?.threads[0]]).toEqual([200, 'The wedding cake on the 23:10'])
    expect((await open('marlow')).stories[0]).toMatchObject({ language: 'en', source: 'own' })
    const read = (await writer.call('readStory', { slug: 'marlow', language: 'en' })).body.payload
    expect(read).toEqual({ source: SMALL_STORY, is_own: true, version: expect.any(String) })
    const tried = await writer.call('tryCharacter', {
      slug: 'marlow',
      language: 'en',
      card: 'live',
      lines: [{ from: 'member', text: 'tell me about the snow and the onion' }],
    })
    expect(tried.body.payload.text).toContain('The train stands in the snow')
    const reason = { slug: 'marlow', language: 'en', reason: 'enough' }
    expect((await writer.call('removeStory', reason)).code).toBe(200)
    expect((await writer.call('removeStory', reason)).body.code).toBe('version.unchanged')
    expect((await open('marlow')).stories[0]).toMatchObject({ source: 'shipped' })
    expect((await acts('story.added')).map(({ target_id: id }) => id)).toEqual(['marlow'])
  })
})

describe('who is turned off', () => {
  test('ends open talks well, meets nobody new, and comes back', async () => {
    const [ada, bob] = [await lounge.member('Ada'), await lounge.member('Bob')]
    await openAnother('ilse')
    const talk = (await meet(ada, 'ilse'))!
    await openAnother('ilse')
    const waits = await waitFor(() => waiting('ilse'))
    await bob.call('acceptTerms', { topic_id: waits.id })
    const off = { slug: 'ilse', reason: 'a complaint is looked at' }
    const { preview } = (await moderator.call('previewAct', { door: 'restCharacter', input: { slug: 'ilse' } })).body.payload
    expect(preview).toMatchObject({ standing: 'live → resting', talks: 1 })
    expect((await moderator.call('wakeCharacter', off)).code).toBe(404)
    expect((await moderator.call('restCharacter', off)).code).toBe(200)
    expect((await moderator.call('restCharacter', off)).body.code).toBe('version.unchanged')

    expect((await bob.call('joinTopic', { topic_id: waits.id })).body.code).toBe('topic.closed')
    await restock(lounge)
    expect(await meet(bob, 'ilse')).toBeUndefined()
    const { number } = (await ada.call('postMessage', { topic_id: talk, content: 'hello' })).body.payload.message
    await waitFor(async () => {
      const { meta } = (await ada.call('listMessages', { topic_id: talk, page: 1, page_size: 5, order_dir: 'desc' })).body.payload
      return meta.reply?.state === 'done' && meta.reply.answers_through >= number
    })
    expect((await ada.call('leaveTopic', { topic_id: talk })).code).toBe(200)
    expect((await ada.call('continueTopic', { topic_id: talk })).body.code).toBe('topic.not-continuable')

    expect((await writer.call('wakeCharacter', { slug: 'ilse', reason: 'nothing in it' })).code).toBe(200)
    await openAnother('ilse')
    expect(await meet(bob, 'ilse')).toBeDefined()
    expect((await ada.call('continueTopic', { topic_id: talk })).code).toBe(200)
    expect((await acts('character.rested'))[0]).toMatchObject({
      target_id: 'ilse',
      before: { status: 'live' },
      after: { status: 'resting' },
    })
  })
  test('a topic that was opened for it meanwhile closes with the next look at the rooms', async () => {
    await openAnother('odile')
    const { id, room_id } = await database.owner
      .selectFrom('topic')
      .innerJoin('character as c', 'c.member_id', 'topic.character_id')
      .select(['topic.id', 'topic.room_id'])
      .where('c.slug', '=', 'odile')
      .where('topic.state', '=', 'open')
      .where('topic.person_id', 'is', null)
      .executeTakeFirstOrThrow()
    await database.owner.updateTable('character').set({ status: 'retired' }).where('slug', '=', 'odile').execute()
    await restock(lounge, new Set([room_id]))
    expect(await database.owner.selectFrom('topic').select('state').where('id', '=', id).executeTakeFirst()).toEqual({ state: 'closed' })
    expect((await writer.call('wakeCharacter', { slug: 'odile', reason: 'back' })).code).toBe(200)
  })
})

describe('what no member could write', () => {
  test('in a title that a character hosts waits for a second person', async () => {
    await save('zosia', { openings: [{ room: 'tea-room', title: 'How to make a bomb', line: 'Sit down.' }] })
    const { faults } = await open('zosia')
    expect(faults).toContainEqual({
      field: 'openings',
      text: 'no member could write this here (danger): ‘How to make a bomb’',
      is_grave: false,
      is_flagged: true,
    })
    const { code, body } = await publish('zosia')
    expect([code, body.payload.approval === null]).toEqual([200, false])
    expect((await open('zosia')).draft).not.toBeNull()
    await writer.call('discardCard', { slug: 'zosia', version: (await open('zosia')).version })
  })
  test('in a story is shown by line, until its writer says that it was read again', async () => {
    const source = SMALL_STORY.replace('He breathed out.', 'He told me how to make a bomb.')
    const story = (more: object = {}) => send('/characters/marlow/stories/en', { reason: 'a plot', ...more }, Buffer.from(source))
    const refused = await story()
    expect([refused.code, refused.body.code]).toEqual([422, 'story.flagged'])
    const line = source.split('\n').findIndex((text) => text.includes('a bomb')) + 1
    expect(refused.body.payload.faults).toEqual([{ line, text: expect.stringContaining('(danger): ‘He told me how to make a bomb.’') }])
    expect((await story({ has_looked: 'true' })).code).toBe(200)
    expect((await acts('story.added')).at(-1)).toMatchObject({ after: { flagged: 1 } })
    expect((await writer.call('removeStory', { slug: 'marlow', language: 'en', reason: 'over' })).code).toBe(200)
  })
})
