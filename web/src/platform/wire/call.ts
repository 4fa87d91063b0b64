// Every call of the browser goes through here: what is sent, what is repeated, and what a refusal means for the session.
import type { DoorName } from '@green-room/contract/doors'
import type { AnswerOf, CallName, InputOf } from './doors.ts'
import { isProblem, type Problem } from '../problem.ts'
import { send, type Sending } from './send.ts'
import { expireSession, meetSuspended, meetUnverified, setAsked, storedToken } from '../kept/session.ts'
import { renewXsrf } from './xsrf.ts'

const RATE_RETRIES_MAX = 3
const RATE_DELAY_MS = 5_000
/** A server that asks for more patience than all retries together is not asked again. */
const RATE_PATIENCE_S = 35
const OF_TERMS: ReadonlySet<DoorName> = new Set(['checkTerms', 'acceptTerms'])

/** Calls a door. Throws a Problem, and nothing else. */
export async function call<Name extends CallName>(door: Name, input: InputOf<Name>, sending: Sending = {}): Promise<AnswerOf<Name>> {
  let token = storedToken()
  let isRenewed = false
  for (let repeats = 0; ;) {
    try {
      return (await send(door, input, sending, token)) as AnswerOf<Name>
    } catch (error) {
      if (!isProblem(error)) throw error
      if (error.status === 419 && !isRenewed) {
        isRenewed = true
        await renewXsrf()
      } else if (isProblem(error, 'session.token-mismatch') && token !== storedToken()) {
        // Another tab has signed in since: its token is tried once.
        token = storedToken()
      } else if (isWorthWaiting(door, error, repeats)) {
        await pause(RATE_DELAY_MS * 2 ** repeats++, sending.signal)
      } else {
        tellSession(error, token)
        throw error
      }
    }
  }
}

function isWorthWaiting(door: DoorName, problem: Problem, repeats: number): boolean {
  const isPatient = (problem.retryAfterS ?? 0) <= RATE_PATIENCE_S
  return problem.status === 429 && !OF_TERMS.has(door) && repeats < RATE_RETRIES_MAX && isPatient
}

function tellSession(problem: Problem, token: string | null): void {
  if (problem.status === 401) expireSession(token)
  if (problem.code === 'email.unverified') meetUnverified()
  if (problem.code === 'account.suspended') meetSuspended()
  if (problem.code === 'legal.required') setAsked(true)
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
