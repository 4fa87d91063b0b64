// A talk that operators try: nobody pays, nothing is kept, and the state of the talk goes along.
import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import type { Tried } from '@green-room/contract/backoffice/stories'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Asked, type Said } from '#web/platform/stage.test-frame.tsx'
import { desk } from '../desk.test-frame.tsx'
import { TryTalk } from './try-talk.tsx'

const marlow = (more: Partial<CharacterPage> = {}) =>
  ({ slug: 'marlow', name: 'Marlow', languages: ['en', 'de'], draft: null, no: 3, ...more }) as CharacterPage
const tried = (more: Partial<Tried> = {}): Said =>
  ok({
    text: 'Good evening.',
    refusal: null,
    suggestions: ['Good evening', 'Who are you?'],
    served_by: 'embedded',
    is_cut: false,
    ms: 3,
    input_tokens: null,
    output_tokens: null,
    prompt: null,
    state: { at: 'hello' },
    ...more,
  })
const TRY = 'POST /admin/characters/marlow/try/en'
async function begin(answer: (asked: Asked) => Said, one = marlow(), door = TRY) {
  const staged = await desk(
    <main>
      <h1>Marlow</h1>
      <TryTalk page={one} />
    </main>,
    { doors: { [door]: answer } },
  )
  return { ...staged, press: (name: string) => page.getByRole('button', { name }).click() }
}
const field = () => page.getByLabelText('Say something as a member')

test('it begins with the character’s first words, goes on by chips and by words, and carries its state along', async () => {
  const { sent, press } = await begin(({ body }) => {
    const said = (body['lines'] as { text: string }[]).length
    return said === 0 ? tried() : tried({ text: `Answer ${said}`, state: { at: `beat-${said}` } })
  })
  await press('Begin a talk')
  await shows(/Good evening\./)
  await shows('The talker, no model, 3 ms')
  expect(await faultsInLooks()).toEqual([])
  await press('Who are you?')
  await shows(/Answer 2/)
  await field().fill('  And then? ')
  await press('Send')
  await shows(/Answer 4/)
  await expect.element(field()).toHaveValue('')
  expect(sent(TRY).map(({ body }) => [body['card'], body['state'], (body['lines'] as { text: string }[]).at(-1)?.text])).toEqual([
    ['live', null, undefined],
    ['live', { at: 'hello' }, 'Who are you?'],
    ['live', { at: 'beat-2' }, 'And then?'],
  ])
})
test('another language is another talk, and a draft is tried as the draft', async () => {
  const door = 'POST /admin/characters/marlow/try/de'
  const draft = marlow({ draft: { at: '2026-11-24T10:00:00.000Z', by: 'Wilma' } })
  const { sent, press } = await begin(() => tried({ text: 'Guten Abend.', suggestions: [] }), draft, door)
  await shows('the draft · free')
  await page.getByLabelText('Language').selectOptions('de')
  await press('Begin a talk')
  await shows(/Guten Abend\./)
  expect(sent(door)[0]!.body['card']).toBe('draft')
})
test('what the house refuses is said by its rule, and stays in the field', async () => {
  const { press } = await begin(({ body }) =>
    (body['lines'] as unknown[]).length === 0 ? tried() : tried({ text: null, refusal: 'No card numbers, please.', suggestions: [] }),
  )
  await press('Begin a talk')
  await field().fill('4111 1111 1111 1111')
  await press('Send')
  await expect.element(page.getByRole('alert')).toHaveTextContent('No card numbers, please.')
  await expect.element(field()).toHaveValue('4111 1111 1111 1111')
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})
test('what a model was given to read can be read, with its tokens, and that it was cut', async () => {
  const prompt = { model: 'main', was_read: true, instructions: 'You are Marlow.', messages: [{ role: 'user', text: 'Hello?' }] }
  const { press } = await begin(() => tried({ served_by: 'main', input_tokens: 812, output_tokens: 40, is_cut: true, prompt }))
  await press('Begin a talk')
  await shows('main, 3 ms · 812 tokens read, 40 written · cut by the rules of the house')
  await page.getByText('What main was given to read').click()
  await shows(/You are Marlow\.\s+\[user\] Hello\?/)
})
test('an answer that does not come leaves the talk as it was, and it can be begun again', async () => {
  let isDown = false
  const { press } = await begin(() => (isDown ? refuse(503, 'talk.no-answer', 'No answer came.') : tried()))
  await press('Begin a talk')
  isDown = true
  await press('Who are you?')
  await expect.element(page.getByRole('alert')).toHaveTextContent('No answer came.')
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
  await press('Begin again')
  expect(page.getByRole('listitem').elements()).toHaveLength(0)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})
