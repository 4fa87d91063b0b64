import { fieldError, isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import type { Translate } from '#web/platform/texts/translate.ts'

type Errors = { title?: string; room_id?: string; form?: string }

/** What the server refused about a new topic, under its field where it has one. House rules are about the title. */
export function creationErrors(error: unknown, t: Translate['t'], cost: string): Errors {
  if (!isProblem(error)) return { form: t('new-topic.create-failed') }
  if (error.code.startsWith('house-rule.')) return { title: error.text ?? t('new-topic.create-failed') }
  if (error.code === 'ledger.not-enough-points') return { form: t('new-topic.points-missing', { cost }) }
  if (error.code === 'network.malformed') return { form: t('new-topic.create-malformed') }
  const [title, room_id] = [fieldError(error, 'title'), fieldError(error, 'room_id')]
  if (title || room_id) return { ...(title ? { title } : {}), ...(room_id ? { room_id } : {}) }
  const style = fieldError(error, 'text_look') ?? fieldError(error, 'color')
  return { form: style ?? problemText(error, t, 'new-topic.create-failed') }
}
