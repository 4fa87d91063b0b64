import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '#web/platform/problem.ts'
import { deskCall } from '../desk-call.ts'
import { troubleText } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useFresh } from '../use-desk.ts'
import { EntryPage } from './entry-page.tsx'

/** An invitation: a name and a password; the second factor follows. The token leaves the address bar at once. */
export function WelcomeScreen() {
  const [token] = useState(() => location.hash.slice(1))
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const go = useNavigate()
  const fresh = useFresh()
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  async function accept(): Promise<void> {
    setFailure(null)
    try {
      await deskCall('acceptInvite', { token, name, password })
      await fresh()
      await go('/', { replace: true })
    } catch (error) {
      setFailure(error)
    }
  }
  const wrong = isProblem(failure) ? Object.values(failure.errors)[0]?.[0] : undefined
  return (
    <EntryPage title={say('desk.welcome')}>
      <p>{say('desk.welcome-why')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void accept()
        }}
      >
        <div className="f">
          <label htmlFor="name">{say('desk.name')}</label>
          <input
            id="name"
            className="in"
            autoComplete="given-name"
            type="text"
            required
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="f">
          <label htmlFor="password">
            {say('desk.password')} <small>{say('desk.password-rules')}</small>
          </label>
          <input
            id="password"
            className="in"
            type="password"
            autoComplete="new-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        {failure ? (
          <p className="note bad2" role="alert">
            {wrong ?? troubleText(failure)}
          </p>
        ) : null}
        <button type="submit" className="btn-s pri wide" disabled={token === ''}>
          {say('desk.go-on')}
        </button>
      </form>
    </EntryPage>
  )
}
