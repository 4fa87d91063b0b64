/** Push services of the browsers there are. An address that a browser names is called only on one of these: it could name any. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(updates|updates-autopush)\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** @param origins further ones, which the operator has named. */
export function isPushEndpoint(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(address)
  if (username || password) return false
  return origins.includes(origin) || (protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname)))
}
