const FAILURES_MAX = 3
const CLOSED_MS = 30_000

/** Three failures in a row close the door for 30 s; then one call in 30 s may knock until one succeeds. One per model and process. */
export class Breaker {
  #failures = 0
  #closedUntil = 0
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Nobody is let through now. */
  get isClosed(): boolean {
    return this.#failures >= FAILURES_MAX && this.#now() < this.#closedUntil
  }

  allows(): boolean {
    if (this.#failures < FAILURES_MAX) return true
    if (this.#now() < this.#closedUntil) return false
    this.#closedUntil = this.#now() + CLOSED_MS
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    if (++this.#failures >= FAILURES_MAX) this.#closedUntil = this.#now() + CLOSED_MS
  }
}
