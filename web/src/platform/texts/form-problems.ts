import { isProblem, type Problem } from '../problem.ts'
import { problemText } from './problem-text.ts'
import type { TextKey } from './text-key.ts'
import type { Translate } from './translate.ts'

type Errors = Record<string, string>
type Issue = { path: readonly PropertyKey[]; message: string }
export type Checked = { success: true } | { success: false; error: { issues: readonly Issue[] } }

/** The first complaint of a schema for each field. The schemas of the contract name the keys of their texts. */
export function schemaErrors(checked: Checked, t: Translate['t']): Errors {
  const errors: Errors = {}
  if (checked.success) return errors
  for (const { path, message } of checked.error.issues) errors[String(path[0] ?? 'form')] ??= t(message as TextKey)
  return errors
}

/** What the server refused: under its fields where the form has them, else over the form. */
export function refusalErrors(error: unknown, t: Translate['t'], fallback: TextKey, fields: readonly string[]): Errors {
  const named = isProblem(error) ? namedErrors(error, fields) : {}
  return Object.keys(named).length > 0 ? named : { form: problemText(error, t, fallback) }
}

const namedErrors = (problem: Problem, fields: readonly string[]): Errors =>
  Object.fromEntries(fields.flatMap((field) => (problem.errors[field]?.[0] ? [[field, problem.errors[field][0]]] : [])))
