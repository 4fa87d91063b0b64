import { call } from '#web/platform/wire/call.ts'
import { settleSession } from '#web/platform/kept/session.ts'

/** Asks the server who is here. Where it can't be asked, the marker of the last visit decides. */
export async function checkSession(): Promise<void> {
  try {
    settleSession(await call('isAuth', {}))
  } catch {
    settleSession(null)
  }
}
