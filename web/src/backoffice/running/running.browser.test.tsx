// How the lounge runs, as operators see it: what was given up, what the books say, when it closes.
import type { Operations } from '@green-room/contract/backoffice/running'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview } from '../desk.test-frame.tsx'
import { useDesk } from '../use-desk.ts'
import OperationsScreen from './operations-screen.tsx'

const AT = '2026-11-24T10:00:00.000Z'
const PLANNED = { stops_at: '2026-12-01T02:10:00.000Z', closes_at: '2026-12-01T02:15:00.000Z', opens_at: '2026-12-01T03:00:00.000Z' }
const kind = (name: string, more: object = {}) => ({ kind: name, waiting: 0, running: 0, given_up: 0, oldest_at: null, ...more })
const job = (more: object = {}) => ({
  id: '88',
  kind: 'payments.ask-refund',
  attempts: 12,
  error: 'the gateway answered 500',
  created_at: AT,
  failed_at: AT,
  may_be_dropped: false,
  ...more,
})
const operations = (more: object = {}): Operations => ({
  at: AT,
  books: { is_closed: false, violations: 0, looked_at: AT, findings: [] },
  given_up: [],
  failed_mails: [],
  kinds: [],
  mails: [],
  processes: [],
  maintenance: null,
  announcements: [
    { code: 'de', title: 'Deutsch', dir: 'ltr', text: 'Um {time} schließen wir für {minutes} Minuten.' },
    { code: 'en', title: 'English', dir: 'ltr', text: 'We close at {time} for {minutes} minutes.' },
  ],
  ...more,
})

/** As the frame does it: a screen is drawn once it is known who looks. */
const Known = () => (useDesk('readOperator', {}).data ? <OperationsScreen /> : null)
const open = (now: Operations, doors: Doors = {}, me: object = {}) =>
  desk(<Known />, { me, doors: { 'GET /admin/operations': () => ok(now), ...doors } })
const why = async () => page.getByLabelText(/^Reason/).fill('looked at it')
const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click()

test('a job that was given up is tried again by who says why; what moves money is not dropped here', async () => {
  const RETRY = 'POST /admin/jobs/88/retry'
  const { sent } = await open(operations({ given_up: [job()], kinds: [kind('payments.ask-refund', { given_up: 1 })] }), {
    [RETRY]: () => acted(),
    'POST /admin/previews/retryJob': () => preview({ attempts: 12, failed_at: AT }),
  })
  await shows('the gateway answered 500')
  await shows('settled among the reviews')
  expect(page.getByRole('button', { name: /^Drop/ }).elements()).toEqual([])
  await press('Retry payments.ask-refund')
  await why()
  await press('Let it try again')
  await expect.poll(() => sent(RETRY)[0]?.body).toEqual({ reason: 'looked at it' })
  await shows('Done. It stands in the audit log.')
})
test('many of a kind are tried again at once, and one alone has no such button', async () => {
  const RETRY = 'POST /admin/jobs/retry'
  const jobs = [job({ id: '1', kind: 'a.few' }), job({ id: '2', kind: 'a.few' }), job({ id: '3', kind: 'b.one' })]
  const { sent } = await open(operations({ given_up: jobs, kinds: [kind('a.few', { given_up: 2 }), kind('b.one', { given_up: 1 })] }), {
    [RETRY]: () => acted(),
    'POST /admin/previews/retryJobs': () => preview({ kind: 'a.few', jobs: 2 }),
  })
  await expect.poll(() => page.getByRole('button', { name: /^Retry all/ }).elements().length).toBe(1)
  await press('Retry all 2 of a.few')
  await why()
  await press('Let them all try again')
  await expect.poll(() => sent(RETRY)[0]?.body).toEqual({ kind: 'a.few', reason: 'looked at it' })
})
test('a job may be dropped where nothing hangs on it', async () => {
  const DROP = 'POST /admin/jobs/88/drop'
  const { sent } = await open(operations({ given_up: [job({ kind: 'export.make', may_be_dropped: true })] }), {
    [DROP]: () => acted(),
    'POST /admin/previews/dropJob': () => preview({ attempts: 12, failed_at: AT }),
  })
  await press('Drop… export.make')
  await why()
  await press('Drop the job')
  await expect.poll(() => sent(DROP).length).toBe(1)
})
test('who only looks sees the same and no buttons', async () => {
  await open(operations({ given_up: [job()] }), {}, { roles: ['support'] })
  await shows('the gateway answered 500')
  expect(page.getByRole('button', { name: /Retry|Drop|Plan/ }).elements()).toEqual([])
})
test('books that disagree stand above everything, until somebody has looked', async () => {
  const KNOWN = 'POST /admin/books/acknowledge'
  const findings = [{ id: '4', rule: 'journal-balances', what: 'journal 9', detail: '100 ≠ 99', found_at: AT }]
  const wrong = operations({ books: { is_closed: true, violations: 1, looked_at: AT, findings } })
  const { sent } = await open(wrong, {
    [KNOWN]: () => refuse(409, 'books.still-wrong', 'They still disagree.'),
    'POST /admin/previews/acknowledgeBooks': () => preview({ findings: 1 }),
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await shows('100 ≠ 99')
  expect(await faultsInLooks()).toEqual([])
  await page.getByRole('alert').getByRole('button').click()
  await why()
  await page.getByRole('complementary').getByRole('button').last().click()
  await shows('They still disagree.')
  expect(sent(KNOWN).map(({ body }) => body['upto'])).toEqual(['4'])
})
test('maintenance at a time is announced as members will read it, with what is typed filled in', async () => {
  const PLAN = 'PUT /admin/maintenance'
  const plan = { ...PLANNED, live_lines: 3, replies: 1, checkouts: 0 }
  const { sent } = await open(operations(), {
    [PLAN]: () => acted(),
    'POST /admin/previews/planMaintenance': () => preview(plan),
  })
  await press('Plan maintenance')
  await shows('3 people are here now, 1 reply is being written, 0 checkouts are open.')
  await page.getByLabelText('When', { exact: true }).fill('2026-12-01T03:15')
  await page.getByLabelText('Minutes').fill('45')
  await shows('We close at 03:15 for 45 minutes.')
  await page.getByLabelText('English').fill('Paint: back in {minutes} minutes.')
  await shows('Paint: back in 45 minutes.')
  await why()
  await press('Plan it')
  await expect
    .poll(() => sent(PLAN)[0]?.body)
    .toEqual({
      closes_at: new Date(2026, 11, 1, 3, 15).toISOString(),
      minutes: 45,
      texts: { en: 'Paint: back in {minutes} minutes.' },
      reason: 'looked at it',
    })
})
test('closing now says what members get, asks for no time, and not for longer than a day', async () => {
  const PLAN = 'PUT /admin/maintenance'
  const { sent } = await open(operations(), {
    [PLAN]: () => acted(),
    'POST /admin/previews/planMaintenance': () => preview({ ...PLANNED, live_lines: 0, replies: 0, checkouts: 0 }),
  })
  await press('Plan maintenance')
  await page.getByLabelText('Closes').selectOptions('now')
  await shows(/Members get 503 within five seconds/)
  await why()
  await page.getByLabelText('Minutes').fill('1441')
  await expect.element(page.getByRole('button', { name: 'Close now' })).toBeDisabled()
  await page.getByLabelText('Minutes').fill('10')
  await press('Close now')
  await expect.poll(() => sent(PLAN)[0]?.body).toMatchObject({ closes_at: null, minutes: 10 })
})
test.each([
  ['announced', 'Take it back'],
  ['closed', 'Open the lounge'],
] as const)('maintenance that is %s can be ended', async (phase, name) => {
  const END = 'DELETE /admin/maintenance'
  const { sent } = await open(operations({ maintenance: { phase, stops_at: AT, closes_at: AT, opens_at: AT, texts: {} } }), {
    [END]: () => acted(),
    'POST /admin/previews/endMaintenance': () => preview({ closes_at: AT, opens_at: AT }),
  })
  await press(name)
  await why()
  await press(name)
  await expect.poll(() => sent(END).length).toBe(1)
})
test('a look at the books that fails is said, and what was read before stays', async () => {
  await open(operations({ given_up: [job()] }), { 'POST /admin/books/verify': () => refuse(503, 'server.busy', 'Busy.') })
  await press('Verify now')
  await shows('Busy.')
  await shows('the gateway answered 500')
})
