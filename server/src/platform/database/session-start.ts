// What each session of the program begins with, said by itself or by a pooler.

/** Nobody waits longer for a lock, nothing runs or idles longer in a transaction: a blocked table is a refusal, not a frozen house. */
const LIMITS_MS = { lock_timeout: 8_000, statement_timeout: 20_000, idle_in_transaction_session_timeout: 20_000 }

/** As an option of the connection. */
export const startOf = (role: string): string =>
  Object.entries({ role, ...LIMITS_MS })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** As statements. */
export const SESSION_START = Object.entries({ role: 'lounge_app', ...LIMITS_MS })
  .map(([name, value]) => `SET ${name} = ${value}`)
  .join('; ')
