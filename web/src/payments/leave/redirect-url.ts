/** Whether the browser may be sent there: a payment page by its host, or a page of our own. A message from elsewhere must not lead elsewhere. */
export function isPaymentUrl(address: string, hosts: readonly string[], own: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  // Only where we are served without encryption ourselves, on a developer's machine, may the payment page be too.
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && own.startsWith('http:'))
  return url.origin === own || (isSafe && hosts.includes(url.host))
}
