import { useState } from 'react'

/** What a press sets going: whether it is under way, and why it failed. */
export function useWork() {
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  async function work(doing: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await doing()
    } catch (problem) {
      setFailure(problem)
    } finally {
      setBusy(false)
    }
  }
  return { failure, isBusy, work }
}
