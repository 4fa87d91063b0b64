import type { Amount } from './texts/amounts.ts'
import type { Db } from './database/database.ts'
import type { FieldProblem } from '@green-room/contract/wire/field-problems'
import { PROBLEMS, type Problem } from '@green-room/contract/problems'

export type ProblemDetail = {
  /** Values for the placeholders of the text. */
  values?: Record<string, string | number | Amount>
  payload?: Record<string, unknown>
  /** Field → key of its text. */
  fields?: Record<string, FieldProblem | Problem>
  retryAfterS?: number
}
/** What the payload says besides, read from the database once the transaction that is refused has ended (`transact`). */
export type Dress = (db: Db) => Promise<Record<string, unknown>>

/** An expected failure: its code is in the contract, its text in `locales/<lang>/problems.json`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: Problem
  readonly detail: ProblemDetail
  readonly dress: Dress | null
  constructor(code: Problem, detail: ProblemDetail = {}, dress: Dress | null = null) {
    super(code)
    this.code = code
    this.detail = detail
    this.dress = dress
  }
  get status(): number {
    return PROBLEMS[this.code]
  }
}

export const problem = (code: Problem, detail?: ProblemDetail, dress?: Dress): ProblemError => new ProblemError(code, detail, dress)
/** A failed form: 422 with the text under each field. */
export const formProblem = (fields: Record<string, FieldProblem | Problem>): ProblemError => new ProblemError('form.invalid', { fields })
