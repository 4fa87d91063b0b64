// Whether suggested replies are shown: a choice that is kept in this browser.
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/platform/kept/storage.ts'

const KEY = 'suggestions'
const watchers = new Set<() => void>()

const areHidden = (): boolean => readStored(KEY) === 'hidden'
function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
export const useHiddenSuggestions = (): boolean => useSyncExternalStore(watch, areHidden, () => false)
export function hideSuggestions(isHidden: boolean): void {
  writeStored(KEY, isHidden ? 'hidden' : null)
  for (const watcher of watchers) watcher()
}
