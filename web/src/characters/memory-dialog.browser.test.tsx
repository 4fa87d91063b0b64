import type { Memory } from '@green-room/contract/talk/memory'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { MARA } from './mara.test-data.ts'
import MemoryDialog from './memory-dialog.tsx'

const fact = (id: string, key: string, value: string, change = {}) => ({
  id,
  key,
  value,
  pinned: false,
  edited: false,
  created_at: '2026-11-20T12:00:00.000Z',
  ...change,
})
const SUMMARY = {
  text: 'They spoke of a boat that leaks.',
  since: '2026-11-01T12:00:00.000Z',
  through: { topic_id: '7', number: 19, at: '2026-11-20T12:00:00.000Z' },
}
const FULL: Memory = {
  character: { id: '9', name: 'Mara' },
  enabled: true,
  facts: [fact('1', 'name', 'Dana', { pinned: true }), fact('2', 'sister', 'Marta', { edited: true })],
  summary: SUMMARY,
  is_rewriting: false,
}

let memory: Memory
let closed = 0
beforeEach(async () => {
  memory = structuredClone(FULL)
  closed = 0
  await page.viewport(1280, 800)
})
async function open(doors: Doors = {}) {
  return stage(<MemoryDialog companion={MARA} onClose={() => closed++} />, {
    member: PROFILE,
    doors: {
      'GET /characters/9/memory': () => ok(memory),
      'PUT /characters/9/memory': ({ body }) => ((memory = { ...memory, enabled: body['enabled'] === true }), ok()),
      'DELETE /characters/9/memory': () => ((memory = { ...memory, facts: [], summary: null }), ok()),
      'POST /characters/9/memory/facts': ({ body }) => {
        memory.facts.push(fact('3', String(body['key']).toLowerCase(), String(body['value']), { edited: true }))
        return ok({ id: '3' })
      },
      'PATCH /characters/9/memory/facts/2': ({ body }) => (Object.assign(memory.facts[1]!, body), ok()),
      'DELETE /characters/9/memory/facts/2': () => (memory.facts.pop(), ok()),
      ...doors,
    },
  })
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the panel', () => {
  test('shows what is remembered, since when, and in whose words, without a fault for any reader', async () => {
    await open()
    for (const text of ['What Mara remembers', 'Dana', 'Sister', /in your words/, '2 of 40', SUMMARY.text, /01\.11\.2026 to 20\.11\.2026/])
      await shows(text)
    await expect.element(button('Pin “Name: Dana”')).toHaveAttribute('aria-pressed', 'true')
    expect(await faults()).toEqual([])
  })

  test('takes something new, corrects it, pins it and erases it', async () => {
    const { sent } = await open()
    await button('Add something').click()
    await userEvent.keyboard('Boat{Tab}Petrel{Enter}')
    await shows('Petrel')
    expect(sent('POST /characters/9/memory/facts').at(-1)!.body).toMatchObject({ key: 'Boat', value: 'Petrel' })
    await button('Change “Sister: Marta”').click()
    await expect.element(page.getByLabelText('Remembered as “Sister”')).toHaveFocus()
    await page.getByLabelText('Remembered as “Sister”').fill('Maria')
    await userEvent.keyboard('{Enter}')
    await shows('Maria')
    await button('Pin “Sister: Maria”').click()
    await expect.element(button('Pin “Sister: Maria”')).toHaveAttribute('aria-pressed', 'true')
  })

  test('erases one, and erases all only when it is said twice', async () => {
    const { sent } = await open()
    await button('Erase “Sister: Marta”').click()
    await expect.element(page.getByText('Marta')).not.toBeInTheDocument()
    await button('Erase all').click()
    expect(sent('DELETE /characters/9/memory')).toHaveLength(0)
    await button('Erase everything').click()
    await shows('Nothing yet. What you tell of yourself appears here.')
    await expect.element(button('Erase all')).not.toBeInTheDocument()
  })

  test('is turned off and on', async () => {
    await open()
    const toggle = page.getByRole('switch', { name: /Remember/ })
    await toggle.click()
    await shows(/Off: nothing is read and nothing is added/)
    await expect.element(button('Add something')).not.toBeInTheDocument()
    await toggle.click()
    await expect.element(button('Add something')).toBeVisible()
  })

  test('says why something is not kept, beside the words that were written', async () => {
    const why = 'Characters never keep health.'
    await open({ 'POST /characters/9/memory/facts': () => refuse(422, 'memory.not-kept', why, { errors: { value: [why] } }) })
    await button('Add something').click()
    await userEvent.keyboard('Note{Tab}something{Enter}')
    await shows(why)
    await expect.element(page.getByLabelText('What to remember')).toHaveValue('something')
    await expect.poll(faults).toEqual([]) // the button fades back in
  })

  test('says that a summary is being rewritten, that nothing is there yet, and what could not be read', async () => {
    memory = { ...memory, summary: null, facts: [], is_rewriting: true }
    await open()
    await shows(/It is written anew after the next reply/)
    await shows('Nothing yet. What you tell of yourself appears here.')
    await button('Done').click()
    expect(closed).toBe(1)
  })

  test('can be asked for again where it could not be read', async () => {
    let fails = true
    await open({ 'GET /characters/9/memory': () => (fails ? refuse(500, 'server.failed', 'An error occurred') : ok(memory)) })
    await shows('The memory could not be loaded.')
    fails = false
    await button('Try Again').click()
    await shows('Dana')
  })

  test('is taken along as a file', async () => {
    await open()
    let name = ''
    let text: Promise<string> = Promise.resolve('')
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function download(this: HTMLAnchorElement) {
      name = this.download
      text = fetch(this.href).then((response) => response.text())
    }
    await button('Download').click()
    HTMLAnchorElement.prototype.click = click
    expect(name).toBe('memory-of-mara.json')
    expect(JSON.parse(await text)).toMatchObject({ character: 'Mara', facts: [{ value: 'Dana' }, { value: 'Marta' }] })
  })

  test('stands on a phone without a sideways scroll', async () => {
    await page.viewport(320, 640)
    memory.facts.push(fact('4', 'garden', 'W'.repeat(160)))
    await open()
    await shows('Garden')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const dialog = page.getByRole('dialog').element()
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  })
})
