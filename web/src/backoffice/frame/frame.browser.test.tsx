// The frame around all desks: keys, search, what waits, and the way out.
import { Link } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsInLooks, ok, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import { ME } from '../desk.test-frame.tsx'
import { screensOf } from '../screens.ts'
import { Frame } from './frame.tsx'

beforeEach(async () => {
  localStorage.removeItem('desk-keys-off')
  await page.viewport(1440, 900)
})

const rows = ['1', '2', '3']
async function open(doors: Doors = {}, me: Partial<typeof ME> = {}) {
  const own = { ...ME, ...me }
  return stage(
    <Frame me={own} screens={screensOf(own.roles)}>
      <main>
        <h1>Desk</h1>
        <input aria-label="Field" />
        {rows.map((id) => (
          <p key={id} data-row className="main">
            <Link to={`/members/${id}`}>Member {id}</Link>
          </p>
        ))}
      </main>
    </Frame>,
    { isPage: true, path: '/members', doors: { 'GET /admin/needs': () => ok({ cases: 4 }), 'GET /admin/search': () => ok([]), ...doors } },
  )
}
const focused = () => document.activeElement?.textContent
const named = (name: string | RegExp) => page.getByRole('navigation').getByRole('link', { name })

test('the side bar has the desks of whoever is signed in, and how much waits at them', async () => {
  await open()
  await expect.element(named(/Reports & safety\s*4/)).toBeVisible()
  await expect.element(named('Members')).toHaveAttribute('aria-current', 'page')
  expect(document.title).toBe('Members · Back office · Green Room')
  expect(await faultsInLooks()).toEqual([])
})
test('who helps members sees neither the books nor the prices', async () => {
  await open({}, { roles: ['support'] })
  await expect.element(named('Members')).toBeVisible()
  const all = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent)
  expect(all.filter((name) => /Ledger|Prices|Team/.test(name ?? ''))).toEqual([])
})
test('g and a letter go to a desk, j and k walk along the rows', async () => {
  const { place } = await open()
  await userEvent.keyboard('j')
  expect(focused()).toBe('Member 1')
  await userEvent.keyboard('jj')
  expect(focused()).toBe('Member 3')
  await userEvent.keyboard('j')
  expect(focused()).toBe('Member 3')
  await userEvent.keyboard('k')
  expect(focused()).toBe('Member 2')
  await userEvent.keyboard('gr')
  await expect.poll(place).toBe('/cases')
})
test('single keys sleep while somebody types, and where they are switched off', async () => {
  const { place } = await open()
  await page.getByLabelText('Field').fill('')
  await userEvent.keyboard('grj')
  await expect.element(page.getByLabelText('Field')).toHaveValue('grj')
  await page.getByRole('button', { name: 'Keys' }).click()
  await page.getByLabelText('Single keys are on').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await userEvent.keyboard('gr')
  expect(place()).toBe('/members')
  await userEvent.keyboard('?')
  expect(page.getByRole('dialog').elements()).toEqual([])
})
test('Ctrl K searches: what is found first opens by Enter, and the field is empty again', async () => {
  const hits = [{ kind: 'order', id: '5', title: 'Order G-2026-000148', path: '/orders/5' }]
  const { place, sent } = await open({ 'GET /admin/search': ({ body }) => ok(body['q'] === 'G-2026-000148' ? hits : []) })
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = page.getByRole('searchbox', { name: 'Member, order, receipt…' })
  await expect.element(field).toHaveFocus()
  await field.fill('nobody@example.com')
  await expect.element(page.getByText('Nothing has this number, address or receipt.')).toBeVisible()
  await field.fill(' G-2026-000148 ')
  await expect.element(page.getByRole('link', { name: 'Order G-2026-000148' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/orders/5')
  await expect.element(field).toHaveValue('')
  expect(sent('GET /admin/search').map(({ body }) => body['q'])).toEqual(['nobody@example.com', 'G-2026-000148'])
})
test('Escape clears a search; signing out asks who is there anew', async () => {
  const { sent } = await open({ 'POST /admin/sign-out': () => ok() })
  const field = page.getByRole('searchbox', { name: 'Member, order, receipt…' })
  await field.fill('7')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  const before = sent('GET /admin/needs').length
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => sent('GET /admin/needs').length).toBeGreaterThan(before)
  expect(sent('POST /admin/sign-out')).toHaveLength(1)
})
