// A new version of a legal page that is planned: members are told ahead, read what is and what is to be, and are asked from its day on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { tellTerms } from './reactions.ts'

let lounge: TestLounge
let owner: Desk
let second: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false })
  owner = await operator(lounge, 'owner')
  second = await operator(lounge, 'owner')
})
afterAll(() => lounge.close())
const db = () => lounge.database.owner
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
const BECAUSE = { reason: 'the law changes' }
const plan = (at: string, desk = owner) => desk.call('planLegal', { ref: 'terms', at, ...BECAUSE })
const pageOf = async (version: string, language = 'en') =>
  (await (await fetch(`${lounge.origin}/api/static-pages/terms?version=${version}&lang_id=${language}`)).json()).payload
async function draft(language: string, words: string): Promise<void> {
  const at = { kind: 'page', ref: 'terms', language }
  const { version } = (await owner.call('readContent', at)).body.payload
  const fields = { title: `Terms in ${language}`, content: `<p>${words}</p>` }
  expect((await owner.call('saveDraft', { ...at, fields, version })).code).toBe(200)
}
const planned = async () => (await owner.call('readContent', { kind: 'page', ref: 'terms', language: 'en' })).body.payload.planned
const told = async (lang_id = 'en') =>
  (await (await fetch(`${lounge.origin}/api/settings?lang_id=${lang_id}`)).json()).payload.legal_changes
const mailsTo = async (address: string) => (await lounge.mailTo(address)).filter(({ text }) => text.includes('?version=next'))

test(
  'is told to every member once, in their language, and both versions are read until its day; then it is asked about',
  { timeout: 60_000 },
  async () => {
    const [ada, bert] = [await lounge.member('Ada'), await lounge.member('Bert')]
    await bert.call('chooseLanguage', { lang_id: 'de' })
    const [was, wasGerman] = [await pageOf('now'), await pageOf('now', 'de')]
    expect((await plan(inDays(40))).body.code).toBe('version.unchanged')
    await draft('en', 'Be kinder.')
    await draft('de', 'Sei netter.')
    const refused = await plan(inDays(29))
    expect([refused.body.code, refused.body.message]).toEqual(['legal.too-soon', 'Members are told 30 days ahead: choose a later day.'])

    const day = inDays(40)
    const { preview } = (await owner.call('previewAct', { door: 'planLegal', input: { ref: 'terms', at: day } })).body.payload
    expect(preview).toMatchObject({ due_at: day, languages: 'de, en', left: 'ar, es, fr, it, pl', told: expect.any(Number) })
    const { approval } = (await plan(day)).body.payload
    expect(await told()).toEqual([])
    // What the second person says yes to is what they have read.
    await draft('de', 'Sei noch netter.')
    expect((await second.call('approve', { approval_id: approval })).body.code).toBe('approval.changed')
    await second.call('decline', { approval_id: approval, reason: 'the German changed' })
    const again = (await plan(day)).body.payload.approval
    const yes = await Promise.all([1, 2].map(() => second.call('approve', { approval_id: again })))
    expect(yes.map(({ code }) => code)).toContain(200)
    expect(await planned()).toMatchObject({ at: day, languages: ['de', 'en'] })
    expect((await plan(inDays(50))).body.code).toBe('legal.planned')

    expect(await told()).toEqual([{ slug: 'terms', title: 'Terms in en', at: day }])
    expect(await told('de')).toEqual([{ slug: 'terms', title: 'Terms in de', at: day }])
    const german = await waitFor(async () => (await mailsTo(bert.email))[0])
    const date = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
    expect(german.subject).toBe(`Neu ab ${date}: Terms in de`)
    expect(german.text).toContain('nicht verbrauchten Punkte')
    await waitFor(async () => (await mailsTo(ada.email)).length === 1)
    await tellTerms(lounge.lounge, (await planned()).id)
    await waitFor(async () => (await db().selectFrom('job').select('id').where('kind', 'like', '%.mail').execute()).length === 0)
    expect([(await mailsTo(ada.email)).length, (await mailsTo(bert.email)).length]).toEqual([1, 1])

    expect(await pageOf('now')).toMatchObject({ content: was.content, next_at: day, changed_at: null })
    expect(await pageOf('next')).toMatchObject({ title: 'Terms in en', content: '<p>Be kinder.</p>' })
    expect((await pageOf('next', 'fr')).content).toBe((await pageOf('now', 'fr')).content)
    expect((await ada.call('readAsked')).body.payload.pages).toEqual([])

    await db().updateTable('legal_plan').set({ due_at: new Date() }).execute()
    await waitFor(async () => (await ada.call('readAsked')).body.payload.pages.length === 1)
    expect((await ada.call('readAsked')).body.payload.pages).toMatchObject([{ slug: 'terms', has_before: true }])
    expect((await ada.call('purchaseBundle', { bundle_id: '1' })).body.code).toBe('legal.required')
    expect(await pageOf('now', 'de')).toMatchObject({ content: '<p>Sei noch netter.</p>', next_at: null, changed_at: expect.any(String) })
    expect((await pageOf('before', 'de')).content).toBe(wasGerman.content)
    // The address of the mail leads to what is in force by now.
    expect((await pageOf('next')).content).toBe('<p>Be kinder.</p>')
    await waitFor(async () => (await told()).length === 0)
    const row = await db().selectFrom('audit').selectAll().where('act', '=', 'content.applied').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ operator_id: null, target_id: 'terms', after: { languages: 'de, en' } })
    const desk = (await owner.call('readContent', { kind: 'page', ref: 'terms', language: 'de' })).body.payload
    expect([desk.draft, desk.planned, desk.languages.find(({ code }: { code: string }) => code === 'de').state]).toEqual([
      null,
      null,
      'live',
    ])
  },
)

test('is taken back before its day, and then neither comes nor is told to anybody else', async () => {
  const cleo = await lounge.member('Cleo')
  await draft('en', 'Be kinder still.')
  const { approval } = (await plan(inDays(31))).body.payload
  await lounge.lounge.jobs.stop()
  expect((await second.call('approve', { approval_id: approval })).code).toBe(200)
  const { id } = await planned()
  const back = await Promise.all([1, 2].map(() => owner.call('withdrawLegal', { plan_id: id, ...BECAUSE })))
  expect(back.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 404])
  await db().updateTable('legal_plan').set({ due_at: new Date() }).where('id', '=', id).execute()
  lounge.lounge.jobs.start()
  await waitFor(async () => (await db().selectFrom('job').select('id').where('kind', '=', 'backoffice.tell-terms').execute()).length === 0)
  expect([await told(), await mailsTo(cleo.email)]).toEqual([[], []])
  expect((await pageOf('next')).content).toBe('<p>Be kinder.</p>')
  // Its draft is still there.
  expect((await owner.call('readContent', { kind: 'page', ref: 'terms', language: 'en' })).body.payload.draft.fields.content).toContain(
    'still',
  )
})

test('is asked for by who writes pages, and wants a legal page', async () => {
  const writer = await operator(lounge, 'content')
  expect((await plan(inDays(35), writer)).body.payload.approval).toMatch(/^\d+$/)
  expect((await owner.call('planLegal', { ref: 'about', at: inDays(35), ...BECAUSE })).body.code).toBe('content.not-found')
})
