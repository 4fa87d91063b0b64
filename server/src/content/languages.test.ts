// The content in other languages: read over HTTP, and added to a lounge that an older version has seeded in English alone.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { seed } from '../seed.ts'
import { helpLinesIn } from './help-lines.ts'
import { forgetSettings } from './settings.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false })
})
afterAll(() => lounge.close())

const read = async (path: string, language: string): Promise<any> => {
  const answer = await fetch(`${lounge.origin}/api${path}?lang_id=${language}`)
  return ((await answer.json()) as { payload: unknown }).payload
}
const sown = async (): Promise<void> => {
  await lounge.database.owner.deleteFrom('seeded').execute()
  await seed(lounge.database.url, { demo: false })
  forgetSettings(lounge.lounge.db)
}

test('rooms, questions, pages, settings and links are read in the reader’s language', async () => {
  expect((await read('/rooms/index', 'de')).rooms[0]).toMatchObject({ slug: 'back-bar', title: 'Die Hinterbar' })
  expect((await read('/faq', 'de'))[0].question).toBe('Mit wem spreche ich?')
  expect(await read('/static-pages/privacy', 'de')).toMatchObject({ title: 'Datenschutzerklärung' })
  expect((await read('/static-pages/privacy', 'de')).content).toContain('Kein fremder Anbieter von Sprachmodellen erhält deine Chats.')
  expect(await read('/settings', 'de')).toMatchObject({
    promo_guest: 'Zehn Räume sind offen, und die ersten Punkte gehen aufs Haus.',
  })
  expect((await read('/social-links', 'de'))[0].title).toBe('Bilder')
  expect((await read('/rooms/index', 'en')).rooms[0].title).toBe('The Back Bar')
})

test('a lounge that was seeded in English gets the languages; an operator’s text stays as it is, in every language', async () => {
  const { owner } = lounge.database
  await sql`UPDATE room SET title = jsonb_build_object('en', title->'en'), line = jsonb_build_object('en', line->'en')`.execute(owner)
  await sql`UPDATE room SET title = '{"en": "The Snug"}' WHERE slug = 'back-bar'`.execute(owner)
  await sql`UPDATE room SET title = '{"en": "Record Room", "de": "Plattenkeller"}' WHERE slug = 'record-room'`.execute(owner)
  await sql`UPDATE room_terms SET rules = jsonb_build_object('en', rules->'en')`.execute(owner)
  await sql`UPDATE setting SET value = value->'en' WHERE key = 'promo_guest'`.execute(owner)
  await sql`UPDATE setting SET value = '"Come in."' WHERE key = 'promo_member'`.execute(owner)
  await sql`UPDATE static_page SET content = '{"en": "<p>Ours.</p>"}' WHERE slug = 'about'`.execute(owner)
  await sown()
  const [bar, records, terrace] = (await read('/rooms/index', 'de')).rooms
  expect([bar.title, records.title, terrace.title]).toEqual(['The Snug', 'Plattenkeller', 'Nachtterrasse'])
  expect(bar.line).toBe('Wenig Licht, lange Antworten. Die Stammgäste kennen jede Stunde der Nacht.')
  expect(await read('/settings', 'de')).toMatchObject({
    promo_guest: 'Zehn Räume sind offen, und die ersten Punkte gehen aufs Haus.',
    promo_member: 'Come in.',
  })
  expect(await read('/static-pages/about', 'de')).toMatchObject({ title: 'Über uns', content: '<p>Ours.</p>' })
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM room_terms WHERE jsonb_array_length(rules->'de') = 5`.execute(
    owner,
  )
  expect(rows[0]!.n).toBe(10)
})

test('help lines say hours and languages in the reader’s language, and leave the names of services alone', () => {
  const line = { name: 'Samaritans', number: '116 123', hours: 'every day, 09:00–21:00', languages: 'English, French', url: '' }
  const emergency = { ...line, name: 'Emergency services' }
  const { lines } = helpLinesIn({ kind: 'help', country: 'gb', lines: [line, emergency] }, 'de')
  expect(lines).toEqual([
    { ...line, hours: 'täglich, 09:00–21:00', languages: 'Englisch, Französisch' },
    { ...line, name: 'Notruf', hours: 'täglich, 09:00–21:00', languages: 'Englisch, Französisch' },
  ])
})
