// Drawn by React as it draws in a browser, without act(): only there does it look at how use() is called.
import { StrictMode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { lateModule, type LateModule } from './late-module.ts'

let root: Root
let place: HTMLElement
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => {
  complaints.mockClear()
  place = document.createElement('div')
  root = createRoot(place, { onCaughtError: () => undefined })
})
afterEach(() => root.unmount())

const Said = ({ late }: { late: LateModule<string> }) => <p>{late.use()}</p>
const show = (late: LateModule<string>): void =>
  root.render(
    <StrictMode>
      <ErrorBoundary
        fallback={(error, retry) => (
          <button type="button" onClick={retry}>
            {error.message}
          </button>
        )}
      >
        <Suspense fallback="waiting">
          <Said late={late} />
        </Suspense>
      </ErrorBoundary>
    </StrictMode>,
  )
const shows = (text: string): Promise<void> => vi.waitFor(() => expect(place.textContent).toBe(text))

test('what has been loaded is there in the first drawing, without a moment of waiting', async () => {
  const late = lateModule(async () => 'here')
  await late.load()
  const seen = new Set<string>()
  new MutationObserver(() => seen.add(place.textContent)).observe(place, { childList: true, subtree: true, characterData: true })
  show(late)
  await shows('here')
  expect([...seen]).toEqual(['here'])
  expect(complaints).not.toHaveBeenCalled()
})

test('what comes later is waited for, loaded once, and React has nothing to say about it', async () => {
  const loading = Promise.withResolvers<string>()
  const load = vi.fn<() => Promise<string>>(() => loading.promise)
  show(lateModule(load))
  await shows('waiting')
  loading.resolve('here')
  await shows('here')
  expect(load).toHaveBeenCalledTimes(1)
  expect(complaints).not.toHaveBeenCalled()
})

test('what can’t be loaded is shown as a failure, and is loaded again when the reader tries again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  show(lateModule(load))
  await shows('offline')
  expect(load).toHaveBeenCalledTimes(1)
  expect(complaints).not.toHaveBeenCalled()

  vi.runAllTimers()
  vi.useRealTimers()
  load.mockResolvedValue('here')
  place.querySelector('button')!.click()
  await shows('here')
})
