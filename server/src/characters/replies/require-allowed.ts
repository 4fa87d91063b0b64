import type { Member } from '#server/platform/http/caller.ts'
import type { Db } from '#server/platform/database/database.ts'
import { problem, type ProblemError } from '#server/platform/problem.ts'
import type { HouseRule } from '@green-room/contract/limits/house-rules'
import type { Costs } from '../cost/costs.ts'
import { isOfSelfHarm, ruleBroken } from '../moderation/categories.ts'
import type { Moderator } from '../moderation/moderator.ts'
import { isAllowed, keepJudgedCrisis, openCase } from '#server/safety/cases.ts'
import { isCrisis, noteCrisis } from '#server/safety/crisis.ts'
import { checkText, type Checked } from '#server/safety/guards.ts'
import { isStatedMinor } from '#server/safety/minor.ts'

/**
 * Refuses a title or a message that breaks a house rule, with the rule's own problem, before anything is stored or held. What may be against
 * the law is kept for an operator. Where the rules find nothing, the moderation model is asked; never about somebody in a crisis. Where it
 * hears one, the text is sent and answered with help, as if the rules had heard it. A text whose refusal an operator found wrong is sent.
 */
export async function requireAllowed(
  { db, moderator, costs }: { db: Db; moderator: Moderator | null; costs: Costs | null },
  caller: Member,
  text: string,
  kind: Checked['kind'],
): Promise<void> {
  if (caller.isPaused) throw problem('account.paused')
  const refusal = checkText(text, { kind })
  if (refusal) {
    if (await isAllowed(db, caller.memberId, text)) return
    const { rule } = refusal
    if (rule === 'danger' || (rule === 'minors' && !isStatedMinor(text)))
      await openCase(db, { memberId: caller.memberId, kind: 'illegal', rule, content: text })
    throw refused(rule, kind)
  }
  if (!moderator || text.trim() === '' || isCrisis(text)) return
  const { found } = await moderator.judge(text, { meter: costs?.meterFor({ memberId: caller.memberId }) })
  if (isOfSelfHarm(found)) {
    await keepJudgedCrisis(db, { memberId: caller.memberId, content: text, judged: { by: moderator.name, found } })
    return noteCrisis(text)
  }
  const rule = ruleBroken(found)
  if (!rule || (await isAllowed(db, caller.memberId, text))) return
  await openCase(db, { memberId: caller.memberId, kind: 'moderated', rule, content: text, judged: { by: moderator.name, found } })
  throw refused(rule, kind)
}

function refused(rule: HouseRule, kind: Checked['kind']): ProblemError {
  const code = `house-rule.${rule}` as const
  return problem(code, { fields: { [kind === 'title' ? 'title' : 'content']: code } })
}
