// What every session of the program has from its start, however it gets there.

/** Nobody waits longer for a lock, nothing runs or idles longer in a transaction: a blocked table is a refusal, not a frozen house. */
const LIMITS_MS = { lock_timeout: 8_000, statement_timeout: 20_000, idle_in_transaction_session_timeout: 20_000 }

/** What a session is to have, as it asks for it at its start. */
export const startOf = (role: string): string =>
  Object.entries({ role, ...LIMITS_MS })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
/** The same in words, for a pooler that says them for it. */
export const SESSION_START = Object.entries({ role: 'lounge_app', ...LIMITS_MS })
  .map(([name, value]) => `SET ${name} = ${value}`)
  .join('; ')
