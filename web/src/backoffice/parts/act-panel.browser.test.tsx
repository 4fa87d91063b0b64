// An act from the panel to the server, played with goodwill: what it would do is seen before, and it is sent once.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview } from '../desk.test-frame.tsx'
import { PointsPanel } from '../members/care-panels.tsx'

const member = { id: '7', name: 'Noor' } as Parameters<typeof PointsPanel>[0]['member']
const GIVE = 'POST /admin/members/7/points'
const LOOK = 'POST /admin/previews/givePoints'
async function open(doors: Doors = {}, onClose = vi.fn<() => void>()) {
  const staged = await desk(
    <>
      <main>
        <h1>Noor</h1>
      </main>
      <PointsPanel member={member} onClose={onClose} />
    </>,
    { doors: { [LOOK]: () => preview({ available: 120, owed: 0, given: 50 }), [GIVE]: () => acted(), ...doors } },
  )
  return { ...staged, onClose }
}
const points = () => page.getByLabelText(/^Points/)
const reason = () => page.getByLabelText(/^Reason/)
const send = (name: string | RegExp = 'Give 50 points') => page.getByRole('button', { name })

test('an act shows what it would do, waits for a reason, and goes out with what was seen', async () => {
  const { sent, heads, onClose } = await open()
  await expect.element(points()).toHaveFocus()
  await expect.element(send('Give points')).toBeDisabled()
  await points().fill('50')
  await shows('170')
  await expect.element(send()).toBeDisabled()
  await reason().fill('lost a chat')
  await send().click()
  await shows('Done. It stands in the audit log.')
  expect(sent(GIVE).map(({ body }) => body)).toEqual([{ points: 50, reason: 'lost a chat' }])
  expect(heads(GIVE)).toMatchObject([{ seen: 'seen-1', key: expect.stringMatching(/.{16}/) }])
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['0', '-5', '50001', 'ten', '5.5'])('%s points cannot be given, and nobody is asked what they would do', async (text) => {
  const { sent } = await open()
  await points().fill(text)
  await reason().fill('why not')
  await expect.element(send('Give points')).toBeDisabled()
  expect(sent(LOOK)).toEqual([])
})

test('what needs a second person is asked for, and says so before and after', async () => {
  await open({ [LOOK]: () => preview({ available: 0, owed: 30, given: 50 }, { needs_second: true }), [GIVE]: () => acted('12') })
  await points().fill('50')
  await shows('A second person has to say yes to this, within 24 hours.')
  await shows('Owed')
  await reason().fill('lost a chat')
  await send('Ask: Give 50 points').click()
  await shows('Asked. Another person has to say yes, within 24 hours.')
})

test('what has changed meanwhile is shown anew, and the next press carries what is seen now', async () => {
  let now = 1
  const { heads } = await open({
    [LOOK]: () => preview({ available: now * 100, owed: 0, given: 50 }, { seen: `seen-${now}` }),
    [GIVE]: () => (now++ === 1 ? refuse(409, 'version.stale', 'It has changed meanwhile. Please look again.') : acted()),
  })
  await points().fill('50')
  await shows('150')
  await reason().fill('lost a chat')
  await send().click()
  await shows('It has changed meanwhile. Please look again.')
  await shows('250')
  await send().click()
  await shows('Done. It stands in the audit log.')
  const [first, second] = heads(GIVE)
  expect([first!.seen, second!.seen]).toEqual(['seen-1', 'seen-2'])
})

test('after a lost answer the same wish goes out under its key; another sum is another wish', async () => {
  const { heads } = await open({ [GIVE]: () => 'no answer' })
  await points().fill('50')
  await reason().fill('lost a chat')
  await send().click()
  await shows('No answer. Please try again.')
  await send().click()
  await expect.poll(() => heads(GIVE).length).toBe(2)
  await points().fill('60')
  await send('Give 60 points').click()
  await expect.poll(() => heads(GIVE).length).toBe(3)
  const [first, again, other] = heads(GIVE).map(({ key }) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a code is asked for where the last one is too old: a wrong one stays in the dialog, a right one lets the act go on by itself', async () => {
  let isShown = false
  const { sent } = await open({
    [GIVE]: () => (isShown ? acted() : refuse(403, 'operator.factor-again', 'Your code, please.')),
    'POST /admin/factor/again': ({ body }) => {
      isShown = body['code'] === '222222'
      return isShown ? ok() : refuse(422, 'operator.code-invalid', 'This code is not right.')
    },
  })
  await points().fill('50')
  await reason().fill('lost a chat')
  await send().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Code').fill('111111')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog.getByText('This code is not right.')).toBeVisible()
  await dialog.getByLabelText('Code').fill('222222')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await shows('Done. It stands in the audit log.')
  expect(sent(GIVE)).toHaveLength(2)
})

test('who shows no code has done nothing, and reads why', async () => {
  const { sent, onClose } = await open({ [GIVE]: () => refuse(403, 'operator.factor-again', 'Your code, please.') })
  await points().fill('50')
  await reason().fill('lost a chat')
  await send().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your code, please.')
  expect([sent(GIVE).length, onClose.mock.calls.length]).toEqual([1, 0])
})

test('Ctrl Enter sends what is filled in, Escape goes back, and a look is well formed in every size and theme', async () => {
  const { sent, onClose } = await open()
  await points().fill('50')
  expect(await faultsInLooks()).toEqual([])
  await reason().fill('lost a chat')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent(GIVE).length).toBe(1)
  await reason().click()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('an act that cannot be is refused before it is tried', async () => {
  await open({ [LOOK]: () => refuse(409, 'member.deleted', 'This account is gone.') })
  await points().fill('50')
  await reason().fill('lost a chat')
  await expect.element(page.getByRole('alert')).toHaveTextContent('This account is gone.')
  await expect.element(send()).toBeDisabled()
})
