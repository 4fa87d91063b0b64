// A text of the lounge in one language: written beside the English, saved, looked at, published.
import type { ContentPage } from '@green-room/contract/backoffice/content'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview, rows } from '../desk.test-frame.tsx'
import PieceScreen from './piece-screen.tsx'

const AT = '2026-11-24T10:00:00.000Z'
const shown = (question: string, answer: string) => ({ fields: { question, answer }, html: { answer } })
const piece = (more: Partial<ContentPage> = {}): ContentPage => ({
  kind: 'faq',
  ref: 'who',
  language: 'de',
  dir: 'ltr',
  title: 'Who is there?',
  is_legal: false,
  may_remove: true,
  planned: null,
  fields: { question: 'line', answer: 'html' },
  live: shown('Wer ist da?', '<p>Eine KI.</p>'),
  english: shown('Who is there?', '<p>An AI.</p>'),
  draft: null,
  faults: [],
  version: 'v3',
  languages: [
    { code: 'en', title: 'English', no: 2, state: 'live', has_draft: false },
    { code: 'de', title: 'Deutsch', no: 1, state: 'behind', has_draft: false },
    { code: 'ar', title: 'العربية', no: null, state: 'missing', has_draft: true },
  ],
  versions: [
    { no: 2, at: AT, by: 'Wilma', fields: { question: 'Wer ist da?', answer: '<p>Eine KI.</p>' } },
    { no: 1, at: null, by: null, fields: { question: 'Wer da?', answer: '<p>KI.</p>' } },
  ],
  ...more,
})
const draft = { ...shown('Wer spricht?', '<p>Eine KI.</p>'), at: AT, by: 'Wilma' }
const SAVE = 'PUT /admin/content/faq/who/de'
const open = (one: ContentPage, doors: Doors = {}, query = '') =>
  desk(
    <Routes>
      <Route path="/content/:kind/:ref/:language" element={<PieceScreen />} />
    </Routes>,
    {
      path: `/content/${one.kind}/${one.ref}/${one.language}${query}`,
      doors: {
        [`GET /admin/content/${one.kind}/${one.ref}/${one.language}`]: () => ok(one),
        'GET /admin/approvals': () => rows([]),
        ...doors,
      },
    },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
const question = () => page.getByLabelText('Question')

test('a draft is saved whole and with the version that was seen; until then nothing can be published', async () => {
  const { sent, doors } = await open(piece({ draft }), { [SAVE]: () => ok({ version: 'v4' }) })
  await expect.element(question()).toHaveValue('Wer spricht?')
  await question().fill('Wer antwortet?')
  await shows('not saved')
  await expect.element(button('Publish…')).toBeDisabled()
  doors['GET /admin/content/faq/who/de'] = () =>
    ok(piece({ draft: { ...draft, fields: { question: 'Wer antwortet?', answer: '<p>Eine KI.</p>' } }, version: 'v4' }))
  await button('Save draft').click()
  await shows('Saved. Members don’t see it yet.')
  expect(sent(SAVE).map(({ body }) => body)).toEqual([{ fields: { question: 'Wer antwortet?', answer: '<p>Eine KI.</p>' }, version: 'v3' }])
  await expect.element(button('Publish…')).toBeEnabled()
})
test('who was overtaken reads so, and keeps what they typed', async () => {
  await open(piece(), { [SAVE]: () => refuse(409, 'version.stale', 'Somebody else has saved meanwhile.') })
  await question().fill('Wer antwortet?')
  await button('Save draft').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody else has saved meanwhile.')
  await expect.element(question()).toHaveValue('Wer antwortet?')
})
test('the draft is seen as members will see it, and word by word beside what stands', async () => {
  await open(piece({ draft }))
  await button('Preview').click()
  await expect.element(page.getByText('Wer spricht?')).toBeVisible()
  await button('What changes').click()
  await expect.poll(() => document.querySelector('del')?.textContent).toBe('ist da')
  expect(document.querySelector('ins')?.textContent).toBe('spricht')
  expect(await faultsInLooks()).toEqual([])
})
test('publishing shows the changes, needs a reason, and names what it publishes', async () => {
  const PUBLISH = 'POST /admin/content/faq/who/de/publish'
  const { sent } = await open(piece({ draft }), {
    [PUBLISH]: () => acted(),
    'POST /admin/previews/publishContent': () => preview({ changed: 'question' }),
  })
  await button('Publish…').click()
  await expect.poll(() => document.querySelector('ins')?.textContent).toBe('spricht')
  await shows('Publish “Who is there?”, Deutsch')
  await page.getByLabelText(/^Reason/).fill('better said')
  await button('Publish').last().click()
  await expect.poll(() => sent(PUBLISH)[0]?.body).toMatchObject({ no: null, version: 'v3', asks_again: false, reason: 'better said' })
})
test('faults stand at their field; a grave one is marked in it', async () => {
  const faults = [
    { field: 'question', text: 'Nothing is written here.', is_grave: true },
    { field: 'answer', text: 'It links to a page that is not there.', is_grave: false },
  ]
  await open(piece({ draft, faults }))
  await shows(/Nothing is written here\./)
  await expect.element(question()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Answer (HTML)')).toHaveAttribute('aria-invalid', 'false')
})
test('an earlier version is put back, the one that stands is not', async () => {
  const PUBLISH = 'POST /admin/content/faq/who/de/publish'
  const { sent } = await open(piece(), { [PUBLISH]: () => acted(), 'POST /admin/previews/publishContent': () => preview({}) })
  await expect.poll(() => button(/^Put back v/).elements().length).toBe(1)
  await button('Put back v1').click()
  await page.getByLabelText(/^Reason/).fill('it was right')
  await button('Put back v1').last().click()
  await expect.poll(() => sent(PUBLISH)[0]?.body['no']).toBe(1)
})
test('a legal page is a correction at first, and a new version by choice', async () => {
  const PUBLISH = 'POST /admin/legal/terms/de/publish'
  const legal = piece({ kind: 'page', ref: 'terms', is_legal: true, may_remove: false, fields: { title: 'line', content: 'html' } })
  const page_ = { ...legal, live: null, draft: { fields: { title: 'AGB', content: '<p>Neu.</p>' }, html: {}, at: AT, by: 'Wilma' } }
  const { sent } = await open(page_, {
    [PUBLISH]: () => acted('12'),
    'POST /admin/previews/publishLegal': () => preview({ asked_again: 1200 }, { needs_second: true }),
  })
  expect(button('Take away…').elements()).toEqual([])
  await button('Publish…').click()
  await expect.element(page.getByLabelText('A correction: nobody is asked')).toBeChecked()
  await page.getByLabelText(/^A new version at once: members agree anew/).click()
  await page.getByLabelText(/^Reason/).fill('a new law')
  await button('Ask: Publish').click()
  await expect.poll(() => sent(PUBLISH)[0]?.body).toMatchObject({ asks_again: true, no: null })
})
test('a draft is thrown away, and a question taken away', async () => {
  const REMOVE = 'POST /admin/content/faq/who/remove'
  const { sent } = await open(piece({ draft }), {
    'DELETE /admin/content/faq/who/de': () => ok({ version: 'v4' }),
    [REMOVE]: () => acted(),
    'POST /admin/previews/removeContent': () => preview({}),
  })
  await button('Discard').click()
  await shows('Thrown away.')
  expect(sent('DELETE /admin/content/faq/who/de').map(({ body }) => body)).toEqual([{ version: 'v3' }])
  await button('Take away…').click()
  await page.getByLabelText(/^Reason/).fill('asked no more')
  await button('Take away').last().click()
  await expect.poll(() => sent(REMOVE).length).toBe(1)
})
