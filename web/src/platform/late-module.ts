import { use } from 'react'

type Tracked<Value> = Promise<Value> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: Value }

/** React draws a failure at once and several times: for so long it is the same one. */
const FAILURE_KEPT_MS = 1_000

export type LateModule<Value> = {
  /** Loads it, once; some time after a failure the next call tries again. */
  load: () => Promise<Value>
  /** What it is, in a component: waits under the nearest Suspense where it has not come yet, and for nothing at all where it has. */
  use: () => Value
}

/** A module that comes when it is needed. What has been loaded beforehand is there in the very first drawing, on the server and in the browser. */
export function lateModule<Value>(load: () => Promise<Value>): LateModule<Value> {
  let loading: Tracked<Value> | undefined
  const start = (): Tracked<Value> => {
    if (loading) return loading
    const promise: Tracked<Value> = load()
    loading = promise
    promise.then(
      // React reads these of a promise that it is to use: without them it would wait a moment for what is there already.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => void setTimeout(() => (loading = undefined), FAILURE_KEPT_MS),
    )
    return promise
  }
  // Waits for the marking too, which is done before whoever awaits this goes on.
  return { load: async () => await start(), use: () => use<Value>(start() as Promise<Value>) }
}
