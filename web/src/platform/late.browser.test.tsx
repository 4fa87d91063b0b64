import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { late } from './late.ts'

const Part = ({ name }: { name: string }) => <p>{name} is here</p>

test('what can’t be had stays away, and comes with the line; the page stands meanwhile', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const Late = late(load)
  await render(
    <>
      <h1>The page</h1>
      <Suspense fallback={null}>
        <Late name="Mara" />
      </Suspense>
    </>,
  )
  await expect.poll(() => load.mock.calls.length, { timeout: 8_000 }).toBeGreaterThan(1) // by itself, after a second
  await expect.element(page.getByRole('heading', { name: 'The page' })).toBeVisible()
  load.mockResolvedValue({ default: Part })
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Mara is here')).toBeVisible()
})
