import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '#web/platform/problem.ts'
import { deskCall } from '../desk-call.ts'
import { troubleText } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useFresh } from '../use-desk.ts'
import { EntryField } from './entry-field.tsx'
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
        <EntryField id="name" label={say('desk.name')} autoComplete="given-name" maxLength={60} value={name} onChange={setName} />
        <EntryField
          id="password"
          label={say('desk.password')}
          note={say('desk.password-rules')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
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
