import { readCookie } from '../kept/cookies.ts'

/** Asks for a new XSRF-TOKEN cookie. Several callers at once share one request. */
export function renewXsrf(): Promise<void> {
  running ??= fetch('/api/sanctum/csrf-cookie', { credentials: 'same-origin', headers: { accept: 'application/json' } })
    .then(() => undefined)
    .finally(() => {
      running = null
    })
  return running
}
let running: Promise<void> | null = null

export async function xsrfToken(): Promise<string> {
  if (readCookie('XSRF-TOKEN') === null) await renewXsrf()
  return readCookie('XSRF-TOKEN') ?? ''
}
