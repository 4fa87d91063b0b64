import { domainToASCII } from 'node:url'

/** One account per address: compared in NFKC and lower case. The address itself is kept as it was typed. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

const DOTS_MEAN_NOTHING: ReadonlySet<string> = new Set(['gmail.com', 'proton.me'])
/** Names under which a provider has one and the same mailbox. */
const SAME: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
}

/** The mailbox behind an address: what follows a plus, and dots where the provider ignores them, name no other one. */
export function mailboxKey(email: string): string {
  const [name = '', domain = ''] = emailKey(email).split('@')
  const host = domainToASCII(domain) || domain
  const home = SAME[host] ?? host
  const bare = name.replace(/(.)\+.*$/s, '$1')
  return `${DOTS_MEAN_NOTHING.has(home) ? bare.replaceAll('.', '') : bare}@${home}`
}
