// What a case can be, how it can end, and what its end does to a member.
export const CASE_KINDS = ['chat', 'title', 'contested', 'illegal', 'minor', 'moderated', 'unanswered', 'appeal'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
export const OUTCOMES = [
  'no-breach',
  'title-closed',
  'refusal-stands',
  'refusal-wrong',
  'character-wrong',
  'warned',
  'paused',
  'banned',
  'lifted',
  'upheld',
  'overturned',
] as const
export type Outcome = (typeof OUTCOMES)[number]

const OF_A_REFUSAL = ['refusal-stands', 'refusal-wrong', 'warned', 'paused', 'banned'] as const
export const OUTCOMES_OF: Record<CaseKind, readonly Outcome[]> = {
  chat: ['no-breach', 'character-wrong', 'warned', 'paused', 'banned'],
  title: ['no-breach', 'title-closed', 'warned', 'paused', 'banned'],
  contested: OF_A_REFUSAL,
  illegal: OF_A_REFUSAL,
  moderated: OF_A_REFUSAL,
  minor: ['lifted', 'paused', 'banned'],
  unanswered: ['no-breach', 'character-wrong'],
  appeal: ['upheld', 'overturned'],
}
/** Those that restrict somebody: they name a rule or law, and tell what happened. */
export const RESTRICTS: readonly Outcome[] = ['title-closed', 'refusal-stands', 'warned', 'paused', 'banned']
/** Those that their member may object to. */
export const APPEALABLE: readonly Outcome[] = ['no-breach', ...RESTRICTS]
export const APPEAL_MONTHS = 6
/** How long a case may wait: somebody in danger, somebody who may be a child, all others. */
export const DUE_HOURS = { danger: 24, minor: 4, rest: 72 } as const
export const CLAIM_MINUTES = 30
/** Points that a decision gives back at most. */
export const CASE_POINTS_MAX = 5_000
