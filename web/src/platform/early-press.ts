type Press = { control: HTMLButtonElement | HTMLSelectElement; value: string }
type Keeper = EventListenerObject & { last?: Press }

/** Does what was pressed last while the page was drawn and its scripts were still on their way (index.html keeps it). Links and fields work without us. */
export function redoEarlyPress(): void {
  const { earlyPress: keeper } = globalThis as { earlyPress?: Keeper }
  if (!keeper) return
  removeEventListener('click', keeper, true)
  removeEventListener('change', keeper, true)
  const { last } = keeper
  delete keeper.last
  if (!last?.control.isConnected) return
  if (last.control instanceof HTMLButtonElement) return last.control.click()
  // The first makes React take the part over, which puts the old value back.
  for (const value of [last.control.value, last.value]) {
    last.control.value = value
    last.control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
