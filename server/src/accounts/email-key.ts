/** One account per address: compared in NFKC and lower case. The address itself is kept as it was typed. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

const DOTS_MEAN_NOTHING: ReadonlySet<string> = new Set(['gmail.com', 'proton.me', 'protonmail.com', 'pm.me'])

/** The mailbox behind an address: what follows a plus, and dots where the provider ignores them, name no other one. */
export function mailboxKey(email: string): string {
  const [name = '', domain = ''] = emailKey(email)
    .replace(/@googlemail\.com$/, '@gmail.com')
    .split('@')
  const bare = name.replace(/(.)\+.*$/s, '$1')
  return `${DOTS_MEAN_NOTHING.has(domain) ? bare.replaceAll('.', '') : bare}@${domain}`
}
