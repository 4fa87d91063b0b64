import { localPath } from '@green-room/contract/wire/local-path'
import type { NavigateOptions } from 'react-router'

type Go = (to: string, options?: NavigateOptions) => void
let go: Go = (to) => location.assign(to)

/** The router hands in its own way to move, for the few moves that no component makes. */
export function setNavigator(navigator: Go): void {
  go = navigator
}
export const navigateTo: Go = (to, options) => go(to, options)

/** A path of our own pages, or the fallback: a query value must not lead elsewhere. */
export const safePath = (wanted: string | null | undefined, fallback: string): string => localPath(wanted) ?? fallback
