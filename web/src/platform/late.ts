import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const [FIRST_WAIT_MS, LAST_WAIT_MS] = [1_000, 15_000]

/**
 * A part that is loaded when it is first drawn. What can't be had, as while the line is down, is asked for again, and stays away until it comes:
 * a page is not taken down by what stands beside it. That a new build has replaced it is another matter (entry-client.tsx).
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own `lazy` takes it: a part with whatever properties
export const late = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>): LazyExoticComponent<Part> =>
  lazy(() => untilThere(load))

async function untilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LAST_WAIT_MS)) {
    try {
      return await load()
    } catch {
      await lineOr(waitMs)
    }
  }
}

const lineOr = (waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, waitMs)
    addEventListener('online', go)
  })
