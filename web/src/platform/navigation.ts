import type { NavigateOptions } from 'react-router'

type Go = (to: string, options?: NavigateOptions) => void
let go: Go = (to) => location.assign(to)

/** The router hands in its own way to move, for the few moves that no component makes. */
export function setNavigator(navigator: Go): void {
  go = navigator
}
export const navigateTo: Go = (to, options) => go(to, options)

/** A path of our own pages, or the fallback: a query value must not lead elsewhere (security.md §1). */
export function safePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted?.startsWith('/') || /[\\\s]/.test(wanted) || wanted.startsWith('//')) return fallback
  const base = 'https://own.invalid'
  const url = URL.parse(wanted, base)
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback
}
