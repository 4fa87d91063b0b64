import type { Topic } from '@green-room/contract/topics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'

let lounge: TestLounge
let rooms: { id: string }[]
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, settings: { own_topic_seat_delay_min_ms: 60_000, own_topic_seat_delay_max_ms: 60_000 } })
  rooms = (await lounge.visitor().call('listRooms')).body.payload.rooms
})
afterAll(() => lounge.close())

type List = { topics: Topic[]; has_more: boolean; total: number; others: number }
const list = async (asked: Record<string, unknown>, reader = lounge.visitor()): Promise<List> =>
  (await reader.call('listTopics', asked)).body.payload

test('a list of one language holds that alone, and says how many it has and how many it leaves out', async () => {
  const room_id = rooms[0]!.id
  const [own, others] = [await list({ room_id, language: 'de' }), await list({ room_id, not_language: 'de' })]
  expect(own.topics.length).toBeGreaterThan(0)
  expect(own.topics.every(({ language }) => language === 'de')).toBe(true)
  expect(others.topics.some(({ language }) => language === 'de')).toBe(false)
  expect([own.total, own.others]).toEqual([own.topics.length, others.topics.length])
  expect([others.total, others.others]).toEqual([others.topics.length, own.topics.length])
  expect(await list({ room_id, language: 'xx' })).toMatchObject({ topics: [], has_more: false, total: 0, others: own.total + others.total })
})

test('read page by page, every topic of a language comes once, and as many as the list says', async () => {
  const seen: string[] = []
  let page: List
  let place = 1
  do {
    page = await list({ not_language: 'en', page: place++, page_size: 7 })
    seen.push(...page.topics.map(({ id }) => id))
  } while (page.has_more)
  expect(page.total).toBeGreaterThan(7)
  expect([seen.length, new Set(seen).size]).toEqual([page.total, page.total])
})

test('a topic opened in a language that its character does not have stands among those of the language it is spoken in', async () => {
  const { owner } = lounge.database
  const room_id = rooms[1]!.id
  const [{ id, companion }] = (await list({ room_id, language: 'pl' })).topics as [Topic]
  const ids = async (language: string) => (await list({ room_id, language })).topics.map((topic) => topic.id)
  expect(await ids('en')).not.toContain(id)
  const speaks = (languages: string[]) => owner.updateTable('character').set({ languages }).where('member_id', '=', companion!.id).execute()
  await speaks(['en'])
  expect(await ids('pl')).not.toContain(id)
  expect(await ids('en')).toContain(id)
  expect((await list({ room_id, not_language: 'en' })).topics.map((topic) => topic.id)).not.toContain(id)
  await speaks(['en', 'pl'])
  expect(await ids('pl')).toContain(id)
})

test('what a character hosts has a colour and a look by its id, always the same; a person’s own topic without channel status has none', async () => {
  const { topics } = await list({})
  expect(new Set(topics.map(({ color }) => color))).toEqual(new Set(['blue', 'red', 'purple', 'green', 'amber', 'teal']))
  expect(new Set(topics.map(({ text_look: look }) => look))).toEqual(new Set(['bold', 'normal', 'italic', 'underline']))
  const again = new Map((await list({})).topics.map((topic) => [topic.id, topic]))
  for (const { id, color, text_look } of topics) expect(again.get(id)).toMatchObject({ color, text_look, is_highlighted: false })

  const ada = await lounge.member()
  const { topic } = (await ada.call('createTopic', { room_id: rooms[2]!.id, title: 'Plain talk' })).body.payload
  expect(topic).toMatchObject({ color: null, text_look: 'normal', is_highlighted: false })
})
