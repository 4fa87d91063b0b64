import type { Role } from '@green-room/contract/wire/backoffice-rights'
import type { Trx } from '#server/platform/database/database.ts'

/** Who acts, as the log keeps it. */
export type Actor = { memberId: string; roles: readonly Role[]; ip: string; request: string }
export type Recorded = {
  operator: Actor | null
  /** Noun and past tense: `member.banned`. */
  act: string
  target?: { type: string; id: string }
  /** Numbers, codes and names of fields. A personal field is told as `changed`, never by what it says. */
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  reason?: string
  approval?: { id: string; secondId: string }
}

/** One row of the log, in the act's own transaction: either both are there, or none. */
export async function recordAct(trx: Trx, { operator, act, target, before, after, reason, approval }: Recorded): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      operator_id: operator?.memberId ?? null,
      roles: [...(operator?.roles ?? [])],
      act,
      target_type: target?.type ?? null,
      target_id: target?.id ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason: reason ?? '',
      approval_id: approval?.id ?? null,
      second_id: approval?.secondId ?? null,
      ip: operator?.ip ?? null,
      request: operator?.request ?? null,
    })
    .execute()
}
