import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { shows, stage, toastTimes } from '#web/platform/stage.test-frame.tsx'
import { showToast } from '#web/platform/toasts.ts'
import './styles.css'
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
