const YEAR_S = 365 * 24 * 60 * 60

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

/** Readable cookies that the server draws pages by: language and theme. Null removes one. */
export function writeCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR_S
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
