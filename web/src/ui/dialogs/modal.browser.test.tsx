import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, forgetToasts, stage } from '#web/platform/stage.test-frame.tsx'
import { showToast } from '#web/platform/toasts.ts'
import { Modal } from './modal.tsx'
import '../styles/styles.css'
import ToastShelf from '../notices/toast-shelf.tsx'

afterEach(() => forgetToasts())

function Two({ isPersistent = false }: { isPersistent?: boolean }) {
  const [open, setOpen] = useState<readonly string[]>([])
  const close = (name: string) => setOpen(open.filter((one) => one !== name))
  return (
    <>
      <button onClick={() => setOpen(['first'])}>Open first</button>
      <button>Behind</button>
      <Modal
        isOpen={open.includes('first')}
        onClose={() => close('first')}
        title="First"
        isPersistent={isPersistent}
        foot={<button>Done</button>}
      >
        <input aria-label="Name" />
        <button onClick={() => setOpen(['first', 'second'])}>Open second</button>
      </Modal>
      <Modal isOpen={open.includes('second')} onClose={() => close('second')} title="Second">
        <p>Nothing to fill in.</p>
      </Modal>
      <ToastShelf />
    </>
  )
}
const dialog = (name: string) => page.getByRole('dialog', { name })

test('the focus goes in to the first field, stays inside, and comes back to the opener', async () => {
  await stage(<Two />)
  await page.getByText('Open first').click()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  for (let turn = 0; turn < 6; turn++) await userEvent.tab()
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('First')).not.toBeInTheDocument()
  await expect.element(page.getByText('Open first')).toHaveFocus()
})

test('Escape closes the top one alone, and each stands two steps above the one below', async () => {
  await stage(<Two />)
  await page.getByText('Open first').click()
  await page.getByText('Open second').click()
  await expect.element(dialog('Second')).toBeVisible()
  const [low, high] = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].map(({ style }) => Number(style.zIndex)) as [
    number,
    number,
  ]
  expect([low, high]).toEqual([51, 53])
  await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Second')).not.toBeInTheDocument()
  await expect.element(dialog('First')).toBeVisible()
  await expect.element(page.getByText('Open second')).toHaveFocus()
})

test('the page behind does not scroll while one is open', async () => {
  await stage(<Two />)
  expect(page.getByRole('dialog').elements()).toEqual([])
  await page.getByText('Open first').click()
  await expect.element(dialog('First')).toBeVisible()
  expect(getComputedStyle(document.body).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('First')).not.toBeInTheDocument()
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
})

test('a persistent one ignores Escape and the scrim, and has no X', async () => {
  await stage(<Two isPersistent />)
  await page.getByText('Open first').click()
  await userEvent.keyboard('{Escape}')
  document.elementFromPoint(4, 4)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(dialog('First')).toBeVisible()
  expect(page.getByRole('button', { name: 'Close' }).elements()).toEqual([])
})

test('a toast over it can be pressed, and that closes nothing', async () => {
  let pressed = 0
  await stage(<Two />)
  await page.getByText('Open first').click()
  await expect.element(dialog('First')).toBeVisible()
  showToast({ text: 'Not enough points', tone: 'warn', durationMs: 8_000, action: { label: 'Top Up', onPress: () => pressed++ } })
  await page.getByText('Top Up').click()
  expect(pressed).toBe(1)
  await expect.element(dialog('First')).toBeVisible()
})

test('axe finds nothing wrong', async () => {
  await stage(<Two />)
  await page.getByText('Open first').click()
  await page.getByText('Open second').click()
  await expect.element(dialog('Second')).toBeVisible()
  expect(await faults()).toEqual([])
})
