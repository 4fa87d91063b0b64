// Stories of a character by language: what ships, and what operators lay over it.
import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk } from '../desk.test-frame.tsx'
import { StoriesTab } from './stories-tab.tsx'

const marlow = {
  slug: 'marlow',
  all_languages: ['en', 'de', 'ar'],
  stories: [
    { language: 'en', source: 'shipped', threads: ['The cake', 'Snow and one onion'], version: 'e1' },
    { language: 'de', source: 'own', threads: ['Der Kuchen'], version: 'd1' },
  ],
} as unknown as CharacterPage
const INK = '=== cake ===\n# title: The cake\nText\n'
const ADD = 'POST /admin/characters/marlow/stories/en'
const open = (doors: Doors = {}, mayWrite = true) =>
  desk(
    <main>
      <h1>Marlow</h1>
      <StoriesTab page={marlow} mayWrite={mayWrite} />
    </main>,
    {
      doors: { 'GET /admin/characters/marlow/stories/en': () => ok({ source: INK, version: 'e1' }), ...doors },
    },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = () => page.getByLabelText('Text', { exact: true })

test('each language says where its stories are from; only own ones are taken away', async () => {
  await open()
  await shows('The cake · Snow and one onion')
  await expect.element(button('Add Arabic')).toBeVisible()
  expect(
    button(/^Take away/)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Take away… German'])
  expect(await faultsInLooks()).toEqual([])
})
test('who may only read is offered nothing to press', async () => {
  await open({}, false)
  await shows('Der Kuchen')
  expect(page.getByRole('button').elements()).toEqual([])
})
test('what is written goes out as a file once it differs, and a reason says why', async () => {
  const { heads } = await open({ [ADD]: () => acted() })
  await button('Open English').click()
  await expect.element(text()).toHaveValue(INK)
  await page.getByLabelText(/^Reason/).fill('a better end')
  await expect.element(button('Tell these')).toBeDisabled()
  await text().fill(`${INK}-> DONE\n`)
  await button('Tell these').click()
  await shows('Done. It stands in the audit log.')
  expect(heads(ADD)).toHaveLength(1)
})
test('a fault leads to its line', async () => {
  const faults = [{ line: 3, text: 'A beat needs a way on.' }]
  await open({ [ADD]: () => refuse(422, 'story.faulty', 'The story has faults.', { payload: { faults } }) })
  await button('Open English').click()
  await text().fill(`${INK}-> nowhere\n`)
  await page.getByLabelText(/^Reason/).fill('a better end')
  await button('Tell these').click()
  await shows('A beat needs a way on.')
  await button('Line 3').click()
  const field = document.querySelector<HTMLTextAreaElement>('#ink')!
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Text')
})
test('lines that no member could write are told only by who says that they looked, and another text has to be looked at anew', async () => {
  const faults = [{ line: 3, text: 'No member could write this.' }]
  const { heads } = await open({ [ADD]: () => refuse(422, 'story.flagged', 'Please look again.', { payload: { faults } }) })
  await button('Open English').click()
  await text().fill(`${INK}-> nowhere\n`)
  await page.getByLabelText(/^Reason/).fill('a darker end')
  await button('Tell these').click()
  const looked = page.getByLabelText('I have read these lines again, and they may be told')
  await looked.click()
  await expect.element(looked).toBeChecked()
  await text().fill(`${INK}-> elsewhere\n`)
  await expect.element(looked).not.toBeChecked()
  expect(heads(ADD)).toHaveLength(1)
})
test('own stories are taken away as they were seen', async () => {
  const REMOVE = 'DELETE /admin/characters/marlow/stories/de'
  const { sent } = await open({ [REMOVE]: () => acted() })
  await button('Take away… German').click()
  await page.getByLabelText(/^Reason/).fill('back to the shipped ones')
  await button('Take away').last().click()
  await expect.poll(() => sent(REMOVE)[0]?.body).toEqual({ version: 'd1', reason: 'back to the shipped ones' })
})
