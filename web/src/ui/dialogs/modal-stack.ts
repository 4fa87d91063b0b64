import { useEffect, useId, useSyncExternalStore } from 'react'

// The dialogs that are open, the lowest first.
let open: readonly string[] = []
const watchers = new Set<() => void>()

function change(next: readonly string[]): void {
  open = next
  for (const watcher of watchers) watcher()
}
function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Where in the stack a dialog stands: one that opens over another stands one place higher (50 and its place). */
export function useModalPlace(isOpen: boolean): number {
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    change([...open, id])
    return () => change(open.filter((one) => one !== id))
  }, [isOpen, id])
  return useSyncExternalStore(
    watch,
    () => Math.max(0, open.indexOf(id)),
    () => 0,
  )
}
