import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { deskCall } from '../desk-call.ts'
import { Trouble } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useFresh } from '../use-desk.ts'
import { useWork } from '../use-work.ts'
import { TextField } from '../parts/labelled.tsx'
import { EntryPage } from './entry-page.tsx'

/** An invitation: a name and a password; the second factor follows. The token leaves the address bar at once. */
export function WelcomeScreen() {
  const [token] = useState(() => location.hash.slice(1))
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { failure, work } = useWork()
  const go = useNavigate()
  const fresh = useFresh()
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  const accept = () =>
    work(async () => {
      await deskCall('acceptInvite', { token, name, password })
      await fresh()
      await go('/', { replace: true })
    })
  return (
    <EntryPage title={say('desk.welcome')}>
      <p>{say('desk.welcome-why')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void accept()
        }}
      >
        <TextField required id="name" label={say('desk.name')} autoComplete="given-name" maxLength={60} value={name} onChange={setName} />
        <TextField
          required
          id="password"
          label={say('desk.password')}
          hint={say('desk.password-rules')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <Trouble error={failure} />
        <button type="submit" className="btn-s pri wide" disabled={token === ''}>
          {say('desk.go-on')}
        </button>
      </form>
    </EntryPage>
  )
}
