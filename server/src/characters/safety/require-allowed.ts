import type { Member } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { problem } from '#server/platform/problem.ts'
import { openCase } from './cases.ts'
import { checkText, type Checked } from './guards.ts'
import { isStatedMinor } from './minor.ts'

/** Refuses a title or a message that breaks a house rule, with the rule's own problem, before anything is stored or held. What may be against the law is kept for an operator. */
export async function requireAllowed(db: Db, caller: Member, text: string, kind: Checked['kind']): Promise<void> {
  if (caller.isPaused) throw problem('account.paused')
  const refusal = checkText(text, { kind })
  if (!refusal) return
  const { rule, code } = refusal
  if (rule === 'danger' || (rule === 'minors' && !isStatedMinor(text)))
    await openCase(db, { memberId: caller.memberId, kind: 'illegal', rule, content: text })
  throw problem(code, { fields: { [kind === 'title' ? 'title' : 'content']: code } })
}
