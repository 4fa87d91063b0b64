// What was decided, as its reader meets it: the reasons, the objection, and what became of it.
import type { Decision } from '@green-room/contract/reports'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faultsInLooks, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import '#web/ui/styles/styles.css'
import { DecisionPaper } from './decision-paper.tsx'
import ReportDialog from './report-dialog.tsx'
import ReportTitle from './report-title.tsx'

const decision = (more: Partial<Decision> = {}): Decision => ({
  id: '41',
  report_id: null,
  outcome: 'warned',
  title: 'We have warned you',
  paragraphs: ['You sold coins in a chat.', 'Our terms forbid ads.'],
  created_at: '2026-11-20T12:00:00.000Z',
  appeal_until: '2027-05-20T12:00:00.000Z',
  appeal: null,
  ...more,
})
const paper = (one: Decision, doors: Doors = {}, token: string | null = null) =>
  stage(<DecisionPaper decision={one} token={token} />, { member: PROFILE, doors })
const send = () => page.getByRole('button', { name: 'Send the objection' })
const words = () => page.getByLabelText('What is wrong with it?')

test('a decision is read with its number, its day and its reasons, and objected to in words', async () => {
  const APPEAL = 'POST /decisions/41/appeal'
  const { sent } = await paper(decision(), { [APPEAL]: () => ok({ decision: decision() }) })
  for (const text of [/Decision 41/, 'We have warned you', 'Our terms forbid ads.', /You can object until/]) await shows(text)
  expect(await faultsInLooks()).toEqual([])
  await send().click()
  expect(sent(APPEAL)).toEqual([])
  await words().fill('They were chocolate coins.')
  await send().click()
  await expect.poll(() => sent(APPEAL).map(({ body }) => body['text'])).toEqual(['They were chocolate coins.'])
})
test('by the link of a mail the objection goes with its token, and needs no account', async () => {
  const APPEAL = 'POST /decisions/appeal'
  const { asked } = await paper(decision({ report_id: '9' }), { [APPEAL]: () => ok({ decision: decision() }) }, 'r9-token')
  await shows(/Your report 9/)
  await words().fill('It is an ad all the same.')
  await send().click()
  await expect
    .poll(() => asked.find(({ method, body }) => method === 'POST' && body['token'] === 'r9-token')?.body['text'])
    .toBe('It is an ad all the same.')
})
test('an objection that could not be sent keeps its words and says why', async () => {
  const { doors, asked } = await paper(decision())
  doors['POST /decisions/41/appeal'] = () => refuse(409, 'decision.final', 'It is too late to object.')
  await words().fill('They were chocolate coins.')
  await send().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(words()).toHaveValue('They were chocolate coins.')
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
test.each([
  [null, /Another person looks at it, usually within three days/],
  ['upheld', /the decision stays/],
  ['overturned', /the decision was taken back/],
] as const)('what became of an objection is told: %s', async (answer, text) => {
  await paper(decision({ appeal_until: null, appeal: { text: 'Chocolate!', created_at: '2026-11-21T12:00:00.000Z', answer } }))
  await shows('Chocolate!')
  await shows(text)
  expect(send().elements()).toEqual([])
})
test('what cannot be objected to offers no field', async () => {
  await paper(decision({ outcome: 'lifted', appeal_until: null }))
  await shows('We have warned you')
  expect(words().elements()).toEqual([])
})

const onClose = vi.fn<() => void>()
beforeEach(() => onClose.mockReset())
const report = (type: 'topic' | 'user' | 'title', doors: Doors) =>
  stage(
    <>
      <ReportDialog topicId="5" type={type} onClose={onClose} />
      <Toasts />
    </>,
    { member: PROFILE, doors },
  )
const REPORT = 'POST /reports/create'
test('a report costs one press; a reason and a note go along where they are given', async () => {
  const { asked } = await report('user', { [REPORT]: () => ok() })
  expect(await faultsInLooks()).toEqual([])
  const posted = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
  await page
    .getByRole('button', { name: /^(Send|Report)/ })
    .last()
    .click()
  await expect.poll(() => posted().length).toBe(1)
  expect(posted()[0]).toMatchObject({ topic_id: '5', type: 'user' })
})
test('every reason can be chosen by keys, and one alone', async () => {
  await report('topic', {})
  const radios = page.getByRole('radio')
  const first = radios.first()
  await first.click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(radios.nth(2)).toBeChecked()
  await expect.element(first).not.toBeChecked()
  expect(radios.elements()).toHaveLength(7)
})
test('a report that could not be sent stays open with what was written', async () => {
  await report('topic', { [REPORT]: () => refuse(404, 'topic.not-found', 'This chat is not there.') })
  await page.getByRole('textbox').fill('It shouts.')
  await page
    .getByRole('button', { name: /^(Send|Report)/ })
    .last()
    .click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('It shouts.')
  expect(onClose).not.toHaveBeenCalled()
})
test('a title is reported from its card, and the button names it', async () => {
  await stage(<ReportTitle topicId="5" title="Cheap coins" />, { member: PROFILE })
  await page.getByRole('button', { name: /: Cheap coins$/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
