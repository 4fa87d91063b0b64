import { themeColorMedia, type Theme } from '@green-room/contract/pages'
import { isAllowed } from './consent.ts'
import { readCookie, writeCookie } from './cookies.ts'

const COOKIE = 'theme'
const watchers = new Set<() => void>()

/** The stored choice; null follows the system, by the style sheet alone. */
export function storedTheme(): Theme | null {
  const theme = readCookie(COOKIE)
  return theme === 'light' || theme === 'dark' ? theme : null
}
export function watchTheme(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Kept in a cookie, so that the server sends the next page in it and nothing flashes. */
export function chooseTheme(theme: Theme | null): void {
  keepTheme(theme)
  if (theme === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  if (light) light.media = themeColorMedia('light', theme)
  if (dark) dark.media = themeColorMedia('dark', theme)
  for (const watcher of watchers) watcher()
}

/** Outlives the browser's closing if that is allowed. */
export function keepTheme(theme = storedTheme()): void {
  writeCookie(COOKIE, theme, isAllowed('customization'))
}
