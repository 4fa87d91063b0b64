export type Outcome = 'paid' | 'failed' | 'open'

const PAID = new Set(['2', 'approved', 'completed', 'success', 'successfully'])
const FAILED = new Set(['3', 'declined', 'failed', 'error', 'canceled'])

/** What an order's status means for who waits for it; every spelling that a server may use: numbers as well as words. */
export function orderOutcome(status: unknown): Outcome {
  const word = String(status).toLowerCase()
  return PAID.has(word) ? 'paid' : FAILED.has(word) ? 'failed' : 'open'
}
