import { problem } from '#server/platform/problem.ts'
import { checkText, type Checked } from './guards.ts'

/** Refuses a title or a message that breaks a house rule, with the rule's own problem, before anything is stored or held. */
export function requireAllowed(text: string, kind: Checked['kind']): void {
  const refusal = checkText(text, { kind })
  if (refusal) throw problem(refusal.code, { fields: { [kind === 'title' ? 'title' : 'content']: refusal.code } })
}
