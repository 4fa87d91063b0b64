import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { shows, stage, toastTimes } from '#web/platform/stage.test-frame.tsx'
import { showToast } from '#web/platform/toasts.ts'
import '../styles/styles.css'
import ToastRow from './toast-row.tsx'
import { Toasts } from './toasts.tsx'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const toast = (text: string) => page.getByText(text)

test('a toast that came before the shelf waits for it, bottom right, and goes after 2.5 s', async () => {
  const standing = stage(<Toasts />)
  showToast({ text: 'Successfully left the chat' })
  await standing
  await shows('Successfully left the chat')
  const shelf = toast('Successfully left the chat').element().closest<HTMLElement>('[data-sonner-toaster]')!.dataset
  expect([shelf['yPosition'], shelf['xPosition']]).toEqual(['bottom', 'right'])
  expect(toastTimes()).toEqual([2_500])
  await expect.element(toast('Successfully left the chat'), { timeout: 5_000 }).not.toBeInTheDocument()
})

test('it stays under the pointer, and takes no focus', async () => {
  await stage(
    <>
      <input aria-label="Message" />
      <Toasts />
    </>,
  )
  await page.getByLabelText('Message').click()
  showToast({ text: 'Saved', durationMs: 2_000 })
  await shows('Saved')
  await expect.element(page.getByLabelText('Message')).toHaveFocus()
  await userEvent.hover(toast('Saved'))
  await pause(2_800)
  await expect.element(toast('Saved')).toBeVisible()
  await userEvent.unhover(toast('Saved'))
  await expect.element(toast('Saved'), { timeout: 5_000 }).not.toBeInTheDocument()
})

test('one with the same id takes the other’s place, and the key F6 leads to them', async () => {
  await stage(<Toasts />)
  showToast({ text: 'First', id: 'one', durationMs: 5_000 })
  await shows('First')
  showToast({ text: 'Second', id: 'one', durationMs: 5_000, action: { label: 'Top Up', onPress: () => undefined } })
  await shows('Second')
  await expect.element(toast('First')).not.toBeInTheDocument()
  await userEvent.keyboard('{F6}')
  expect(document.activeElement?.closest('[data-sonner-toaster]')).not.toBeNull()
})

test('one that goes over to a chat’s row never stands twice, and comes back to the page’s shelf', async () => {
  function Chat() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Chat
        </button>
        {isOpen && <ToastRow />}
        <Toasts />
      </>
    )
  }
  await stage(<Chat />)
  showToast({ text: 'Welcome', durationMs: 10_000 })
  await shows('Welcome')
  const standing = () =>
    toast('Welcome')
      .elements()
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  let most = 0
  const watch = new MutationObserver(() => (most = Math.max(most, standing().length)))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  const press = page.getByRole('button', { name: 'Chat' })
  await press.click()
  await expect.poll(() => standing().map((one) => one.closest('.toast-row') !== null)).toEqual([true])
  await expect.poll(() => toast('Welcome').elements().length).toBe(1)
  await press.click()
  await expect.poll(() => standing().map((one) => one.closest('.toast-row') === null)).toEqual([true])
  watch.disconnect()
  expect(most).toBe(1)
})
