// Characters as persons, over HTTP: the list, and a page for each.
import type { CharacterPage } from '@green-room/contract/talk/cast'
import type { Companion } from '@green-room/contract/rooms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../../test/lounge.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
})
afterAll(() => lounge.close())

const languageId = async (code: string): Promise<string> =>
  (await lounge.database.owner.selectFrom('language').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
async function page(slug: string, code = 'en'): Promise<CharacterPage> {
  const answer = await fetch(`${lounge.origin}/api/cast/${slug}?lang_id=${await languageId(code)}`)
  return ((await answer.json()) as { payload: { character: CharacterPage } }).payload.character
}
async function list(code = 'en'): Promise<Companion[]> {
  const { body } = await lounge.visitor().call('listCharacters', { lang_id: await languageId(code) })
  return (body as { payload: { characters: Companion[] } }).payload.characters
}
const setStatus = (slug: string, status: string) =>
  lounge.database.owner.updateTable('character').set({ status }).where('slug', '=', slug).execute()

test('all who take new topics are listed, by name', async () => {
  const cast = await list()
  expect(cast).toHaveLength(31)
  expect(cast.map(({ name }) => name)).toEqual(cast.map(({ name }) => name).toSorted())
  expect(cast.every(({ line, image_url }) => line !== '' && image_url !== null)).toBe(true)
})

test('those who speak the reader’s language come first', async () => {
  const cast = await list('de')
  const speaks = cast.map(({ languages }) => languages.includes('de'))
  const count = speaks.filter(Boolean).length
  expect([cast.length, count > 5, speaks.indexOf(false)]).toEqual([31, true, count])
  expect(cast.slice(0, count).map(({ name }) => name)).toEqual(
    cast
      .slice(0, count)
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('a page says who it is, how it sounds, where it is found and which topics wait there', async () => {
  const hetty = await page('hetty')
  expect(hetty).toMatchObject({ slug: 'hetty', name: 'Hetty', line: 'Choir leader without notes, Tolverton', is_ai: true, is_live: true })
  expect(hetty.blurb).toContain('wooden spoon')
  expect(hetty.wont).toBe('teach notation, judge a voice')
  expect(hetty.sample).toMatchObject({ ask: 'I can\'t sing, I was told so at school.', language: 'en' }) // prettier-ignore
  expect(hetty.rooms.map(({ slug }) => slug)).toEqual(['record-room', 'tea-room'])
  expect(hetty.topics.length).toBeGreaterThan(0)
  expect(hetty.topics.every(({ companion, is_busy }) => companion?.slug === 'hetty' && !is_busy)).toBe(true)
})

test('it speaks the reader’s language where the character does, else English', async () => {
  const [arabic, german] = [await page('hetty', 'ar'), await page('hetty', 'de')]
  expect(arabic.line).toMatch(/^\p{Script=Arabic}/u)
  expect(arabic.sample).toMatchObject({ language: 'ar', ask: 'ماذا تعملين؟' })
  expect(arabic.topics[0]!.language).toBe('ar')
  expect(german).toMatchObject({ line: 'Choir leader without notes, Tolverton', sample: { language: 'en' } })
  expect(german.topics.every(({ language }) => language === 'en')).toBe(true)
})

test('a topic that somebody sits in is offered to nobody else', async () => {
  const member = await lounge.member()
  const [first] = (await page('hetty')).topics
  await member.call('acceptTerms', { topic_id: first!.id })
  expect(await member.call('joinTopic', { topic_id: first!.id })).toMatchObject({ code: 200 })
  expect((await page('hetty')).topics.map(({ id }) => id)).not.toContain(first!.id)
})

test('who has gone home keeps a page without topics; a draft, and nobody, have none', async () => {
  await setStatus('wilf', 'retired')
  expect(await page('wilf')).toMatchObject({ is_live: false, topics: [] })
  expect((await list()).map(({ slug }) => slug)).not.toContain('wilf')
  await setStatus('wilf', 'draft')
  for (const slug of ['wilf', 'nobody'])
    expect(await lounge.visitor().call('readCharacter', { slug })).toMatchObject({ code: 404, body: { code: 'character.not-found' } })
  await setStatus('wilf', 'live')
})
