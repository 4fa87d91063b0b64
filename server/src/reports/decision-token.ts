import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { sameText, sign } from '#server/platform/secrets.ts'

/** What the link in a decision's mail carries: derived, so nothing is kept of it. The first is the one that is sent. */
export const decisionTokens = ({ secrets }: LoungeInside, id: string): string[] =>
  secrets.keys('decisions').map((key) => `${id}-${sign(key, `decision:${id}`)}`)

/** The number of the decision that a link opens. Throws `link.invalid`. */
export function decisionOf(lounge: LoungeInside, token: string): string {
  const id = /^(\d{1,18})-/.exec(token)?.[1]
  if (id === undefined || !decisionTokens(lounge, id).some((right) => sameText(right, token))) throw problem('link.invalid')
  return id
}
