// What attackers send: each family of attempts against a lounge with its pages, and nothing of it goes through. `npm run bench -- attack` tries the
// same on a process of its own, with races and floods beside it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAMILIES } from '../attacks/families.ts'
import type { Target } from '../attacks/family.ts'
import { openTestLounge, type TestLounge } from '../lounge.ts'
import { openPages, type Pages } from '../pages.ts'
import { createVisitor } from '../people/visitor.ts'

let lounge: TestLounge
let pages: Pages
let target: Target
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  pages = await openPages(lounge)
  const ada = await lounge.member()
  const { body } = await ada.call('listTopics')
  const { id } = body.payload.topics.find((topic: { is_busy: boolean; companion: unknown }) => !topic.is_busy && topic.companion)
  await ada.call('acceptTerms', { topic_id: id })
  expect((await ada.call('joinTopic', { topic_id: id })).code).toBe(200)
  const { body: rooms } = await ada.call('listRooms')
  target = {
    port: pages.port,
    ada,
    adasTopic: id,
    opener: await lounge.member('Bea'),
    roomId: rooms.payload.rooms[0].id,
    newVisitor: () => createVisitor(`http://127.0.0.1:${pages.port}`),
    mailTo: lounge.mailTo,
  }
}, 60_000)
afterAll(async () => {
  await pages?.close()
  await lounge?.close()
})

test.each(FAMILIES)('held: $name', { timeout: 60_000 }, async ({ attack }) => {
  const { tried, through } = await attack(target)
  expect(through).toEqual([])
  expect(tried).toBeGreaterThan(0)
})
