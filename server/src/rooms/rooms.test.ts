// Rooms as members see them, their terms as they are agreed to, and how many topics wait in each.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedRooms } from '#server/rooms/seed.ts'
import { transact } from '#server/platform/transact.ts'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import type { Visitor } from '../../test/people/visitor.ts'
import { download, exportOf, unpack } from '../../test/people/your-data.ts'
import { findWish, readWishes, setWish, wantedIn } from './stock.ts'

type Seen = { id: string; slug: string; title: string; line: string; image_url: string; topics_count: number; regulars: { name: string }[] }
let lounge: TestLounge
beforeAll(async () => void (lounge = await openTestLounge({ replies: false, settings: { welcome_points: 1_000 } })), 60_000)
afterAll(() => lounge?.close())
const db = () => lounge.database.owner
const rooms = async (language = 'en', visitor: Visitor = lounge.visitor()): Promise<Seen[]> =>
  (await visitor.call('listRooms', { lang_id: language })).body.payload.rooms
const room = async (slug: string, language?: string): Promise<Seen> => (await rooms(language)).find((one) => one.slug === slug)!

/** Topics of characters that wait in a room. */
const hosted = (roomId: string) =>
  db()
    .selectFrom('topic')
    .select('id')
    .where('room_id', '=', roomId)
    .where('kind', '=', 'hosted')
    .where('state', '=', 'open')
    .where('person_id', 'is', null)
    .orderBy('id')
    .execute()

describe('the rooms', () => {
  test('are shown to guests in their order, each in the reader’s language; one without it in English', async () => {
    const [english, german] = [await rooms(), await rooms('de')]
    expect(english).toHaveLength(10)
    expect(german.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug))
    expect(german.every(({ title, line }, at) => title !== '' && line !== english[at]!.line)).toBe(true)
    const { line } = english[1]!
    await db()
      .updateTable('room')
      .set({ line: JSON.stringify({ en: line, de: '' }) })
      .where('slug', '=', english[1]!.slug)
      .execute()
    expect((await rooms('de'))[1]!.line).toBe(line)
  })
  test('have a drawn poster, or the picture that an operator put in its place', async () => {
    expect((await room('back-bar')).image_url).toBe('/art/back-bar.svg')
    await db().updateTable('room').set({ image_url: '/pictures/7.webp' }).where('slug', '=', 'back-bar').execute()
    expect((await room('back-bar')).image_url).toBe('/pictures/7.webp')
    await db().updateTable('room').set({ image_url: null }).where('slug', '=', 'back-bar').execute()
  })
  test('that are closed are in no list, no topic is made in them, and their topics are not listed', async () => {
    const ada = await lounge.member()
    const { id } = await room('record-room')
    await db().updateTable('room').set({ is_open: false }).where('id', '=', id).execute()
    expect((await rooms()).map(({ slug }) => slug)).not.toContain('record-room')
    expect((await ada.call('createTopic', { room_id: id, title: 'Anybody here?' })).body.code).toBe('room.not-found')
    await db().updateTable('room').set({ is_open: true }).where('id', '=', id).execute()
    expect((await room('record-room')).id).toBe(id)
  })
  test('count what everybody may see in them: an own topic, and no seat that is taken', async () => {
    const ada = await lounge.member()
    const before = await room('back-bar')
    await ada.call('createTopic', { room_id: before.id, title: 'A song for the rain' })
    expect((await room('back-bar')).topics_count).toBe(before.topics_count + 1)
    const [waiting] = await hosted(before.id)
    const bert = await lounge.member('Bert')
    await bert.call('acceptTerms', { topic_id: waiting!.id })
    expect((await bert.call('joinTopic', { topic_id: waiting!.id })).code).toBe(200)
    const visible = await db()
      .selectFrom('topic')
      .select('id')
      .where('room_id', '=', before.id)
      .where('state', '=', 'open')
      .where((where) => where.or([where('kind', '=', 'own'), where('person_id', 'is', null)]))
      .execute()
    expect((await room('back-bar')).topics_count).toBe(visible.length)
  })
  test('name the characters that are at home in them, and none that has left the floor', async () => {
    const { id, regulars } = (await rooms()).find((one) => one.regulars.length > 1)!
    expect(regulars.map(({ name }) => name).every((name) => name !== '')).toBe(true)
    const first = await db()
      .selectFrom('room_regular')
      .select('character_id')
      .where('room_id', '=', id)
      .orderBy('position')
      .orderBy('character_id')
      .executeTakeFirstOrThrow()
    const at = db().updateTable('character').where('member_id', '=', first.character_id)
    await at.set({ status: 'draft' }).execute()
    const left = (await rooms()).find((one) => one.id === id)!
    expect(left.regulars).toHaveLength(regulars.length - 1)
    await at.set({ status: 'live' }).execute()
  })
})

describe('terms of a room', () => {
  let ada: Awaited<ReturnType<TestLounge['member']>>
  let topic: string
  beforeEach(async () => {
    ada = await lounge.member()
    topic = (await hosted((await room('back-bar')).id))[0]!.id
  })
  const accepted = () => db().selectFrom('terms_acceptance').selectAll().where('member_id', '=', ada.id).execute()

  test('come in the reader’s language, five rules in each', async () => {
    for (const lang_id of ['en', 'de', 'ar']) {
      const { terms } = (await ada.call('checkTerms', { topic_id: topic, lang_id })).body.payload
      expect([terms.version, terms.rules.length, terms.title !== '']).toEqual([1, 5, true])
    }
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map(async (lang_id) => (await ada.call('checkTerms', { topic_id: topic, lang_id })).body.payload.terms.rules),
    )
    expect(arabic).not.toEqual(english)
  })
  test('agreed to twenty times at once are agreed to once, for every topic of the room', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.call('acceptTerms', { topic_id: topic })))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    const [row, ...more] = await accepted()
    expect([more, row!.version]).toEqual([[], 1])
    for (const { id } of await hosted(row!.room_id)) expect((await ada.call('checkTerms', { topic_id: id })).body.has_accepted).toBe(true)
  })
  test('of a chat that one may not see are nobody’s to read or agree to', async () => {
    const bert = await lounge.member('Bert')
    const waiting = (await bert.call('pickRandomTopic')).body.payload.topic.id as string
    await bert.call('acceptTerms', { topic_id: waiting })
    await bert.call('joinTopic', { topic_id: waiting })
    for (const door of ['checkTerms', 'acceptTerms'] as const)
      expect((await ada.call(door, { topic_id: waiting })).body.code).toBe('topic.not-found')
    expect(await accepted()).toEqual([])
  })
  test('are in what a member takes along, word for word, and leave with them', async () => {
    await ada.call('acceptTerms', { topic_id: topic, house_rules: true })
    const { terms } = (await ada.call('checkTerms', { topic_id: topic })).body.payload
    const own = await unpack(await download(lounge.origin, ada, await exportOf(ada, ada.password)))
    expect(own.json('accepted-terms.json')).toMatchObject([{ version: 1, title: terms.title, rules: terms.rules }])
    expect(own.json('house-rules.json')).toMatchObject({ language_code: 'en' })
    await ada.call('deleteAccount', { password: ada.password, points: 1_000_000, accepts_loss: true })
    expect(await accepted()).toEqual([])
  })
})

describe('how many topics wait', () => {
  test('is a third of the usual, rounded up, in languages other than English, unless an operator wished it otherwise there', async () => {
    const { id } = await room('back-bar')
    const none = await readWishes(db())
    expect([wantedIn(none, id, 'en', 6), wantedIn(none, id, 'de', 6), wantedIn(none, id, 'de', 7), wantedIn(none, id, 'de', 0)]).toEqual([
      6, 2, 3, 0,
    ])
    await transact(lounge.lounge.db, (trx) => setWish(trx, id, 'de', 0))
    await transact(lounge.lounge.db, (trx) => setWish(trx, id, 'de', 9))
    expect([await findWish(db(), id, 'de'), await findWish(db(), id, 'fr')]).toEqual([9, null])
    expect(wantedIn(await readWishes(db()), id, 'de', 6)).toBe(9)
    await transact(lounge.lounge.db, (trx) => setWish(trx, id, 'de', null))
    expect(await findWish(db(), id, 'de')).toBe(null)
  })
})

test('a lounge that starts again keeps what its operators wrote, and has every room once', async () => {
  const ours = JSON.stringify({ en: 'The Snug', de: 'Das Eck' })
  await db().updateTable('room').set({ title: ours, palette: 'plum' }).where('slug', '=', 'back-bar').execute()
  await db()
    .transaction()
    .execute((trx) => seedRooms(trx))
  expect(await room('back-bar', 'de')).toMatchObject({ title: 'Das Eck', palette: 'plum' })
  expect((await rooms()).map(({ slug }) => slug)).toEqual([...new Set((await rooms()).map(({ slug }) => slug))])
  expect(await rooms()).toHaveLength(10)
})
