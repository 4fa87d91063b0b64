// The desk of members: found, shown with what is masked, paused, banned, limited.
import type { MemberPage } from '@green-room/contract/backoffice/members'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview, rows } from '../desk.test-frame.tsx'
import { MemberActs, type ActName } from './member-acts.tsx'
import MembersScreen from './members-screen.tsx'
import { Reveal } from './reveal.tsx'

const row = (more: Partial<MemberPage['member']> = {}): MemberPage['member'] => ({
  id: '7',
  name: 'Noor',
  surname: 'de Wit',
  email: 'n…@example.com',
  language: 'nl',
  created_at: '2026-03-04T12:00:00.000Z',
  verified_at: '2026-03-04T12:00:00.000Z',
  standing: 'well',
  points: 1234.5,
  avatar_color: 'purple-pink',
  last_seen_at: null,
  channel_until: null,
  suspended_until: null,
  paused_until: null,
  country: null,
  ...more,
})
const member = (more: Partial<MemberPage['member']> = {}): MemberPage => ({
  member: row(more),
  books: { available: 0, bought: 0, bought_cents: 0, held: 0, owed: 0, lots: [] },
  care: { daily: null, weekly: null, break_until: null },
  chats: { open: 0, past: 0 },
  sessions: [],
  orders: [],
  reports: [],
  decisions: [],
})

test('a member is found by what is typed, sent by Enter or the button, and the search stands in the address', async () => {
  const { sent, place } = await desk(<MembersScreen />, { doors: { 'GET /admin/members': () => rows([row()]) } })
  await expect.element(page.getByRole('link', { name: 'Noor' })).toHaveAttribute('href', '/members/7')
  await shows('1\u202f234.50')
  await page.getByRole('searchbox').fill('  noor@example.com ')
  expect(sent('GET /admin/members').every(({ body }) => body['q'] === undefined)).toBe(true)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.poll(() => sent('GET /admin/members').at(-1)?.body).toEqual({ q: 'noor@example.com' })
  await page.getByLabelText('Standing').selectOptions('suspended')
  await expect.poll(place).toBe('/?q=noor%40example.com&standing=suspended')
  expect(await faultsInLooks()).toEqual([])
})

const buttons = async (standing: MemberPage['member']['standing'], roles: Role[]) => {
  const onAct = vi.fn<(act: ActName) => void>()
  const { screen } = await desk(<MemberActs.Buttons page={member({ standing })} onAct={onAct} />, { me: { roles } })
  const own = () => [...screen.container.querySelectorAll('.acts button')].map(({ textContent }) => textContent)
  if (standing !== 'deleted') await expect.poll(() => own().length).toBeGreaterThan(0)
  return own()
}
test('what can be done depends on who asks and how the member stands', async () => {
  expect(await buttons('well', ['owner'])).toEqual(['Give points', 'Pause…', 'Ban…'])
  expect(await buttons('well', ['support'])).toEqual(['Give points', 'Pause…'])
  expect(await buttons('well', ['finance'])).toEqual(['Give points'])
  expect(await buttons('paused', ['moderator'])).toEqual(['Give points', 'End the pause', 'Ban…'])
  expect(await buttons('suspended', ['moderator'])).toEqual(['Give points', 'Lift the ban'])
  expect(await buttons('deleted', ['owner'])).toEqual([])
})

const panel = (act: ActName, door: string, shown: object, doors: Doors = {}) =>
  desk(<MemberActs.Panel page={member()} act={act} onClose={() => undefined} />, {
    doors: { [`POST /admin/previews/${door}`]: () => preview(shown), ...doors },
  })
const why = async (text: string) => page.getByLabelText(/^Reason/).fill(text)
const sendBy = async (name: string | RegExp) => page.getByRole('button', { name }).click()

test('a ban names what ends, what is owned, and what is told, before it is sent', async () => {
  const BAN = 'POST /admin/members/7/ban'
  const shown = { sessions: 2, open_chats: 1, held: 12.5, language: 'nl', unspent_points: 800, unspent_cents: 640 }
  const { sent } = await panel('banMember', 'banMember', shown, { [BAN]: () => acted() })
  for (const text of ['2 sessions end', '1 open chat ends', /12.50 held points are free again/, 'Statement of reasons, in Dutch'])
    await shows(text)
  await shows('Unspent: 800 bought points.')
  await page.getByLabelText('For').selectOptions('30')
  await page.getByLabelText(/^What happened/).fill('Sold coins in three chats.')
  await why('third time')
  await sendBy('Ban for 30 days')
  await expect
    .poll(() => sent(BAN).map(({ body }) => body))
    .toEqual([{ days: 30, ground: 'ads', facts: 'Sold coins in three chats.', reason: 'third time' }])
})
test('a ban until it is lifted says so on its button', async () => {
  await panel('banMember', 'banMember', { sessions: 0, open_chats: 0, held: 0, language: 'en', unspent_points: 0, unspent_cents: 0 })
  await page.getByLabelText('For').selectOptions('')
  await expect.element(page.getByRole('button', { name: 'Ban until lifted' })).toBeVisible()
})
test('a pause is for hours, a day at first', async () => {
  const PAUSE = 'POST /admin/members/7/pause'
  const { sent } = await panel('pauseMember', 'pauseMember', {}, { [PAUSE]: () => acted() })
  await shows('They read, and write nothing. They are told by mail.')
  await why('cooling down')
  await sendBy('Pause writing')
  await expect.poll(() => sent(PAUSE)[0]?.body).toEqual({ hours: 24, reason: 'cooling down' })
})
test('limits are lowered by a day, a week or both, and show what they were', async () => {
  const LIMIT = 'POST /admin/members/7/limits'
  const shown = { daily_now: null, daily: 500, weekly_now: 3000, weekly: null }
  const { sent } = await panel('limitMember', 'limitMember', shown, { [LIMIT]: () => acted() })
  await why('asked for it')
  await expect.element(page.getByRole('button', { name: 'Lower the limits' })).toBeDisabled()
  await page.getByLabelText('A day').fill('5o0')
  await expect.element(page.getByRole('button', { name: 'Lower the limits' })).toBeDisabled()
  await page.getByLabelText('A day').fill('500')
  await shows('none → 500')
  await sendBy('Lower the limits')
  await expect.poll(() => sent(LIMIT)[0]?.body).toEqual({ daily: 500, weekly: null, reason: 'asked for it' })
})
test('a break of more than a year cannot be begun, and one that runs is shown', async () => {
  await panel('breakMember', 'breakMember', { break_until: '2026-12-01T12:00:00.000Z' })
  await shows(/They are on a break until/)
  await why('asked for it')
  await page.getByLabelText('Days').fill('366')
  await expect.element(page.getByRole('button', { name: 'Begin the break' })).toBeDisabled()
})
test('one session of many ends by itself', async () => {
  const END = 'DELETE /admin/members/7/sessions/44'
  const { sent } = await panel('endMemberSession:44', 'endMemberSession', {}, { [END]: () => acted() })
  await why('not theirs')
  await page
    .getByRole('button', { name: /session/i })
    .last()
    .click()
  await expect.poll(() => sent(END).length).toBe(1)
})

const SHOW = 'POST /admin/members/7/reveal'
const masked = (doors: Doors) => desk(<Reveal memberId="7" field="email" masked="n…@example.com" />, { doors })
test('a masked field is shown to who says why, once, in its place', async () => {
  const { sent } = await masked({ [SHOW]: () => ok({ value: 'noor@example.com' }) })
  await page.getByRole('button', { name: 'Show e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show this field' })
  await expect.element(dialog.getByRole('button', { name: 'Show' })).toBeDisabled()
  await dialog.getByLabelText(/^Reason/).fill('a wrong receipt')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await shows('noor@example.com')
  expect(page.getByText('n…@example.com').elements()).toEqual([])
  expect(sent(SHOW).map(({ body }) => body)).toEqual([{ field: 'email', reason: 'a wrong receipt' }])
})
test('who may not look reads why, and the field stays masked', async () => {
  await masked({ [SHOW]: () => refuse(403, 'operator.self', 'Not your own account.') })
  await page.getByRole('button', { name: 'Show e-mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Reason/).fill('curious')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Not your own account.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await shows('n…@example.com')
})
