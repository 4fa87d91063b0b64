// Who runs the lounge: invited, given roles, reset, removed, always by somebody else.
import type { TeamMember } from '@green-room/contract/backoffice/team'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview } from '../desk.test-frame.tsx'
import TeamScreen from './team-screen.tsx'

const person = (more: Partial<TeamMember> = {}): TeamMember => ({
  id: '91',
  name: 'Mo',
  email: 'mo@example.com',
  roles: ['moderator'],
  has_factor: true,
  sessions: 2,
  last_seen_at: null,
  invited_until: null,
  is_me: false,
  ...more,
})
const team = [person({ id: '90', name: 'Wilma', roles: ['owner'], is_me: true }), person()]
const open = (people: readonly TeamMember[], doors: Doors = {}) =>
  desk(<TeamScreen />, { doors: { 'GET /admin/operators': () => ok(people), ...doors } })
const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click()
const why = () => page.getByLabelText(/^Reason/).fill('new in the team')

test('everybody is listed with what they may do; nobody changes themselves', async () => {
  const invited = person({ id: '92', name: 'Ira', has_factor: false, sessions: 0, invited_until: '2026-11-25T10:00:00.000Z' })
  await open([...team, invited, person({ id: '93', name: 'Jo', has_factor: false })])
  await shows('you')
  await shows(/Invited until/)
  await expect.element(page.getByRole('cell', { name: 'Missing' })).toBeVisible()
  expect(page.getByRole('button', { name: /Wilma/ }).elements()).toEqual([])
  expect(page.getByRole('button', { name: /Mo$/ }).elements()).toHaveLength(4)
  expect(await faultsInLooks()).toEqual([])
})
test('an invitation needs an address and a role, and says what becomes of it', async () => {
  const INVITE = 'POST /admin/operators'
  const { sent } = await open(team, {
    [INVITE]: () => acted(),
    'POST /admin/previews/inviteOperator': () => preview({ roles: ['support', 'content'] }),
  })
  await press('Invite')
  await why()
  await page.getByLabelText('E-mail').fill('ira@example')
  await page.getByLabelText(/^Support/).click()
  await expect.element(page.getByRole('button', { name: 'Invite' }).last()).toBeDisabled()
  await page.getByLabelText('E-mail').fill(' ira@example.com ')
  await page.getByLabelText(/^Content/).click()
  await shows(/They get a link by mail that works once, for 48 hours, and become: Support, Content/)
  await press('Invite')
  await expect
    .poll(() => sent(INVITE)[0]?.body)
    .toEqual({ email: 'ira@example.com', roles: ['support', 'content'], reason: 'new in the team' })
})
test('roles are changed to what they are afterwards, and never to none', async () => {
  const ROLES = 'PUT /admin/operators/91/roles'
  const { sent } = await open(team, {
    [ROLES]: () => acted(),
    'POST /admin/previews/setRoles': () => preview({ before: ['moderator'], after: ['finance'] }),
  })
  await press('Roles Mo')
  await why()
  await page.getByLabelText(/^Moderator/).click()
  await expect.element(page.getByRole('button', { name: 'Change roles' })).toBeDisabled()
  await page.getByLabelText(/^Finance/).click()
  await press('Change roles')
  await expect.poll(() => sent(ROLES)[0]?.body).toEqual({ roles: ['finance'], reason: 'new in the team' })
})
test.each([
  ['End sessions Mo', 'End their sessions', 'DELETE /admin/operators/91/sessions', 'endOperatorSessions'],
  ['Reset factor Mo', 'Reset the factor', 'DELETE /admin/operators/91/factors', 'resetFactor'],
  ['Remove Mo', 'Remove from the team', 'DELETE /admin/operators/91', 'removeOperator'],
])('%s', async (name, button, door, act) => {
  const { sent } = await open(team, { [door]: () => acted(), [`POST /admin/previews/${act}`]: () => preview({ roles: ['moderator'] }) })
  await press(name)
  await why()
  await press(button)
  await expect.poll(() => sent(door).length).toBe(1)
})
