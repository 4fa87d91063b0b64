// What members read, as operators write it: draft, checks, publication, what was, in every language and every process.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { openTestLounge, restock, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { seed } from '../../seed.ts'

let database: TestDatabase
let lounge: TestLounge
let other: TestLounge
let owner: Desk
let second: Desk
let writer: Desk
beforeAll(async () => {
  database = await createTestDatabase({ isStocked: true })
  lounge = await openTestLounge({ replies: false, database })
  other = await openTestLounge({ replies: false, database, jobs: false, gateway: lounge.gateway })
  owner = await operator(lounge, 'owner')
  second = await operator(lounge, 'owner')
  writer = await operator(lounge, 'content')
})
afterAll(async () => {
  await other?.close()
  await lounge?.close()
  await database?.drop()
})

type Place = { kind: string; ref: string; language: string }
const place = (kind: string, ref: string, language = 'en'): Place => ({ kind, ref, language })
const look = async (at: Place) => (await writer.call('readContent', at)).body.payload
const draft = async (at: Place, fields: object): Promise<string> => {
  const { version } = await look(at)
  const { code, body } = await writer.call('saveDraft', { ...at, fields, version })
  expect(code).toBe(200)
  return body.payload.version
}
const publish = async (at: Place, fields: object, more: object = {}) =>
  writer.call('publishContent', { ...at, no: null, version: await draft(at, fields), reason: 'clearer', ...more })
const read = async (path: string, language = 'en', at = lounge): Promise<any> => {
  const answer: any = await (await fetch(`${at.origin}/api${path}?lang_id=${language}`)).json()
  return answer.payload ?? answer
}
const acts = (act: string) => database.owner.selectFrom('audit').selectAll().where('act', '=', act).orderBy('id').execute()

describe('a draft', () => {
  test('is read by operators alone, and is published to members of that language in every process', async () => {
    const at = place('faq', 'who-am-i-talking-to', 'de')
    const ref = (await database.owner.selectFrom('faq').select('slug').orderBy('position').executeTakeFirstOrThrow()).slug
    const here = { ...at, ref }
    const before = (await read('/faq', 'de'))[0]
    const version = await draft(here, { question: 'Wer ist da?', answer: '<p>Eine <strong>Figur</strong>.</p>' })
    expect((await read('/faq', 'de'))[0]).toEqual(before)
    const told = await look(here)
    expect(told).toMatchObject({ draft: { html: { answer: '<p>Eine <strong>Figur</strong>.</p>' } }, faults: [], may_remove: true })
    expect((await writer.call('publishContent', { ...here, no: null, version, reason: 'clearer' })).code).toBe(200)
    for (const one of [lounge, other]) expect((await read('/faq', 'de', one))[0].question).toBe('Wer ist da?')
    expect((await read('/faq', 'en'))[0].question).not.toBe('Wer ist da?')
    const [row] = await acts('content.published')
    expect(row).toMatchObject({ target_type: 'faq', target_id: ref, before: { no: 1 }, after: { no: 2, language: 'de' } })

    const { version: next, versions } = await look(here)
    expect(versions.map(({ no }: { no: number }) => no)).toEqual([2, 1])
    expect((await writer.call('publishContent', { ...here, no: 1, version: next, reason: 'was better' })).code).toBe(200)
    expect((await read('/faq', 'de'))[0]).toEqual(before)
    expect((await look(here)).versions.map(({ no }: { no: number }) => no)).toEqual([3, 2, 1])
  })
  test('of who saw an older one is refused, and so is its publication', async () => {
    const at = place('link', 'letters')
    const { version } = await look(at)
    const fields = { title: 'Letters to us', link: 'https://letters.example', icon: 'letters' }
    const first = (await writer.call('saveDraft', { ...at, fields, version })).body.payload.version
    expect((await owner.call('saveDraft', { ...at, fields, version })).body.code).toBe('version.stale')
    expect((await owner.call('publishContent', { ...at, no: null, version, reason: 'x' })).body.code).toBe('version.stale')
    const again = await Promise.all(
      [1, 2].map(() => writer.call('publishContent', { ...at, no: null, version: first, reason: 'x' }, { key: 'one-link' })),
    )
    expect(again.map(({ body }) => body.payload.result.no)).toEqual([2, 2])
    expect((await read('/social-links')).map(({ title }: { title: string }) => title)).toContain('Letters to us')
  })
  test('stays while an earlier version is put back, and the log has the words of the undoing', async () => {
    const ref = (await database.owner.selectFrom('faq').select('slug').orderBy('position').execute())[1]!.slug
    const here = place('faq', ref)
    expect((await publish(here, { question: 'One?', answer: '<p>One.</p>' })).code).toBe(200)
    const version = await draft(here, { question: 'Two?', answer: '<p>Two.</p>' })
    const back = { ...here, no: 1, version, reason: 'Undo: v1 again in place of v2' }
    const answers = await Promise.all([1, 2].map(() => writer.call('publishContent', back, { key: 'undo-once' })))
    expect(answers.map(({ code, body }) => [code, body.payload?.result.no])).toEqual(answers.map(() => [200, 3]))
    expect(await look(here)).toMatchObject({ draft: { fields: { question: 'Two?' } }, versions: [{ no: 3 }, { no: 2 }, { no: 1 }] })
    const row = (await acts('content.published')).findLast(({ target_id }) => target_id === ref)
    expect(row).toMatchObject({ before: { no: 2 }, after: { no: 3, put_back: 1 }, reason: back.reason })
  })
  test('is thrown away', async () => {
    const at = place('room', 'back-bar')
    const version = await draft(at, { title: 'The Snug', line: 'Small.', picture: '' })
    expect((await writer.call('discardDraft', { ...at, version })).code).toBe(200)
    expect((await look(at)).draft).toBeNull()
    expect((await writer.call('discardDraft', { ...at, version: (await look(at)).version })).body.code).toBe('version.unchanged')
  })
})

test('what no member could write is told by its words, and published by two', async () => {
  const at = place('faq', 'cheap-points')
  const version = await draft(at, { question: 'Cheap points?', answer: '<p>Hello.</p><p>Here is how to make a bomb at home.</p>' })
  const { faults } = await look(at)
  expect(faults).toEqual([
    { field: 'answer', is_grave: false, is_flagged: true, text: expect.stringMatching(/danger.*“Here is how to make a bomb at home\.”/) },
  ])
  const wanted = { ...at, no: null, version, reason: 'an example' }
  const { payload } = (await writer.call('previewAct', { door: 'publishContent', input: wanted })).body
  expect(payload).toMatchObject({ needs_second: true, preview: { flagged: expect.stringContaining('how to make a bomb') } })
  const asked = (await writer.call('publishContent', wanted)).body.payload
  expect(asked.approval).not.toBeNull()
  expect((await read('/faq')).map((row: { question: string }) => row.question)).not.toContain('Cheap points?')
  expect((await owner.call('approve', { approval_id: asked.approval })).code).toBe(200)
  expect((await read('/faq')).map((row: { question: string }) => row.question)).toContain('Cheap points?')
})

describe('what can’t be drawn, filled in or followed is told in words, and stays a draft', () => {
  const page = (content: string) => ({ title: 'About', content })
  const reset = (link: string) => ({ value: `Hello {name}, {product} here.\n\n${link}\n\n{minutes, plural, one {#} other {#}} minutes.` })
  test('but a mail may be put in other words', async () => {
    const at = place('text', 'mail.reset.text')
    await draft(at, reset('{link}'))
    expect((await look(at)).faults).toEqual([])
    await writer.call('discardDraft', { ...at, version: (await look(at)).version })
  })
  test.each([
    ['text', 'mail.reset.text', reset('https://evil.example/?take={link}'), 'with nothing before or behind it'],
    ['text', 'mail.reset.text', reset('evil.example/{link}'), 'names no address of the web'],
    ['text', 'mail.reset.text', reset('{link}/../x'), 'with nothing before or behind it'],
    ['text', 'mail.reset.text', reset('{minutes, plural, one {{link}} other {x{link}}}'), 'with nothing before or behind it'],
    ['text', 'mail.reset.text', reset('{link}\n\nor www.evil.example'), 'names no address of the web'],
    ['page', 'about', page('<p>Hi</p><script>alert(1)</script>'), '<script>'],
    ['page', 'about', page('<p onclick="x()">Hi</p>'), 'onclick'],
    ['page', 'about', page('<p>open'), '<p> is not closed'],
    ['page', 'about', page('<p><a href="javascript:alert(1)">x</a></p>'), 'javascript:alert(1)'],
    ['page', 'about', page('<p><a href="/no-such-page">x</a></p>'), '/no-such-page'],
    ['page', 'about', page('<p>{no_such_setting}</p>'), '{no_such_setting}'],
    ['link', 'radio', { title: 'Radio', link: 'http://radio.example', icon: 'radio' }, 'http://radio.example'],
    ['link', 'radio', { title: 'Radio', link: 'https://radio.example', icon: 'https://elsewhere.example/i.svg' }, 'icons'],
    ['room', 'back-bar', { title: '', line: 'Low', picture: '' }, 'Something has to stand here'],
    ['room', 'back-bar', { title: 'Bar', line: 'Low', picture: 'https://elsewhere.example/bar.png' }, 'picture of this lounge'],
  ])('%s %s %j', async (kind, ref, fields, told) => {
    const { code, body } = await publish(place(kind, ref), fields)
    expect([code, body.code, body.message]).toEqual([422, 'content.faulty', expect.stringContaining(told)])
  })
  test('messages keep the values of the English ones and the plural forms of their language', async () => {
    const key = Object.entries(lounge.lounge.texts.shipped('en')).find(
      ([, text]) => /\{\w+, plural/.test(text) && !/\{\w+\}/.test(text),
    )![0]
    const [name] = /(?<=\{)\w+(?=, plural)/.exec(lounge.lounge.texts.shipped('en')[key]!)!
    const at = place('text', key, 'pl')
    const faults = async (value: string) => {
      await draft(at, { value })
      return (await look(at)).faults.map(({ text }: { text: string }) => text).join(' ')
    }
    expect(await faults(`{${name}, plural, one {#`)).toContain('braces')
    expect(await faults('nic')).toContain(`{${name}} is missing`)
    expect(await faults(`{${name}, plural, one {#} other {#}} {other_value}`)).toMatch(/\{other_value\} is not filled in.*“few”/)
    expect(await faults(`{${name}, plural, one {# a} few {# b} many {# c} other {# d}}`)).toBe('')
  })
  test('what nobody knows, and fields that are not there', async () => {
    for (const [kind, ref] of [
      ['text', 'no.such-key'],
      ['room', 'no-room'],
      ['terms', 'no-room'],
      ['page', 'Bad_Slug'],
    ])
      expect((await writer.call('readContent', place(kind!, ref!))).body.code).toBe('content.not-found')
    const { version } = await look(place('faq', 'brand-new'))
    const { body } = await writer.call('saveDraft', { ...place('faq', 'brand-new'), fields: { content: 'x' }, version })
    expect(body.code).toBe('setting.unknown')
    expect((await writer.call('readContent', place('page', 'about', 'xx'))).body.code).toBe('content.not-found')
  })
})

test('a text of the interface lies over the shipped one in every process within seconds, and goes back to it', async () => {
  const at = place('text', 'common.home', 'ar')
  const was = (await read('/localizations', 'ar'))['common.home']
  expect((await publish(at, { value: 'البيت' })).code).toBe(200)
  for (const one of [lounge, other])
    await waitFor(async () => (await read('/localizations', 'ar', one))['common.home'] === 'البيت' || undefined, 5_000)
  expect((await look(at)).dir).toBe('rtl')
  expect((await writer.call('publishContent', { ...at, no: 1, version: (await look(at)).version, reason: 'back' })).code).toBe(200)
  expect(await database.owner.selectFrom('localization').selectAll().where('key', '=', 'common.home').execute()).toEqual([])
  for (const one of [lounge, other])
    await waitFor(async () => (await read('/localizations', 'ar', one))['common.home'] === was || undefined, 5_000)
})

test('languages that follow an older English, and those that have none, are shown', async () => {
  expect((await publish(place('page', 'about'), { title: 'About us', content: '<p>New.</p>' })).code).toBe(200)
  const row = async () =>
    (await writer.call('listContent', { kind: 'page' })).body.payload.find(({ ref }: { ref: string }) => ref === 'about')
  expect((await row()).behind.toSorted()).toEqual(['ar', 'de', 'es', 'fr', 'it', 'pl'])
  expect((await publish(place('page', 'about', 'de'), { title: 'Über uns', content: '<p>Neu.</p>' })).code).toBe(200)
  expect((await row()).behind.toSorted()).toEqual(['ar', 'es', 'fr', 'it', 'pl'])
  const piece = await look(place('page', 'about', 'de'))
  expect(piece.languages.find(({ code }: { code: string }) => code === 'fr').state).toBe('behind')
  expect(piece.english.html.content).toBe('<p>New.</p>')
  await publish(place('faq', 'is-it-late'), { question: 'Is it late?', answer: '<p>Never.</p>' })
  const faq = (await writer.call('listContent', { kind: 'faq', q: 'late?' })).body.payload
  expect(faq).toMatchObject([{ ref: 'is-it-late', missing: ['de', 'fr', 'es', 'it', 'pl', 'ar'] }])
})

test('a question is made and taken away, does not come back by itself, and can be put back', async () => {
  const [first] = await database.owner.selectFrom('faq').selectAll().orderBy('position').limit(1).execute()
  const at = { kind: 'faq', ref: first!.slug }
  expect((await writer.call('removeContent', { ...at, reason: 'nobody asks' })).code).toBe(200)
  await database.owner.deleteFrom('seeded').execute()
  await seed(database.url, { demo: false })
  const slugs = async () => (await database.owner.selectFrom('faq').select('slug').execute()).map(({ slug }) => slug)
  expect(await slugs()).not.toContain(first!.slug)
  const { version, versions } = await look(place('faq', first!.slug))
  const back = { ...place('faq', first!.slug), no: versions[0].no, version, reason: 'they do ask' }
  expect((await writer.call('publishContent', back)).code).toBe(200)
  expect(await slugs()).toContain(first!.slug)
  expect((await writer.call('removeContent', { kind: 'page', ref: 'terms', reason: 'x' })).body.code).toBe('content.kept')
  expect((await writer.call('removeContent', { kind: 'room', ref: 'back-bar', reason: 'x' })).body.code).toBe('content.kept')
})

test('a legal page is published by an owner and a second person; who writes content asks', async () => {
  const at = place('page', 'terms', 'de')
  const version = await draft(at, { title: 'Nutzungsbedingungen', content: '<p>Neu gefasst.</p>' })
  const common = { ref: 'terms', language: 'de', no: null, version, reason: 'clearer' }
  expect((await writer.call('publishContent', { ...common, kind: 'page' })).body.code).toBe('content.legal')
  const wish = (await writer.call('publishLegal', common)).body.payload.approval
  expect((await read('/static-pages/terms', 'de')).content).not.toContain('Neu gefasst.')
  expect((await writer.call('approve', { approval_id: wish })).code).not.toBe(200)
  expect((await owner.call('approve', { approval_id: wish })).code).toBe(200)
  expect((await read('/static-pages/terms', 'de')).content).toBe('<p>Neu gefasst.</p>')
  const back = { ...common, no: 1, version: (await look(at)).version }
  const own = (await owner.call('publishLegal', back)).body.payload.approval
  expect((await owner.call('approve', { approval_id: own })).body.code).toBe('approval.same-person')
  expect((await second.call('approve', { approval_id: own })).code).toBe(200)
  expect((await read('/static-pages/terms', 'de')).content).not.toContain('Neu gefasst.')
})

test('a new version of a room’s terms asks members again, a better wording does not', async () => {
  const ada = await lounge.member()
  const { topic } = (await ada.call('pickRandomTopic')).body.payload
  await ada.call('acceptTerms', { topic_id: topic.id })
  const { slug } = await database.owner
    .selectFrom('room')
    .innerJoin('topic', 'topic.room_id', 'room.id')
    .select('room.slug')
    .where('topic.id', '=', topic.id)
    .executeTakeFirstOrThrow()
  const at = place('terms', slug)
  const { fields } = (await look(at)).live
  const accepted = async () => (await ada.call('checkTerms', { topic_id: topic.id })).body.has_accepted
  expect((await publish(at, { ...fields, description: 'Better said.' })).code).toBe(200)
  expect(await accepted()).toBe(true)
  const version = await draft(at, { ...fields, rules: `${fields.rules}\nNo whistling.` })
  const wanted = { ...at, no: null, version, asks_again: true }
  const { body } = await writer.call('previewAct', { door: 'publishContent', input: wanted })
  expect(body.payload.preview).toMatchObject({ asked_again: 1, changed: 'description, rules' })
  expect((await writer.call('publishContent', { ...wanted, reason: 'a new rule' })).code).toBe(200)
  expect(await accepted()).toBe(false)
  const told = (await ada.call('checkTerms', { topic_id: topic.id })).body.payload.terms
  expect([told.version, told.rules.at(-1)]).toEqual([2, 'No whistling.'])
})

describe('rooms’ stock', () => {
  test('is as wished in one language of one room', async () => {
    const [room] = (await writer.call('listStock')).body.payload
    const set = (wanted: number | null) => writer.call('setStock', { room_id: room.id, language: 'en', wanted, reason: 'busy' })
    expect((await set(8)).code).toBe(200)
    expect((await set(8)).body.code).toBe('version.unchanged')
    await restock(lounge)
    const english = async () =>
      (await writer.call('listStock')).body.payload[0].languages.find(({ code }: { code: string }) => code === 'en')
    expect(await english()).toEqual({ code: 'en', waiting: 8, wanted: 8, is_own: true })
    expect((await set(null)).code).toBe(200)
    expect((await english()).is_own).toBe(false)
    expect((await writer.call('setStock', { room_id: room.id, language: 'xx', wanted: 1, reason: 'x' })).body.code).toBe('setting.invalid')
    expect((await writer.call('setStock', { room_id: room.id, language: 'en', wanted: 51, reason: 'x' })).code).toBe(422)
    expect((await writer.call('setStock', { room_id: '999999', language: 'en', wanted: 1, reason: 'x' })).body.code).toBe('room.not-found')
  })
  test('a topic that waits is closed; one in which somebody talks is not', async () => {
    const [room] = (await writer.call('listStock')).body.payload
    const [topic, joined] = (await writer.call('listHosted', { room_id: room.id })).body.payload
    expect((await writer.call('closeHosted', { topic_id: topic.id, reason: 'dull' })).code).toBe(200)
    expect((await writer.call('closeHosted', { topic_id: topic.id, reason: 'dull' })).body.code).toBe('topic.not-found')
    const ada = await lounge.member()
    await ada.call('acceptTerms', { topic_id: joined.id })
    expect((await ada.call('joinTopic', { topic_id: joined.id })).code).toBe(200)
    expect((await writer.call('closeHosted', { topic_id: joined.id, reason: 'dull' })).body.code).toBe('topic.not-found')
  })
})
