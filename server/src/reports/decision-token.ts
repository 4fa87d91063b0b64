import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { sameText, sign } from '#server/platform/secrets.ts'

/** What a link opens: a decision to whom it is about, or what was decided about a report to who reported. */
export type Opened = { decision: string } | { report: string }

/** A report is named by its number behind an r. */
export const namedBy = (id: string): Opened => (id.startsWith('r') ? { report: id.slice(1) } : { decision: id })
const signed = ({ secrets }: LoungeInside, mark: string, what: string): string[] =>
  secrets.keys('decisions').map((key) => `${mark}-${sign(key, what)}`)
/** What the link in a decision's mail carries: derived, so nothing is kept of it. The first is the one that is sent. */
export const decisionTokens = (lounge: LoungeInside, id: string): string[] => signed(lounge, id, `decision:${id}`)
export const reportTokens = (lounge: LoungeInside, id: string): string[] => signed(lounge, `r${id}`, `report:${id}`)

/** Throws `link.invalid`. */
export function openedBy(lounge: LoungeInside, token: string): Opened {
  const [, report = '', id = ''] = /^(r?)(\d{1,18})-/.exec(token) ?? []
  const rights = report ? reportTokens(lounge, id) : decisionTokens(lounge, id)
  if (id === '' || !rights.some((right) => sameText(right, token))) throw problem('link.invalid')
  return report ? { report: id } : { decision: id }
}
