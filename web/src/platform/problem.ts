import type { Problem as ProblemCode } from '@green-room/contract/problems'

/** Failures that no server answered, beside the codes of the contract. */
export type NetworkCode = 'network.failed' | 'network.timeout' | 'network.malformed' | 'network.aborted'
export type Payload = Readonly<Record<string, unknown>>

type Detail = { message: string | null; errors?: Record<string, string[]>; payload?: Payload | null; retryAfterS?: number | null }

/** The one error that calls throw. Screens decide by `code`; `message` is the server's own text, in the reader's language. */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode | NetworkCode
  /** The server's text, or null where nobody answered or it gave none. */
  readonly text: string | null
  readonly errors: Readonly<Record<string, string[]>>
  readonly payload: Payload
  readonly retryAfterS: number | null

  constructor(status: number, code: ProblemCode | NetworkCode, detail: Detail) {
    super(detail.message ?? code)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.text = detail.message
    this.errors = detail.errors ?? {}
    this.payload = detail.payload ?? {}
    this.retryAfterS = detail.retryAfterS ?? null
  }

  /** No server answered: the line is down, or it took too long. */
  get isNetwork(): boolean {
    return this.status === 0
  }
}

export const isProblem = (error: unknown, code?: ProblemCode | NetworkCode): error is Problem =>
  error instanceof Problem && (code === undefined || error.code === code)

/** The first message of a field, as it stands under the field. */
export const fieldError = (problem: Problem, field: string): string | undefined => problem.errors[field]?.[0]
