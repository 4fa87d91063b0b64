/** Runs again and again: at once when woken, and every `everyMs` as a floor. Never two runs at a time; `run` says whether there may be more. */
export function createLoop(options: { everyMs: number; run(): Promise<boolean>; onError(error: unknown): void }) {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> | undefined
  let again = false
  let open = false

  async function turns(): Promise<void> {
    do {
      again = false
      try {
        if (await options.run()) again = true
      } catch (error) {
        options.onError(error)
      }
    } while (again && open)
  }

  function wake(): void {
    if (!open) return
    again = true
    current ??= turns().finally(() => {
      current = undefined
      if (again) wake() // woken between the last look and here
    })
  }

  return {
    wake,
    start(): void {
      open = true
      timer = setInterval(wake, options.everyMs)
      wake()
    },
    /** Ends after the run that is under way. */
    async stop(): Promise<void> {
      open = false
      clearInterval(timer)
      await current
    },
  }
}
