// Answers as Stripe words them: one thing, or a page of many.
import type { Whole } from './bad-answers.ts'
import type { Thing } from './stripe-books.ts'

export const json = (status: number, body: object): Whole => ({ status, body: JSON.stringify(body) })

/** Newest first, as Stripe lists. */
export function page(things: Thing[], { limit = 10, starting_after: after }: Record<string, any>): Whole {
  const sorted = things.toReversed()
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1
  return json(200, { object: 'list', url: '/', data: sorted.slice(from, from + limit), has_more: sorted.length > from + limit })
}
