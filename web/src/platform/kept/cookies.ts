const YEAR_S = 365 * 24 * 60 * 60

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}

/** Readable cookies that the server draws pages by, for 365 days or until the browser is closed. Null removes one. */
export function writeCookie(name: string, value: string | null, isLasting = true): void {
  const age = value === null ? '; Max-Age=0' : isLasting ? `; Max-Age=${YEAR_S}` : ''
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/${age}; SameSite=Lax${secure}`
}
