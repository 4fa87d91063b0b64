// The desk of cases: whose hands a case is in, what is opened of it, how it ends.
import type { CasePage, CaseRow, Evidence } from '@green-room/contract/backoffice/cases'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, ME, preview, rows } from '../desk.test-frame.tsx'
import CasesScreen from './cases-screen.tsx'

const HOUR_MS = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS + 1_000).toISOString()
const file = (more: Partial<CaseRow> = {}): CaseRow => ({
  id: '41',
  kind: 'chat',
  about: 'dangerous',
  title: null,
  is_danger: true,
  reports: 1,
  state: 'open',
  outcome: null,
  claimed_by: null,
  claimed_until: null,
  due_at: inHours(5),
  created_at: '2026-11-23T10:00:00.000Z',
  ...more,
})
const mine = () => ({ claimed_by: { id: ME.id, name: ME.name }, claimed_until: inHours(0.4) })
const whole = (one: Partial<CaseRow> = {}, more: Partial<CasePage> = {}): CasePage => ({
  case: file(one),
  member: { id: '7', name: 'Noor', standing: 'well', language: 'nl', cases: 2 },
  character: { name: 'Marlow', slug: 'marlow', is_on_floor: true },
  topic_id: '5',
  may_decide: true,
  appeals: null,
  told: [],
  notes: [],
  decisions: [],
  colleagues: [{ id: '91', name: 'Mo' }],
  ...more,
})
const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  reports: [{ reporter: '7', reason: 'dangerous', note: 'it told me to drive', created_at: '2026-11-23T10:00:00.000Z' }],
  lines: [{ number: 2, by_ai: true, text: 'Drive on.', at: '2026-11-23T09:59:00.000Z' }],
  lines_total: 1,
  title: null,
  room: null,
  text: null,
  answer: null,
  rule: null,
  judged: null,
  served_by: null,
  appeal: null,
  facts: null,
  titles: [],
  ...more,
})
const open = (one: CasePage, doors: Doors = {}, path = '/cases/41') =>
  desk(
    <Routes>
      <Route path="/cases" element={<CasesScreen />} />
      <Route path="/cases/:caseId" element={<CasesScreen />} />
    </Routes>,
    {
      path,
      doors: {
        'GET /admin/cases': () => rows([one.case]),
        'GET /admin/cases/41': () => ok(one),
        'GET /admin/audit': () => rows([]),
        ...doors,
      },
    },
  )
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

test.each([
  [{ due_at: inHours(5) }, /5 h left/],
  [{ due_at: inHours(-0.5) }, /30 min overdue/],
  [{ due_at: inHours(72) }, /3 d left/],
  [{ state: 'closed', outcome: 'warned' } as const, /warned/i],
])('the queue says how long a case may wait (%#)', async (one, text) => {
  await open(whole(one), {}, '/cases')
  await expect.element(page.getByRole('link', { name: text })).toHaveAttribute('href', '/cases/41')
})
test('the queue is chosen by state and kind, and a case keeps the choice in its address', async () => {
  const { sent, place } = await open(whole({ kind: 'title', title: 'Cheap coins', is_danger: false, reports: 3 }), {}, '/cases')
  await expect.element(page.getByRole('link', { name: /Cheap coins.*Report of a title.*3 reports/ })).toBeVisible()
  await press('Overdue')
  await page.getByLabelText('Kind').selectOptions('title')
  await expect.poll(() => sent('GET /admin/cases').at(-1)?.body).toEqual({ state: 'overdue', kind: 'title' })
  await page.getByRole('link', { name: /Cheap coins/ }).click()
  await expect.poll(place).toBe('/cases/41?state=overdue&kind=title')
  expect(await faultsInLooks()).toEqual([])
})
test('the copy of a chat is opened by a press, and all of it for a reason', async () => {
  const SHOW = 'POST /admin/cases/41/evidence'
  const { sent } = await open(whole(), {
    [SHOW]: ({ body }) => ok(body['all'] ? evidence({ lines_total: 1 }) : evidence({ lines_total: 9 })),
  })
  await shows(/Nothing written since is in it/)
  expect(sent(SHOW)).toEqual([])
  await press('Show the evidence')
  for (const text of ['Drive on.', 'Dangerous or harmful: it told me to drive', '1 of 9 lines']) await shows(text)
  const all = page.getByRole('button', { name: 'Show all 9 lines' })
  await expect.element(all).toBeDisabled()
  await page.getByLabelText('Reason').fill('what came before?')
  await all.click()
  await expect.poll(() => sent(SHOW).map(({ body }) => body)).toEqual([{}, { all: true, reason: 'what came before?' }])
})
test('a case is claimed, kept longer, put back; what a colleague holds is theirs', async () => {
  const { sent, doors } = await open(whole(), { 'POST /admin/cases/41/claim': () => ok({ claimed_until: inHours(0.5) }) })
  doors['GET /admin/cases/41'] = () => ok(whole(mine()))
  await press('Claim')
  await shows(/Yours, 24 min left/)
  doors['POST /admin/cases/41/release'] = () => ok()
  doors['GET /admin/cases/41'] = () => ok(whole({ claimed_by: { id: '91', name: 'Mo' }, claimed_until: inHours(0.4) }))
  await press('Release')
  await shows('In hand: Mo')
  expect(page.getByRole('button', { name: /^(Claim|Decide)$/ }).elements()).toEqual([])
  expect(sent('POST /admin/cases/41/claim')).toHaveLength(1)
})
test('who was slower reads who has it', async () => {
  await open(whole(), { 'POST /admin/cases/41/claim': () => refuse(409, 'case.claimed', 'Mo is looking at this case.') })
  await press('Claim')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Mo is looking at this case.')
})
test('who decided before leaves an objection to somebody else', async () => {
  await open(whole({ kind: 'appeal', ...mine() }, { may_decide: false }))
  await shows(/You decided about this before/)
  expect(page.getByRole('button', { name: 'Decide' }).elements()).toEqual([])
})
test('a ban is decided after the statement was read as it is sent, in the member’s language', async () => {
  const DECIDE = 'POST /admin/cases/41/decide'
  const { sent } = await open(whole(mine()), {
    [DECIDE]: () => acted(),
    'POST /admin/previews/decideCase': () =>
      preview({
        language: 'nl',
        statement_title: 'Je account is geschorst',
        statement: 'Wij hebben besloten.\nJe kunt bezwaar maken.',
        in_english: 'We have decided.',
        told: 2,
      }),
  })
  await press('Decide')
  const send = page.getByRole('button', { name: 'Ban the member' })
  await page.getByRole('radio', { name: /Ban the member/ }).click()
  await page.getByLabelText(/^Reason/).fill('third time')
  await expect.element(send).toBeDisabled()
  await page.getByLabelText(/^What happened/).fill('Threats in two chats.')
  await shows('as sent, in Dutch')
  await shows('Je kunt bezwaar maken.')
  await shows('2 mails go out')
  await page.getByLabelText('For', { exact: true }).selectOptions('30')
  await send.click()
  await expect
    .poll(() => sent(DECIDE)[0]?.body)
    .toMatchObject({
      outcome: 'banned',
      facts: 'Threats in two chats.',
      days: 30,
      points: 0,
      reason: 'third time',
    })
})
test('where the character was wrong, points go back and the reply is hidden; without a breach nothing has to be told', async () => {
  const DECIDE = 'POST /admin/cases/41/decide'
  const told = { language: 'en', statement_title: 'Your report', statement: 'Thank you.', told: 1 }
  const { sent } = await open(whole(mine()), {
    [DECIDE]: () => acted(),
    'POST /admin/previews/decideCase': () => preview(told),
  })
  await press('Decide')
  await page.getByLabelText(/^Reason/).fill('looked at it')
  await page.getByRole('radio', { name: /No breach/ }).click()
  await expect.element(page.getByRole('button', { name: 'No breach' })).toBeEnabled()
  await page.getByRole('radio', { name: /The character was wrong/ }).click()
  await page.getByLabelText('Points to give back').fill('40')
  await page.getByLabelText(/^Hide reply number/).fill('2')
  await press('The character was wrong')
  await expect.poll(() => sent(DECIDE)[0]?.body).toMatchObject({ outcome: 'character-wrong', points: 40, message: 2, days: null })
})
test('a case is handed over with a note, and colleagues write to each other', async () => {
  const { sent } = await open(whole(mine()), {
    'POST /admin/cases/41/hand-over': () => ok(),
    'POST /admin/cases/41/notes': () => refuse(422, 'form.invalid', 'Too long.'),
  })
  await page.getByLabelText('Write a note for your colleagues').fill('asked Mo')
  await press('Add the note')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too long.')
  await expect.element(page.getByLabelText('Write a note for your colleagues')).toHaveValue('asked Mo')
  await press('Hand over…')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Why').fill('speaks Dutch')
  await dialog.getByRole('button', { name: 'Hand over…' }).click()
  await expect.poll(() => sent('POST /admin/cases/41/hand-over')[0]?.body).toEqual({ operator_id: '91', text: 'speaks Dutch' })
})
test('that police were told is kept with a day that has been, and stands at the case', async () => {
  const TOLD = 'POST /admin/cases/41/told'
  const told = [{ id: '1', authority: 'Politie Amsterdam', reference: '', told_on: '2026-11-23', by: 'Wilma' }]
  const { sent } = await open(whole({}, { told }), {
    [TOLD]: () => acted(),
    'POST /admin/previews/tellAuthority': () => preview({ authority: 'Politie', told_on: '2026-11-23' }),
  })
  await shows('Politie Amsterdam, reference –, by Wilma')
  await press('Told to authorities…')
  await page.getByLabelText('Authority').fill('Politie')
  await page.getByLabelText(/^Reason/).fill('a life in danger')
  const keep = page.getByRole('button', { name: 'Keep that they were told' })
  await page.getByLabelText('Told on').fill('2999-01-01')
  await expect.element(keep).toBeDisabled()
  await page.getByLabelText('Told on').fill('2026-11-23')
  await keep.click()
  await expect.poll(() => sent(TOLD)[0]?.body).toMatchObject({ authority: 'Politie', told_on: '2026-11-23' })
})
